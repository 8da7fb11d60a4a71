import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { zoneIdsOf } from '#api/http/callers/staff.ts';
import { privateLinks } from '#api/http/files/private-pictures.ts';
import { sliceOf } from '#api/http/list-pages.ts';
import { confirmDeposit, depositOfDeskReply, refuseDeposit } from './report-deposit.ts';
import { pendingDeposits } from './wallet-own-deposits.data.ts';

export const adminDepositsRoutes = (context: ApiContext): Handlers<Contract['adminDeposits']> => ({
  async list({ caller: { zones }, query }) {
    const { rows, total } = await pendingDeposits(context.db, zoneIdsOf({ zones }), sliceOf(query));
    const linkTo = await privateLinks(context);
    const deposits = rows.map((row) => depositOfDeskReply(row, linkTo));
    return { total_size: total, limit: query.limit, offset: query.offset, deposits };
  },
  confirm: ({ caller, params }) => confirmDeposit(context, caller, params.deposit_id),
  refuse: ({ caller, params, body }) => refuseDeposit(context, caller, params.deposit_id, body.reason),
});
