import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { couponStates } from './promotions-coupons.rules.ts';
import { storePromotionKinds } from './promotions-store.rules.ts';

/** What a promotion did for a store; amounts are decimals of its currency. */
const storePromotion = z.object({
  kind: z.enum(storePromotionKinds),
  id: z.int(),
  title: z.string(),
  /** Of a coupon; the first one of several. */
  code: z.nullable(z.string()),
  /** How many codes a coupon has. */
  codes: z.int(),
  /** How many items of the store are in a sale. */
  items_count: z.int(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(couponStates),
  currency: z.string(),
  /** What a coupon takes off: a whole percentage, or an amount; null of sales, whose items may differ. */
  discount: z.nullable(z.number()),
  discount_type: z.nullable(z.enum(['percent', 'fixed'])),
  /** How often a coupon was used; how many pieces were sold at the price of a sale. */
  uses: z.int(),
  /** Without canceled ones, and without those that are still to be paid online. */
  orders: z.int(),
  /** The goods of these orders, after discounts of items and before coupons. */
  turnover: z.number(),
  /** What it has taken off. */
  cost: z.number(),
  /** How many of these orders were the first that a customer placed with the store. */
  new_customers: z.int(),
  /** Whether the store may end it at once. */
  may_end: z.boolean(),
  version: z.int(),
});
export type StorePromotion = z.infer<typeof storePromotion>;

/** The promotions of one store, with what they bring and cost [STO-078]. */
export const vendorPromotionsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/promotions',
    summary: 'Coupons that a store pays for, and sales with items of it: uses, orders, turnover, cost [STO-078]',
    callers: 'vendor:store.promotions',
    params: z.object({ store_id: id }),
    query: z.object({ ...pageQuery(), state: z._default(z.enum(couponStates), 'running') }),
    reply: listReply('promotions', storePromotion),
    refusals: [],
  }),
  endCoupon: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/coupons/{coupon_id}/end',
    summary: 'End a coupon that the store pays for at once; orders that have it keep it [STO-078]',
    callers: 'vendor:store.promotions',
    params: z.object({ store_id: id, coupon_id: id }),
    body: z.object({ version: z.int().check(z.minimum(0)) }),
    reply: storePromotion,
    refusals: ['coupon_unknown', 'coupon_expired', 'changed_meanwhile'],
  }),
};
