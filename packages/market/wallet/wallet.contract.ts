import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery, pageReply, sitePath, text } from '../calls/endpoint.ts';

/** Decimals of the currency. */
const amount = z.number();

/** What a list is narrowed to: what came in, or what went out. */
const direction = z._default(z.enum(['all', 'credit', 'debit']), 'all');

/** One ledger entry of a customer; one of credit and debit is 0. Points are whole numbers. */
export const walletMove = z.object({
  id: z.int(),
  transaction_type: z.string(),
  credit: amount,
  debit: amount,
  order_id: z.nullable(z.string()),
  store_name: z.nullable(z.string()),
  /** First name of the invited customer. */
  friend_name: z.nullable(z.string()),
  /** Of an exchange the other side: the points of the money, or the money of the points. */
  exchanged: z.nullable(amount),
  created_at: z.string(),
});

export type WalletMove = z.infer<typeof walletMove>;

/** More money for money that is added [WAL-02]. */
export const walletBonus = z.object({
  id: z.int(),
  title: z.string(),
  bonus_type: z.enum(['percent', 'amount']),
  /** Percent, or an amount. */
  bonus_amount: amount,
  /** The maximum of a percentage; null means no cap. */
  maximum_bonus_amount: z.nullable(amount),
  minimum_add_amount: amount,
  currency: z.string(),
  /** ISO moments. */
  start_date: z.string(),
  end_date: z.string(),
});

export type WalletBonus = z.infer<typeof walletBonus>;

export const referralFriend = z.object({
  /** First name, and the first letter of the last. */
  name: z.string(),
  joined_at: z.string(),
  /** What the invitation has earned; null until the first order is delivered. */
  credit: z.nullable(amount),
  currency: z.nullable(z.string()),
});

export const walletContract = {
  transactions: endpoint({
    method: 'GET',
    path: '/api/v1/customer/wallet/transactions',
    summary: 'The balance in the currency of the zone, and what has moved it, the latest first',
    callers: 'customer',
    query: z.object({ type: direction, ...pageQuery() }),
    reply: z.object({ ...pageReply, currency: z.string(), balance: amount, data: z.array(walletMove) }),
    refusals: ['wallet_off'],
  }),
  bonuses: endpoint({
    method: 'GET',
    path: '/api/v1/customer/wallet/bonuses',
    summary: 'What adding money gives on top, in the currency of the zone; the greatest that holds is given',
    callers: 'customer',
    query: z.object(pageQuery()),
    reply: listReply('bonuses', walletBonus),
    refusals: ['wallet_off'],
  }),
  addFund: endpoint({
    method: 'POST',
    path: '/api/v1/customer/wallet/add-fund',
    summary:
      'Begin to pay money into the wallet; the browser goes to the link, and only the event of the provider adds it',
    callers: 'customer',
    body: z.object({
      /** Decimals of the currency of the zone. */
      amount: z.coerce.number().check(z.minimum(1), z.maximum(10_000_000)),
      /** A provider of `payments/ways`; absent: the first that takes the currency. */
      payment_method: z.optional(text(40)),
      /** A path of the storefront. */
      callback: z._default(sitePath, '/profile?page=wallet'),
    }),
    reply: z.object({ payment_id: z.string(), redirect_link: z.string() }),
    refusals: ['wallet_off', 'payment_not_offered', 'provider_away', 'too_many'],
  }),
  points: endpoint({
    method: 'GET',
    path: '/api/v1/customer/loyalty-point/transactions',
    summary: 'The points, what they are worth in the currency of the zone, and what has moved them',
    callers: 'customer',
    query: z.object({ type: direction, ...pageQuery() }),
    reply: z.object({
      ...pageReply,
      points: z.int(),
      currency: z.string(),
      /** What all of them are worth, and what one is. */
      worth: amount,
      point_worth: amount,
      minimum_point: z.int(),
      /** Money spent for each point; 0: none are earned. */
      spent_per_point: amount,
      data: z.array(walletMove),
    }),
    refusals: ['points_off'],
  }),
  transferPoints: endpoint({
    method: 'POST',
    path: '/api/v1/customer/loyalty-point/point-transfer',
    summary: 'Points become money in the wallet, in the currency of the zone',
    callers: 'customer',
    oncePerKey: true,
    body: z.object({ point: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000_000)) }),
    reply: z.object({
      message: z.string(),
      /** What came into the wallet. */
      amount,
      currency: z.string(),
      points: z.int(),
      balance: amount,
    }),
    refusals: ['points_off', 'wallet_off', 'points_few', 'points_short', 'order_in_progress', 'key_reused'],
  }),
  referral: endpoint({
    method: 'GET',
    path: '/api/v1/customer/referral',
    summary: 'The code with which the customer invites, what it earns, and who came with it',
    callers: 'customer',
    query: z.object(pageQuery()),
    reply: z.object({
      ...pageReply,
      ref_code: z.string(),
      currency: z.string(),
      /** For the customer after the first delivered order of a friend. */
      credit: amount,
      /** For the friend. */
      first_order: z.nullable(z.object({ percent: z.number(), most: amount, days: z.int() })),
      friends: z.array(referralFriend),
    }),
    refusals: ['referral_off'],
  }),
};
