import { type RawBuilder, sql } from 'kysely';
import type { StoreReport } from 'market/stores/stores-report.vendor.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

export interface ReportDays {
  currency: string;
  time_zone: string;
  from: string;
  until: string;
  since: Date;
  to: Date;
  since_before: Date;
  to_before: Date;
}

/** Returns the seven days of a store that end with a date, or now, and the same days of the week before. */
export async function reportDays(
  db: Connection,
  storeId: number,
  { at, until }: { at: Date; until: string | null },
): Promise<ReportDays | undefined> {
  const { rows } = await sql<ReportDays>`
    select z.currency::text as currency, z.time_zone, to_char(d.last - 6, 'YYYY-MM-DD') as "from",
      to_char(d.last, 'YYYY-MM-DD') as until,
      (d.last - 6)::timestamp at time zone z.time_zone as since, d.local_to at time zone z.time_zone as "to",
      (d.last - 13)::timestamp at time zone z.time_zone as since_before,
      (d.local_to - interval '7 days') at time zone z.time_zone as to_before
    from stores s join zones z on z.id = s.zone_id
    cross join lateral (select ${at}::timestamptz at time zone z.time_zone as now) n
    cross join lateral (select last, least(n.now, (last + 1)::timestamp) as local_to
      from (select least(coalesce(${until}::text::date, n.now::date), n.now::date) as last) l) d
    where s.id = ${storeId}`.execute(db);
  return rows[0];
}

/** Orders of a store in a span of time that were placed for good, with what their goods cost after discounts. */
export interface Span {
  storeId: number;
  currency: string;
  timeZone: string;
  since: Date;
  to: Date;
}

export const isOver = sql`o.order_status in ('canceled', 'failed')`;
const goods = sql`(o.item_total + o.add_on_total - o.discount_total)`;

export function placedIn({ storeId, currency, since, to }: Span): RawBuilder<unknown> {
  return sql`o.store_id = ${storeId} and o.currency = ${currency} and o.placed_at >= ${since} and o.placed_at < ${to}
    and not (o.payment_method = 'digital_payment' and o.payment_status = 'unpaid')`;
}

export interface FiguresRow {
  orders: number;
  pieces: number;
  turnover: Money;
  refused: number;
  canceled: number;
  ready_p50: number | null;
  ready_p90: number | null;
  promised_p50: number | null;
  promised_p90: number | null;
  ready_orders: number;
  on_time: number;
}

export async function figuresOf(db: Connection, span: Span): Promise<FiguresRow> {
  const share = (part: number, of: string) =>
    sql`round(percentile_cont(${part}::float8) within group (order by ${sql.raw(of)}))::int`;
  const { rows } = await sql<FiguresRow>`
    select count(*) filter (where not is_over)::int as orders,
      coalesce(sum(pieces) filter (where not is_over), 0)::int as pieces,
      coalesce(sum(goods) filter (where not is_over), 0)::bigint as turnover,
      count(*) filter (where is_canceled and confirmed_at is null)::int as refused,
      count(*) filter (where is_canceled and confirmed_at is not null)::int as canceled,
      ${share(0.5, 'ready')} as ready_p50, ${share(0.9, 'ready')} as ready_p90,
      ${share(0.5, 'promised')} as promised_p50, ${share(0.9, 'promised')} as promised_p90,
      count(promised)::int as ready_orders,
      count(*) filter (where promised is not null and handover_at <= ready_at)::int as on_time
    from (
      select ${isOver} as is_over, o.order_status = 'canceled' as is_canceled, o.confirmed_at, o.handover_at, o.ready_at,
        ${goods} as goods, (select sum(l.quantity) from order_lines l where l.order_id = o.id) as pieces,
        case when not ${isOver} then extract(epoch from o.handover_at - o.confirmed_at) / 60 end as ready,
        case when not ${isOver} and o.handover_at is not null
          then extract(epoch from o.ready_at - o.confirmed_at) / 60 end as promised
      from orders o where ${placedIn(span)}
    ) placed`.execute(db);
  return rows[0] as FiguresRow;
}

/** The days before a span from which it is known what to expect of it. */
const usualDays = 28;

export interface LostRow {
  paused_minutes: number;
  lost_orders: number;
  lost_turnover: Money;
}

/**
 * Returns how long a store took no orders, and how many the four weeks before let expect of these hours: by weekday and
 * hour, so that a pause at night loses nothing.
 */
