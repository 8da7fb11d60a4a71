import { csvOf } from 'market/access/access-audit.rules';
import { maxCounted, type QueryOf, type ReplyOf } from 'market/calls/endpoint';
import { isDay } from 'market/payments/statements/payments-statements.rules';
import { dayMilliseconds } from 'market/values/durations';
import type { adminReportsContract, ReportFile } from 'market/wallet/reports/wallet-reports.admin.contract';
import {
  columnNamesOf,
  isReportSpan,
  maxReportRows,
  ownAccounts,
  type ReportName,
  reportFileDays,
  rowsPerPart,
  wayOfFile,
} from 'market/wallet/reports/wallet-reports.rules';
import { actOnceAsStaff } from '#api/access/act-once-as-staff.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type AuthorizedOperator, zoneIdsOf } from '#api/http/callers/staff.ts';
import { pageOfAll, sliceOf, totalOf } from '#api/http/list-pages.ts';
import { fieldRefusal, Refusal } from '#api/http/refusal.ts';
import type { Attempt, NewJob } from '#api/jobs/job-kinds.ts';
import { summedSpans, wholeSpans } from './spans-of-report.ts';
import type { ReportDays } from './wallet-report-queries.data.ts';
import {
  countReportRows,
  failReportFile,
  fixMoment,
  insertReportFile,
  liftTimeout,
  ownReportFile,
  prepareForSums,
  type ReportFileRow,
  type ReportRow,
  reportFileById,
  reportFilesOf,
  reportPage,
  rowsOfPart,
  waitingReportFiles,
  writeReportParts,
} from './wallet-reports.data.ts';

type Context = Pick<ApiContext, 'db' | 'now'>;
type Reports = typeof adminReportsContract;

interface Span {
  first_day: string;
  last_day: string;
}

/** Returns a page of a report of some days in the zones of an operator [OPS-086]. */
export async function showReport(
  { db }: Pick<ApiContext, 'db'>,
  staff: AuthorizedOperator,
  name: ReportName,
  { limit, offset, ...span }: QueryOf<Reports['show']>,
): Promise<ReplyOf<Reports['show']>> {
  const days = daysOf(zoneIdsOf(staff), span);
  const columns = columnNamesOf(name);
  return transact(db, async (transaction) => {
    await fixMoment(transaction);
    await prepareForSums(transaction);
    const spans = await summedSpans(transaction, name, days);
    const { rows, total } = await reportPage(transaction, name, spans, sliceOf({ limit, offset }));
    const count = () => countReportRows(transaction, name, spans, maxCounted);
    const counted = total ?? (await totalOf({ limit, offset }, rows.length, count));
    return {
      ...{ total_size: Math.min(maxCounted, counted), limit, offset, columns },
      rows: rows.map((row) => cellsOf(row, name)),
    };
  });
}

/**
 * Makes a file of a report: a short one at once, a long one in the background. It is of the zones that the operator has
 * now; the export is in the audit log [OPS-086] [SEAT-15].
 */
export function makeReportFile(
  context: Context,
  staff: AuthorizedOperator,
  { key, name, span }: { key: string; name: ReportName; span: Span },
): Promise<ReportFile> {
  mustRead(staff);
  const days = daysOf(zoneIdsOf(staff), span);
  return actOnceAsStaff(context, staff, { key, request: { name, ...span } }, async (transaction) => {
    const spans = await wholeSpans(transaction, days);
    const rowCount = await countReportRows(transaction, name, spans, maxReportRows + 1);
    const way = wayOfFile(rowCount);
    if (way === 'too_long') throw new Refusal('report_too_long');
    const file = { ...days, report: name, customerId: staff.customerId, rowCount, at: context.now() };
    const id = await insertReportFile(transaction, file);
    if (way === 'at_once') await writeReportParts(transaction, id, name, spans, rowsPerPart);
    const after = { ...span, rows: rowCount };
    return {
      result: replyOf((await reportFileById(transaction, id)) as ReportFileRow),
      change: { action: 'report.export', subject: `report:${name}`, after },
    };
  });
}

