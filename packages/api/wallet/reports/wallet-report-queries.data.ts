import { type RawBuilder, sql } from 'kysely';

/** The days of a report, and whose zones it has. */
export interface ReportDays {
  /** Null for all. */
  zoneIds: readonly number[] | null;
  first: string;
  last: string;
  /** Accounts of the own income, as a regular expression. */
  ownAccounts: string;
}

/** Amounts as the files have them. */
const decimal = (amount: RawBuilder<unknown>) => sql`(${amount} / 100.0)::float8`;
const local = (at: RawBuilder<unknown>) => sql`to_char(${at} at time zone s.time_zone, 'YYYY-MM-DD HH24:MI')`;

/** The zones of a report, with its days by the clock of each. */
const spans = ({ zoneIds, first, last }: ReportDays) => sql`(
  select z.id as zone_id, z.name as zone, z.city, z.time_zone,
    ${first}::text::date::timestamp at time zone z.time_zone as since,
    (${last}::text::date + 1)::timestamp at time zone z.time_zone as until
  from zones z where ${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[])) s`;

/** Orders that were placed then. Whatever the time zone: the bounds of two days let the index of the time be used. */
const placed = (days: ReportDays) => sql`
  ${spans(days)} join orders o on o.zone_id = s.zone_id and o.placed_at >= s.since and o.placed_at < s.until
    and o.placed_at >= ${days.first}::text::date - interval '2 days'
    and o.placed_at < ${days.last}::text::date + interval '3 days'
  join modules m on m.id = o.module_id left join stores t on t.id = o.store_id`;

const isSold = sql`o.order_status not in ('canceled', 'failed')`;

/** Every order, with the own income by its books: also refunds of parts that came later. */
export const ordersReport = (days: ReportDays) => sql`
  select o.id as "order", ${local(sql`o.placed_at`)} as placed, s.zone, m.module_type as module, t.name as store,
    o.order_type as type, o.order_status as status, o.payment_method as payment, o.currency::text as currency,
    ${decimal(sql`(o.item_total + o.add_on_total - o.discount_total)`)} as goods,
    ${decimal(sql`(o.coupon_discount + o.first_order_discount)`)} as coupon, ${decimal(sql`o.delivery_fee`)} as delivery,
    ${decimal(sql`o.service_charge`)} as service, ${decimal(sql`o.tax`)} as tax, ${decimal(sql`o.tip`)} as tip,
    ${decimal(sql`o.total`)} as total, ${decimal(sql`o.commission`)} as commission, ${decimal(sql`coalesce((
      select -sum(e.amount) from ledger_entries e where e.currency = o.currency and e.account ~ ${days.ownAccounts}
        and e.journal_id in (
          select j.id from journals j where j.order_id = o.id
          union all select j.id from refunds r
            join journals j on j.kind = 'order_refunded' and j.subject = 'refund:' || r.id where r.order_id = o.id
          union all select j.id from journals j where j.kind = 'order_refunded' and j.subject = 'refunds:' || o.id)), 0)`)} as income
  from ${placed(days)} order by o.placed_at, o.id`;

export const storesReport = (days: ReportDays) => sql`
  select t.id::text as store_id, t.name as store, s.zone, o.currency::text as currency, count(*)::int as orders,
    count(*) filter (where o.order_status = 'delivered')::int as delivered,
    count(*) filter (where o.order_status = 'canceled')::int as canceled,
    ${decimal(sql`coalesce(sum(o.item_total + o.add_on_total - o.discount_total) filter (where ${isSold}), 0)`)} as goods,
    ${decimal(sql`coalesce(sum(o.discount_total) filter (where ${isSold}), 0)`)} as discounts,
    ${decimal(sql`coalesce(sum(o.commission) filter (where ${isSold}), 0)`)} as commission,
    ${decimal(sql`coalesce(sum((select sum(r.by_store) from refunds r where r.order_id = o.id)), 0)`)} as refunded
  from ${placed(days)} where t.id is not null
  group by t.id, t.name, s.zone, o.currency order by orders desc, t.id, o.currency`;

export const couriersReport = (days: ReportDays) => sql`
  select d.id::text as courier_id, trim(d.f_name || ' ' || d.l_name) as courier, d.city, c.currency::text as currency,
    count(*)::int as deliveries, ${decimal(sql`sum(c.base)`)} as base, ${decimal(sql`sum(c.distance)`)} as distance,
    ${decimal(sql`sum(c.waiting + c.store_waiting)`)} as waiting, ${decimal(sql`sum(c.tip)`)} as tips,
    ${decimal(sql`sum(c.base + c.distance + c.waiting + c.store_waiting + c.tip)`)} as earned
  from ${spans(days)} join orders o on o.zone_id = s.zone_id
  join courier_earnings c on c.order_id = o.id and c.earned_at >= s.since and c.earned_at < s.until
  join delivery_men d on d.id = c.courier_id
  group by d.id, c.currency order by deliveries desc, d.id, c.currency`;

