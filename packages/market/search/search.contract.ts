import * as z from 'zod/mini';
import { endpoint, id, pageQuery, pageReply, text } from '../calls/endpoint.ts';
import { item } from '../items/items.contract.ts';
import { store } from '../stores/stores.contract.ts';
import { dataTypes, deliveryKinds, flagsIn, idsIn, itemSorts, storeKinds, storeSorts } from './search.rules.ts';
import { minuteIn } from './search-delivery.rules.ts';

const ids = z._default(
  text(6000).check(z.refine((value) => idsIn(value) !== undefined, 'Send a JSON list of ids, such as [3,7]')),
  '[]',
);
const flags = z._default(
  text(500).check(
    z.refine((value) => flagsIn(value) !== undefined, 'Send a JSON list of filters, such as ["popular"]'),
  ),
  '[]',
);
/** A decimal of the zone's currency. */
const price = z.optional(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000)));
const name = z.object({ id: z.int(), slug: z.string(), name: z.string() });

/** An item as a listing finds it: with its way to the coordinates of the call. */
const foundItem = z.extend(item, {
  /** How long its store takes, such as '25-35 min'. */
  delivery_time: z.string(),
  /** What delivery costs, as on the card of the store; null when the call named no coordinates. */
  delivery_fee: z.nullable(z.number()),
  /** What one unit costs with delivery and tax, as its cart would ask; null as the fee is, and unless the list is sorted by it. */
  total_for_one: z.nullable(z.number()),
});

export type FoundItem = z.infer<typeof foundItem>;

const suggestedItem = z.extend(name, {
  image_full_url: z.string(),
  store_id: z.int(),
  store_name: z.string(),
});
const suggestedStore = z.extend(name, { address: z.string(), monogram: z.string(), colours: z.array(z.string()) });

export type SuggestedItem = z.infer<typeof suggestedItem>;
export type SuggestedStore = z.infer<typeof suggestedStore>;

/** Objects with their own page, which the sitemap lists. */
export const slugKinds = ['stores', 'items', 'categories'] as const;

/** Maximum addresses in one file of a sitemap: a block is the ids of one file. */
export const slugsPerBlock = 50_000;

const blocks = z.array(z.int());
/** Counts up from 0, also from the text of an address. */
const idSoFar = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2_147_483_647));

export const searchContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/search/list',
    summary: 'Items or stores: by their name, with typo correction, of a category or brand, discounted, or new',
    callers: 'anyone',
    inZones: true,
    query: z.object({
      data_type: z._default(z.enum(dataTypes), 'searched'),
      list_type: z._default(z.enum(['item', 'store']), 'item'),
      /** The search text; without it everything is listed. */
      name: z._default(text(500), ''),
      /** Of `category`, where `category_ids` names none. */
      id: z.optional(id),
      /** Of `brand`, where `brand_ids` names none. */
      brand_id: z.optional(id),
      category_ids: ids,
      /** Where there are some, `category_ids` counts for nothing. */
      brand_ids: ids,
      filter: flags,
      /** The average rating, or more. */
      rating_count: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(5))),
      min_price: price,
      max_price: price,
      sort: z._default(z.enum([...storeSorts, ...itemSorts]), 'default'),
      /** Of stores. */
      type: z._default(z.enum(storeKinds), 'all'),
      delivery: z._default(z.enum(deliveryKinds), 'all'),
      /** 'HH:mm' of today in the zone: only what can be at the door by then. */
      deliver_by: z.optional(
        z.string().check(z.refine((value) => minuteIn(value) !== undefined, 'Send a time of today, such as 13:30')),
      ),
      ...pageQuery(),
    }),
    reply: z.object({ ...pageReply, products: z.array(foundItem), stores: z.array(store) }),
    refusals: [],
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/v1/search/suggestions',
    summary: 'A few items and stores that have the words so far',
    callers: 'anyone',
    inZones: true,
    query: z.object({ name: text(500) }),
    reply: z.object({ items: z.array(suggestedItem), stores: z.array(suggestedStore) }),
    refusals: [],
  }),
  slugBlocks: endpoint({
    method: 'GET',
    path: '/api/v1/search/slug-blocks',
    summary: 'The blocks of 50,000 ids that have something to visit; block 1 begins with id 1',
    callers: 'anyone',
    mayBeStale: true,
    reply: z.object({ stores: blocks, items: blocks, categories: blocks }),
    refusals: [],
  }),
  slugs: endpoint({
    method: 'GET',
    path: '/api/v1/search/slugs/{kind}',
    summary: 'The slugs of what can be visited, by id: up to 5,000 of them after one id and up to another',
    callers: 'anyone',
    mayBeStale: true,
    params: z.object({ kind: z.enum(slugKinds) }),
    query: z.object({ after: z._default(idSoFar, 0), until: idSoFar }),
    reply: z.object({ slugs: z.array(z.object({ id: z.int(), slug: z.string(), module_id: z.int() })) }),
    refusals: [],
  }),
};
