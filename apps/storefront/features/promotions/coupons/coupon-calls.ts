import { type Coupon, promotionsContract } from 'market/promotions/promotions.contract';
import { createApiClient } from '#browser/api-client.ts';

const api = createApiClient({ promotions: promotionsContract });

/** A planned order with the code that is tried on it. */
export type CouponTry = Parameters<typeof api.promotions.applyCoupon>[0]['body'];

export function tryCoupon(body: CouponTry) {
  return api.promotions.applyCoupon({ body });
}

/** More than anybody looks through before an order. */
const maxCoupons = 50;

/** Those that are left to the customer for an order from a store. */
export async function fetchCoupons(storeId: number | undefined): Promise<Coupon[]> {
  return (await api.promotions.coupons({ query: { store_id: storeId, limit: maxCoupons } })).coupons;
}
