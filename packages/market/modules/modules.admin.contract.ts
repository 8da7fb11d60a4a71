import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text, uploadedFile } from '../calls/endpoint.ts';
import { moduleTypes } from './modules.rules.ts';

const moduleType = z.enum(moduleTypes);

const moduleOfZone = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  is_on: z.boolean(),
  store_count: z.int(),
  /** The orders of the module that run there, the oldest first: switching it off lets them go on. */
  running_orders: z.array(z.string()),
});

const adminModule = z.object({
  module_type: moduleType,
  name: z.string(),
  image_full_url: z.string(),
  /** The zones that have prices for it, of those that the operator works in. */
  zones: z.array(moduleOfZone),
  version: z.int(),
});

export type AdminModule = z.infer<typeof adminModule>;

const params = z.object({ module_type: moduleType });

/** What the market sells: the modules, as customers see them follow each other. */
export const adminModulesContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/modules',
    summary: 'The modules in their sequence, with the zones where each is on or off [OPS-048]',
    callers: 'operator:ops.catalogue',
    query: z.object(pageQuery()),
    reply: listReply('modules', adminModule),
    refusals: [],
  }),
  rename: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/modules/{module_type}',
    summary: 'Name a module as customers read it [OPS-048]',
    callers: 'operator:ops.catalogue',
    params,
    body: z.object({ name: text(40).check(z.minLength(1, 'Name is required')), version: z.int() }),
    reply: adminModule,
    refusals: ['right_missing', 'module_not_found', 'changed_meanwhile'],
  }),
  setPicture: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/modules/{module_type}/picture',
    summary: 'Replace the picture of a module: re-encoded and cut to a square [OPS-048]',
    callers: 'operator:ops.catalogue',
    params,
    bodyAs: 'multipart',
    body: z.object({ photo: uploadedFile }),
    reply: adminModule,
    refusals: [
      'right_missing',
      'module_not_found',
      'picture_kind',
      'picture_size',
      'picture_small',
      'too_large',
      'overloaded',
    ],
  }),
  arrange: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/modules',
    summary: 'Set the sequence of all modules; refuses if another person has set it since it was read [OPS-048]',
    callers: 'operator:ops.catalogue',
    body: z.object({ sequence: z.array(moduleType), old_sequence: z.array(moduleType) }),
    reply: z.object({ message: z.string() }),
    refusals: ['right_missing', 'changed_meanwhile'],
  }),
  switch: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/modules/{module_type}/zones/{zone_id}',
    summary:
      'Switch a module on or off in a zone. Off, it takes no new orders; refuses while orders run that were not seen, and names them [OPS-048]',
    callers: 'operator:ops.catalogue',
    params: z.object({ module_type: moduleType, zone_id: id }),
    body: z.object({
      is_on: z.boolean(),
      /** The running orders that the person has seen; they go on. */
      seen_orders: z.array(text(40)).check(z.maxLength(1000)),
    }),
    reply: adminModule,
    refusals: ['module_not_found', 'changed_meanwhile'],
  }),
};
