import * as z from 'zod/mini';
import { endpoint, guestId, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { item } from '../items/items.contract.ts';
import { opening } from '../stores/stores.contract.ts';
import { anyPauseReasons } from '../stores/stores-availability.rules.ts';

/** Chosen options of a dish, or the type of a typed item, as the requirement documents send them [CART-40]. */
const chosenVariation = z.union([
  z.object({
    name: z.string().check(z.maxLength(200)),
    values: z.object({ label: z.array(z.string()).check(z.maxLength(50)) }),
  }),
  z.object({ type: z.string().check(z.maxLength(200)) }),
]);

const quantity = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1000));

/** An item with its choices: what a cart line and a direct order name alike. */
export const chosenItem = z.object({
  model: z._default(z.enum(['Item', 'ItemCampaign']), 'Item'),
  item_id: id,
  /** What the client believes; compared, never trusted. */
  price: z.optional(z.unknown()),
  quantity,
  add_on_ids: z._default(z.array(id).check(z.maxLength(50)), []),
  add_on_qtys: z._default(
    z.array(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100))).check(z.maxLength(50)),
    [],
  ),
  variation: z._default(z.array(chosenVariation).check(z.maxLength(20)), []),
});

const addBody = z.extend(chosenItem, {
  guest_id: z.optional(guestId),
  /** First empties a cart with items of another store, in the same step [CART-34]. */
  clear_other_store: z._default(z.boolean(), false),
  /** First sets a cart with items of another store aside, where it waits; takes precedence over clearing it. */
  start_another: z._default(z.boolean(), false),
});

/** A line of the cart [CART-39] [CART-42]; prices are decimals of the currency of its zone. */
export const cartLine = z.object({
  id: z.int(),
  module_id: z.int(),
  item_id: z.int(),
  item,
  /** The zone of the store, which need not be the one that the caller shops in. */
  zone: z.object({
    id: z.int(),
    name: z.string(),
    city: z.string(),
    currency: z.string(),
    /** Null means that delivery is never free of itself. */
    free_delivery_over: z.nullable(z.number()),
  }),
  /** Whether that zone serves the caller's place; true for a caller without a place. */
  is_delivered_here: z.boolean(),
  quantity: z.int(),
  /** The chosen type, with its price and stock; empty for an item without types. */
  variation: z.array(z.object({ type: z.string(), price: z.number(), stock: z.nullable(z.int()) })),
  food_variations: z.array(z.object({ name: z.string(), values: z.object({ label: z.array(z.string()) }) })),
  addons: z.array(z.object({ id: z.int(), name: z.string(), price: z.number(), quantity: z.int() })),
  /** One unit with its choices, before the discount. */
  price: z.number(),
  /** Of all units of the line together. */
  discount: z.number(),
  discount_reason: z.nullable(z.enum(['flash_sale', 'campaign', 'store', 'item'])),
  add_on_total: z.number(),
  total_price: z.number(),
  /** The client named another price than the catalogue's. */
  price_changed: z.boolean(),
  /** Why this line cannot be ordered; null if it can. */
  problem: z.nullable(
    z.enum([
      'out_of_stock',
      'variation_out_of_stock',
      'over_maximum',
      'item_not_available',
      'store_closed',
      'store_paused',
      'item_not_found',
    ]),
  ),
  /** When its paused store takes orders again; null for one that is not paused. */
  store_opens_at: opening,
  /** Why it is paused; null for one that is not. */
  store_pause_reason: z.nullable(z.enum(anyPauseReasons)),
});

export type CartLine = z.infer<typeof cartLine>;

/** Goods of one store that wait while the cart has others: set aside, or in the cart of another module. */
export const basket = z.object({
  /** Null for the cart of another module, which is the cart again as soon as that module is chosen. */
  id: z.nullable(z.int()),
  module_id: z.int(),
  module_type: z.string(),
  store_id: z.int(),
  store_name: z.string(),
  zone: cartLine.shape.zone,
  is_delivered_here: z.boolean(),
  /** Units, not lines. */
  quantity: z.int(),
  /** Items after discounts and add-ons, in decimals of the currency of the zone. */
  total: z.number(),
  /** How many lines cannot be ordered at the moment. */
  problems: z.int(),
  /** The store takes no orders at the moment, not for later either. */
  is_store_closed: z.boolean(),
  images_full_url: z.array(z.string()),
});

export type Basket = z.infer<typeof basket>;

const lines = z.array(cartLine);
const guestQuery = z.object({ guest_id: z.optional(guestId) });

/** Why a line cannot be in a cart or an order. */
export const lineRefusals = [
  'item_not_found',
  'out_of_stock',
  'variation_out_of_stock',
  'over_maximum',
  'variation_needed',
  'variation_unknown',
  'variation_bounds',
  'add_on_unknown',
] as const;

export const cartContract = {
  add: endpoint({
    method: 'POST',
    path: '/api/v1/cart/add',
    summary: 'Put an item into the cart; returns all lines',
    callers: 'shopper',
    body: addBody,
    reply: lines,
    refusals: [
      ...lineRefusals,
      'item_not_available',
      'store_closed',
      'store_paused',
      'other_store',
      'too_many_baskets',
    ],
  }),
  update: endpoint({
    method: 'POST',
    alternativeMethod: 'PUT',
    path: '/api/v1/cart/update',
    summary: 'Change a line of the cart; returns all lines',
    callers: 'shopper',
    body: z.extend(chosenItem, { guest_id: z.optional(guestId), cart_id: id }),
    reply: lines,
    refusals: [...lineRefusals, 'cart_line_not_found'],
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/v1/cart/merge',
    summary:
      "After a sign-in with `cart_conflict`: the guest's cart takes the place of one's own, is given up, or both are kept",
    callers: 'customer',
    body: z.object({ keep: z.enum(['guest', 'mine', 'both']), guest_id: z.optional(guestId) }),
    reply: lines,
    refusals: ['guest_id_needed'],
  }),
  baskets: endpoint({
    method: 'GET',
    path: '/api/v1/cart/baskets',
    summary: 'The baskets that wait: those set aside, and the carts of other modules; the last changed first',
    callers: 'shopper',
    query: z.extend(guestQuery, pageQuery()),
    reply: listReply('baskets', basket),
    refusals: [],
  }),
  switch: endpoint({
    method: 'POST',
    path: '/api/v1/cart/switch',
    summary: 'Make a basket the cart of its module, whose goods wait from then on; returns its lines',
    callers: 'shopper',
    body: z.object({ basket_id: id, guest_id: z.optional(guestId) }),
    reply: lines,
    refusals: ['basket_not_found'],
  }),
  removeBasket: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/remove-basket',
    summary: 'Remove a basket that waits; returns the lines of the cart',
    callers: 'shopper',
    query: z.object({ basket_id: id, guest_id: z.optional(guestId) }),
    reply: lines,
    refusals: ['basket_not_found'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/v1/cart/list',
    summary: 'The lines of the cart of the module, or of all modules when none is named',
    callers: 'shopper',
    query: guestQuery,
    reply: lines,
    refusals: [],
  }),
  removeItem: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/remove-item',
    summary: 'Take a line out of the cart; returns the lines that are left',
    callers: 'shopper',
    query: z.object({ cart_id: id, guest_id: z.optional(guestId) }),
    reply: lines,
    refusals: ['cart_line_not_found'],
  }),
  clear: endpoint({
    method: 'DELETE',
    path: '/api/v1/cart/remove',
    summary: 'Empty the cart of the module, or of all modules when none is named',
    callers: 'shopper',
    query: guestQuery,
    reply: lines,
    refusals: [],
  }),
};
