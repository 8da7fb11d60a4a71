import { useEffect } from 'react';

/** The event of the window that says that a part of the page has been hydrated. */
export const hydrated = 'hydrated';

/** Stands in a part of the page, and says when React has hydrated it; `data-hydrated` on the document stays. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event(hydrated));
  }, []);
  return null;
}
