import type { Contract } from 'market/calls/contract';
import { maxCounted } from 'market/calls/endpoint';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { zoneIdsOf } from '#api/http/callers/staff.ts';
import { sliceOf, totalOf } from '#api/http/list-pages.ts';
import { accountReply, checkAccount, refuseAccount, revealAccount } from './check-payee-accounts.ts';
import { countPayeeAccounts, payeeAccounts } from './wallet-payees.data.ts';

export const adminPayeesRoutes = (context: ApiContext): Handlers<Contract['adminPayees']> => ({
  async list({ caller, query }) {
    const zoneIds = zoneIdsOf(caller);
    const rows = await payeeAccounts(context.db, { zoneIds, ...sliceOf(query) });
    const total = await totalOf(query, rows.length, () => countPayeeAccounts(context.db, zoneIds, maxCounted));
    const accounts = rows.map((row) => accountReply(row, caller));
    return { total_size: total, limit: query.limit, offset: query.offset, accounts };
  },
  reveal: ({ caller, params }) => revealAccount(context, caller, params.account_id),
  check: ({ caller, params, body }) => checkAccount(context, caller, params.account_id, body.name_at_bank),
  refuse: ({ caller, params, body }) => refuseAccount(context, caller, params.account_id, body.reason),
});
