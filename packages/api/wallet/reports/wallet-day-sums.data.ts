import { sql } from 'kysely';
import type { Connection, Transaction } from '#api/db/connection.ts';
import {
  promotionSums,
  type ReportDays,
  type ReportSpans,
  type SummedReport,
  storeSums,
  summedReports,
  timeSums,
  type ZoneSpan,
} from './wallet-report-queries.data.ts';

/** Days are summed this long after they ended: until then their orders still change often. */
const daysUntilSummed = 3;

/** Returns the zones of a report with the days since the first order that were not summed, neighbors as one span. */
export async function unsummedSpansOf(
  db: Connection,
  report: SummedReport,
  { zoneIds, first, last }: ReportDays,
): Promise<ZoneSpan[]> {
  const { rows } = await sql<ZoneSpan>`
    select zone_id, zone, city, time_zone, min(day)::timestamp at time zone time_zone as since,
      (max(day) + 1)::timestamp at time zone time_zone as until
    from (
      select z.id as zone_id, z.name as zone, z.city, z.time_zone, d.day::date,
        d.day::date - (row_number() over (partition by z.id order by d.day))::int as start
      from zones z cross join generate_series(${first}::text::date, ${last}::text::date, interval '1 day') d(day)
      where (${zoneIds}::int[] is null or z.id = any (${zoneIds}::int[]))
        and d.day::date >= ((select min(placed_at) from orders) at time zone z.time_zone)::date and not exists (
        select from report_days r where r.report = ${report}::text and r.zone_id = z.id and r.day = d.day::date)) days
    group by zone_id, zone, city, time_zone, start order by zone_id, since`.execute(db);
  return rows;
}

/** Returns the moment until which cash was summed. */
export async function cashSummedUntil(db: Connection): Promise<Date | null> {
  const { rows } = await sql<{ until: Date | null }>`
    select (max(day) + 1)::timestamp at time zone 'UTC' as until from cash_days`.execute(db);
  return rows[0]?.until ?? null;
}

/** A day that ended, and the zones in which it was not summed. */
export interface DayToSum {
  day: string;
  zone_ids: number[];
}

/** Returns days that ended and were not summed in every zone, the oldest first. */
export async function daysToSum(db: Connection, limit: number): Promise<DayToSum[]> {
  const { rows } = await sql<DayToSum>`
    select to_char(d.day, 'YYYY-MM-DD') as day, array_agg(z.id order by z.id) as zone_ids
    from zones z cross join lateral generate_series(
      ((select min(placed_at) from orders) at time zone z.time_zone)::date,
      (now() at time zone z.time_zone)::date - ${daysUntilSummed + 1}::int, interval '1 day') d(day)
    where not exists (
      select from report_days r where r.report = 'stores' and r.zone_id = z.id and r.day = d.day::date)
    group by d.day order by d.day limit ${limit}`.execute(db);
  return rows;
}

/** No order of a day that is summed, or will be, changes until the transaction ends. */
export async function lockDaySums(db: Transaction): Promise<void> {
  await sql`lock table report_days in exclusive mode`.execute(db);
}

/** Sums a day of zones for every report, from its spans in these zones. */
export async function sumDay(db: Transaction, { day, zone_ids: zoneIds }: DayToSum, spans: ReportSpans): Promise<void> {
  for (const report of summedReports) {
    await sql`
      insert into report_days (report, zone_id, day, rows)
      select ${report}, z.id, ${day}::text::date, coalesce(jsonb_agg(to_jsonb(q)) filter (where q.zone_id is not null), '[]')
      from zones z left join (${sumsOf(report, spans)}) q on q.zone_id = z.id
      where z.id = any (${zoneIds}::int[]) group by z.id
      on conflict (report, zone_id, day) do nothing`.execute(db);
  }
}

/** Conditions and no table of functions, because the check of statements reads these. */
function sumsOf(report: SummedReport, days: ReportSpans) {
  if (report === 'stores') return storeSums(days);
  if (report === 'promotions') return promotionSums(days);
  return timeSums(days);
}

/** Sums the accounts of cash of the days that have ended since the last time. No journal is booked on them meanwhile. */
export async function sumCash(db: Transaction): Promise<void> {
  await sql`lock table cash_days in exclusive mode`.execute(db);
  await sql`
    insert into cash_days (account, currency, kind, day, amount)
    select e.account, e.currency, j.kind, (j.made_at at time zone 'UTC')::date, sum(e.amount)
    from journals j join ledger_entries e on e.journal_id = j.id and e.account like 'cash:%'
    where j.made_at >= coalesce((select (max(day) + 1)::timestamp at time zone 'UTC' from cash_days), '-infinity')
      and j.made_at < ((now() at time zone 'UTC')::date - ${daysUntilSummed}::int)::timestamp at time zone 'UTC'
    group by 1, 2, 3, 4`.execute(db);
}
