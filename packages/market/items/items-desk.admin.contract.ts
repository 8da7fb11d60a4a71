import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { availabilities, maxPrice } from './items-menu.rules.ts';

/** An item of any store, as operators see it. */
const itemOfDesk = z.object({
  id: z.int(),
  name: z.string(),
  store: z.object({ id: z.int(), name: z.string() }),
  zone_name: z.string(),
  category_name: z.string(),
  description: z.string(),
  /** A decimal of the zone's currency. */
  price: z.number(),
  currency: z.string(),
  image_full_url: z.string(),
  variation_count: z.int(),
  availability: z.enum(availabilities),
  /** Why an operator has hidden it, as its store reads it; null for every other item. */
  hidden_reason: z.nullable(z.string()),
  /** To be sent back with a change. */
  version: z.int(),
});
export type ItemOfDesk = z.output<typeof itemOfDesk>;

const params = z.object({ item_id: id });
const seen = { version: z.int() };

/** The items of all stores [OPS-051]. */
export const adminItemsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/items',
    summary:
      'Items of the stores in the zones of an operator, by a part of their name or of the name of the store [OPS-051]',
    callers: 'operator:ops.catalogue',
    query: z.object({
      ...pageQuery(),
      search: z.optional(text(100)),
      /** Those that operators have hidden alone. */
      hidden: z.optional(z.literal('1')),
    }),
    reply: listReply('items', itemOfDesk),
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/items/{item_id}',
    summary: 'Change name, description and price of an item of any store [OPS-051] [SEAT-39]',
    callers: 'operator:ops.catalogue',
    params,
    body: z.object({
      ...seen,
      name: text(200).check(z.minLength(1, 'This field is required.')),
      description: text(5_000),
      price: z.number().check(z.minimum(0), z.maximum(maxPrice)),
    }),
    reply: itemOfDesk,
    refusals: ['item_not_found', 'changed_meanwhile', 'store_not_found'],
  }),
  hide: endpoint({
    method: 'POST',
    path: '/api/v1/admin/items/{item_id}/hide',
    summary: 'Hide an item of any store; its store reads the reason and cannot show it again [OPS-051]',
    callers: 'operator:ops.catalogue',
    params,
    body: z.object({ ...seen, reason: text(200).check(z.minLength(3, 'This field is required.')) }),
    reply: itemOfDesk,
    refusals: ['item_not_found', 'changed_meanwhile'],
  }),
  show: endpoint({
    method: 'POST',
    path: '/api/v1/admin/items/{item_id}/show',
    summary: 'Show a hidden item again, as its store had left it [OPS-051]',
    callers: 'operator:ops.catalogue',
    params,
    body: z.object(seen),
    reply: itemOfDesk,
    refusals: ['item_not_found', 'changed_meanwhile'],
  }),
};
