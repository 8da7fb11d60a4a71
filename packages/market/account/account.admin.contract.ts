import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { orderStatuses } from '../orders/orders.rules.ts';
import { givenCouponStates, goodwillDays, goodwillKinds } from '../promotions/promotions-goodwill.rules.ts';

const params = z.object({ account_id: id });
/** More is a slip of the hand. */
const maxCorrection = 10_000_000;
const reason = text(200).check(z.minLength(3, 'This field is required.'));
const moment = z.nullable(z.iso.datetime());

const listed = {
  id: z.int(),
  name: z.string(),
  /** Both without their middle, for every operator: the whole ones need a reason. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  is_active: z.boolean(),
  /** In the zones of the operator, as everything about orders here. */
  order_count: z.int(),
  last_order_at: moment,
  created_at: z.iso.datetime(),
};

const listedCustomer = z.object(listed);

const customer = z.object({
  ...listed,
  is_phone_verified: z.boolean(),
  is_email_verified: z.boolean(),
  suspended_reason: z.nullable(z.string()),
  suspended_at: moment,
  /** Devices on which the customer is signed in. */
  session_count: z.int(),
  /** In whole points for 'points', else in the currency. */
  balances: z.array(z.object({ currency: z.string(), balance: z.number() })),
  /** The newest twenty. */
  orders: z.array(
    z.object({
      id: z.string(),
      order_status: z.enum(orderStatuses),
      /** Null for a parcel. */
      store_name: z.nullable(z.string()),
      zone_name: z.string(),
      time_zone: z.string(),
      total: z.number(),
      currency: z.string(),
      placed_at: z.iso.datetime(),
    }),
  ),
  /** The newest twenty. */
  refunds: z.array(
    z.object({
      order_id: z.string(),
      amount: z.number(),
      currency: z.string(),
      reason: z.string(),
      made_at: z.iso.datetime(),
    }),
  ),
  /** What the operator may correct: the currencies of the customer and of the market, and points. */
  wallet_currencies: z.array(z.string()),
  /** What moved the wallet, the newest twenty. */
  moves: z.array(
    z.object({
      id: z.int(),
      kind: z.string(),
      /** Below 0 went out. */
      amount: z.number(),
      currency: z.string(),
      /** Why an operator has corrected it; null for everything else. */
      reason: z.nullable(z.string()),
      made_at: z.iso.datetime(),
    }),
  ),
  /** Coupons that support has given to this customer alone, the newest twenty [OPS-039]. */
  coupons: z.array(
    z.object({
      id: z.int(),
      code: z.string(),
      amount: z.number(),
      currency: z.string(),
      reason: z.string(),
      /** Who gave it; null for a person whose account is gone. */
      person: z.nullable(z.string()),
      given_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
      state: z.enum(givenCouponStates),
    }),
  ),
  /** The newest fifty. */
  notes: z.array(
    z.object({
      id: z.int(),
      text: z.string(),
      /** Who wrote it. */
      person: z.string(),
      made_at: z.iso.datetime(),
    }),
  ),
});

export type ListedCustomer = z.infer<typeof listedCustomer>;
export type AdminCustomer = z.infer<typeof customer>;

/** Customers, as operators see them. An operator of some zones sees those who have ordered there [OPS-069]. */
export const adminCustomersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/customers',
    summary: 'Customers by a part of their name, email or phone number, newest first [OPS-069]',
    callers: 'operator:ops.customers',
    query: z.object({
      ...pageQuery(),
      search: z.optional(text(100)),
      /** Those that are closed alone. */
      suspended: z.optional(z.literal('1')),
    }),
    reply: listReply('customers', listedCustomer),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/customers/{account_id}',
    summary: 'One customer with orders, refunds, wallet, sessions and notes [OPS-069]',
    callers: 'operator:ops.customers',
    params,
    reply: customer,
    refusals: ['account_not_found'],
  }),
  contact: endpoint({
    method: 'POST',
    path: '/api/v1/admin/customers/{account_id}/contact',
    summary: 'The whole phone number and email of a customer, for a reason that is written to the audit log [OPS-069]',
    callers: 'operator:ops.customers',
    params,
    body: z.object({ reason }),
    reply: z.object({ phone: z.nullable(z.string()), email: z.nullable(z.string()) }),
    refusals: ['account_not_found', 'right_missing'],
  }),
  note: endpoint({
    method: 'POST',
    path: '/api/v1/admin/customers/{account_id}/notes',
    summary: 'Write a note about a customer for other operators [OPS-069]',
    callers: 'operator:ops.customers',
    params,
    body: z.object({ text: text(1000).check(z.minLength(1, 'This field is required.')) }),
    reply: customer,
    refusals: ['account_not_found'],
  }),
  correctWallet: endpoint({
    method: 'POST',
    path: '/api/v1/admin/customers/{account_id}/wallet',
    summary: 'Credit or debit the wallet or the points of a customer with a reason: booked at once [OPS-070]',
    callers: 'operator:ops.wallets',
    oncePerKey: true,
    needsApprovalAboveLimit: true,
    params,
    body: z.object({
      /** 'PTS' for points. */
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** Decimals of the currency, or whole points; below 0 is taken away. */
      amount: z.number().check(
        z.minimum(-maxCorrection),
        z.maximum(maxCorrection),
        z.refine((amount) => amount !== 0, 'This field is required.'),
      ),
      reason,
    }),
    reply: customer,
    refusals: ['account_not_found', 'wallet_own', 'wallet_currency', 'wallet_short', 'points_short'],
  }),
  giveGoodwill: endpoint({
    method: 'POST',
    path: '/api/v1/admin/customers/{account_id}/goodwill',
    summary:
      'Give a customer money in the wallet, or a coupon that only they may use once, with a reason; the market bears it. Needs ops.customers too [OPS-039]',
    callers: 'operator:ops.support',
    oncePerKey: true,
    needsApprovalAboveLimit: true,
    params,
    body: z.object({
      kind: z.enum(goodwillKinds),
      currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
      /** Decimals of the currency. */
      amount: z.number().check(z.positive(), z.maximum(maxCorrection)),
      /** How long a coupon can be used, in days; says nothing of money in the wallet. */
      days: z._default(z.int().check(z.minimum(1), z.maximum(goodwillDays.max)), goodwillDays.usual),
      reason,
    }),
    reply: customer,
    refusals: ['account_not_found', 'right_missing', 'goodwill_own', 'wallet_currency', 'wallet_off', 'coupon_exists'],
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/api/v1/admin/customers/{account_id}/suspend',
    summary: 'Close the account of a customer with a reason: its sessions end, running orders go on [OPS-069]',
    callers: 'operator:ops.customers',
    params,
    body: z.object({ reason }),
    reply: customer,
    refusals: ['account_not_found', 'operator_account'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/v1/admin/customers/{account_id}/restore',
    summary: 'Open the closed account of a customer again [OPS-069]',
    callers: 'operator:ops.customers',
    params,
    reply: customer,
    refusals: ['account_not_found', 'operator_account'],
  }),
};
