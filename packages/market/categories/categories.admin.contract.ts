import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';

const name = text(100).check(z.minLength(1, 'Name is required'));

const adminCategory = z.object({
  id: z.int(),
  module_type: z.enum(moduleTypes),
  /** The main category that it is in; null for a main category. */
  parent_id: z.nullable(z.int()),
  slug: z.string(),
  name: z.string(),
  image_full_url: z.string(),
  /** Of all stores, without those in its children; deleted items do not count. */
  item_count: z.int(),
  /** Whether nothing names it: no item, no child, no parcel. */
  may_delete: z.boolean(),
});

export type AdminCategory = z.infer<typeof adminCategory>;

const params = z.object({ category_id: id });

/** The categories that stores choose from for their items. */
export const adminCategoriesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/categories',
    summary: 'The categories of all modules, each main category before its children [OPS-049]',
    callers: 'operator',
    query: z.object(pageQuery()),
    reply: listReply('categories', adminCategory),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/categories',
    summary: 'Add a category behind those of its module [OPS-049]',
    callers: 'operator:ops.catalogue',
    oncePerKey: true,
    body: z.object({ module_type: z.enum(moduleTypes), parent_id: z.nullable(id), name }),
    reply: adminCategory,
    refusals: ['right_missing', 'category_exists', 'order_in_progress', 'key_reused'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/categories/{category_id}',
    summary: 'Rename a category; its items are found under the new name [OPS-049]',
    callers: 'operator:ops.catalogue',
    params,
    body: z.object({ name, old_name: text(100) }),
    reply: adminCategory,
    refusals: ['right_missing', 'category_not_found', 'category_exists', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/categories/{category_id}',
    summary: 'Delete a category that nothing is in [OPS-049]',
    callers: 'operator:ops.catalogue',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['right_missing', 'category_not_found', 'category_used'],
  }),
};
