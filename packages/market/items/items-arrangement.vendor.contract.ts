import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { maxArranged, maxFeatured } from './items-arrange.rules.ts';
import { availabilities } from './items-menu.rules.ts';

const params = z.object({ store_id: id });
const categoryParams = z.object({ store_id: id, category_id: id });
/** Of the whole arrangement of a store; 0 until its first change. */
const version = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

const categoriesReply = z.object({
  version,
  /** Without an arrangement the categories stand as the market lists them. */
  is_arranged: z.boolean(),
  /** Those with items, in the order in which customers see them. */
  categories: z.array(
    z.object({ id: z.int(), name: z.string(), item_count: z.int(), featured_count: z.int(), is_arranged: z.boolean() }),
  ),
});
export type ArrangedCategories = z.infer<typeof categoriesReply>;

const itemsReply = z.object({
  version,
  /** Without an arrangement the most ordered item comes first. */
  is_arranged: z.boolean(),
  /** In the order in which customers see them, with those that they do not see in their places. */
  items: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      image_full_url: z.string(),
      availability: z.enum(availabilities),
      /** Featured items come first in their category. */
      is_featured: z.boolean(),
    }),
  ),
});
export type ArrangedItems = z.infer<typeof itemsReply>;

const ids = z.array(id).check(z.maxLength(maxArranged));

/** The order of the categories of a store, and of the items within them [STO-052]. */
export const vendorArrangementContract = {
  arrangement: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/menu/arrangement',
    summary: 'The categories of a store in the order in which customers see them [STO-052]',
    callers: 'vendor:store.menu',
    params,
    reply: categoriesReply,
    refusals: [],
  }),
  arrangeCategories: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/menu/arrangement',
    summary: 'Put the categories of a store in order, or let them stand as the market lists them [STO-052]',
    callers: 'vendor:store.menu',
    params,
    body: z.object({
      version,
      /** Categories that are left out follow as the market lists them; null takes the arrangement away. */
      category_ids: z.nullable(ids),
    }),
    reply: categoriesReply,
    refusals: ['changed_meanwhile'],
  }),
  arrangedItems: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/menu/arrangement/{category_id}',
    summary: 'The items of a category in the order in which customers see them [STO-052]',
    callers: 'vendor:store.menu',
    params: categoryParams,
    reply: itemsReply,
    refusals: [],
  }),
  arrangeItems: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/menu/arrangement/{category_id}',
    summary: 'Put the items of a category in order and feature some, or show the most ordered first [STO-052]',
    callers: 'vendor:store.menu',
    params: categoryParams,
    body: z.object({
      version,
      /** Items that are left out follow, the most ordered first; null takes the arrangement away. */
      item_ids: z.nullable(ids),
      /** They come first, in the same order among themselves. */
      featured_ids: z.array(id).check(z.maxLength(maxFeatured)),
    }),
    reply: itemsReply,
    refusals: ['category_not_found', 'changed_meanwhile'],
  }),
};
