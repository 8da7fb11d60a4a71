/** What a manual journal is for: an amount that will not come, or an entry on the wrong account [OPS-080]. */
export const manualJournalKinds = ['written_off', 'corrected'] as const;
export type ManualJournalKind = (typeof manualJournalKinds)[number];

/** Where what is written off goes. */
export const lossesAccount = 'market:losses';

/**
 * Accounts that are booked by hand. Others follow something else that would no longer agree with them: a wallet its
 * balance, and what is owed for an order its state.
 */
const bookable =
  /^(bank|tax|market:[a-z_]+|provider:[a-z_:.-]+|(store|courier|cash:store|cash:delivery_man):[1-9]\d*)$/;

/** Returns whether people may book on an account by hand [OPS-080]. */
export function isBookableByHand(account: string): boolean {
  return bookable.test(account);
}
