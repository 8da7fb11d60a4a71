import { sql } from 'kysely';
import type { Money } from 'market/values/money';
import type { Connection } from '#api/db/connection.ts';

/** A day or a week by the clock of a courier's city. */
export interface PeriodRow {
  timeZone: string;
  from: Date;
  until: Date;
}

/** Returns the period of a courier that is some periods ago; undefined for an unknown courier. */
export async function periodOf(
  db: Connection,
  { courierId, period, back, at }: { courierId: number; period: 'day' | 'week'; back: number; at: Date },
): Promise<PeriodRow | undefined> {
  const { rows } = await sql<PeriodRow>`
    select here.time_zone as "timeZone", begun.at at time zone here.time_zone as "from",
      (begun.at + ('1 ' || ${period}::text)::interval) at time zone here.time_zone as until
    from delivery_men d
    cross join lateral (
      select coalesce((select z.time_zone from zones z where z.city = d.city order by z.id limit 1), 'UTC') as time_zone
    ) here
    cross join lateral (
      select date_trunc(${period}::text, ${at}::timestamptz at time zone here.time_zone)
        - (${back}::int || ' ' || ${period}::text)::interval as at
    ) begun
    where d.id = ${courierId}`.execute(db);
  return rows[0];
}

interface EarningsFilter extends PeriodRow {
  courierId: number;
}

export interface EarnedDayRow {
  day: string;
  currency: string;
  deliveries: number;
  pay: Money;
  tips: Money;
}

/** Returns what a courier has earned on each day of a period, oldest first. */
export async function earnedDays(
  db: Connection,
  { courierId, from, until, timeZone }: EarningsFilter,
): Promise<EarnedDayRow[]> {
  const { rows } = await sql<EarnedDayRow>`
    select to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD') as day, e.currency, sum(e.delivery)::int as deliveries,
      sum(e.pay)::bigint as pay, sum(e.tip)::bigint as tips
    from (
      select earned_at as at, currency, 1 as delivery, base + distance + waiting as pay, tip
      from courier_earnings where courier_id = ${courierId} and earned_at >= ${from} and earned_at < ${until}
      union all
      select given_at, currency, 0, 0, amount
      from late_tips where courier_id = ${courierId} and given_at >= ${from} and given_at < ${until}
      union all
      select given_back_at, currency, 0, amount, 0
      from store_waits where courier_id = ${courierId} and given_back_at >= ${from} and given_back_at < ${until}
      union all
      select h.ended_at, o.currency, 0, h.paid, 0 from delivery_handovers h join orders o on o.id = h.order_id
      where h.from_courier_id = ${courierId} and h.paid is not null and h.ended_at >= ${from} and h.ended_at < ${until}
    ) e
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export interface EarningRow {
  order_id: string;
  store_name: string | null;
  earned_at: Date;
  is_returned: boolean;
  metres: number;
  waiting_minutes: number;
  currency: string;
  base: Money;
  distance: Money;
  waiting: Money;
  store_waiting: Money;
  store_waiting_minutes: number;
  tip: Money;
  rule: {
    base: Money;
    per_km: Money;
    per_waiting_minute: Money;
    free_waiting_minutes: number;
    starts_at: string;
  } | null;
}

/** Returns what a courier has earned with each order of a period, the newest first. */
export async function earningRows(
  db: Connection,
  { courierId, from, until, limit }: EarningsFilter & { limit: number },
): Promise<EarningRow[]> {
  const { rows } = await sql<EarningRow>`
    select e.order_id, s.name as store_name, e.earned_at, o.order_status = 'canceled' as is_returned,
      o.distance_metres as metres, e.waiting_minutes, e.currency, e.base, e.distance, e.waiting,
      e.store_waiting, e.store_waiting_minutes, e.tip,
      case when r.id is not null then to_jsonb(r) end as rule
    from courier_earnings e
    join orders o on o.id = e.order_id
    left join stores s on s.id = o.store_id
    left join pay_rules r on r.id = e.pay_rule_id
    where e.courier_id = ${courierId} and e.earned_at >= ${from} and e.earned_at < ${until}
    order by e.earned_at desc, e.order_id limit ${limit}`.execute(db);
  return rows;
}

export interface LateTipRow {
  order_id: string;
  store_name: string | null;
  given_at: Date;
  currency: string;
  amount: Money;
}

/** Returns the tips that a courier got after deliveries, by the period in which they were given; the newest first. */
export async function lateTipRows(
  db: Connection,
  { courierId, from, until, limit }: EarningsFilter & { limit: number },
): Promise<LateTipRow[]> {
  const { rows } = await sql<LateTipRow>`
    select t.order_id, s.name as store_name, t.given_at, t.currency, t.amount
    from late_tips t join orders o on o.id = t.order_id left join stores s on s.id = o.store_id
    where t.courier_id = ${courierId} and t.given_at >= ${from} and t.given_at < ${until}
    order by t.given_at desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}

export interface StoreWaitRow {
  order_id: string;
  store_name: string | null;
  given_back_at: Date;
  minutes: number;
  currency: string;
  amount: Money;
}

/** Returns what a courier was paid for waits whose orders were given back in a period; the newest first. */
export async function storeWaitRows(
  db: Connection,
  { courierId, from, until, limit }: EarningsFilter & { limit: number },
): Promise<StoreWaitRow[]> {
  const { rows } = await sql<StoreWaitRow>`
    select w.order_id, s.name as store_name, w.given_back_at, w.minutes, w.currency, w.amount
    from store_waits w join orders o on o.id = w.order_id left join stores s on s.id = o.store_id
    where w.courier_id = ${courierId} and w.given_back_at >= ${from} and w.given_back_at < ${until}
    order by w.given_back_at desc, w.order_id limit ${limit}`.execute(db);
  return rows;
}

export interface HandedOverRow {
  order_id: string;
  store_name: string | null;
  ended_at: Date;
  metres: number;
  currency: string;
  amount: Money;
}

/** Returns what a courier was paid for ways until another courier took the order over in a period; the newest first. */
export async function handedOverRows(
  db: Connection,
  { courierId, from, until, limit }: EarningsFilter & { limit: number },
): Promise<HandedOverRow[]> {
  const { rows } = await sql<HandedOverRow>`
    select h.order_id, s.name as store_name, h.ended_at, coalesce(h.metres, 0) as metres, o.currency,
      h.paid as amount
    from delivery_handovers h join orders o on o.id = h.order_id left join stores s on s.id = o.store_id
    where h.from_courier_id = ${courierId} and h.paid is not null and h.ended_at >= ${from} and h.ended_at < ${until}
    order by h.ended_at desc, h.order_id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the sums of an account by currency, without those of 0. */
export async function sumsOfAccount(db: Connection, account: string): Promise<{ currency: string; sum: Money }[]> {
  const { rows } = await sql<{ currency: string; sum: Money }>`
    select currency, sum(amount)::bigint as sum from ledger_entries
    where account = ${account} group by currency having sum(amount) <> 0 order by currency`.execute(db);
  return rows;
}
