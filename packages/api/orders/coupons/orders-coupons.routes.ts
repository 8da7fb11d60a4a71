import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { applyCoupon } from './apply-coupon.ts';

/** The call of promotions that prices an order: orders know promotions, and not the other way round. */
export const couponRoutes = (context: ApiContext): Pick<Handlers<Contract['promotions']>, 'applyCoupon'> => ({
  applyCoupon({ body, caller: shopper, scope: { moduleId } }) {
    return applyCoupon(context, { shopper, moduleId, plan: body });
  },
});
