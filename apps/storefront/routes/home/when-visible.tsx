import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import styles from './when-visible.module.css';

// Sections stay rendered once they were visible, so that scrolling back, or a screenshot of the whole page, shows no
// gap. Before that they would load pictures that may never be seen.
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
 * A section below the first view. Only on the first page is it left out: going back to a home page finds it at its full
 * height.
 */
export function WhenVisible(props: ComponentProps<'div'>) {
  const isFirstPage = useSyncExternalStore(neverChanges, onLaterPages, onFirstPage);
  const [isFar] = useState(isFirstPage);
  return <div className={isFar ? styles.far : undefined} {...props} />;
}

const neverChanges = () => () => undefined;
const onLaterPages = () => false;
const onFirstPage = () => true;
