import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { listReportFiles, makeReportFile, showReport, showReportPart } from './make-report.ts';

export const adminReportsRoutes = (context: ApiContext): Handlers<Contract['adminReports']> => ({
  show: ({ caller, params, query }) => showReport(context, caller, params.report, query),
  makeFile: ({ caller, params, body, idempotencyKey: key }) =>
    makeReportFile(context, caller, { key, name: params.report, span: body }),
  files: ({ caller, query }) => listReportFiles(context, caller, query),
  part: ({ caller, params }) => showReportPart(context, caller, params),
});
