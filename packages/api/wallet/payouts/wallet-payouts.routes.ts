import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  exportRun,
  leaveOut,
  prepareRun,
  previewPayouts,
  releaseRun,
  runReply,
  settlePayout,
  showRun,
  withdrawRun,
} from './run-payouts.ts';
import { showStatement } from './show-statement.ts';
import { countRuns, payoutRuns } from './wallet-payouts.data.ts';
import { nameOfPayee } from './wallet-statements.data.ts';

export const adminPayoutsRoutes = (context: ApiContext): Handlers<Contract['adminPayouts']> => ({
  preview: ({ caller, query }) => previewPayouts(context, caller, query),
  prepare: ({ caller, body, idempotencyKey }) => prepareRun(context, caller, idempotencyKey, body),
  async runs({ caller, query }) {
    const zoneIds = zoneIdsOf(caller);
    const rows = await payoutRuns(context.db, { zoneIds, ...sliceOf(query) });
    const total = await totalOf(query, rows.length, () => countRuns(context.db, zoneIds, maxCounted));
    return {
      total_size: total,
      limit: query.limit,
      offset: query.offset,
      runs: rows.map((row) => runReply(row, caller)),
    };
  },
  show: ({ caller, params }) => showRun(context, caller, params.run_id),
  withdraw: ({ caller, params, body }) => withdrawRun(context, caller, params.run_id, body),
  leaveOut: ({ caller, params, body }) => leaveOut(context, caller, params, body),
  release: ({ caller, params, body }) => releaseRun(context, caller, params.run_id, body.version),
  file: ({ caller, params, body }) => exportRun(context, caller, params.run_id, body.kind),
  markPaid: ({ caller, params, body }) => settlePayout(context, caller, params, { state: 'paid', ...body }),
  markFailed: ({ caller, params, body }) => settlePayout(context, caller, params, { state: 'failed', ...body }),
  async statement({ caller: { zones }, params: { payee, payee_id: id }, query }) {
    const name = await nameOfPayee(context.db, { payee, id, zoneIds: zoneIdsOf({ zones }) });
    if (name === undefined) throw new Refusal('payee_not_found');
    return { name, ...(await showStatement(context, payee === 'store' ? { storeId: id } : { courierId: id }, query)) };
  },
});
