import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { mustBeInOwnZones } from '../must-be-in-own-zones.ts';
import { changeAsOperator } from './change-as-operator.ts';
import { findReplacements } from './find-replacements.ts';

export const adminChangesRoutes = (context: ApiContext): Handlers<Contract['adminChanges']> => ({
  change: ({ caller, params, body: { item_id: itemId, returns_stock: returnsStock, ...wish } }) =>
    changeAsOperator(context, caller, params.order_id, { ...wish, itemId, returnsStock }),

  async replacements({ caller, params, query }) {
    await mustBeInOwnZones(context, caller, params.order_id);
    return findReplacements(context, params.order_id, query);
  },
});
