import type { MouseEvent } from 'react';

/**
 * Handles a press on a link to a part of the same page. Bypasses the router, because on a new address React discards
 * what it has not hydrated yet. A missing part is left to the router.
 */
export function jump(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const part = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!part || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', hash);
  part.scrollIntoView();
  // Like a jump of the browser: Tab continues from there.
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
