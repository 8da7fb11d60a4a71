import { type Coupon, promotionsContract } from 'market/promotions/promotions.contract';
import { callMarket } from '#browser/market.ts';

const market = callMarket({ promotions: promotionsContract });

/** A planned order with the code that is tried on it. */
export type CouponTry = Parameters<typeof market.promotions.applyCoupon>[0]['body'];

export function tryCoupon(body: CouponTry) {
  return market.promotions.applyCoupon({ body });
}

/** More than anybody looks through before an order. */
const maxCoupons = 50;

/** Those that are left to the customer for an order from a store. */
export async function fetchCoupons(storeId: number | undefined): Promise<Coupon[]> {
  return (await market.promotions.coupons({ query: { store_id: storeId, limit: maxCoupons } })).coupons;
}
