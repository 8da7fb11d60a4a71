import * as z from 'zod/mini';
import { endpoint, listReply, pageQuery } from '../calls/endpoint.ts';
import { newAccount, newAccountRefusals, ownAccountReply } from './wallet-payees.contract.ts';
import { ownPayout, statementQuery, statementReply } from './wallet-statements.contract.ts';

const amount = z.object({ amount: z.number(), currency: z.string() });

/** The rule by which a delivery was paid, as it was [DEL-53]. */
const payRule = z.object({
  base: z.number(),
  per_km: z.number(),
  per_waiting_minute: z.number(),
  free_waiting_minutes: z.int(),
  starts_at: z.iso.datetime(),
});

const earning = z.object({
  order_id: z.string(),
  /** The digits that people name. */
  code: z.string(),
  /** Empty for a parcel. */
  store_name: z.string(),
  earned_at: z.iso.datetime(),
  /** Went back to its store: the way is paid, and there is no tip. */
  is_returned: z.boolean(),
  metres: z.int(),
  waiting_minutes: z.int(),
  currency: z.string(),
  base: z.number(),
  distance: z.number(),
  /** At the store and at the door. */
  waiting: z.number(),
  /** The part of it for the store, and the whole minutes there [DEL-28]. */
  store_waiting: z.number(),
  store_waiting_minutes: z.int(),
  tip: z.number(),
  total: z.number(),
  /** Null where no pay rule applied. */
  rule: z.nullable(payRule),
});

export type CourierEarning = z.infer<typeof earning>;

const lateTip = z.object({
  order_id: z.string(),
  /** The digits that people name. */
  code: z.string(),
  /** Empty for a parcel. */
  store_name: z.string(),
  given_at: z.iso.datetime(),
  currency: z.string(),
  amount: z.number(),
});

export type LateTip = z.infer<typeof lateTip>;

/** A wait at a store whose order the courier gave back [DEL-28]. */
const storeWait = z.object({
  order_id: z.string(),
  /** The digits that people name. */
  code: z.string(),
  store_name: z.string(),
  given_back_at: z.iso.datetime(),
  minutes: z.int(),
  currency: z.string(),
  amount: z.number(),
});

export type PaidStoreWait = z.infer<typeof storeWait>;

/** The way with an order that another courier took over [DEL-39]. */
const handedOver = z.object({
  order_id: z.string(),
  /** The digits that people name. */
  code: z.string(),
  store_name: z.string(),
  ended_at: z.iso.datetime(),
  /** From the store to the meeting. */
  metres: z.int(),
  currency: z.string(),
  amount: z.number(),
});

export type HandedOver = z.infer<typeof handedOver>;

/** How many deliveries of a period are listed; the sums count all of them. */
export const maxListedEarnings = 300;

/** What a courier earns. */
export const courierWalletContract = {
  earnings: endpoint({
    method: 'GET',
    path: '/api/v1/courier/earnings',
    summary:
      'What a courier has earned on a day or in a week, by delivery with its parts and its rule, and what is owed [DEL-53] [DEL-54] [DEL-55]',
    callers: 'courier',
    openWhileSuspended: true,
    query: z.object({
      period: z._default(z.enum(['day', 'week']), 'day'),
      /** How many periods ago; 0 is the current one. */
      back: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(104)), 0),
    }),
    reply: z.object({
      /** The time of the server, from which the age of the figures is counted. */
      now: z.iso.datetime(),
      time_zone: z.string(),
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      /** What the market owes the courier, in the ledger; below 0 the courier owes the market. */
      owed: z.array(amount),
      /** Cash that was collected and not handed in [DEL-48]. */
      cash_in_hand: z.array(amount),
      sums: z.array(
        z.object({
          currency: z.string(),
          deliveries: z.int(),
          pay: z.number(),
          tips: z.number(),
          total: z.number(),
        }),
      ),
      /** Days with earnings, oldest first; by the clock of the city. */
      days: z.array(z.object({ day: z.iso.date(), currency: z.string(), deliveries: z.int(), total: z.number() })),
      /** The newest first. */
      deliveries: z.array(earning),
      /** Tips that customers gave after the delivery, by the day on which they were given; the newest first [DEL-55]. */
      late_tips: z.array(lateTip),
      /** Paid waits with orders that were given back, the newest first. */
      store_waits: z.array(storeWait),
      /** Paid ways with orders that other couriers took over, the newest first. */
      handed_over: z.array(handedOver),
    }),
    refusals: [],
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/v1/courier/statement',
    summary: 'Every movement of what a courier has earned, was paid and holds in cash, from the ledger [DEL-58]',
    callers: 'courier',
    openWhileSuspended: true,
    query: statementQuery,
    reply: statementReply,
    refusals: [],
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/v1/courier/payouts',
    summary: 'Payouts of a courier: expected, on the way, paid, failed with the reason; newest first [DEL-56]',
    callers: 'courier',
    openWhileSuspended: true,
    query: z.object(pageQuery()),
    reply: listReply('payouts', ownPayout),
    refusals: [],
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/v1/courier/payee-account',
    summary: 'The account that a courier is paid to, with the last four characters of its number [DEL-56]',
    callers: 'courier',
    openWhileSuspended: true,
    reply: ownAccountReply,
    refusals: [],
  }),
  setAccount: endpoint({
    method: 'PUT',
    path: '/api/v1/courier/payee-account',
    summary: 'Set the account that a courier is paid to; nothing is paid to a new one for a day [DEL-56]',
    callers: 'courier',
    openWhileSuspended: true,
    body: newAccount,
    reply: ownAccountReply,
    refusals: newAccountRefusals,
  }),
};
