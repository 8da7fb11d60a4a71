import * as z from 'zod/mini';
import { endpoint, id } from '../../calls/endpoint.ts';
import { openingHours } from '../../stores/stores.contract.ts';
import { maxPrice } from '../items-menu.rules.ts';

const storeParams = z.object({ store_id: id });
const itemParams = z.object({ store_id: id, item_id: id });
const version = z.int().check(z.minimum(0), z.maximum(2_147_483_647));
/** Minutes after midnight in the zone's time, both included; null is all week. */
const week = z.nullable(openingHours);
const timedPrice = z.nullable(
  z.object({
    /** A decimal of the zone's currency, in place of the usual price at these hours. */
    price: z.number().check(z.minimum(0), z.maximum(maxPrice)),
    week: openingHours,
  }),
);

const categoryHours = z.object({
  id: z.int(),
  name: z.string(),
  item_count: z.int(),
  week,
  /** 0 until its hours are set for the first time. */
  version: z.int(),
});
export type CategoryHours = z.infer<typeof categoryHours>;

const itemHours = z.object({
  id: z.int(),
  name: z.string(),
  category_name: z.string(),
  image_full_url: z.string(),
  /** The usual price: a decimal of the zone's currency. */
  price: z.number(),
  /** An item with variations has a price for each of them, and none by the hour. */
  has_variations: z.boolean(),
  /** The hours of each day that its editor sets; both or neither. */
  available_from: z.nullable(z.string()),
  available_until: z.nullable(z.string()),
  week,
  /** The hours of its category, which hold as well. */
  category_week: week,
  timed_price: timedPrice,
  /** Of the item. */
  version: z.int(),
});
export type ItemHours = z.infer<typeof itemHours>;

/** When items and categories of a store are sold, and prices that hold at some hours [STO-058]. */
export const vendorHoursContract = {
  menuHours: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/menu/hours',
    summary: 'The hours by weekday of the categories of a store, and its items with hours of their own [STO-058]',
    callers: 'vendor:store.menu',
    params: storeParams,
    reply: z.object({
      time_zone: z.string(),
      currency: z.string(),
      /** Those with items, in the order of the menu. */
      categories: z.array(categoryHours),
      /** Those with hours or prices by weekday, by their names. */
      items: z.array(itemHours),
    }),
    refusals: [],
  }),
  setCategoryHours: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/menu/hours/{category_id}',
    summary: 'Set when the items of a category are sold, or sell them all week [STO-058]',
    callers: 'vendor:store.menu',
    params: z.object({ store_id: id, category_id: id }),
    body: z.object({ version, week }),
    reply: z.object({ category: categoryHours }),
    refusals: ['category_not_found', 'changed_meanwhile'],
  }),
  itemHours: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/hours',
    summary: 'The hours and prices by weekday of an item [STO-058]',
    callers: 'vendor:store.menu',
    params: itemParams,
    reply: z.object({ item: itemHours, currency: z.string(), time_zone: z.string() }),
    refusals: ['item_not_found'],
  }),
  setItemHours: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/hours',
    summary: 'Set when an item is sold, and a price that holds at some hours [STO-058]',
    callers: 'vendor:store.menu',
    params: itemParams,
    body: z.object({ version, week, timed_price: timedPrice }),
    reply: z.object({ item: itemHours }),
    refusals: ['item_not_found', 'changed_meanwhile'],
  }),
};
