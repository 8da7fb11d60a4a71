import { sql } from 'kysely';
import type { MarketDay } from 'market/orders/day/orders-day.admin.contract';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** The figures of a group of orders: of a currency, of a zone and module, or of an hour. */
export interface DayRow {
  is_today: boolean;
  /** Null in rows of an hour. */
  currency: string | null;
  /** Null in rows of a currency and of an hour, as the two after it. */
  zone_id: number | null;
  zone_name: string | null;
  module_type: MarketDay['parts'][number]['module_type'] | null;
  /** Only in rows of an hour. */
  hour: number | null;
  orders: number;
  turnover: Money;
  delivered: number;
  minutes_p50: number | null;
  minutes_p90: number | null;
  promised: number;
  on_time: number;
  unaccepted: number;
  by_shopper: number;
  by_store: number;
  by_courier: number;
  by_market: number;
  couriers: number;
}

export interface DayWanted {
  /** Null for all. */
  zoneIds: readonly number[] | null;
  at: Date;
  /** Of an order that was canceled because its store did not answer. */
  unansweredReason: string;
}

/**
 * Returns the figures of today until a moment, and of the same weekday of last week until the same time of day, by the
 * clock of each zone: what came after counts in neither.
 */
export async function dayFigures(db: Connection, { zoneIds, at, unansweredReason }: DayWanted): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with spans as (
      select z.id as zone_id, z.name as zone_name, z.time_zone, day.is_today,
        (date_trunc('day', local.at) - day.back) at time zone z.time_zone as since,
        (local.at - day.back) at time zone z.time_zone as until
      from zones z
      cross join lateral (select ${at}::timestamptz at time zone z.time_zone as at) local
      cross join (values (true, interval '0'), (false, interval '7 days')) as day (is_today, back)
      where ${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[])
    ), placed as (
      select s.is_today, s.zone_id, s.zone_name, m.module_type, o.currency, o.total, o.delivery_man_id,
        extract(hour from o.placed_at at time zone s.time_zone)::int as hour,
        o.delivered_at <= s.until as is_delivered, o.delivered_at <= o.promised_at as is_on_time, o.promised_at,
        coalesce(o.canceled_at <= s.until, false) as is_canceled, coalesce(o.failed_at <= s.until, false) as is_failed,
        o.canceled_by, o.canceled_by = 'market' and o.cancel_reason = ${unansweredReason} as is_unanswered,
        case when o.order_type <> 'take_away' and o.schedule_at is null and o.delivered_at <= s.until
          then extract(epoch from o.delivered_at - o.placed_at) / 60 end as minutes
      from spans s join orders o on o.zone_id = s.zone_id and o.placed_at >= s.since and o.placed_at < s.until
      join modules m on m.id = o.module_id
      -- Whatever the time zone: so that the index of the time is used.
      where o.placed_at >= ${at}::timestamptz - interval '9 days'
    )
    select is_today, currency, zone_id, zone_name, module_type, hour, count(*)::int as orders,
      coalesce(sum(total) filter (where not is_canceled and not is_failed), 0)::bigint as turnover,
      count(*) filter (where is_delivered)::int as delivered,
      round(percentile_cont(0.5) within group (order by minutes))::int as minutes_p50,
      round(percentile_cont(0.9) within group (order by minutes))::int as minutes_p90,
      count(*) filter (where is_delivered and promised_at is not null)::int as promised,
      count(*) filter (where is_delivered and is_on_time)::int as on_time,
      count(*) filter (where is_canceled and is_unanswered)::int as unaccepted,
      count(*) filter (where is_canceled and canceled_by = 'shopper')::int as by_shopper,
      count(*) filter (where is_canceled and canceled_by = 'store')::int as by_store,
      count(*) filter (where is_canceled and canceled_by = 'delivery_man')::int as by_courier,
      count(*) filter (where is_canceled and canceled_by = 'market')::int as by_market,
      count(distinct delivery_man_id)::int as couriers
    from placed
    group by grouping sets (
      (is_today, currency), (is_today, zone_id, zone_name, module_type, currency), (is_today, hour))`.execute(db);
  return rows;
}
