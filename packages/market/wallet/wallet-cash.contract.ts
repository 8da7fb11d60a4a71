import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { shortCashReasons } from './wallet-cash.rules.ts';
import { cashBearers } from './wallet-payouts.rules.ts';

const amount = z.coerce.number().check(z.minimum(0), z.maximum(1_000_000_000));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

const holder = z.object({
  courier_id: z.int(),
  name: z.string(),
  phone: z.string(),
  city: z.string(),
  currency: z.string(),
  /** Below 0 the courier has laid out their own cash. */
  held: z.number(),
  limit: z.nullable(z.number()),
  /** Null for one who has handed in nothing yet. */
  handed_in_at: z.nullable(z.iso.datetime()),
});
export type CashHolder = z.infer<typeof holder>;

const deposit = z.object({
  id: z.int(),
  courier_id: z.int(),
  name: z.string(),
  currency: z.string(),
  held: z.number(),
  counted: z.number(),
  missing: z.number(),
  borne_by: z.nullable(z.enum(cashBearers)),
  note: z.string(),
  /** Null for a person whose account is gone. */
  made_by: z.nullable(z.string()),
  made_at: z.iso.datetime(),
});
export type CashDeposit = z.infer<typeof deposit>;

const shortCash = z.object({
  order_id: z.string(),
  /** The short order number that people say. */
  code: z.string(),
  courier_id: z.int(),
  name: z.string(),
  currency: z.string(),
  due: z.number(),
  taken: z.number(),
  reason: z.enum(shortCashReasons),
  words: z.string(),
  made_at: z.iso.datetime(),
  /** Null until an operator decides. */
  borne_by: z.nullable(z.enum(cashBearers)),
  note: z.nullable(z.string()),
  /** Null also for a person whose account is gone. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.iso.datetime()),
  /** When the order was given back as a whole: its cash has no bearer any more. */
  given_back_at: z.nullable(z.iso.datetime()),
});
export type ShortCash = z.infer<typeof shortCash>;

/** How much cash couriers may hold, by currency. */
const limit = z.object({ currency: z.string(), amount: z.nullable(z.number()), version: z.int() });

/** Cash of couriers: who holds what, what they hand in, and how much they may hold [OPS-078]. */
export const adminCashContract = {
  holders: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cash',
    summary: 'Couriers with cash of the market in hand, the most first [OPS-078]',
    callers: 'operator:ops.cash',
    query: z.object(pageQuery()),
    reply: listReply('holders', holder),
    refusals: [],
  }),
  deposits: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cash/deposits',
    summary: 'What couriers have handed in, newest first [OPS-078]',
    callers: 'operator:ops.cash',
    query: z.object(pageQuery()),
    reply: listReply('deposits', deposit),
    refusals: [],
  }),
  takeIn: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash/deposits',
    summary: 'Take in the cash of a courier: what was counted, and who bears what is missing [OPS-078]',
    callers: 'operator:ops.cash',
    oncePerKey: true,
    body: z.object({
      courier_id: id,
      currency,
      /** What the page said that the courier holds, so that nothing is counted against a sum that has changed. */
      held: z.number(),
      counted: amount,
      /** The courier has nothing left: what is missing is booked to who bears it. */
      is_all: z.boolean(),
      borne_by: z._default(z.enum(cashBearers), 'courier'),
      note: z._default(text(200), ''),
    }),
    reply: deposit,
    refusals: ['courier_not_found', 'cash_above_held', 'cash_nothing', 'cash_note_needed', 'changed_meanwhile'],
  }),
  short: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cash/short',
    summary: 'Cash that did not come at the door: what is open first, then the newest [DEL-50]',
    callers: 'operator:ops.cash',
    query: z.object(pageQuery()),
    reply: listReply('short', shortCash),
    refusals: [],
  }),
  decideShort: endpoint({
    method: 'POST',
    path: '/api/v1/admin/cash/short/{order_id}',
    summary: 'Decide who bears cash that did not come at the door: the courier or the market, once [DEL-50]',
    callers: 'operator:ops.cash',
    params: z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) }),
    body: z.object({ borne_by: z.enum(cashBearers), note: text(200).check(z.minLength(1)) }),
    reply: shortCash,
    refusals: ['order_not_found', 'changed_meanwhile'],
  }),
  limits: endpoint({
    method: 'GET',
    path: '/api/v1/admin/cash/limits',
    summary: 'How much cash couriers may hold, by currency [OPS-078] [DEL-48]',
    callers: 'operator:ops.cash',
    reply: z.object({ limits: z.array(limit) }),
    refusals: [],
  }),
  setLimit: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/cash/limits/{currency}',
    summary: 'Set how much cash a courier may hold; above it there are no further orders in cash [DEL-48]',
    callers: 'operator:ops.cash',
    params: z.object({ currency }),
    body: z.object({ amount: z.nullable(amount.check(z.minimum(1))), version: z.int() }),
    reply: limit,
    refusals: ['right_missing', 'rule_scope', 'changed_meanwhile'],
  }),
};
