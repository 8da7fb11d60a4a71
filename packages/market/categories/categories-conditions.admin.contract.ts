import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';

const name = text(100).check(z.minLength(1, 'Name is required'));

const adminCondition = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  image_full_url: z.string(),
  /** The items for it, of all stores; deleted items do not count. */
  item_count: z.int(),
  may_delete: z.boolean(),
});

export type AdminCondition = z.infer<typeof adminCondition>;

const itemOfCondition = z.object({
  id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  store_name: z.string(),
  zone_name: z.string(),
  is_for_it: z.boolean(),
});

export type ItemOfCondition = z.infer<typeof itemOfCondition>;

const params = z.object({ condition_id: id });

/** What people take medicine for, and the items for each. */
export const adminConditionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/conditions',
    summary: 'The conditions that pharmacies sell for, in their order [OPS-050]',
    callers: 'operator',
    query: z.object(pageQuery()),
    reply: listReply('conditions', adminCondition),
    refusals: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/conditions',
    summary: 'Add a condition behind the others [OPS-050]',
    callers: 'operator:ops.catalogue',
    oncePerKey: true,
    body: z.object({ name }),
    reply: adminCondition,
    refusals: ['right_missing', 'module_not_found', 'name_taken', 'order_in_progress', 'key_reused'],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/conditions/{condition_id}',
    summary: 'Rename a condition; its slug stays [OPS-050]',
    callers: 'operator:ops.catalogue',
    params,
    body: z.object({ name, old_name: text(100) }),
    reply: adminCondition,
    refusals: ['right_missing', 'not_found', 'name_taken', 'changed_meanwhile'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/conditions/{condition_id}/picture',
    summary: 'Replace the picture of a condition: re-encoded and cut to a square [OPS-050]',
    callers: 'operator:ops.catalogue',
    params,
    bodyAs: 'multipart',
    body: z.object({ photo: uploadedFile }),
    reply: adminCondition,
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
    path: '/api/v1/admin/conditions/{condition_id}',
    summary: 'Delete a condition that no item is for [OPS-050]',
    callers: 'operator:ops.catalogue',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['right_missing', 'not_found', 'condition_used'],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/v1/admin/conditions/{condition_id}/items',
    summary: 'The items for a condition; with `search` the items of pharmacies whose name has it [OPS-050]',
    callers: 'operator:ops.catalogue',
    params,
    query: z.object({ ...pageQuery(), search: z.optional(text(100)) }),
    reply: listReply('items', itemOfCondition),
    refusals: ['not_found'],
  }),
  setItem: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/conditions/{condition_id}/items/{item_id}',
    summary: 'List an item of a pharmacy for a condition, or take it off [OPS-050]',
    callers: 'operator:ops.catalogue',
    params: z.object({ condition_id: id, item_id: id }),
    body: z.object({ is_for_it: z.boolean() }),
    reply: itemOfCondition,
    refusals: ['right_missing', 'not_found', 'item_not_found'],
  }),
};
