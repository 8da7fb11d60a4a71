import { isWithinZones } from 'market/access/access.rules';
import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { showInvariants, wantInvariants } from './check-invariants.ts';
import { showLedgerOfOrder } from './show-ledger.ts';
import {
  countAccounts,
  countEntries,
  entriesOfAccount,
  ledgerAccounts,
  zoneOfBookedOrder,
} from './wallet-ledger.data.ts';

export const adminLedgerRoutes = (context: ApiContext): Handlers<Contract['adminLedger']> => ({
  invariants({ caller }) {
    mustSeeAll(caller);
    return showInvariants(context);
  },
  checkInvariants({ caller }) {
    mustSeeAll(caller);
    return wantInvariants(context, caller);
  },
  async accounts({ caller, query: { search = '', ...page } }) {
    mustSeeAll(caller);
    const rows = await ledgerAccounts(context.db, { search, ...sliceOf(page) });
    const total = await totalOf(page, rows.length, () => countAccounts(context.db, search, maxCounted));
    const accounts = rows.map(({ balance, ...row }) => ({ ...row, balance: toDecimal(balance) }));
    return { total_size: total, limit: page.limit, offset: page.offset, accounts };
  },
  async entries({ caller, query: { account, currency, ...page } }) {
    mustSeeAll(caller);
    const rows = await entriesOfAccount(context.db, { account, currency, ...sliceOf(page) });
    const total = await totalOf(page, rows.length, () => countEntries(context.db, { account, currency }, maxCounted));
    const entries = rows.map((row) => ({ ...row, at: row.at.toISOString(), amount: toDecimal(row.amount) }));
    return { total_size: total, limit: page.limit, offset: page.offset, entries };
  },
  async order({ caller, params: { order_id: orderId } }) {
    const zoneId = await zoneOfBookedOrder(context.db, orderId);
    if (zoneId === undefined || !isWithinZones(caller.zones, zoneId)) throw new Refusal('order_not_found');
    return showLedgerOfOrder(context.db, orderId);
  },
});

/** An account has the money of every zone. */
function mustSeeAll({ zones }: AuthorizedOperator): void {
  if (zones !== 'all') throw new Refusal('right_missing');
}
