import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '#api/db/connection.ts';

/** The days of a report, and whose zones it has. */
export interface ReportDays {
  /** Null for all. */
  zoneIds: readonly number[] | null;
  first: string;
  last: string;
  /** Accounts of the own income, as a regular expression. */
  ownAccounts: string;
}

/** Reports whose days are summed once they ended. */
export const summedReports = ['stores', 'promotions', 'times'] as const;
export type SummedReport = (typeof summedReports)[number];

export interface Moments {
  since: Date;
  until: Date;
}

/** A zone of a report, with the bounds of its days by its own clock. */
export interface ZoneSpan extends Moments {
  zone_id: number;
  zone: string;
  city: string;
  time_zone: string;
}

/** What a report reads: its days in each of its zones, and what is summed of them already. */
export interface ReportSpans extends ReportDays {
  spans: readonly ZoneSpan[];
  /** The same spans without their zones, and as few as there can be: so the planner knows which orders are read. */
  moments: readonly Moments[];
  /** Whether the sums of `report_days` are used; then `spans` are only the days that have none. */
  isSummed: boolean;
  /** The days of `cash_days` that are within the report in every zone, and what comes before them; null without sums. */
  cash: { from: Date; until: Date } | null;
}

/** Returns the days of a report that were summed, each with the groups that it had. */
const summedDays = (report: SummedReport, { isSummed, zoneIds, first, last }: ReportSpans) => sql`(
  select r.rows from report_days r where ${isSummed} and r.report = ${report}::text
    and (${zoneIds}::int[] is null or r.zone_id = any (${zoneIds}::int[]))
    and r.day between ${first}::text::date and ${last}::text::date) d`;

/** Returns the zones of a report with the bounds of its days in each. */
export async function spansOf(db: Connection, { zoneIds, first, last }: ReportDays): Promise<ZoneSpan[]> {
  const { rows } = await sql<ZoneSpan>`
    select z.id as zone_id, z.name as zone, z.city, z.time_zone,
      ${first}::text::date::timestamp at time zone z.time_zone as since,
      (${last}::text::date + 1)::timestamp at time zone z.time_zone as until
    from zones z where ${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[]) order by z.id`.execute(db);
  return rows;
}

