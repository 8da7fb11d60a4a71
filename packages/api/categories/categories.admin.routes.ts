import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { pageOfAll } from '#api/http/list-pages.ts';
import { createCategory, listAdminCategories, removeCategory, renameCategory } from './manage-categories.ts';

export const adminCategoriesRoutes = (context: ApiContext): Handlers<Contract['adminCategories']> => ({
  async list({ query }) {
    const { rows, page } = pageOfAll(await listAdminCategories(context), query);
    return { ...page, categories: rows };
  },

  create: ({ caller, body, idempotencyKey }) => createCategory(context, caller, body, idempotencyKey),

  rename: ({ caller, params, body: { name, old_name: oldName } }) =>
    renameCategory(context, caller, { id: params.category_id, name, oldName }),

  async remove({ caller, params }) {
    await removeCategory(context, caller, params.category_id);
    return { message: 'Category deleted.' };
  },
});
