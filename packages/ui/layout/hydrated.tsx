import { useEffect } from 'react';

/** The event of the window that says that a part of the page has been hydrated. */
export const hydrated = 'hydrated';

/** The event of the window that says that React delivers a press to its components; its detail is what was pressed. */
export const delivered = 'delivered';

/** For `onClickCapture` of an element around the page: says that React delivers a press. */
export function publishPress({ target }: { target: EventTarget }): void {
  dispatchEvent(new CustomEvent(delivered, { detail: target }));
}

/** Place it in a part of the page to announce that React has hydrated that part; `data-hydrated` on the document remains. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event(hydrated));
  }, []);
  return null;
}
