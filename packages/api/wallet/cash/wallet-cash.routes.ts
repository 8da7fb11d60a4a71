import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { decideShortCash, shortCashReply } from './decide-short-cash.ts';
import { depositReply, limitReply, setCashLimit, takeCashIn } from './take-cash-in.ts';
import { cashDeposits, cashHolders, cashLimits, countDeposits, countHolders } from './wallet-cash.data.ts';
import { countShortCash, shortCashRows } from './wallet-short-cash.data.ts';

export const adminCashRoutes = (context: ApiContext): Handlers<Contract['adminCash']> => ({
  async holders({ caller: { zones }, query }) {
    const zoneIds = zoneIdsOf({ zones });
    const rows = await cashHolders(context.db, { zoneIds, ...sliceOf(query) });
    const total = await totalOf(query, rows.length, () => countHolders(context.db, zoneIds, maxCounted));
    const holders = rows.map(({ held, limit, handed_in_at: at, ...row }) => ({
      ...{ ...row, held: toDecimal(held), limit: limit === null ? null : toDecimal(limit) },
      handed_in_at: at?.toISOString() ?? null,
    }));
    return { total_size: total, limit: query.limit, offset: query.offset, holders };
  },
  async deposits({ caller: { zones }, query }) {
    const zoneIds = zoneIdsOf({ zones });
    const rows = await cashDeposits(context.db, { zoneIds, ...sliceOf(query) });
    const total = await totalOf(query, rows.length, () => countDeposits(context.db, zoneIds, maxCounted));
    return { total_size: total, limit: query.limit, offset: query.offset, deposits: rows.map(depositReply) };
  },
  takeIn: ({ caller, body, idempotencyKey }) => takeCashIn(context, caller, idempotencyKey, body),
  async short({ caller: { zones }, query }) {
    const zoneIds = zoneIdsOf({ zones });
    const rows = await shortCashRows(context.db, { zoneIds, ...sliceOf(query) });
    const total = await totalOf(query, rows.length, () => countShortCash(context.db, { zoneIds }, maxCounted));
    return { total_size: total, limit: query.limit, offset: query.offset, short: rows.map(shortCashReply) };
  },
  decideShort: ({ caller, params, body }) => decideShortCash(context, caller, params.order_id, body),
  async limits() {
    return { limits: (await cashLimits(context.db)).map(limitReply) };
  },
  setLimit: ({ caller, params, body }) => setCashLimit(context, caller, params.currency, body),
});
