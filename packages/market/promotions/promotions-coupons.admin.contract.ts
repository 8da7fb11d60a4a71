import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, pageReply, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { couponKinds, couponStates, maxCodeLength, maxCodes } from './promotions-coupons.rules.ts';

/** Decimals of a currency. */
const amount = z.number().check(z.minimum(0), z.maximum(10_000_000), z.multipleOf(0.01));
const moment = z.iso.datetime({ offset: true });
const maxUses = 1_000_000;
const uses = z.int().check(z.minimum(1), z.maximum(maxUses));
const maxZones = 100;

const terms = {
  title: text(100).check(z.minLength(1, 'Name is required')),
  kind: z.enum(couponKinds),
  /** A whole percentage from 1 to 100, or an amount; 0 for a free delivery. */
  discount: amount,
  discount_type: z.enum(['percent', 'fixed']),
  /** The cap of a percentage; null without one. */
  max_discount: z.nullable(amount),
  min_purchase: amount,
  /** How often one customer may use a code; null as often as wished. */
  limit_per_customer: z.nullable(uses),
  /** How often all customers together may use a code. */
  limit_in_all: z.nullable(uses),
  module_types: z.array(z.enum(moduleTypes)).check(z.minLength(1), z.maxLength(moduleTypes.length)),
  /** Null for every zone with the currency. */
  zone_ids: z.nullable(z.array(id).check(z.minLength(1), z.maxLength(maxZones))),
  /** The store that it is good in, which then pays for it; of a discount alone. */
  store_id: z.nullable(id),
  starts_at: moment,
  expires_at: moment,
  /** Whether lists of coupons show it; another one needs the code. */
  is_listed: z.boolean(),
};

const adminCoupon = z.object({
  id: z.int(),
  /** The first one of several. */
  code: z.string(),
  codes: z.int(),
  currency: z.string(),
  ...terms,
  zone_ids: z.nullable(z.array(z.int())),
  store_id: z.nullable(z.int()),
  store_name: z.nullable(z.string()),
  starts_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** False once an operator has stopped it. */
  is_active: z.boolean(),
  state: z.enum(couponStates),
  /** Of all codes. */
  used_count: z.int(),
  /** What it has taken off so far, without the fees of free deliveries. */
  cost: z.number(),
  /** What it may cost; null if nothing bounds it. */
  max_cost: z.nullable(z.number()),
  version: z.int(),
});

export type AdminCoupon = z.infer<typeof adminCoupon>;

const params = z.object({ coupon_id: id });

/** The coupons of the market, as operators make them. */
export const adminCouponsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/coupons',
    summary: 'Coupons in a state, the latest first; several codes of the same terms are one coupon [OPS-063]',
    callers: 'operator:ops.promotions',
    query: z.object({
      ...pageQuery(),
      state: z._default(z.enum(couponStates), 'running'),
      /** A part of the code or of the name. */
      search: z.optional(text(100)),
    }),
    reply: listReply('coupons', adminCoupon),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/coupons/{coupon_id}',
    summary: 'A coupon with its terms and what it has cost [OPS-063]',
    callers: 'operator:ops.promotions',
    params,
    reply: adminCoupon,
    refusals: ['coupon_unknown'],
  }),
  codes: endpoint({
    method: 'GET',
    path: '/api/v1/admin/coupons/{coupon_id}/codes',
    summary: 'The codes of a coupon, with how often each was used [OPS-063]',
    callers: 'operator:ops.promotions',
    params,
    query: z.object(pageQuery()),
    reply: z.object({ ...pageReply, codes: z.array(z.object({ code: z.string(), used_count: z.int() })) }),
    refusals: ['coupon_unknown'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/coupons',
    summary: 'Make a coupon with one code, or with many random ones; a costly one needs a lead [OPS-063]',
    callers: 'operator:ops.promotions',
    oncePerKey: true,
    body: z.object({
      ...terms,
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** The code; of several the part in front of their random ends. */
      code: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9][A-Z0-9-]*$/), z.maxLength(maxCodeLength)),
      codes: z._default(z.int().check(z.minimum(1), z.maximum(maxCodes)), 1),
    }),
    reply: adminCoupon,
    refusals: ['right_missing', 'coupon_exists', 'coupon_needs_lead', 'order_in_progress', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/coupons/{coupon_id}',
    summary: 'Change the terms of a coupon, or stop it; orders that have it keep it [OPS-063]',
    callers: 'operator:ops.promotions',
    params,
    body: z.object({ ...terms, is_active: z.boolean(), version: z.int().check(z.minimum(0)) }),
    reply: adminCoupon,
    refusals: ['right_missing', 'coupon_unknown', 'coupon_needs_lead', 'changed_meanwhile'],
  }),
};
