import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { showItemFigures, showItemPairs } from './show-item-figures.ts';
import { showReport } from './show-report.ts';

export const vendorReportsRoutes = (context: ApiContext): Handlers<Contract['vendorReports']> => ({
  show: ({ caller: { storeId }, query }) => showReport(context, storeId, query),
  items: ({ caller: { storeId }, query }) => showItemFigures(context, storeId, query),
  pairs: ({ caller: { storeId }, query }) => showItemPairs(context, storeId, query),
});
