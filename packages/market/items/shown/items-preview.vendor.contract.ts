import * as z from 'zod/mini';
import { endpoint, id, latitude, listReply, longitude, pageQuery, text } from '../../calls/endpoint.ts';
import { languageCodes } from '../../config/config.rules.ts';
import { coupon } from '../../promotions/promotions.contract.ts';
import { storesContract } from '../../stores/stores.contract.ts';
import { item, itemsContract } from '../items.contract.ts';
import { notOrderedReasons } from './items-preview.rules.ts';

const storeParams = z.object({ store_id: id });

/** When, where and in which language; without them it is now, at the store, in English. */
const seen = {
  /** By the clock of the zone of the store, such as '2026-11-29T10:00'; from a week ago to a year ahead. */
  at: z.optional(text(40)),
  /** Where the shopper is; both or neither. */
  lat: z.optional(latitude),
  lng: z.optional(longitude),
  language: z._default(z.enum(languageCodes), 'en'),
};

/** What a reply is about. */
const moment = {
  at: z.iso.datetime(),
  /** The same by the clock of the zone. */
  local_at: z.string(),
};

const reasons = z.array(z.enum(notOrderedReasons));

const why = {
  /** Why it cannot be ordered then; empty where it can. */
  reasons,
  /** When an item that staff has taken off sale is sold again by itself; null for every other one. */
  sold_out_until: z.nullable(z.iso.datetime()),
  /** What an operator wrote who has hidden it; null for every other item. */
  hidden_reason: z.nullable(z.string()),
};

const previewedItem = z.extend(item, why);
export type PreviewedItem = z.infer<typeof previewedItem>;

/** The store as shoppers see it, at any moment, place and language: the calls of the storefront, made then [STO-041]. */
export const vendorPreviewContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/preview',
    summary:
      'The page of a store as a shopper sees it at a moment, from a place, with the coupons that hold then [STO-041]',
    callers: 'vendor:store.menu',
    params: storeParams,
    query: z.object(seen),
    reply: z.object({
      now: z.iso.datetime(),
      ...moment,
      /** The first and the last that can be chosen. */
      first_at: z.string(),
      last_at: z.string(),
      time_zone: z.string(),
      currency: z.string(),
      /** Whether the place is in the zone of the store; elsewhere shoppers see its page without items. */
      is_in_zone: z.boolean(),
      /** Null where its zone is not served, or not with the module of the store: no shopper sees it then. */
      store: z.nullable(storesContract.details.reply),
      /** The first twenty that hold then for a shopper without an account. */
      coupons: z.array(coupon),
    }),
    refusals: [],
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/preview/items',
    summary:
      'The items that a shopper sees on the page of a store at a moment, in their order, and why one cannot be ordered then [STO-041]',
    callers: 'vendor:store.menu',
    params: storeParams,
    query: z.object({ ...seen, ...pageQuery() }),
    reply: z.extend(listReply('items', previewedItem), moment),
    refusals: [],
  }),
  hidden: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/preview/hidden',
    summary: 'The items of a store that no shopper sees, and why [STO-041]',
    callers: 'vendor:store.menu',
    params: storeParams,
    query: z.object(pageQuery()),
    reply: listReply(
      'items',
      z.object({
        id: z.int(),
        name: z.string(),
        image_full_url: z.string(),
        reasons,
        hidden_reason: z.nullable(z.string()),
      }),
    ),
    refusals: [],
  }),
  item: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/preview/items/{item_id}',
    summary: 'One item as a shopper sees it at a moment, or why none does [STO-041]',
    callers: 'vendor:store.menu',
    params: z.object({ store_id: id, item_id: id }),
    query: z.object(seen),
    reply: z.object({
      ...moment,
      id: z.int(),
      name: z.string(),
      ...why,
      /** Null for an item that no shopper sees. */
      item: z.nullable(itemsContract.details.reply),
    }),
    refusals: ['item_not_found'],
  }),
};
