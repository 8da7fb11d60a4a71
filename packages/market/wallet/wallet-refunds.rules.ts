import { type Money, minus, money, nothing, plus } from '../values/money.ts';
import { type LedgerEntry, withoutZeroEntries } from './wallet.rules.ts';
import { courierAccount, storeAccount } from './wallet-ledger.rules.ts';

/** What the market bears of refunds. */
export const refundsAccount = 'market:refunds';

/** What the ledger needs to know of a part of an order that is given back. */
export interface BookedRefund {
  /** Who bears it, together the amount. */
  borneBy: Readonly<Record<'market' | 'store' | 'courier', Money>>;
  /** The parts of the amount that are tax, and commission of the market. */
  tax: Money;
  commission: Money;
  storeId: number | null;
  courierId: number | null;
}

/**
 * Returns the entries of a refund of a part [OPS-033]: who bears it owes that part, and the amount goes to the given
 * accounts. Of what a store bears, the tax and the commission were never the store's: they come from where they went. The
 * others pay their parts whole.
 */
export function entriesOfPartRefunded(refund: BookedRefund, backTo: readonly LedgerEntry[]): LedgerEntry[] {
  const { borneBy, storeId, courierId } = refund;
  const amount = plus(borneBy.market, borneBy.store, borneBy.courier);
  const ofStore = (part: Money) => (amount === 0 ? nothing : money(Math.floor((part * borneBy.store) / amount)));
  const [tax, commission] = [ofStore(refund.tax), ofStore(refund.commission)];
  return withoutZeroEntries([
    { account: refundsAccount, amount: borneBy.market },
    { account: storeAccount(storeId ?? 0), amount: minus(borneBy.store, plus(tax, commission)) },
    { account: 'market:commission', amount: commission },
    { account: 'tax', amount: tax },
    { account: courierAccount(courierId ?? 0), amount: borneBy.courier },
    ...backTo.map((entry) => ({ ...entry, amount: money(0 - entry.amount) })),
  ]);
}

/**
 * Returns the entries that take back what others bore of the parts of an order, which is refunded as a whole now: its own
 * journal has the sum of the parts as the market's.
 */
export function entriesOfPartsReversed(borne: readonly LedgerEntry[]): LedgerEntry[] {
  const others = borne.filter(({ account }) => account !== refundsAccount);
  return withoutZeroEntries([
    { account: refundsAccount, amount: plus(...others.map(({ amount }) => amount)) },
    ...others.map((entry) => ({ ...entry, amount: money(0 - entry.amount) })),
  ]);
}
