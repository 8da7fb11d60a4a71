import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery } from '../calls/endpoint.ts';
import { newAccount, newAccountRefusals, ownAccountReply } from './wallet-payees.contract.ts';
import { ownPayout, statementQuery, statementReply } from './wallet-statements.contract.ts';

const params = z.object({ store_id: id });

/** The day of a store by the clock of its zone, straight from orders and the ledger. */
const storeToday = z.object({
  now: z.iso.datetime(),
  /** Such as '2026-11-20'. */
  date: z.string(),
  currency: z.string(),
  /** Orders that were placed today and not canceled. */
  orders: z.int(),
  canceled: z.int(),
  /** Their goods after discounts. */
  turnover: z.number(),
  /** What the ledger gave the store today, less what refunds took back; payouts are not in it. */
  own_share: z.number(),
  /** Collected at the counter today. */
  cash: z.number(),
  /** Given back to customers today. */
  refunds: z.number(),
  /** What the market owes the store in all, and its cash that the store holds. */
  owed: z.number(),
  cash_held: z.number(),
  /** The payout that is on its way; null while none is prepared. */
  next_payout: z.nullable(z.object({ amount: z.number(), state: z.enum(['planned', 'sent']), at: z.iso.datetime() })),
});
export type StoreToday = z.infer<typeof storeToday>;

/** One order from its prices to what the store has of it; the parts add up. */
const orderMoney = z.object({
  order_id: z.string(),
  placed_at: z.iso.datetime(),
  currency: z.string(),
  goods: z.number(),
  add_ons: z.number(),
  discount: z.number(),
  /** Only what the store bears. */
  coupon: z.number(),
  /** What is in the prices; 0 where tax comes on top. */
  tax_included: z.number(),
  commission: z.number(),
  /** The rule of the commission; null where none applied. */
  commission_rule: z.nullable(z.object({ percent: z.number(), fixed: z.number() })),
  /** Goods and add-ons less all of these. */
  share: z.number(),
  /** What the ledger has of it for the store, the oldest first. */
  journals: z.array(z.object({ id: z.int(), at: z.iso.datetime(), kind: z.string(), amount: z.number() })),
  /** The sum of the journals. */
  net: z.number(),
});
export type OrderMoney = z.infer<typeof orderMoney>;

/** The money of a store, as its staff reads it. */
export const vendorWalletContract = {
  today: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/money/today',
    summary: 'The day of a store: orders, turnover, own share, cash, refunds and the next payout [STO-083]',
    callers: 'vendor:store.money',
    params,
    reply: storeToday,
    refusals: [],
  }),
  order: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/money',
    summary: 'One order from its prices to what the store has of it, with its journals [STO-084]',
    callers: 'vendor:store.money',
    params: z.object({ store_id: id, order_id: z.string().check(z.regex(/^\d{1,20}$/)) }),
    reply: orderMoney,
    refusals: ['order_not_found'],
  }),
  statement: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/statement',
    summary: 'What a store has earned, was paid and holds in cash: a query of the ledger [STO-085]',
    callers: 'vendor:store.money',
    params,
    query: statementQuery,
    reply: statementReply,
    refusals: [],
  }),
  payouts: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/payouts',
    summary: 'Payouts of a store: expected, on the way, paid, failed with the reason; newest first [STO-086]',
    callers: 'vendor:store.money',
    params,
    query: z.object(pageQuery()),
    reply: listReply('payouts', ownPayout),
    refusals: [],
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/payee-account',
    summary: 'The account that a store is paid to, with the last four characters of its number [STO-087]',
    callers: 'vendor:store.money',
    params,
    reply: ownAccountReply,
    refusals: [],
  }),
  setAccount: endpoint({
    method: 'PUT',
    path: '/api/v1/vendor/stores/{store_id}/payee-account',
    summary: 'Set the account that a store is paid to; nothing is paid to a new one for a day [STO-087]',
    callers: 'vendor:store.owner',
    needsFreshSecondFactor: true,
    params,
    body: newAccount,
    reply: ownAccountReply,
    refusals: newAccountRefusals,
  }),
};
