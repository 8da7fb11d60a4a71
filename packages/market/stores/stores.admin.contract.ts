import * as z from 'zod/mini';
import { invitedContact, sentInvitation, storeInvitation } from '../access/access.contract.ts';
import { endpoint, id, latitude, listReply, longitude, pageQuery, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { openingHours } from './stores.contract.ts';

export const deliveryMinutes = z.int().check(z.minimum(1), z.maximum(240));
/** Of items, without delivery, in the currency of the zone. */
export const minimumOrder = z.number().check(z.minimum(0), z.maximum(1_000_000_000));

const storeBody = z.object({
  name: text(100).check(z.minLength(1, 'Store name is required')),
  module_type: z.enum(moduleTypes),
  zone_id: id,
  address: text(300).check(z.minLength(1, 'Address is required')),
  phone: text(30).check(z.minLength(1, 'Phone Number is required')),
  latitude,
  longitude,
  opening_hours: openingHours,
  minimum_order: minimumOrder,
  delivery_minutes_min: deliveryMinutes,
  delivery_minutes_max: deliveryMinutes,
  take_away: z.boolean(),
});

const adminStore = z.extend(storeBody, {
  id: z.int(),
  slug: z.string(),
  currency: z.string(),
  /** Whether customers order here, within its hours. */
  is_active: z.boolean(),
  /** Why it is closed; null while it is not. */
  closed_reason: z.nullable(z.string()),
  /** When it opens by itself; null until an operator opens it, and while it is not closed. */
  closed_until: z.nullable(z.iso.datetime()),
  item_count: z.int(),
  /** Names of its owners. */
  owners: z.array(z.string()),
  /** The contact of the open invitation of an owner; null without one. */
  invited_owner: z.nullable(z.string()),
  /** To be sent back with a change. */
  version: z.int(),
});

export type AdminStore = z.infer<typeof adminStore>;

const params = z.object({ store_id: id });
const ofPlace = ['zone_not_found', 'store_outside_zone', 'store_module_not_offered', 'right_missing'] as const;

/** The stores of the market. */
export const adminStoresContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/stores',
    summary: 'The stores in the zones of an operator, by name, also those that are closed [OPS-055]',
    callers: 'operator:ops.stores',
    query: z.object({ ...pageQuery(), search: z.optional(text(100)), zone_id: z.optional(id) }),
    reply: listReply('stores', adminStore),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/stores/{store_id}',
    summary: 'One store, as an operator sees it [OPS-055]',
    callers: 'operator:ops.stores',
    params,
    reply: adminStore,
    refusals: ['store_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/stores',
    summary: 'Make a store; without a slug its address is made from its name [OPS-054]',
    callers: 'operator:ops.stores',
    oncePerKey: true,
    body: z.extend(storeBody, { slug: z.optional(text(60)) }),
    reply: adminStore,
    refusals: [...ofPlace, 'slug_taken', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/stores/{store_id}',
    summary: 'Change the profile and the hours of a store [OPS-055] [SEAT-39]',
    callers: 'operator:ops.stores',
    params,
    body: z.extend(storeBody, { version: z.int() }),
    reply: adminStore,
    refusals: ['store_not_found', ...ofPlace, 'store_zone_fixed', 'changed_meanwhile'],
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/v1/admin/stores/{store_id}/close',
    summary:
      'Close a store with the reason, until a time or until it is opened; running orders go on [OPS-055] [SEAT-09]',
    callers: 'operator:ops.stores',
    params,
    body: z.object({
      version: z.int(),
      reason: text(200).check(z.minLength(3, 'This field is required.')),
      /** Null until an operator opens it. */
      until: z._default(z.nullable(z.iso.datetime()), null),
    }),
    reply: adminStore,
    refusals: ['store_not_found', 'changed_meanwhile', 'suspension_end'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/admin/stores/{store_id}/open',
    summary: 'Let customers order from a store again [OPS-055]',
    callers: 'operator:ops.stores',
    params,
    body: z.object({ version: z.int() }),
    reply: adminStore,
    refusals: ['store_not_found', 'changed_meanwhile'],
  }),
  inviteOwner: endpoint({
    method: 'POST',
    path: '/api/v1/admin/stores/{store_id}/owner',
    summary: 'Invite the owner of a store; an open invitation of the same contact is replaced [OPS-054] [SEAT-19]',
    callers: 'operator:ops.stores',
    params,
    body: z.object({ contact: invitedContact }),
    reply: z.object({ invitation: storeInvitation, ...sentInvitation }),
    refusals: ['store_not_found', 'already_member', 'invitations_full', 'too_many'],
  }),
};
