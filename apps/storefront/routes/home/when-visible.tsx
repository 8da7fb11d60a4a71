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
 * A section below the first view. Rendering is skipped until visible on the first page of a visit only; going back to a
 * home page finds the section at its full height.
 */
export function WhenVisible(props: ComponentProps<'div'>) {
  const isFirstPage = useSyncExternalStore(neverChanges, inBrowser, onServer);
  const [isSkipped] = useState(isFirstPage);
  return <div className={isSkipped ? styles.skipped : undefined} {...props} />;
}

const neverChanges = () => () => undefined;
/** A page that the browser renders from the start is a later one; hydration uses the value of the server. */
const inBrowser = () => false;
const onServer = () => true;