export async function lostByPauses(db: Connection, span: Span): Promise<LostRow> {
  const { storeId, since, to, timeZone } = span;
  const cell = (column: string) =>
    sql`extract(isodow from ${sql.raw(column)} at time zone ${timeZone}), extract(hour from ${sql.raw(column)} at time zone ${timeZone})`;
  const { rows } = await sql<LostRow>`
    with paused as (
      select greatest(p.began_at, h.at) as began, least(coalesce(p.ended_at, p.ends_at), p.ends_at, h.at + interval '1 hour', ${to}) as ended, h.at
      from store_pauses p
      cross join generate_series(date_trunc('hour', ${since}::timestamptz), ${to}::timestamptz, interval '1 hour') as h(at)
      where p.store_id = ${storeId} and p.began_at < h.at + interval '1 hour'
        and least(coalesce(p.ended_at, p.ends_at), p.ends_at) > h.at
    ), by_hour as (
      select at, sum(extract(epoch from ended - began) / 60) as minutes from paused where ended > began group by at
    ), usual as (
      select ${cell('o.placed_at')}, count(*) / 4.0 as orders, sum(${goods}) / 4.0 as goods
      from orders o where ${placedIn({ ...span, since: before(since), to: since })} and not ${isOver}
      group by 1, 2
    )
    select coalesce(round(sum(b.minutes)), 0)::int as paused_minutes,
      coalesce(round(sum(b.minutes / 60 * u.orders), 1), 0)::float8 as lost_orders,
      coalesce(round(sum(b.minutes / 60 * u.goods)), 0)::bigint as lost_turnover
    from by_hour b left join usual u (day, hour, orders, goods) on (u.day, u.hour) = (${cell('b.at')})`.execute(db);
  return rows[0] as LostRow;
}

export interface OffRow {
  off_minutes: number;
  lost_pieces: number;
  lost_items_turnover: Money;
}

/** Returns how long the items of a store were off sale, and what they sold in the same time of the four weeks before. */
export async function lostByItemsOff(db: Connection, span: Span): Promise<OffRow> {
  const { storeId, since, to } = span;
  const { rows } = await sql<OffRow>`
    with off as (
      select i.item_id, sum(extract(epoch from
        least(coalesce(i.ended_at, i.ends_at, ${to}), ${to}) - greatest(i.began_at, ${since})) / 60) as minutes
      from items_off i
      where i.store_id = ${storeId} and i.began_at < ${to}
        and least(coalesce(i.ended_at, i.ends_at, ${to}), ${to}) > greatest(i.began_at, ${since})
      group by 1
    ), usual as (
      select l.item_id, sum(l.quantity) as pieces, sum(l.line_total) as goods
      from orders o join order_lines l on l.order_id = o.id
      where ${placedIn({ ...span, since: before(since), to: since })} and not ${isOver}
      group by 1
    )
    select coalesce(round(sum(off.minutes)), 0)::int as off_minutes,
      coalesce(round(sum(off.minutes * u.pieces) / ${usualDays * 24 * 60}, 1), 0)::float8 as lost_pieces,
      coalesce(round(sum(off.minutes * u.goods) / ${usualDays * 24 * 60}), 0)::bigint as lost_items_turnover
    from off left join usual u using (item_id)`.execute(db);
  return rows[0] as OffRow;
}

function before(at: Date): Date {
  return new Date(at.getTime() - usualDays * 24 * 3_600_000);
}

export interface PartRow {
  orders: number;
  turnover: Money;
}

export async function hoursOf(db: Connection, span: Span): Promise<(PartRow & { hour: number })[]> {
  const { rows } = await sql<PartRow & { hour: number }>`
    select extract(hour from o.placed_at at time zone ${span.timeZone})::int as hour, count(*)::int as orders,
      sum(${goods})::bigint as turnover
    from orders o where ${placedIn(span)} and not ${isOver} group by 1 order by 1`.execute(db);
  return rows;
}

type Method = StoreReport['payments'][number]['method'];

export async function paymentsOf(db: Connection, span: Span): Promise<(PartRow & { method: Method })[]> {
  const { rows } = await sql<PartRow & { method: Method }>`
    select o.payment_method as method, count(*)::int as orders, sum(${goods})::bigint as turnover
    from orders o where ${placedIn(span)} and not ${isOver} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

export interface SoldRow {
  item_id: number;
  name: string;
  pieces: number;
  turnover: Money;
}

const maxItems = 50;

export async function itemsSold(db: Connection, span: Span): Promise<SoldRow[]> {
  const { rows } = await sql<SoldRow>`
    select l.item_id, max(l.name) as name, sum(l.quantity)::int as pieces, sum(l.line_total)::bigint as turnover
    from orders o join order_lines l on l.order_id = o.id where ${placedIn(span)} and not ${isOver}
    group by 1 order by 3 desc, 4 desc, 1 limit ${maxItems}`.execute(db);
  return rows;
}

export async function endingsOf(db: Connection, span: Span): Promise<StoreReport['endings']> {
  const { rows } = await sql<StoreReport['endings'][number]>`
    select coalesce(o.canceled_by, 'market') as by, o.confirmed_at is not null as was_accepted,
      coalesce(o.cancel_reason, '') as reason, count(*)::int as orders
    from orders o where ${placedIn(span)} and o.order_status = 'canceled'
    group by 1, 2, 3 order by 4 desc, 1, 2, 3 limit ${maxItems}`.execute(db);
  return rows;
}
