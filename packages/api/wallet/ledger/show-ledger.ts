import type { ReplyOf } from 'market/calls/endpoint';
import { type Money, nothing, plus, toDecimal } from 'market/values/money';
import type { adminLedgerContract } from 'market/wallet/wallet-ledger.contract';
import type { Connection } from '#api/db/connection.ts';
import { entriesOfOrder, type JournalRow } from './wallet-ledger.data.ts';

/** Returns every journal of an order, and who holds what of it now [OPS-014]. */
export async function showLedgerOfOrder(
  db: Connection,
  orderId: string,
): Promise<ReplyOf<typeof adminLedgerContract.order>> {
  const rows = await entriesOfOrder(db, orderId);
  const journals = new Map<number, JournalRow[]>();
  const sums = new Map<string, { account: string; currency: string; sum: Money }>();
  for (const row of rows) {
    journals.set(row.journal_id, [...(journals.get(row.journal_id) ?? []), row]);
    const { account, currency } = row;
    const known = sums.get(`${account} ${currency}`)?.sum ?? nothing;
    sums.set(`${account} ${currency}`, { account, currency, sum: plus(known, row.amount) });
  }
  return {
    journals: [...journals.values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { journal_id, kind, at, order_id, subject } = first;
      const entries = own.map(({ account, currency, amount }) => ({ account, currency, amount: toDecimal(amount) }));
      return [{ journal_id, kind, at: at.toISOString(), order_id, subject, entries }];
    }),
    balances: [...sums.values()]
      .filter(({ sum }) => sum !== 0)
      .map(({ account, currency, sum }) => ({ account, currency, amount: toDecimal(sum) })),
  };
}
