import { type RawBuilder, sql } from 'kysely';
import type { ItemPair } from 'market/stores/stores-report.vendor.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import { isOver, placedIn, type Span } from './stores-report.data.ts';

export interface ItemReportDays {
  currency: string;
  time_zone: string;
  first_day: string;
  last_day: string;
  since: Date;
  to: Date;
}

/** Returns the days of a report of items by the clock of the zone: up to today, and without others the last seven. */
export async function itemReportDays(
  db: Connection,
  storeId: number,
  { at, first, last }: { at: Date; first: string | null; last: string | null },
): Promise<ItemReportDays | undefined> {
  const { rows } = await sql<ItemReportDays>`
    select z.currency::text as currency, z.time_zone, to_char(d.first, 'YYYY-MM-DD') as first_day,
      to_char(d.last, 'YYYY-MM-DD') as last_day, d.first::timestamp at time zone z.time_zone as since,
      least(${at}::timestamptz, (d.last + 1)::timestamp at time zone z.time_zone) as "to"
    from stores s join zones z on z.id = s.zone_id
    cross join lateral (select coalesce(${first}::text::date, last - 6) as first, last
      from (select least(coalesce(${last}::text::date, today), today) as last
        from (select (${at}::timestamptz at time zone z.time_zone)::date as today) t) l) d
    where s.id = ${storeId}`.execute(db);
  return rows[0];
}

/** A span with its days, by which openings are counted. */
export interface ItemSpan extends Span {
  first: string;
  last: string;
}

export interface ItemFiguresRow {
  item_id: number;
  name: string;
  is_on_menu: boolean;
  views: number;
  carts: number;
  orders: number;
  pieces: number;
  turnover: Money;
  off_minutes: number;
  refunded_pieces: number;
  refunded: Money;
}

/** Pieces of a line that were refunded: all of an order that was refunded as a whole. */
const refundedPieces = sql`case when o.order_status = 'refunded' then l.quantity else least(l.quantity, (
  select coalesce(sum((p.part ->> 'quantity')::int), 0)
  from refunds r cross join lateral jsonb_array_elements(r.lines) as p(part)
  where r.order_id = o.id and (p.part ->> 'line')::int = l.line_number)) end`;

/** Every item of a store that did something in a span, with its figures. */
function figuresIn(span: ItemSpan): RawBuilder<unknown> {
  const { storeId, since, to, first, last } = span;
  return sql`
    with lines as (
      select l.item_id, o.id, l.quantity, l.line_total, ${refundedPieces} as back
      from orders o join order_lines l on l.order_id = o.id where ${placedIn(span)} and not ${isOver}
    ), sold as (
      select item_id, count(distinct id)::int as orders, sum(quantity)::int as pieces, sum(line_total)::bigint as turnover,
        sum(back)::int as refunded_pieces, round(sum(line_total * back::numeric / quantity))::bigint as refunded
      from lines group by 1
    ), counted as (
      select d.item_id, sum(d.views)::int as views, sum(d.cart_adds)::int as carts
      from items n join item_days d on d.item_id = n.id
      where n.store_id = ${storeId} and d.day between ${first}::text::date and ${last}::text::date group by 1
    ), off as (
      select f.item_id, round(sum(extract(epoch from
        least(coalesce(f.ended_at, f.ends_at, ${to}), ${to}) - greatest(f.began_at, ${since})) / 60))::int as minutes
      from items_off f
      where f.store_id = ${storeId} and f.began_at < ${to}
        and least(coalesce(f.ended_at, f.ends_at, ${to}), ${to}) > greatest(f.began_at, ${since})
      group by 1
    )
    select i.id as item_id, i.name, i.deleted_at is null as is_on_menu, coalesce(c.views, 0) as views,
      coalesce(c.carts, 0) as carts, coalesce(s.orders, 0) as orders, coalesce(s.pieces, 0) as pieces,
      coalesce(s.turnover, 0)::bigint as turnover, coalesce(f.minutes, 0) as off_minutes,
      coalesce(s.refunded_pieces, 0) as refunded_pieces, coalesce(s.refunded, 0)::bigint as refunded
    from items i left join sold s on s.item_id = i.id left join counted c on c.item_id = i.id
      left join off f on f.item_id = i.id
    where i.store_id = ${storeId} and coalesce(s.item_id, c.item_id, f.item_id) is not null`;
}

/** Returns a page of the items with figures, those first with the most in a column. */
export async function itemFigures(
  db: Connection,
  span: ItemSpan,
  sort: keyof ItemFiguresRow,
  { limit, skip }: Slice,
): Promise<ItemFiguresRow[]> {
  const { rows } = await sql<ItemFiguresRow>`
    select * from (${figuresIn(span)}) f order by ${sql.ref(sort)} desc, pieces desc, views desc, item_id
    limit ${limit}::int offset ${skip}::int`.execute(db);
  return rows;
}

export async function countItemFigures(db: Connection, span: ItemSpan): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${figuresIn(span)}) f`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Returns the first day of which openings are stored, whatever the item; null before any was. */
export async function countedSince(db: Connection): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(day), 'YYYY-MM-DD') as day from item_days`.execute(db);
  return rows[0]?.day ?? null;
}

/** Returns items that were in the same orders, in so many of them at least, with how many pairs there are. */
export async function itemPairs(
  db: Connection,
  span: Span,
  { minOrders, limit, skip }: Slice & { minOrders: number },
): Promise<(ItemPair & { total: number })[]> {
  const { rows } = await sql<ItemPair & { total: number }>`
    with lines as materialized (
      select distinct o.id, l.item_id from orders o join order_lines l on l.order_id = o.id
      where ${placedIn(span)} and not ${isOver}
    ), each as (
      select item_id, count(*)::int as orders from lines group by 1
    ), pairs as (
      select a.item_id as first_id, b.item_id as second_id, count(*)::int as orders
      from lines a join lines b on b.id = a.id and b.item_id > a.item_id group by 1, 2 having count(*) >= ${minOrders}::int
    )
    select p.first_id, f.name as first_name, p.second_id, s.name as second_name, p.orders,
      e.orders as first_orders, o.orders as second_orders, count(*) over ()::int as total
    from pairs p join items f on f.id = p.first_id join items s on s.id = p.second_id
      join each e on e.item_id = p.first_id join each o on o.item_id = p.second_id
    order by p.orders desc, least(e.orders, o.orders), p.first_id, p.second_id
    limit ${limit}::int offset ${skip}::int`.execute(db);
  return rows;
}