/** Amounts as the files have them. */
const decimal = (amount: RawBuilder<unknown>) => sql`(${amount} / 100.0)::float8`;
const local = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone s.time_zone, 'YYYY-MM-DD HH24:MI')`;

/** The zones as values: so the planner knows the days, and more than one process of the database may read them. */
const zonesOf = ({ spans }: ReportSpans) => sql`(
  select * from unnest(${spans.map(({ zone_id: id }) => id)}::int[], ${spans.map(({ zone }) => zone)}::text[],
    ${spans.map(({ city }) => city)}::text[], ${spans.map(({ time_zone: zone }) => zone)}::text[],
    ${spans.map(({ since }) => since)}::timestamptz[], ${spans.map(({ until }) => until)}::timestamptz[])
    as s (zone_id, zone, city, time_zone, since, until)) s`;

/** The first and the last moment of all zones. */
const firstMoment = ({ spans }: ReportSpans) => new Date(Math.min(...spans.map(({ since }) => since.getTime())));
const lastMoment = ({ spans }: ReportSpans) => new Date(Math.max(...spans.map(({ until }) => until.getTime())));
/** Whether a moment is within the days of any zone. */
const isWithin = (at: RawBuilder<unknown>, { moments }: ReportSpans) => {
  if (moments.length === 0) return sql`false`;
  const within = moments.map(
    ({ since, until }) => sql`(${at} >= ${since}::timestamptz and ${at} < ${until}::timestamptz)`,
  );
  return sql`(${sql.join(within, sql` or `)})`;
};

/** Orders that were placed then. */
export const placedOrders = (days: ReportSpans) => sql`
  ${zonesOf(days)} join orders o on o.zone_id = s.zone_id and o.placed_at >= s.since and o.placed_at < s.until
    and ${isWithin(sql`o.placed_at`, days)}`;
const isSold = sql`o.order_status not in ('canceled', 'failed')`;

/** A page of a report; all of it where the limit is null. */
export interface ReportPage {
  limit: number | null;
  skip: number;
}

/**
 * Every order, with the own income by its books: also refunds of parts that came later. The orders of the page are
 * found first, and only their amounts are worked out.
 */
export const ordersReport = (days: ReportSpans, { limit, skip }: ReportPage) => sql`
  select o.id as "order", ${local(sql`o.placed_at`)} as placed, s.zone, m.module_type as module, t.name as store,
    o.order_type as type, o.order_status as status, o.payment_method as payment, o.currency::text as currency,
    ${decimal(sql`(o.item_total + o.add_on_total - o.discount_total)`)} as goods,
    ${decimal(sql`(o.coupon_discount + o.first_order_discount)`)} as coupon, ${decimal(sql`o.delivery_fee`)} as delivery,
    ${decimal(sql`o.service_charge`)} as service, ${decimal(sql`o.tax`)} as tax, ${decimal(sql`o.tip`)} as tip,
    ${decimal(sql`o.total`)} as total, ${decimal(sql`o.commission`)} as commission, ${decimal(sql`coalesce((
      select -sum(e.amount) from (
        select j.id from journals j where j.order_id = o.id
        union all select j.id from refunds r
          join journals j on j.kind = 'order_refunded' and j.subject = 'refund:' || r.id where r.order_id = o.id
        union all select j.id from journals j where j.kind = 'order_refunded' and j.subject = 'refunds:' || o.id) j
      join ledger_entries e on e.journal_id = j.id
      where e.currency = o.currency and e.account ~ ${days.ownAccounts}), 0)`)} as income
  from (
    select o.id, s.zone, s.time_zone from ${placedOrders(days)}
    order by o.placed_at, o.id limit ${limit}::int offset ${skip}::int) s
  join orders o on o.id = s.id join modules m on m.id = o.module_id left join stores t on t.id = o.store_id
  order by o.placed_at, o.id`;

/** Orders of stores by zone, in minor units. */
export const storeSums = (days: ReportSpans) => sql`
  select o.store_id, o.zone_id, o.currency::text as currency, count(*)::int as orders,
    count(*) filter (where o.order_status = 'delivered')::int as delivered,
    count(*) filter (where o.order_status = 'canceled')::int as canceled,
    coalesce(sum(o.item_total + o.add_on_total - o.discount_total) filter (where ${isSold}), 0) as goods,
    coalesce(sum(o.discount_total) filter (where ${isSold}), 0) as discounts,
    coalesce(sum(o.commission) filter (where ${isSold}), 0) as commission, coalesce(sum(r.by_store), 0) as refunded
  from ${placedOrders(days)}
    left join (select order_id, sum(by_store) as by_store from refunds group by order_id) r on r.order_id = o.id
  where o.store_id is not null group by o.store_id, o.zone_id, o.currency`;

/** Sums are made before names are looked up: there are many orders and few stores. */
export const storesReport = (days: ReportSpans) => sql`
  select t.id::text as store_id, t.name as store, z.name as zone, g.currency, g.orders, g.delivered, g.canceled,
    ${decimal(sql`g.goods`)} as goods, ${decimal(sql`g.discounts`)} as discounts,
    ${decimal(sql`g.commission`)} as commission, ${decimal(sql`g.refunded`)} as refunded
  from (
    select store_id, zone_id, currency, sum(orders)::int as orders, sum(delivered)::int as delivered,
      sum(canceled)::int as canceled, sum(goods) as goods, sum(discounts) as discounts, sum(commission) as commission,
      sum(refunded) as refunded
    from (
      ${storeSums(days)}
      union all
      select v.* from ${summedDays('stores', days)} cross join lateral jsonb_to_recordset(d.rows) as v (store_id int,
        zone_id int, currency text, orders int, delivered int, canceled int, goods numeric, discounts numeric,
        commission numeric, refunded numeric)) sums
    group by store_id, zone_id, currency) g
  join stores t on t.id = g.store_id join zones z on z.id = g.zone_id
  order by g.orders desc, t.id, g.currency`;

export const couriersReport = (days: ReportSpans) => sql`
  select d.id::text as courier_id, trim(d.f_name || ' ' || d.l_name) as courier, d.city, c.currency::text as currency,
    count(*)::int as deliveries, ${decimal(sql`sum(c.base)`)} as base, ${decimal(sql`sum(c.distance)`)} as distance,
    ${decimal(sql`sum(c.waiting + c.store_waiting)`)} as waiting, ${decimal(sql`sum(c.tip)`)} as tips,
    ${decimal(sql`sum(c.base + c.distance + c.waiting + c.store_waiting + c.tip)`)} as earned
  from ${zonesOf(days)} join orders o on o.zone_id = s.zone_id
  join courier_earnings c on c.order_id = o.id and c.earned_at >= s.since and c.earned_at < s.until
  join delivery_men d on d.id = c.courier_id
  group by d.id, c.currency order by deliveries desc, d.id, c.currency`;

/** Coupons, discounts of first orders, and discounts of items by zone and reason, in minor units. */
export const promotionSums = (days: ReportSpans) => sql`
  select zone_id, kind, name, paid_by, currency::text as currency, count(*)::int as orders, sum(given) as given,
    sum(total) as total
  from (
    select o.zone_id, g.kind, g.name, g.paid_by, o.currency, g.given, o.total
    from ${placedOrders(days)} cross join lateral (
      select 'coupon' as kind, o.coupon_code as name, o.coupon_paid_by as paid_by, o.coupon_discount as given
      where o.coupon_code is not null
      union all select 'first_order', '', 'market', o.first_order_discount where o.first_order_discount > 0
      union all select 'item', coalesce(l.discount_reason, ''), '', sum(l.unit_discount * l.quantity)
        from order_lines l where l.order_id = o.id and l.unit_discount > 0 group by l.discount_reason) g
    where ${isSold}) g
  group by zone_id, kind, name, paid_by, currency`;

export const promotionsReport = (days: ReportSpans) => sql`
  select kind, name, paid_by, currency, sum(orders)::int as orders, ${decimal(sql`sum(given)`)} as given,
    ${decimal(sql`sum(total)`)} as total
  from (
    ${promotionSums(days)}
    union all
    select v.* from ${summedDays('promotions', days)} cross join lateral jsonb_to_recordset(d.rows) as v (zone_id int,
      kind text, name text, paid_by text, currency text, orders int, given numeric, total numeric)) sums
  group by kind, name, paid_by, currency order by kind, sum(given) desc, name, paid_by, currency`;

/** Every refund as it was booked, by who pays it and where it went; one that is reversed has a second row. */
export const refundsReport = (days: ReportSpans) => sql`
  select o.id as "order", ${local(sql`j.made_at`)} as made, s.zone, t.name as store, e.currency::text as currency,
    ${decimal(sql`-coalesce(sum(e.amount) filter (where e.account ~ '^(wallet|provider|cash):'), 0)`)} as amount,
    ${decimal(sql`coalesce(sum(e.amount) filter (where e.account ~ ${days.ownAccounts}), 0)`)} as by_market,
    ${decimal(sql`coalesce(sum(e.amount) filter (where e.account like 'store:%'), 0)`)} as by_store,
    ${decimal(sql`coalesce(sum(e.amount) filter (where e.account like 'courier:%'), 0)`)} as by_courier,
    ${decimal(sql`coalesce(sum(e.amount) filter (where e.account = 'tax'), 0)`)} as tax,
    ${decimal(sql`coalesce(sum(e.amount) filter (where e.account = 'tip'), 0)`)} as tip,
    ${decimal(sql`-coalesce(sum(e.amount) filter (where e.account like 'wallet:%'), 0)`)} as to_wallet,
    ${decimal(sql`-coalesce(sum(e.amount) filter (where e.account like 'provider:%'), 0)`)} as to_provider,
    ${decimal(sql`-coalesce(sum(e.amount) filter (where e.account like 'cash:%'), 0)`)} as to_cash,
    coalesce(r.reason, o.refund_reason, '') as reason
  from journals j
  left join refunds r on j.order_id is null and j.subject = 'refund:' || r.id
  join orders o on o.id = coalesce(j.order_id, r.order_id, substring(j.subject from '^refunds:(\\d+)$'))
  join ${zonesOf(days)} on s.zone_id = o.zone_id and j.made_at >= s.since and j.made_at < s.until
  left join stores t on t.id = o.store_id join ledger_entries e on e.journal_id = j.id and e.currency = o.currency
  where j.kind = 'order_refunded' and ${isWithin(sql`j.made_at`, days)}
  group by j.id, j.made_at, o.id, s.zone, s.time_zone, t.name, e.currency, r.reason order by j.made_at, j.id`;

const minutes = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
  sql`(date_part('epoch', ${to} - ${from}) / 60)::float4`;
const middle = (what: RawBuilder<unknown>, part = 0.5) => sql`
  round(percentile_cont(${part}::float8) within group (order by ${what}))::int`;
const readyAt = sql`coalesce(o.first_ready_at, o.ready_at)`;

/** Times of the delivered orders by day, zone and module; without orders for later and for the counter. */
export const timeSums = (days: ReportSpans) => sql`
  select o.day, o.zone_id, o.module_id, count(*)::int as delivered, count(o.promised_at)::int as promised,
    count(*) filter (where o.delivered_at <= o.promised_at)::int as on_time,
    ${middle(sql`o.to_accept`)} as to_accept, ${middle(sql`o.to_prepare`)} as to_prepare,
    ${middle(sql`o.to_fetch`)} as to_fetch, ${middle(sql`o.to_bring`)} as to_bring,
    ${middle(sql`o.in_all`)} as in_all, ${middle(sql`o.in_all`, 0.9)} as in_all_p90
  from (
    select (o.placed_at at time zone s.time_zone)::date as day, o.zone_id, o.module_id, o.promised_at, o.delivered_at,
      ${minutes(sql`o.placed_at`, sql`o.confirmed_at`)} as to_accept, ${minutes(sql`o.confirmed_at`, readyAt)} as to_prepare,
      ${minutes(readyAt, sql`o.picked_up_at`)} as to_fetch, ${minutes(sql`o.picked_up_at`, sql`o.delivered_at`)} as to_bring,
      ${minutes(sql`o.placed_at`, sql`o.delivered_at`)} as in_all
    from ${placedOrders(days)}
    where o.order_type <> 'take_away' and o.schedule_at is null and o.delivered_at is not null) o
  group by o.day, o.zone_id, o.module_id`;

/** Each of its rows is of one day of one zone, so that nothing is left to be added up. */
export const timesReport = (days: ReportSpans) => sql`
  select to_char(o.day, 'YYYY-MM-DD') as day, z.name as zone, m.module_type as module, o.delivered, o.promised,
    o.on_time, o.to_accept, o.to_prepare, o.to_fetch, o.to_bring, o.in_all, o.in_all_p90
  from (
    ${timeSums(days)}
    union all
    select v.* from ${summedDays('times', days)} cross join lateral jsonb_to_recordset(d.rows) as v (day date,
      zone_id int, module_id int, delivered int, promised int, on_time int, to_accept int, to_prepare int, to_fetch int,
      to_bring int, in_all int, in_all_p90 int)) o
  join zones z on z.id = o.zone_id join modules m on m.id = o.module_id
  order by o.day, z.name, m.module_type`;

/** The day of UTC that starts at a moment; none is before the first. */
const dayOf = (moment: Date | undefined) => sql`${moment?.toISOString().slice(0, 10) ?? '-infinity'}::text::date`;
const isAfterSums = ({ cash }: ReportSpans) => (cash ? sql`j.made_at >= ${cash.until}::timestamptz` : sql`true`);
/** Whether a journal is needed itself: it is after the days that were summed, or in the hours before the first of them. */
const isOutsideSums = (days: ReportSpans) => {
  if (days.spans.length === 0) return sql`false`;
  const isBefore = sql`j.made_at < ${lastMoment(days)}::timestamptz`;
  if (!days.cash) return isBefore;
  return sql`${isBefore} and (${isAfterSums(days)}
    or (j.made_at >= ${firstMoment(days)}::timestamptz and j.made_at < ${days.cash.from}::timestamptz))`;
};
/** Whether an amount came or went within the days of its holder: the sums of whole days did. */
const isMoved = sql`(e.at is null or e.at >= h.since)`;

/**
 * Cash of couriers and counters: what came and went in the days, and what is held at their end. Whole days of UTC are
 * in `cash_days`; the hours before and after them, and days that are not summed yet, are read from the books.
 */
export const cashReport = (days: ReportSpans) => sql`
  select h.holder, h.id::text as holder_id, h.name, h.city, e.currency::text as currency,
    ${decimal(sql`coalesce(sum(e.moved) filter (where ${isMoved} and e.kind = 'cash_collected'), 0)`)} as collected,
    ${decimal(sql`-coalesce(sum(e.moved) filter (where ${isMoved} and e.kind = 'cash_deposited'), 0)`)} as handed_in,
    ${decimal(sql`coalesce(sum(e.moved) filter (where ${isMoved}
      and e.kind not in ('cash_collected', 'cash_deposited')), 0)`)} as other,
    ${decimal(sql`coalesce(sum(e.held), 0)`)} as held
  from (
    select 'courier' as holder, d.id, trim(d.f_name || ' ' || d.l_name) as name, d.city,
      'cash:delivery_man:' || d.id as account, min(s.since) as since, max(s.until) as until
    from delivery_men d join ${zonesOf(days)} on s.city = d.city group by d.id
    union all
    select 'store', t.id, t.name, s.city, 'cash:store:' || t.id, s.since, s.until
    from stores t join ${zonesOf(days)} on s.zone_id = t.zone_id) h
  join (
    select c.account, c.currency, c.kind, sum(c.amount) as held,
      sum(c.amount) filter (where c.day >= ${dayOf(days.cash?.from)}) as moved, null::timestamptz as at
    from cash_days c where c.day < ${dayOf(days.cash?.until)} group by c.account, c.currency, c.kind
    union all
    select e.account, e.currency, j.kind, case when ${isAfterSums(days)} then e.amount end, e.amount, j.made_at
    from journals j join ledger_entries e on e.journal_id = j.id and e.account like 'cash:%'
    where ${isOutsideSums(days)}) e on e.account = h.account and (e.at is null or e.at < h.until)
  group by h.holder, h.id, h.name, h.city, e.currency
  having coalesce(sum(e.held), 0) <> 0 or count(e.moved) filter (where ${isMoved}) > 0
  order by held desc, h.holder, h.id, e.currency`;
