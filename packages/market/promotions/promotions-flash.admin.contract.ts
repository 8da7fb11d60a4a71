import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { maxSaleItems, saleStates } from './promotions-sales.rules.ts';

const moment = z.iso.datetime({ offset: true });
const maxPiecesOfItem = 100_000;
const version = z.int().check(z.minimum(0));

/** Decimals of the currency of an item, or a whole percentage. */
export const discount = z.number().check(z.minimum(0.01), z.maximum(10_000_000), z.multipleOf(0.01));
export const discountType = z.enum(['percent', 'amount']);

const body = {
  title: text(60).check(z.minLength(1, 'Name is required')),
  module_type: z.enum(moduleTypes),
  starts_at: moment,
  ends_at: moment,
  items: z
    .array(
      z.object({
        item_id: id,
        discount,
        discount_type: discountType,
        /** How many are sold at this price, with those that are sold already. */
        pieces: z.int().check(z.minimum(1), z.maximum(maxPiecesOfItem)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxSaleItems)),
};

/** An item that may be in a flash sale or campaign. */
const promotionItem = {
  item_id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  store_name: z.string(),
  zone_name: z.string(),
  currency: z.string(),
  price: z.number(),
  /** What the store has now; null where it does not count. */
  stock: z.nullable(z.int()),
};

const found = z.object(promotionItem);
export type PromotionItem = z.infer<typeof found>;

const row = {
  id: z.int(),
  title: z.string(),
  module_type: z.enum(moduleTypes),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(saleStates),
  items_count: z.int(),
  /** Of all items. */
  pieces: z.int(),
  sold: z.int(),
  version: z.int(),
};

const flashSale = z.object({
  ...row,
  items: z.array(
    z.object({
      ...promotionItem,
      discount: z.number(),
      discount_type: discountType,
      pieces: z.int(),
      sold: z.int(),
      /** What it costs in the sale. */
      sale_price: z.number(),
    }),
  ),
});

export type AdminFlashSale = z.infer<typeof flashSale>;
const listed = z.object(row);
export type AdminFlashSaleRow = z.infer<typeof listed>;

const params = z.object({ sale_id: id });

/** The flash sales of the market, as operators make them, and the items that may be in one. */
export const adminFlashContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/flash-sales',
    summary: 'The flash sales in a state, the one that starts last first [OPS-062]',
    callers: 'operator:ops.promotions',
    query: z.object({ ...pageQuery(), state: z._default(z.enum(saleStates), 'running') }),
    reply: listReply('sales', listed),
    refusals: [],
  }),
  findItems: endpoint({
    method: 'GET',
    path: '/api/v1/admin/promotion-items',
    summary: 'Items of a module that may be promoted, the most ordered first: none on prescription [OPS-062]',
    callers: 'operator:ops.promotions',
    query: z.object({
      ...pageQuery(),
      module_type: z._default(z.enum(moduleTypes), 'food'),
      /** A part of the name of the item or of its store. */
      search: z.optional(text(100)),
    }),
    reply: listReply('items', found),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/flash-sales/{sale_id}',
    summary: 'A flash sale with its items and what they have sold [OPS-062]',
    callers: 'operator:ops.promotions',
    params,
    reply: flashSale,
    refusals: ['flash_sale_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/flash-sales',
    summary: 'Make a flash sale; it promises no more pieces than the stores have [OPS-062]',
    callers: 'operator:ops.promotions',
    oncePerKey: true,
    body: z.object(body),
    reply: flashSale,
    refusals: ['order_in_progress', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/flash-sales/{sale_id}',
    summary: 'Change a flash sale; an item that has sold stays in it [OPS-062]',
    callers: 'operator:ops.promotions',
    params,
    body: z.object({ ...body, version }),
    reply: flashSale,
    refusals: ['flash_sale_not_found', 'flash_item_sold', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/flash-sales/{sale_id}',
    summary: 'Delete a flash sale that has sold nothing; another one is ended by its date [OPS-062]',
    callers: 'operator:ops.promotions',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['flash_sale_not_found', 'flash_item_sold'],
  }),
};
