import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showReport } from './show-report.ts';

export const vendorReportsRoutes = (context: ApiContext): Handlers<Contract['vendorReports']> => ({
  show: ({ caller: { storeId }, query }) => showReport(context, storeId, query),
});
