import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../../calls/endpoint.ts';
import { reportNames } from './wallet-reports.rules.ts';

const params = z.object({ report: z.enum(reportNames) });
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
/** Days by the clock of each zone, both counted. */
const span = { first_day: day, last_day: day };

const cell = z.nullable(z.union([z.string(), z.number()]));

const reportFile = z.object({
  id: z.int(),
  report: z.enum(reportNames),
  first_day: z.string(),
  last_day: z.string(),
  state: z.enum(['waiting', 'done', 'failed']),
  row_count: z.int(),
  /** Its parts are saved one after another. */
  part_count: z.int(),
  made_at: z.iso.datetime(),
  /** Afterwards it is gone. */
  until: z.iso.datetime(),
});
export type ReportFile = z.infer<typeof reportFile>;

/** Reports of a span of days, and their files [OPS-086]. */
export const adminReportsContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/reports/{report}',
    summary: 'A page of a report of some days in the zones of an operator [OPS-086]',
    callers: 'operator:ops.reports',
    params,
    query: z.object({ ...pageQuery(), ...span }),
    reply: z.extend(listReply('rows', z.array(cell)), {
      /** The name of each cell of a row. */
      columns: z.array(z.string()),
    }),
    refusals: [],
  }),
  makeFile: endpoint({
    method: 'POST',
    path: '/api/v1/admin/reports/{report}/files',
    summary:
      'Make a CSV file of a report: a short one at once, one of more than 10,000 rows in the background, and none of more than 1 million rows [OPS-086] [SEAT-15]',
    callers: 'operator:ops.export',
    oncePerKey: true,
    params,
    body: z.object(span),
    reply: reportFile,
    refusals: ['right_missing', 'report_too_long', 'order_in_progress', 'key_reused'],
  }),
  files: endpoint({
    method: 'GET',
    path: '/api/v1/admin/report-files',
    summary: 'The files that an operator has made in the last 7 days, the newest first [OPS-086]',
    callers: 'operator:ops.export',
    query: z.object(pageQuery()),
    reply: listReply('files', reportFile),
    refusals: ['right_missing'],
  }),
  part: endpoint({
    method: 'GET',
    path: '/api/v1/admin/report-files/{file_id}/parts/{part}',
    summary: 'A part of a file as CSV, counted from 1; the first one begins with the names of the columns [OPS-086]',
    callers: 'operator:ops.export',
    params: z.object({ file_id: id, part: id }),
    reply: z.object({ csv: z.string() }),
    refusals: ['right_missing', 'report_file_not_found'],
  }),
};
