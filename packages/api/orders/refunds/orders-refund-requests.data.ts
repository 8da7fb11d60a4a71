import { sql } from 'kysely';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** What a customer has asked back of an order. */
export interface RefundRequestRow {
  order_id: string;
  order_status: OrderDetails['order_status'];
  reason: string | null;
  comment: string;
  lines: { line: number; name: string; quantity: number; amount: Money }[];
  amount: Money;
  pictures: string[];
  requested_at: Date;
  refund_id: number | null;
  /** What the refund gave that answered it; null without one. */
  granted: Money | null;
}

export interface NewRefundRequest extends Pick<RefundRequestRow, 'comment' | 'amount' | 'pictures'> {
  orderId: string;
  reason: string;
  lines: readonly { line: number; quantity: number; amount: Money }[];
  at: Date;
}

/** Writes what a customer asks back, and why. */
export async function insertRefundRequest(db: Connection, request: NewRefundRequest): Promise<void> {
  await sql`
    with reason as (update orders set refund_reason = ${request.reason} where id = ${request.orderId})
    insert into refund_requests (order_id, lines, amount, comment, pictures, requested_at)
    values (${request.orderId}, ${JSON.stringify(request.lines)}::jsonb, ${request.amount}, ${request.comment},
      ${request.pictures}::text[], ${request.at})`.execute(db);
}

/** Notes the refund that answers a request. */
export async function answerRefundRequest(db: Connection, orderId: string, refundId: number): Promise<void> {
  await sql`update refund_requests set refund_id = ${refundId} where order_id = ${orderId}`.execute(db);
}

/** Takes uploaded pictures of a shopper for a request. Returns how many there were. */
export async function takeUploadedPictures(
  db: Connection,
  { ids, shopper }: { ids: readonly string[]; shopper: string },
): Promise<number> {
  const { rows } = await sql`
    delete from prescription_pictures where id = any (${ids}::text[]) and shopper = ${shopper} and order_id is null
    returning id`.execute(db);
  return rows.length;
}

const requestColumns = sql`q.order_id, o.order_status, o.refund_reason as reason, q.comment, q.amount, q.pictures,
  q.requested_at, q.refund_id, r.amount as granted,
  coalesce((select jsonb_agg(jsonb_build_object('line', (a.asked ->> 'line')::int, 'name', l.name,
      'quantity', (a.asked ->> 'quantity')::int, 'amount', (a.asked ->> 'amount')::bigint) order by a.place)
    from jsonb_array_elements(q.lines) with ordinality as a(asked, place)
    join order_lines l on l.order_id = q.order_id and l.line_number = (a.asked ->> 'line')::int), '[]') as lines`;
const requestTables = sql`refund_requests q join orders o on o.id = q.order_id left join refunds r on r.id = q.refund_id`;

/** Returns what was asked back of an order; undefined where nothing was. */
export async function refundRequestOf(db: Connection, orderId: string): Promise<RefundRequestRow | undefined> {
  const { rows } = await sql<RefundRequestRow>`
    select ${requestColumns} from ${requestTables} where q.order_id = ${orderId}`.execute(db);
  return rows[0];
}

/** A request with what its store needs to know of the order. */
export interface StoreRequestRow extends RefundRequestRow {
  customer_name: string;
  currency: string;
}

/** Returns what was asked back of the orders of a store, the newest first, and how many requests there are. */
export async function refundRequestsOfStore(
  db: Connection,
  storeId: number,
  { limit, skip }: { limit: number; skip: number },
): Promise<{ rows: StoreRequestRow[]; total: number }> {
  const { rows } = await sql<StoreRequestRow>`
    select ${requestColumns}, o.contact_name as customer_name, o.currency from ${requestTables}
    where o.store_id = ${storeId} order by q.requested_at desc, q.order_id limit ${limit}::int offset ${skip}::int`.execute(
    db,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from refund_requests q join orders o on o.id = q.order_id
    where o.store_id = ${storeId}`.execute(db);
  return { rows, total: counted[0]?.total ?? 0 };
}

/** Returns the requests before a moment that still have pictures. */
export async function requestsWithPictures(
  db: Connection,
  before: Date,
  limit: number,
): Promise<{ order_id: string; pictures: string[] }[]> {
  const { rows } = await sql<{ order_id: string; pictures: string[] }>`
    select order_id, pictures from refund_requests where pictures <> '{}' and requested_at < ${before}
    limit ${limit}`.execute(db);
  return rows;
}

/** Removes the pictures of a request. */
export async function removeRequestPictures(db: Connection, orderId: string): Promise<void> {
  await sql`update refund_requests set pictures = '{}' where order_id = ${orderId}`.execute(db);
}
