import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';

/** Decimals of a currency. */
const amount = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const moment = z.iso.datetime({ offset: true });
/** A rule that has started is in force until a later one of the same scope begins. */
const state = z.enum(['planned', 'in_force', 'over']);
const ruleParams = z.object({ rule_id: id });
/** The largest number of the listed rules, so that a rule is not added to a list that has changed; 0 for an empty list. */
const version = z.int().check(z.minimum(0));
const start = { starts_at: moment, version };

/** What every rule of the ledger sayss of itself. */
const ruleHead = {
  id: z.int(),
  starts_at: z.iso.datetime(),
  state,
  made_at: z.iso.datetime(),
  /** Null for a rule of the demo, and for a person whose account is gone. */
  made_by: z.nullable(z.string()),
};

const commission = z.object({
  ...ruleHead,
  /** The rule is for a module, for a store, or with neither for the whole market. */
  module_type: z.nullable(z.enum(moduleTypes)),
  store_id: z.nullable(z.int()),
  store_name: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  percent: z.number(),
  fixed: z.number(),
});
export type AdminCommissionRule = z.infer<typeof commission>;

const wantedCommission = {
  /** One of both, or none for the whole market. */
  module_type: z.optional(z.enum(moduleTypes)),
  store_id: z.optional(id),
  /** Omitted for every currency; then there is no fixed part. */
  currency: z.optional(currency),
  /** Of what the store earns, rounded to a hundredth. */
  percent: z.coerce.number().check(z.minimum(0), z.maximum(100)),
  fixed: z._default(amount, 0),
};

const pay = z.object({
  ...ruleHead,
  currency: z.string(),
  /** Null for every zone with this currency. */
  zone_id: z.nullable(z.int()),
  zone_name: z.nullable(z.string()),
  base: z.number(),
  per_km: z.number(),
  per_waiting_minute: z.number(),
  free_waiting_minutes: z.int(),
});
export type AdminPayRule = z.infer<typeof pay>;

const wantedPay = {
  currency,
  /** Omitted for every zone with this currency. */
  zone_id: z.optional(id),
  base: amount,
  per_km: amount,
  per_waiting_minute: amount,
  free_waiting_minutes: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(60)),
};

/** What a rule would have changed, by currency: orders that a nearer rule is for are left out. */
const preview = z.object({
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  currencies: z.array(
    z.object({
      currency: z.string(),
      orders: z.int(),
      /** What the share or the pay is of: goods of the stores, or the delivery fees. */
      base: z.number(),
      /** As it was booked. */
      booked: z.number(),
      /** By the rule. */
      by_rule: z.number(),
    }),
  ),
});

const commissionRefusals = [
  'right_missing',
  'store_not_found',
  'rule_scope',
  'rule_too_early',
  'rule_taken',
  'changed_meanwhile',
] as const;
const payRefusals = [
  'right_missing',
  'zone_not_found',
  'rule_scope',
  'rule_too_early',
  'rule_taken',
  'changed_meanwhile',
] as const;

/** The rules of the money, as operators set them. */
export const adminWalletContract = {
  commissions: endpoint({
    method: 'GET',
    path: '/api/v1/admin/commission-rules',
    summary: 'What the market keeps of the goods: rules that are planned, in force and over, newest first [OPS-074]',
    callers: 'operator:ops.finance',
    query: z.object(pageQuery()),
    reply: listReply('rules', commission),
    refusals: [],
  }),
  addCommission: endpoint({
    method: 'POST',
    path: '/api/v1/admin/commission-rules',
    summary: 'Set a commission of the market, a module or a store from a moment on, never backwards [OPS-074]',
    callers: 'operator:ops.finance',
    body: z.object({ ...wantedCommission, ...start }),
    reply: commission,
    refusals: commissionRefusals,
  }),
  commissionStores: endpoint({
    method: 'GET',
    path: '/api/v1/admin/commission-rules/stores',
    summary: 'The stores that a commission may be for, by a part of the name [OPS-074]',
    callers: 'operator:ops.finance',
    query: z.object({ ...pageQuery(), search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
    reply: listReply(
      'stores',
      z.object({ id: z.int(), name: z.string(), zone_name: z.string(), currency: z.string() }),
    ),
    refusals: [],
  }),
  previewCommission: endpoint({
    method: 'GET',
    path: '/api/v1/admin/commission-rules/preview',
    summary: 'What a commission would have been in the last 30 days [OPS-074]',
    callers: 'operator:ops.finance',
    query: z.object(wantedCommission),
    reply: preview,
    refusals: ['right_missing', 'store_not_found', 'rule_scope'],
  }),
  withdrawCommission: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/commission-rules/{rule_id}',
    summary: 'Withdraw a commission that has not started [OPS-074]',
    callers: 'operator:ops.finance',
    params: ruleParams,
    reply: z.object({}),
    refusals: ['rule_not_found', 'rule_begun'],
  }),
  payRules: endpoint({
    method: 'GET',
    path: '/api/v1/admin/pay-rules',
    summary: 'What couriers are paid: rules that are planned, in force and over, newest first [OPS-075]',
    callers: 'operator:ops.finance',
    query: z.object(pageQuery()),
    reply: listReply('rules', pay),
    refusals: [],
  }),
  addPay: endpoint({
    method: 'POST',
    path: '/api/v1/admin/pay-rules',
    summary: 'Set the pay of couriers in a currency or a zone from a moment on, never backwards [OPS-075]',
    callers: 'operator:ops.finance',
    body: z.object({ ...wantedPay, ...start }),
    reply: pay,
    refusals: payRefusals,
  }),
  previewPay: endpoint({
    method: 'GET',
    path: '/api/v1/admin/pay-rules/preview',
    summary: 'What couriers would have been paid in the last 7 days [OPS-075]',
    callers: 'operator:ops.finance',
    query: z.object(wantedPay),
    reply: preview,
    refusals: ['right_missing', 'zone_not_found', 'rule_scope'],
  }),
  withdrawPay: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/pay-rules/{rule_id}',
    summary: 'Withdraw a pay rule that has not started [OPS-075]',
    callers: 'operator:ops.finance',
    params: ruleParams,
    reply: z.object({}),
    refusals: ['rule_not_found', 'rule_begun'],
  }),
};
