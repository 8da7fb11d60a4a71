import { forgetAllInTab } from '#browser/saved-in-tab.ts';

/** Prefix of the storage keys of this tab for checkout drafts. */
export const draftPrefix = 'checkout-draft:';

/** Deletes all checkout drafts of this tab, after sign-out. */
export function forgetDrafts(): void {
  forgetAllInTab(draftPrefix);
}
