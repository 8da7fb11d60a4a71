import { useEffect } from 'react';

/** The event of the window that says that a part of the page has been hydrated. */
export const hydrated = 'hydrated';

/** Place it in a part of the page to announce that React has hydrated that part; `data-hydrated` on the document remains. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event(hydrated));
  }, []);
  return null;
}
