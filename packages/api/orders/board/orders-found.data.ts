import { sql } from 'kysely';
import type { PastOrder } from 'market/orders/orders-found.vendor.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** Which orders of a store are wanted; each condition narrows the others. */
export interface OrderSearch {
  storeId: number;
  day: string | null;
  statuses: readonly string[] | null;
  payment: string | null;
  /** Digits of a number or a phone. */
  digits: string | null;
  /** A part of the name of an item. */
  words: string | null;
}

export interface FoundOrder {
  id: string;
  order_status: PastOrder['order_status'];
  order_type: string;
  payment_method: PastOrder['payment_method'];
  contact_name: string;
  placed_at: Date;
  schedule_at: Date | null;
  pieces: number;
  first_item: string | null;
  total: Money;
  currency: string;
}

const wanted = ({ storeId, day, statuses, payment, digits, words }: OrderSearch) => sql`
  from orders o join zones z on z.id = o.zone_id
  where o.store_id = ${storeId}
    and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')
    and (o.prescription is null or o.prescription = 'agreed')
    and (${day}::text::date is null or (o.placed_at >= ${day}::text::date::timestamp at time zone z.time_zone
      and o.placed_at < (${day}::text::date + 1)::timestamp at time zone z.time_zone))
    and (${statuses}::text[] is null or o.order_status = any (${statuses}::text[]))
    and (${payment}::text is null or o.payment_method = ${payment}::text)
    and (${digits}::text is null or right(o.id, length(${digits}::text)) = ${digits}::text
      or length(${digits}::text) >= 4 and right(o.contact_number, length(${digits}::text)) = ${digits}::text)
    and (${words}::text is null or exists (select from order_lines l
      where l.order_id = o.id and position(lower(${words}::text) in lower(l.name)) > 0))`;

/** Returns a page of the orders that a store looks for, the newest first. */
export async function foundOrders(
  db: Connection,
  filter: OrderSearch,
  { limit, skip }: { limit: number; skip: number },
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select o.id, o.order_status, o.order_type, o.payment_method, o.contact_name, o.placed_at, o.schedule_at,
      coalesce((select sum(l.quantity) from order_lines l where l.order_id = o.id), 0)::int as pieces,
      (select l.name from order_lines l where l.order_id = o.id order by l.line_number limit 1) as first_item,
      o.total, o.currency::text as currency
    ${wanted(filter)}
    order by o.placed_at desc, o.id desc limit ${limit} offset ${skip}`.execute(db);
  return rows;
}

/** Returns how many orders a store would find, up to a maximum. */
export async function countFoundOrders(db: Connection, filter: OrderSearch, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${wanted(filter)} limit ${max}) found`.execute(db);
  return rows[0]?.count ?? 0;
}