/** Returns the files that an operator has made and may still save [OPS-086]. */
export async function listReportFiles(
  { db, now }: Context,
  staff: AuthorizedOperator,
  query: QueryOf<Reports['files']>,
): Promise<ReplyOf<Reports['files']>> {
  mustRead(staff);
  const own = (await reportFilesOf(db, staff.customerId, savableSince(now()))).filter((file) => isWithin(staff, file));
  const { rows, page } = pageOfAll(own, query);
  return { ...page, files: rows.map(replyOf) };
}

/** Returns a part of an own file as CSV, with the names of the columns before the first row [OPS-086]. */
export async function showReportPart(
  { db, now }: Context,
  staff: AuthorizedOperator,
  { file_id: id, part }: { file_id: number; part: number },
): Promise<{ csv: string }> {
  mustRead(staff);
  const file = await ownReportFile(db, { id, customerId: staff.customerId, since: savableSince(now()) });
  if (file?.state !== 'done' || !isWithin(staff, file)) throw new Refusal('report_file_not_found');
  const rows = await rowsOfPart(db, id, part);
  // A report without rows has the names of its columns.
  if (!rows && (part > 1 || file.part_count > 0)) throw new Refusal('report_file_not_found');
  const cells = (rows ?? []).map((row) => cellsOf(row, file.report));
  return { csv: csvOf(part === 1 ? [columnNamesOf(file.report), ...cells] : cells) };
}

/** Files that were made before it cannot be saved any more. */
function savableSince(at: Date): Date {
  return new Date(at.getTime() - reportFileDays * dayMilliseconds);
}

/** Returns a job for each file that waits. */
export async function findReportFiles({ db }: Pick<ApiContext, 'db'>): Promise<NewJob[]> {
  return (await waitingReportFiles(db)).map((id) => ({ key: String(id), data: { id } }));
}

/** Writes a file whole, in one snapshot; after the last try it has failed. */
export async function writeReportFile({ db }: Context, id: number, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  try {
    await transact(db, async (transaction) => {
      const file = await reportFileById(transaction, id);
      if (file?.state !== 'waiting') return;
      await liftTimeout(transaction);
      const spans = await wholeSpans(transaction, daysOf(file.zone_ids, file));
      await writeReportParts(transaction, id, file.report, spans, rowsPerPart);
    });
  } catch (error) {
    if (isLast) await failReportFile(db, id);
    throw error;
  }
}

function daysOf(zoneIds: readonly number[] | null, { first_day, last_day }: Span): ReportDays {
  if (!isDay(first_day)) throw fieldRefusal('first_day', 'This value is not valid.');
  if (!isDay(last_day) || !isReportSpan(first_day, last_day))
    throw fieldRefusal('last_day', 'This value is not valid.');
  return { zoneIds, first: first_day, last: last_day, ownAccounts: ownAccounts.source };
}

/** The calls of files need the permission to export; what is in them needs the one to read it. */
function mustRead({ permissions }: AuthorizedOperator): void {
  if (permissions.includes('ops.reports')) return;
  throw new Refusal('right_missing', { text: 'permission_missing', values: { permission: 'ops.reports' } });
}

/** A file has the zones that its operator had: one who has lost some of them does not see it any more [SEAT-12]. */
function isWithin({ zones }: AuthorizedOperator, { zone_ids: ids }: ReportFileRow): boolean {
  return zones === 'all' || (ids?.every((id) => zones.includes(id)) ?? false);
}

function cellsOf(row: ReportRow, name: ReportName): (string | number | null)[] {
  return columnNamesOf(name).map((column) => row[column] ?? null);
}

function replyOf({ zone_ids: _, made_at: madeAt, ...row }: ReportFileRow): ReportFile {
  const until = new Date(madeAt.getTime() + reportFileDays * dayMilliseconds);
  return { ...row, made_at: madeAt.toISOString(), until: until.toISOString() };
}
