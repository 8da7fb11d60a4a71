import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import styles from './when-visible.module.css';

// What one has scrolled to stays drawn: who goes back up, or takes a picture of the whole page, finds no hole. Before that
// it would bring pictures that nobody has asked for.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'contentvisibilityautostatechange',
    (event) => {
      const { skipped, target } = event as ContentVisibilityAutoStateChangeEvent;
      if (!skipped && window.scrollY > 0) (target as HTMLElement).style.contentVisibility = 'visible';
    },
    true,
  );
}

/**
 * A place below the first view. Only the first page leaves out what is far away: who comes back to a home finds it as
 * high as it was.
 */
export function WhenVisible(props: ComponentProps<'div'>) {
  const isFirstPage = useSyncExternalStore(neverChanges, onLaterPages, onFirstPage);
  const [isFar] = useState(isFirstPage);
  // The waker takes the mark away, and only what is built has one.
  const isNotRendered = (isFar && import.meta.env.PROD) || undefined;
  return <div className={isFar ? styles.far : undefined} data-not-rendered={isNotRendered} {...props} />;
}

const neverChanges = () => () => undefined;
const onLaterPages = () => false;
const onFirstPage = () => true;
