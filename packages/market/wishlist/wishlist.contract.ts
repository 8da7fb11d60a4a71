import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { item } from '../items/items.contract.ts';
import { store } from '../stores/stores.contract.ts';

/** One of the two [WISH-15] [WISH-16]. */
const wish = z
  .object({ item_id: z.optional(id), store_id: z.optional(id) })
  .check(
    z.refine(
      ({ item_id, store_id }) => (item_id === undefined) !== (store_id === undefined),
      'Send item_id or store_id',
    ),
  );

const messageReply = z.object({ message: z.string() });

export const wishlistContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/customer/wish-list',
    summary:
      'What the customer has a heart for, of the module and the zones of the call, newest first [WISH-17] [WISH-18]',
    callers: 'customer',
    reply: z.object({ item: z.array(item), store: z.array(store) }),
    refusals: [],
  }),
  /** Hearts on cards: a page has many of them and must not ask for each. */
  ids: endpoint({
    method: 'GET',
    path: '/api/v1/customer/wish-list/ids',
    summary: 'The ids of all that the customer has a heart for',
    callers: 'customer',
    reply: z.object({ items: z.array(z.int()), stores: z.array(z.int()) }),
    refusals: [],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/v1/customer/wish-list/add',
    summary: 'Put an item or a store on the wish list',
    callers: 'customer',
    body: wish,
    reply: messageReply,
    refusals: ['item_not_found', 'store_not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/customer/wish-list/remove',
    summary: 'Take an item or a store off the wish list; what is not on it is off already',
    callers: 'customer',
    query: wish,
    reply: messageReply,
    refusals: [],
  }),
};
