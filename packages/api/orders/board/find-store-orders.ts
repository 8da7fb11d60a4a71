import type { Contract } from 'market/calls/contract';
import { maxCounted, type QueryOf, type ReplyOf } from 'market/calls/endpoint';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { countFoundOrders, foundOrders } from './orders-found.data.ts';

type Find = Contract['vendorOrders']['find'];

const statusesOf = {
  running: ['pending', 'confirmed', 'processing', 'handover', 'picked_up'],
  delivered: ['delivered', 'refund_requested'],
  canceled: ['canceled', 'failed'],
  refunded: ['refunded'],
} as const;

/** Returns the orders that a store looks for, the newest first; what waits for its payment is in no list [STO-042]. */
export async function findOrders(
  { db }: Pick<ApiContext, 'db'>,
  storeId: number,
  query: QueryOf<Find>,
): Promise<ReplyOf<Find>> {
  const written = query.search?.trim() ?? '';
  const digits = written.replace(/[\s+#-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  const filter = {
    storeId,
    day: query.day ?? null,
    statuses: query.state ? statusesOf[query.state] : null,
    payment: query.payment ?? null,
    digits: isNumber ? digits : null,
    words: written !== '' && !isNumber ? written : null,
  };
  const rows = await foundOrders(db, filter, sliceOf(query));
  const total = await totalOf(query, rows.length, () => countFoundOrders(db, filter, maxCounted));
  return {
    total_size: total,
    limit: query.limit,
    offset: query.offset,
    orders: rows.map(({ contact_name: name, first_item: item, placed_at, schedule_at, total: sum, ...row }) => ({
      ...row,
      code: counterCodeOf(row.id),
      // As on the board.
      customer_name: name.trim().split(/\s+/)[0] ?? '',
      first_item: item ?? '',
      placed_at: placed_at.toISOString(),
      schedule_at: schedule_at?.toISOString() ?? null,
      total: toDecimal(sum),
    })),
  };
}
