import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import { isItemReportSpan, minPairOrders } from 'market/stores/stores-items.rules';
import type { vendorReportsContract } from 'market/stores/stores-report.vendor.contract';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Slice, sliceOf } from '#api/http/list-pages.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import {
  countedSince,
  countItemFigures,
  type ItemSpan,
  itemFigures,
  itemPairs,
  itemReportDays,
} from './stores-items.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;
type Reports = typeof vendorReportsContract;

/** Returns a page of what the items of a store did in some days, those first that did most of what is sorted by [STO-092]. */
export async function showItemFigures(
  { db, now }: Context,
  storeId: number,
  { limit, offset, sort, ...wanted }: QueryOf<Reports['items']>,
): Promise<ReplyOf<Reports['items']>> {
  const { span, days } = await spanOf(db, storeId, wanted, now());
  const [rows, total, since] = await Promise.all([
    itemFigures(db, span, sort, sliceOf({ limit, offset })),
    countItemFigures(db, span),
    countedSince(db),
  ]);
  return {
    ...{ total_size: total, limit, offset, ...days, currency: span.currency, counted_since: since },
    items: rows.map((row) => ({ ...row, turnover: toDecimal(row.turnover), refunded: toDecimal(row.refunded) })),
  };
}

/** Returns a page of the items of a store that were ordered together in some days, the most orders first [STO-092]. */
export async function showItemPairs(
  { db, now }: Context,
  storeId: number,
  { limit, offset, ...wanted }: QueryOf<Reports['pairs']>,
): Promise<ReplyOf<Reports['pairs']>> {
  const { span, days } = await spanOf(db, storeId, wanted, now());
  const pairsIn = (slice: Slice) => itemPairs(db, span, { minOrders: minPairOrders, ...slice });
  const rows = await pairsIn(sliceOf({ limit, offset }));
  // A page after the last one has no row that says how many there are.
  const [counted] = rows.length === 0 && offset > 1 ? await pairsIn({ limit: 1, skip: 0 }) : rows;
  const pairs = rows.map(({ total: _, ...pair }) => pair);
  return { total_size: counted?.total ?? 0, limit, offset, ...days, pairs };
}

interface WantedDays {
  first_day?: string | undefined;
  last_day?: string | undefined;
}

/** Returns the days that are wanted, by the clock of the zone of a store; refuses those that are no span. */
async function spanOf(db: Context['db'], storeId: number, wanted: WantedDays, at: Date) {
  const { first_day: first = null, last_day: last = null } = wanted;
  const found = await itemReportDays(db, storeId, { at, first, last });
  if (!found) throw new Refusal('store_not_found');
  const { first_day, last_day, currency, time_zone: timeZone, since, to } = found;
  if (!isItemReportSpan(first_day, last_day)) throw fieldRefusal('last_day', 'This value is not valid.');
  const span: ItemSpan = { storeId, currency, timeZone, since, to, first: first_day, last: last_day };
  return { span, days: { now: at.toISOString(), first_day, last_day } };
}
