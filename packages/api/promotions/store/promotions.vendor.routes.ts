import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { endCoupon } from './end-coupon.ts';
import { showStorePromotions } from './show-store-promotions.ts';

export const vendorPromotionsRoutes = (context: ApiContext): Handlers<Contract['vendorPromotions']> => ({
  list: ({ caller, query }) => showStorePromotions(context, caller.storeId, query),
  endCoupon: ({ caller, params, body: { version } }) =>
    endCoupon(context, caller, { couponId: params.coupon_id, version }),
});
