import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { Refusal } from '#api/http/refusal.ts';
import {
  createCondition,
  listAdminConditions,
  listItemsOfCondition,
  removeCondition,
  renameCondition,
  setItemOfCondition,
  setPictureOfCondition,
} from './manage-conditions.ts';

export const adminConditionsRoutes = (context: ApiContext): Handlers<Contract['adminConditions']> => ({
  async list({ query }) {
    const { rows, page } = pageOfAll(await listAdminConditions(context), query);
    return { ...page, conditions: rows };
  },

  create: ({ caller, body: { name }, idempotencyKey }) => createCondition(context, caller, name, idempotencyKey),

  rename: ({ caller, params, body: { name, old_name: oldName } }) =>
    renameCondition(context, caller, { id: params.condition_id, name, oldName }),

  async setPicture({ caller, params, body: { photo } }) {
    if (!(photo instanceof Uint8Array)) throw new Refusal('picture_kind');
    return setPictureOfCondition(context, caller, params.condition_id, photo);
  },

  async remove({ caller, params }) {
    await removeCondition(context, caller, params.condition_id);
    return { message: 'Condition deleted.' };
  },

  items: ({ caller, params, query: { search, ...page } }) =>
    listItemsOfCondition(context, caller, { id: params.condition_id, search, page }),

  setItem: ({ caller, params, body: { is_for_it: isForIt } }) =>
    setItemOfCondition(context, caller, { id: params.condition_id, itemId: params.item_id, isForIt }),
});
