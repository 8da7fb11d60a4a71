let isTooOld = false;

/** The server has refused a call because the page is too old; no later call can go through either. */
export function markPageTooOld(): void {
  isTooOld = true;
}

export function isPageTooOld(): boolean {
  return isTooOld;
}
