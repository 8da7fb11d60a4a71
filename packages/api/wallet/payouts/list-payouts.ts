import { maxCounted } from 'market/calls/endpoint';
import { toDecimal } from 'market/values/money';
import type { OwnPayout } from 'market/wallet/wallet-statements.contract';
import type { Connection } from '#api/db/connection.ts';
import { type Page, sliceOf, totalOf } from '#api/http/list-pages.ts';
import { countOwnPayouts, ownPayouts, type PayeeKind } from './wallet-payouts.data.ts';

/** Returns a page of the payouts of a store or a courier [STO-086] [DEL-56]. */
export async function listOwnPayouts(db: Connection, payee: PayeeKind, id: number, query: Page) {
  const rows = await ownPayouts(db, { payee, id, ...sliceOf(query) });
  const payouts = rows.map(
    ({ amount, set_off, changed_at, ...row }): OwnPayout => ({
      ...row,
      amount: toDecimal(amount),
      set_off: toDecimal(set_off),
      changed_at: changed_at.toISOString(),
    }),
  );
  const total = await totalOf(query, rows.length, () => countOwnPayouts(db, payee, id, maxCounted));
  return { total_size: total, limit: query.limit, offset: query.offset, payouts };
}
