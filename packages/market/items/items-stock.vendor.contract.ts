import * as z from 'zod/mini';
import { endpoint, id, text } from '../calls/endpoint.ts';
import { stockReasons } from './items-stock.rules.ts';

const params = z.object({ store_id: id, item_id: id });
const maxPieces = 1_000_000;

const itemStock = z.object({
  /** To be sent back with a change. */
  version: z.int(),
  /** The store is warned when fewer pieces than this are left; null never. */
  low_mark: z.nullable(z.int()),
  /** Each variation, or one line without a name for an item without any. */
  stocks: z.array(
    z.object({
      variation: z.nullable(z.string()),
      /** What can be sold; null never runs out. */
      left: z.nullable(z.int()),
      /** What open orders hold that are still in the store. */
      held: z.int(),
      /** Ordered since the last change of the stock by a member, or ever. */
      sold_since: z.int(),
    }),
  ),
  /** The last change of the stock by a member; null where none is noted. */
  changed: z.nullable(
    z.object({
      at: z.iso.datetime(),
      /** First name of who did it. */
      by: z.nullable(z.string()),
      reason: z.nullable(z.enum(stockReasons)),
    }),
  ),
});
export type ItemStock = z.infer<typeof itemStock>;

/** How many pieces of an item there are, why that changes [STO-063], and when the store is warned [STO-064]. */
export const vendorStockContract = <Row extends z.core.$ZodLooseShape>(row: z.ZodMiniObject<Row>) => ({
  stock: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/stock',
    summary: 'What is left of an item, what open orders hold, and what was sold since the last change [STO-063]',
    callers: 'vendor:store.availability',
    params,
    reply: z.object({ stock: itemStock }),
    refusals: ['item_not_found'],
  }),
  moveStock: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/stock/moves',
    summary: 'Change the stock of an item by a delivery, a loss or a count of all pieces in the store [STO-063]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({
      version: z.int(),
      reason: z.enum(stockReasons),
      quantity: z.int().check(z.minimum(0), z.maximum(maxPieces)),
      variation: z.optional(text(310)),
    }),
    reply: z.object({ item: row }),
    refusals: ['item_not_found', 'changed_meanwhile', 'variation_unknown', 'variation_needed', 'stock_held'],
  }),
  setLowMark: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/items/{item_id}/stock/low-mark',
    summary: 'Tell the store when fewer pieces of an item are left than this; null never [STO-064]',
    callers: 'vendor:store.availability',
    params,
    body: z.object({ version: z.int(), low_mark: z.nullable(z.int().check(z.minimum(1), z.maximum(maxPieces))) }),
    reply: z.object({ item: row }),
    refusals: ['item_not_found', 'changed_meanwhile'],
  }),
});
