import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { opening } from '../stores/stores.contract.ts';
import { days } from '../stores/stores.rules.ts';

const flag = z.union([z.literal(0), z.literal(1)]);

export const addOn = z.object({ id: z.int(), name: z.string(), price: z.number() });

const foodVariation = z.object({
  name: z.string(),
  type: z.enum(['single', 'multi']),
  min: z.int(),
  max: z.int(),
  required: z.enum(['on', 'off']),
  values: z.array(z.object({ label: z.string(), optionPrice: z.number() })),
});

const variation = z.object({ type: z.string(), price: z.number(), stock: z.nullable(z.int()) });

/** An item as every list and detail carries it [CARD-21] [CARD-22] [CARD-23]. Prices are decimals of the zone's currency. */
export const item = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  image: z.string(),
  storage: z.string(),
  image_full_url: z.string(),
  images_full_url: z.array(z.string()),
  category_id: z.int(),
  category_ids: z.array(z.object({ id: z.int(), position: z.int() })),
  price: z.number(),
  discount: z.number(),
  discount_type: z.enum(['percent', 'amount']),
  store_discount: z.number(),
  restaurant_discount: z.number(),
  /** Takes no discount at all: the card then shows none. */
  no_promotion: z.boolean(),
  /** The flash sale or campaign that sets the current price; it takes precedence over discounts of store and item. */
  promotion: z.nullable(
    z.object({
      kind: z.enum(['flash_sale', 'campaign']),
      id: z.int(),
      slug: z.string(),
      title: z.string(),
      discount: z.number(),
      discount_type: z.enum(['percent', 'amount']),
      /** An ISO moment. */
      ends_at: z.string(),
    }),
  ),
  store_id: z.int(),
  store_name: z.string(),
  store_slug: z.string(),
  /** Whether the store takes orders at this moment. */
  store_open: z.boolean(),
  /** When it takes orders again; null while it does, and if it never will. */
  store_opens_at: opening,
  module_id: z.int(),
  module: z.object({ module_type: z.string() }),
  zone_id: z.int(),
  unit_type: z.string(),
  generic_name: z.array(z.string()),
  veg: flag,
  halal_tag_status: flag,
  is_halal: flag,
  recommended: flag,
  organic: flag,
  /** Null until the first rating. */
  avg_rating: z.nullable(z.number()),
  rating_count: z.int(),
  wishlist_count: z.int(),
  stock: z.nullable(z.int()),
  /** The store has taken it off sale for now, whatever its stock [STO-060]. */
  sold_out: z.boolean(),
  maximum_cart_quantity: z.nullable(z.int()),
  schedule_order: z.boolean(),
  /** Daily hours in the zone's time, both ends included. Of an item with hours by weekday those of now, else the next ones [STO-058]. */
  available_time_starts: z.nullable(z.string()),
  available_time_ends: z.nullable(z.string()),
  /** The day on which these hours begin, with its name in the language of the call; null for hours of every day [STO-058]. */
  available_day: z.nullable(z.object({ day: z.enum(days), name: z.string() })),
  /** ISO moments of the running campaign that the item is in; they mark a campaign item [CARD-26]. */
  available_date_starts: z.nullable(z.string()),
  available_date_ends: z.nullable(z.string()),
  is_prescription_required: flag,
  description: z.string(),
  nutritions_name: z.array(z.string()),
  allergies_name: z.array(z.string()),
  tags: z.array(z.string()),
  variations: z.array(variation),
  choice_options: z.array(z.object({ name: z.string(), title: z.string(), options: z.array(z.string()) })),
  food_variations: z.array(foodVariation),
  add_ons: z.array(addOn),
});

export type Item = z.infer<typeof item>;

/** What only the detail of an item shows, or nothing. */
type DetailField =
  | 'title'
  | 'image'
  | 'images_full_url'
  | 'storage'
  | 'category_ids'
  | 'zone_id'
  | 'wishlist_count'
  | 'available_date_starts'
  | 'available_date_ends'
  | 'nutritions_name'
  | 'allergies_name'
  | 'tags';

/** An item in a list. Fields that lists do not load are absent, so that they cannot be read as 'none'. */
export type ListedItem = Omit<Item, DetailField>;

const itemPage = listReply('items', item);
const productPage = listReply('products', item);

export const itemsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/items',
    summary: 'Items of the zones and module, or of one store or category, the most ordered first',
    callers: 'anyone',
    inZones: true,
    query: z.object({
      store_id: z.optional(id),
      category_id: z.optional(id),
      brand_id: z.optional(id),
      ...pageQuery(),
    }),
    reply: itemPage,
    refusals: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/items/details/{id}',
    summary: 'One item, by its slug or its id',
    callers: 'anyone',
    mayBeStale: true,
    params: z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,200}$/)) }),
    reply: z.extend(item, {
      category_name: z.string(),
      category_slug: z.string(),
      brand_name: z.nullable(z.string()),
      /** What the pictures show, in their order; the first is of `image_full_url`. May be shorter than they are. */
      image_texts: z.array(z.string()),
    }),
    refusals: ['item_not_found', 'gone'],
  }),
  popular: endpoint({
    method: 'GET',
    path: '/api/v1/items/popular',
    summary:
      'The most ordered items, of all, of one category or of medicine; of one store those that were ordered, without prescription medicine',
    callers: 'anyone',
    inZones: true,
    query: z.object({
      type: z._default(z.literal('all'), 'all'),
      store_id: z.optional(id),
      category_id: z.optional(id),
      /** '1': with an active substance and without a prescription [PHAR-04]; not with a store or a category. */
      medicine: z.optional(z.literal('1')),
      ...pageQuery(),
    }),
    reply: productPage,
    refusals: [],
  }),
  discounted: endpoint({
    method: 'GET',
    path: '/api/v1/items/discounted',
    summary: 'Items with money off, of the item or its store',
    callers: 'anyone',
    inZones: true,
    query: z.object(pageQuery()),
    reply: productPage,
    refusals: [],
  }),
  bestReviewed: endpoint({
    method: 'GET',
    path: '/api/v1/items/most-reviewed',
    summary: 'The best reviewed items, of all or of one category',
    callers: 'anyone',
    inZones: true,
    query: z.object({ type: z._default(z.literal('all'), 'all'), category_id: z.optional(id), ...pageQuery() }),
    reply: productPage,
    refusals: [],
  }),
  newArrivals: endpoint({
    method: 'GET',
    path: '/api/v1/items/new-arrivals',
    summary: 'The newest items, and the categories that they are in',
    callers: 'anyone',
    inZones: true,
    query: z.object({ type: z._default(z.literal('all'), 'all'), ...pageQuery() }),
    reply: z.extend(productPage, {
      categories: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), image_full_url: z.string() })),
    }),
    refusals: [],
  }),
  recommended: endpoint({
    method: 'GET',
    path: '/api/v1/items/recommended',
    summary: 'Items that the market recommends',
    callers: 'anyone',
    inZones: true,
    query: z.object({ filter: z._default(z.literal('all'), 'all'), ...pageQuery() }),
    reply: itemPage,
    refusals: [],
  }),
  suggested: endpoint({
    method: 'GET',
    path: '/api/v1/items/suggested',
    summary: 'Items of the categories that the customer cares about: chosen as interests, or ordered from',
    callers: 'customer',
    inZones: true,
    query: z.object(pageQuery()),
    reply: z.array(item),
    refusals: [],
  }),
};
