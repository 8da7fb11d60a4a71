import { type RawBuilder, sql } from 'kysely';
import type { ReportFile } from 'market/wallet/reports/wallet-reports.admin.contract';
import type { Connection, Transaction } from '#api/db/connection.ts';
import type { Slice } from '#api/http/list-pages.ts';
import {
  cashReport,
  couriersReport,
  ordersReport,
  placedOrders,
  promotionsReport,
  type ReportDays,
  type ReportSpans,
  refundsReport,
  storesReport,
  timesReport,
} from './wallet-report-queries.data.ts';

type Name = ReportFile['report'];

/** The query of a whole report. Conditions and no table of functions, because the check of statements reads these. */
function queryOf(report: Name, days: ReportSpans): RawBuilder<unknown> {
  if (report === 'orders') return ordersReport(days, { limit: null, skip: 0 });
  return groupsOf(report, days);
}

function groupsOf(report: Exclude<Name, 'orders'>, days: ReportSpans): RawBuilder<unknown> {
  if (report === 'stores') return storesReport(days);
  if (report === 'couriers') return couriersReport(days);
  if (report === 'promotions') return promotionsReport(days);
  if (report === 'refunds') return refundsReport(days);
  if (report === 'times') return timesReport(days);
  return cashReport(days);
}

/** A row by the names of its columns. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

/**
 * Returns a page of a report, and how many rows it has unless they are to be counted. Groups are made once for both:
 * to count them takes as long as to make them. Belongs into a transaction that sees one moment of the database: a day
 * whose sums go or come meanwhile would be missing, or be there twice.
 */
export async function reportPage(
  db: Connection,
  report: Name,
  spans: ReportSpans,
  slice: Slice,
): Promise<{ rows: ReportRow[]; total: number | undefined }> {
  if (report === 'orders') {
    const { rows } = await sql<ReportRow>`${ordersReport(spans, slice)}`.execute(db);
    return { rows, total: undefined };
  }
  const { rows } = await sql<ReportRow & { found: number }>`
    select q.*, count(*) over ()::int as found from (${groupsOf(report, spans)}) q
    limit ${slice.limit} offset ${slice.skip}`.execute(db);
  return { rows, total: rows[0]?.found };
}

/** Counts the rows of a report, up to a number. */
export async function countReportRows(db: Connection, report: Name, spans: ReportSpans, max: number): Promise<number> {
  // Orders are counted without being sorted.
  const counted =
    report === 'orders' ? sql`select from ${placedOrders(spans)}` : sql`select from (${queryOf(report, spans)}) q`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${counted} limit ${max}) c`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface NewReportFile extends ReportDays {
  report: Name;
  customerId: number;
  rowCount: number;
  at: Date;
}

export async function insertReportFile(db: Transaction, file: NewReportFile): Promise<number> {
  const { customerId, report, first, last, zoneIds, rowCount, at } = file;
  const { rows } = await sql<{ id: number }>`
    insert into report_files (customer_id, report, first_day, last_day, zone_ids, row_count, made_at)
    values (${customerId}, ${report}, ${first}::text::date, ${last}::text::date, ${zoneIds}::int[], ${rowCount}, ${at})
    returning id`.execute(db);
  return (rows[0] as { id: number }).id;
}

/** Writes all parts of a file by one statement, and ends it with the number of its rows. */
export async function writeReportParts(
  db: Transaction,
  id: number,
  report: Name,
  spans: ReportSpans,
  rowsPerPart: number,
): Promise<void> {
  await sql`
    with numbered as (
      select (row_number() over () - 1) / ${rowsPerPart}::int + 1 as part, to_jsonb(q) as row
      from (${queryOf(report, spans)}) q)
    insert into report_file_parts (file_id, part, rows)
    select ${id}::int, part, jsonb_agg(row) from numbered group by part`.execute(db);
  await sql`
    update report_files set state = 'done', row_count = (
      select coalesce(sum(jsonb_array_length(rows)), 0) from report_file_parts where file_id = ${id})
    where id = ${id}`.execute(db);
}

/** Lets all statements of a transaction see the database as it is at the first of them. Comes before them. */
export async function fixMoment(db: Transaction): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(db);
}

/**
 * Lets the sums of a long report be made in memory, for otherwise those of a million orders go by way of the disk, and
 * planned for its own days, for a day is read by an index and a year is not.
 */
export async function prepareForSums(db: Transaction): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(db);
  await sql`set local plan_cache_mode = force_custom_plan`.execute(db);
}

/** Lets the statements of a transaction take the time that a long report needs. */
export async function liftTimeout(db: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(db);
}

export async function failReportFile(db: Connection, id: number): Promise<void> {
  await sql`update report_files set state = 'failed' where id = ${id} and state = 'waiting'`.execute(db);
}

export interface ReportFileRow {
  id: number;
  report: ReportFile['report'];
  first_day: string;
  last_day: string;
  zone_ids: number[] | null;
  state: ReportFile['state'];
  row_count: number;
  part_count: number;
  made_at: Date;
}

const columns = sql`f.id, f.report, to_char(f.first_day, 'YYYY-MM-DD') as first_day,
  to_char(f.last_day, 'YYYY-MM-DD') as last_day, f.zone_ids, f.state, f.row_count, f.made_at,
  (select count(*)::int from report_file_parts p where p.file_id = f.id) as part_count
  from report_files f`;

/** Returns the files that a person has made since a moment, the newest first. */
export async function reportFilesOf(db: Connection, customerId: number, since: Date): Promise<ReportFileRow[]> {
  const { rows } = await sql<ReportFileRow>`
    select ${columns} where f.customer_id = ${customerId} and f.made_at > ${since} order by f.id desc limit 1000`.execute(
    db,
  );
  return rows;
}

export async function reportFileById(db: Connection, id: number): Promise<ReportFileRow | undefined> {
  const { rows } = await sql<ReportFileRow>`select ${columns} where f.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns a file that a person has made since a moment. */
export async function ownReportFile(
  db: Connection,
  { id, customerId, since }: { id: number; customerId: number; since: Date },
): Promise<ReportFileRow | undefined> {
  const { rows } = await sql<ReportFileRow>`
    select ${columns} where f.id = ${id} and f.customer_id = ${customerId} and f.made_at > ${since}`.execute(db);
  return rows[0];
}

/** Returns the rows of a part of a file. */
export async function rowsOfPart(db: Connection, id: number, part: number): Promise<ReportRow[] | undefined> {
  const { rows } = await sql<{ rows: ReportRow[] }>`
    select rows from report_file_parts where file_id = ${id} and part = ${part}`.execute(db);
  return rows[0]?.rows;
}

/** Returns files that wait to be written, the oldest first. */
export async function waitingReportFiles(db: Connection): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from report_files where state = 'waiting' order by id limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** Deletes files with their parts. */
export async function deleteOldReportFiles(db: Connection): Promise<void> {
  await sql`delete from report_files where made_at < now() - interval '8 days'`.execute(db);
}
