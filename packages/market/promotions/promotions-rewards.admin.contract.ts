import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { rewardKinds } from './promotions-rewards.rules.ts';
import { saleStates } from './promotions-sales.rules.ts';

/** Decimals of a currency. */
const amount = z.number().check(z.minimum(0), z.maximum(10_000_000), z.multipleOf(0.01));
const moment = z.iso.datetime({ offset: true });
const kind = z.enum(rewardKinds);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const maxPercent = 100;
const maxPoints = 1_000_000;
const maxDays = 365;

const terms = {
  title: text(60).check(z.minLength(1, 'Name is required')),
  /** A whole percentage from 1 to 100, or an amount. */
  value: amount,
  type: z.enum(['percent', 'amount']),
  /** The cap of a percentage; null without one. */
  max: z.nullable(amount),
  /** Of the goods of an order, or of the money that is added. */
  minimum: amount,
  starts_at: moment,
  ends_at: moment,
};

const reward = z.object({
  id: z.int(),
  kind,
  currency: z.string(),
  /** Of a cashback; null for a bonus. */
  module_type: z.nullable(z.enum(moduleTypes)),
  ...terms,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  state: z.enum(saleStates),
  version: z.int(),
});

export type AdminReward = z.infer<typeof reward>;

const params = z.object({ kind, reward_id: id });

const pointTerms = {
  /** Money spent on orders for each point; 0 for no points. */
  spent_per_point: amount,
  /** What a point is worth in the wallet. */
  point_worth: amount,
  minimum_points: z.int().check(z.minimum(0), z.maximum(maxPoints)),
  /** Credited to the wallet of the inviting customer; 0 for none. */
  referral_credit: amount,
  /** Off the first order of an invited customer: a percentage up to an amount, for so many days after sign-up. */
  first_order_percent: z.int().check(z.minimum(0), z.maximum(maxPercent)),
  first_order_max: amount,
  first_order_days: z.int().check(z.minimum(0), z.maximum(maxDays)),
};

const savedTerms = z.object({
  ...pointTerms,
  currency: z.string(),
  starts_at: z.iso.datetime(),
  state: z.enum(saleStates),
});

export type AdminRewardTerms = z.infer<typeof savedTerms>;

/** Cashback, bonuses of wallets, points and invitations of the market, as operators set them. */
export const adminRewardsContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/rewards',
    summary: 'Cashback or bonuses in a state, what starts last first [OPS-064]',
    callers: 'operator:ops.promotions',
    query: z.object({
      ...pageQuery(),
      kind: z._default(kind, 'cashback'),
      state: z._default(z.enum(saleStates), 'running'),
    }),
    reply: listReply('rewards', reward),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/rewards/{kind}/{reward_id}',
    summary: 'A cashback or a bonus [OPS-064]',
    callers: 'operator:ops.promotions',
    params,
    reply: reward,
    refusals: ['reward_not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/v1/admin/rewards',
    summary: 'Offer a cashback on orders or a bonus on money that is added; a costly one needs a lead [OPS-064]',
    callers: 'operator:ops.promotions',
    oncePerKey: true,
    body: z.object({ ...terms, kind, currency, module_type: z.nullable(z.enum(moduleTypes)) }),
    reply: reward,
    refusals: ['right_missing', 'reward_needs_lead', 'order_in_progress', 'key_reused'],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/rewards/{kind}/{reward_id}',
    summary: 'Change a cashback or a bonus; of one that has started its name and its end [OPS-064]',
    callers: 'operator:ops.promotions',
    params,
    body: z.object({ ...terms, version: z.int().check(z.minimum(0)) }),
    reply: reward,
    refusals: ['right_missing', 'reward_not_found', 'reward_started', 'reward_needs_lead', 'changed_meanwhile'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/v1/admin/rewards/{kind}/{reward_id}',
    summary: 'Delete a cashback or a bonus that has not started; another one is ended by its date [OPS-064]',
    callers: 'operator:ops.promotions',
    params,
    reply: z.object({ message: z.string() }),
    refusals: ['right_missing', 'reward_not_found', 'reward_started'],
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/v1/admin/reward-terms',
    summary: 'The terms of points and invitations in each currency, those that are planned and over too [OPS-064]',
    callers: 'operator:ops.promotions',
    query: z.object(pageQuery()),
    reply: listReply('terms', savedTerms),
    refusals: [],
  }),
  setTerms: endpoint({
    method: 'POST',
    path: '/api/v1/admin/reward-terms',
    summary: 'Set the terms of points and invitations in a currency from a moment on, now at the earliest [OPS-064]',
    callers: 'operator:ops.promotions',
    oncePerKey: true,
    body: z.object({ ...pointTerms, currency, starts_at: z.nullable(moment) }),
    reply: savedTerms,
    refusals: ['right_missing', 'reward_needs_lead', 'order_in_progress', 'key_reused'],
  }),
};
