import type { MouseEvent } from 'react';

/**
 * What a link to a part of its own page does when it is pressed. It tells the router nothing: for a new address React
 * throws away what it has not taken over yet. A part that is not there yet is left to the router.
 */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', hash);
  part.scrollIntoView();
  // As a jump of the browser: Tab goes on from there.
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
