import type { Contract } from 'market/calls/contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { changeCoupon, createCoupon, listAdminCoupons, listCodes, showAdminCoupon } from './manage-coupons.ts';

export const adminCouponsRoutes = (context: ApiContext): Handlers<Contract['adminCoupons']> => ({
  list: ({ caller, query }) => listAdminCoupons(context, caller, query),
  show: ({ caller, params }) => showAdminCoupon(context, caller, params.coupon_id),
  codes: ({ caller, params, query }) => listCodes(context, caller, params.coupon_id, query),
  create: ({ caller, body, idempotencyKey }) => createCoupon(context, caller, body, idempotencyKey),
  change: ({ caller, params, body }) => changeCoupon(context, caller, params.coupon_id, body),
});