/** Coupons, discounts of first orders, and discounts of items by their reason. */
export const promotionsReport = (days: ReportDays) => sql`
  with sold as (select o.* from ${placed(days)} where ${isSold})
  select kind, name, paid_by, currency::text as currency, count(*)::int as orders, ${decimal(sql`sum(given)`)} as given,
    ${decimal(sql`sum(total)`)} as total
  from (
    select 'coupon' as kind, coupon_code as name, coupon_paid_by as paid_by, currency, coupon_discount as given, total
    from sold where coupon_code is not null
    union all
    select 'first_order', '', 'market', currency, first_order_discount, total from sold where first_order_discount > 0
    union all
    select 'item', coalesce(l.discount_reason, ''), '', o.currency, sum(l.unit_discount * l.quantity), o.total
    from sold o join order_lines l on l.order_id = o.id where l.unit_discount > 0
    group by o.id, o.currency, o.total, l.discount_reason) g
  group by kind, name, paid_by, currency order by kind, sum(given) desc, name, paid_by, currency`;

/** Every refund as it was booked, by who pays it and where it went; one that is reversed has a second row. */
export const refundsReport = (days: ReportDays) => sql`
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
  join ${spans(days)} on s.zone_id = o.zone_id and j.made_at >= s.since and j.made_at < s.until
  left join stores t on t.id = o.store_id join ledger_entries e on e.journal_id = j.id and e.currency = o.currency
  where j.kind = 'order_refunded' and j.made_at >= ${days.first}::text::date - interval '2 days'
    and j.made_at < ${days.last}::text::date + interval '3 days'
  group by j.id, j.made_at, o.id, s.zone, s.time_zone, t.name, e.currency, r.reason order by j.made_at, j.id`;

const minutes = (from: RawBuilder<unknown>, to: RawBuilder<unknown>, part: number) => sql`
  round(percentile_cont(${part}::float8) within group (order by extract(epoch from ${to} - ${from}) / 60))::int`;
const readyAt = sql`coalesce(o.first_ready_at, o.ready_at)`;

/** Times of the delivered orders by day, zone and module; without orders for later and for the counter. */
export const timesReport = (days: ReportDays) => sql`
  select to_char(o.placed_at at time zone s.time_zone, 'YYYY-MM-DD') as day, s.zone, m.module_type as module,
    count(*)::int as delivered, count(o.promised_at)::int as promised,
    count(*) filter (where o.delivered_at <= o.promised_at)::int as on_time,
    ${minutes(sql`o.placed_at`, sql`o.confirmed_at`, 0.5)} as to_accept,
    ${minutes(sql`o.confirmed_at`, readyAt, 0.5)} as to_prepare,
    ${minutes(readyAt, sql`o.picked_up_at`, 0.5)} as to_fetch,
    ${minutes(sql`o.picked_up_at`, sql`o.delivered_at`, 0.5)} as to_bring,
    ${minutes(sql`o.placed_at`, sql`o.delivered_at`, 0.5)} as in_all,
    ${minutes(sql`o.placed_at`, sql`o.delivered_at`, 0.9)} as in_all_p90
  from ${placed(days)}
  where o.order_type <> 'take_away' and o.schedule_at is null and o.delivered_at is not null
  group by 1, s.zone, m.module_type order by 1, s.zone, m.module_type`;

/** Cash of couriers and counters: what came and went in the days, and what is held at their end. */
export const cashReport = (days: ReportDays) => sql`
  select h.holder, h.id::text as holder_id, h.name, h.city, e.currency::text as currency,
    ${decimal(sql`coalesce(sum(e.amount) filter (where j.made_at >= h.since and j.kind = 'cash_collected'), 0)`)} as collected,
    ${decimal(sql`-coalesce(sum(e.amount) filter (where j.made_at >= h.since and j.kind = 'cash_deposited'), 0)`)} as handed_in,
    ${decimal(sql`coalesce(sum(e.amount) filter (where j.made_at >= h.since
      and j.kind not in ('cash_collected', 'cash_deposited')), 0)`)} as other,
    ${decimal(sql`sum(e.amount)`)} as held
  from (
    select 'courier' as holder, d.id, trim(d.f_name || ' ' || d.l_name) as name, d.city,
      'cash:delivery_man:' || d.id as account, min(s.since) as since, max(s.until) as until
    from delivery_men d join ${spans(days)} on s.city = d.city group by d.id
    union all
    select 'store', t.id, t.name, s.city, 'cash:store:' || t.id, s.since, s.until
    from stores t join ${spans(days)} on s.zone_id = t.zone_id) h
  join ledger_entries e on e.account = h.account join journals j on j.id = e.journal_id and j.made_at < h.until
  group by h.holder, h.id, h.name, h.city, e.currency
  having sum(e.amount) <> 0 or count(*) filter (where j.made_at >= h.since) > 0
  order by held desc, h.holder, h.id, e.currency`;
