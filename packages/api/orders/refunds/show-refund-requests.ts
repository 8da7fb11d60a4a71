import type { Contract } from 'market/calls/contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { counterCodeOf } from 'market/orders/orders-board.rules';
import type { RefundRequest } from 'market/orders/orders-history.contract';
import { refundRequestState } from 'market/orders/orders-refund.rules';
import { nothing, toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { AuthorizedStore } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { type RefundRequestRow, refundRequestOf, refundRequestsOfStore } from './orders-refund-requests.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;

/** Returns what was asked back of an order, with links to its pictures; the caller has checked who asks. */
export async function showRefundRequest(context: Context, orderId: string): Promise<RefundRequest | null> {
  const row = await refundRequestOf(context.db, orderId);
  return row ? requestReply(row, await privateLinks(context)) : null;
}

/** Returns a page of what was asked back of the orders of a store, the newest first. */
export async function listRefundRequests(
  context: Context,
  { storeId }: AuthorizedStore,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReplyOf<Contract['vendorOrders']['refundRequests']>> {
  const { rows, total } = await refundRequestsOfStore(context.db, storeId, { limit, skip: (offset - 1) * limit });
  const linkTo = await privateLinks(context);
  return {
    total_size: total,
    limit,
    offset,
    requests: rows.map((row) => ({
      ...requestReply(row, linkTo),
      order_id: row.order_id,
      code: counterCodeOf(row.order_id),
      customer_name: row.customer_name,
      currency: row.currency,
    })),
  };
}

function requestReply(row: RefundRequestRow, linkTo: (id: string) => string): RefundRequest {
  const state = refundRequestState(row.order_status, row.refund_id !== null);
  const granted = row.granted ?? (state === 'granted' ? row.amount : nothing);
  return {
    state,
    reason: row.reason ?? '',
    comment: row.comment,
    lines: row.lines.map(({ amount, ...line }) => ({ ...line, amount: toDecimal(amount) })),
    amount: toDecimal(row.amount),
    granted: toDecimal(granted),
    pictures: row.pictures.map((id) => ({ id, image_full_url: linkTo(id) })),
    requested_at: new Date(row.requested_at).toISOString(),
  };
}
