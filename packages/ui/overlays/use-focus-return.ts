import { useState } from 'react';

/** Gives the focus back, when an overlay closes, to whatever had it when the overlay opened. */
export function useFocusReturn(): (closing: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (closing) => {
    // The library would focus its own trigger, which our overlays do not have.
    closing.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}
