import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changeDeskItem, hideDeskItem, listDeskItems, showDeskItem } from './manage-items.ts';

export const adminItemsRoutes = (context: ApiContext): Handlers<Contract['adminItems']> => ({
  list: ({ caller, query }) => listDeskItems(context, caller, query),
  change: ({ caller, params, body }) => changeDeskItem(context, caller, params.item_id, body),
  hide: ({ caller, params, body }) => hideDeskItem(context, caller, params.item_id, body),
  show: ({ caller, params, body }) => showDeskItem(context, caller, params.item_id, body),
});
