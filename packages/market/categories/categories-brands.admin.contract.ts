import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';

const name = text(100).check(z.minLength(1, 'Name is required'));

const adminBrand = z.object({
  id: z.int(),
  module_type: z.enum(moduleTypes),
  /** Files of items name it so; it stays when the brand is renamed. */
  slug: z.string(),
  name: z.string(),
  image_full_url: z.nullable(z.string()),
  /** Of all stores; deleted items do not count. */
  item_count: z.int(),
  /** Whether no item and no store has it. */
  may_delete: z.boolean(),
});

export type AdminBrand = z.infer<typeof adminBrand>;

const params = z.object({ brand_id: id });

/** The brands that the files of items name. */
export const adminBrandsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/brands',
    summary: 'The brands of all modules, by module and name [OPS-050]',
    callers: 'operator',
    query: z.object(pageQuery()),
    reply: listReply('brands', adminBrand),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/brands',
    summary: 'Add a brand to a module; files of items name it by its slug [OPS-050]',
    callers: 'operator:ops.catalogue',
    oncePerKey: true,
    body: z.object({ module_type: z.enum(moduleTypes), name }),
    reply: adminBrand,
    refusals: ['right_missing', 'name_taken', 'order_in_progress', 'key_reused'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/brands/{brand_id}',
    summary: 'Rename a brand; its slug stays [OPS-050]',
    callers: 'operator:ops.catalogue',
    params,
    body: z.object({ name, old_name: text(100) }),
    reply: adminBrand,
    refusals: ['right_missing', 'not_found', 'name_taken', 'changed_meanwhile'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/brands/{brand_id}/picture',
    summary: 'Replace the picture of a brand: re-encoded and cut to a square [OPS-050]',
    callers: 'operator:ops.catalogue',
    params,
    bodyAs: 'multipart',
    body: z.object({ photo: uploadedFile }),
    reply: adminBrand,
    refusals: [
      'right_missing',
      'not_found',
      'picture_kind',
      'picture_size',
      'picture_small',
      'too_large',
      'overloaded',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/brands/{brand_id}',
    summary: 'Delete a brand that no item and no store has [OPS-050]',
    callers: 'operator:ops.catalogue',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['right_missing', 'not_found', 'brand_used'],
  }),
};
