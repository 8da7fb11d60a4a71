import type { AuditLine } from 'market/access/access-audit.contract';
import { auditSubjectsOf, csvOf, maxExportedLines } from 'market/access/access-audit.rules';
import type { Contract } from 'market/calls/contract';
import type { BodyOf, QueryOf } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import { actAsStaff } from '#api/http/callers/act-as-staff.ts';
import type { AuthorizedOperator } from '#api/http/callers/staff.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type AuditFilter, type AuditLineRow, auditLines, countAuditLines } from './access-audit.data.ts';

type Search = BodyOf<Contract['adminAudit']['exportLines']>;
type Context = Pick<ApiContext, 'db'>;

/** Returns a page of the lines that a search finds, newest first [OPS-091]. */
export async function listAuditLines(
  { db }: Context,
  staff: AuthorizedOperator,
  { limit, offset, ...search }: QueryOf<Contract['adminAudit']['list']>,
): Promise<{ lines: AuditLine[]; total: number }> {
  const filter = filterOf(staff, search);
  const rows = await auditLines(db, filter, sliceOf({ limit, offset }));
  const total = await totalOf({ limit, offset }, rows.length, () => countAuditLines(db, filter));
  return { lines: rows.map(replyOf), total };
}

const columns = [
  'id',
  'made_at',
  'account_id',
  'person',
  'audience',
  'store_id',
  'store',
  'action',
  'subject',
  'before',
  'after',
  'reason',
  'device',
  'request_id',
  'hash',
] as const;

/**
 * Returns the newest lines that a search finds as a CSV file, with the hash of each: a file that is kept elsewhere shows
 * whether a person has rebuilt the chain since [OPS-091]. The export is in the log itself [SEAT-15].
 */
export async function exportAuditLines(context: Context, staff: AuthorizedOperator, search: Search) {
  if (!staff.permissions.includes('ops.export')) {
    throw new Refusal('right_missing', { text: 'permission_missing', values: { permission: 'ops.export' } });
  }
  return actAsStaff(context, staff, async (transaction) => {
    const slice = { limit: maxExportedLines + 1, skip: 0 };
    const found = await auditLines(transaction, filterOf(staff, search), slice);
    const rows = found.slice(0, maxExportedLines);
    const result = {
      csv: csvOf([columns, ...rows.map(cellsOf)]),
      rows: rows.length,
      is_whole: found.length === rows.length,
    };
    return {
      result,
      change: { action: 'audit.export', subject: 'audit', after: { ...search, rows: rows.length } },
    };
  });
}

/** An operator of some zones sees what was done for stores there, and their own actions [SEAT-12]. */
function filterOf({ zones, customerId }: AuthorizedOperator, search: Search): AuditFilter {
  const { person, subject, action, reason, store_id: storeId, from, until } = search;
  const subjects = auditSubjectsOf(subject ?? '');
  return {
    person: person || null,
    subjects: subjects.length > 0 ? subjects : null,
    action: action || null,
    reason: reason || null,
    storeId: storeId ?? null,
    from: from === undefined ? null : new Date(from),
    until: until === undefined ? null : new Date(until),
    within: zones === 'all' ? null : { zoneIds: zones, accountId: customerId },
  };
}

function replyOf({ made_at: madeAt, ...row }: AuditLineRow): AuditLine {
  return { ...row, made_at: madeAt.toISOString() };
}

function cellsOf(row: AuditLineRow): (string | number | null)[] {
  const { id, account_id, person, audience, store, action, subject, before, after, reason, device, hash } = row;
  const [was, is] = [before, after].map((values) => values && JSON.stringify(values)) as [string | null, string | null];
  const where = [store?.id ?? null, store?.name ?? null];
  const what = [action, subject, was, is, reason];
  return [id, row.made_at.toISOString(), account_id, person, audience, ...where, ...what, device, row.request_id, hash];
}
