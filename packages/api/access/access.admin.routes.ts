import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { type OperatorRow, operatorsOfMarket } from './access.data.ts';
import { changeOperatorRoles, removeOperator } from './manage-operators.ts';

export const adminAccessRoutes = (context: ApiContext): Handlers<Contract['adminAccess']> => ({
  async operators({ query }) {
    const { rows, page } = pageOfAll(await operatorsOfMarket(context.db), query);
    return { ...page, operators: rows.map(asReply) };
  },

  async changeRoles({ caller, params, body }) {
    const { roles, zone_ids: zoneIds, version } = body;
    const change = { accountId: params.account_id, roles, zoneIds, version };
    return asReply(await changeOperatorRoles(context, caller, change));
  },

  async remove({ caller, params }) {
    await removeOperator(context, caller, params.account_id);
    return { message: 'Removed from the staff.' };
  },
});

function asReply({ created_at, ...operator }: OperatorRow) {
  return { ...operator, created_at: created_at.toISOString() };
}
