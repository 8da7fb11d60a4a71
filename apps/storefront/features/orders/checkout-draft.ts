import { forgetAllInTab } from '#browser/saved-in-tab.ts';

/** Names the slots of this tab that hold what is typed at a checkout. */
export const draftPrefix = 'checkout-draft:';

/** Forgets what is typed at any checkout of this tab: its customer has signed out. */
export function forgetDrafts(): void {
  forgetAllInTab(draftPrefix);
}
