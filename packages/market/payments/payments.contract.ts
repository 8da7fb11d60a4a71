import * as z from 'zod/mini';
import { endpoint, guestId, listReply, pageQuery, sitePath, text } from '../calls/endpoint.ts';
import { orderStatuses } from '../orders/orders.rules.ts';
import { paymentMethods } from './payments.rules.ts';

const paymentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const orderId = z.string().check(z.regex(/^\d{1,20}$/));

export const shownPayment = z.object({
  payment_id: z.string(),
  /** Null for a payment into a wallet. */
  order_id: z.nullable(z.string()),
  provider: z.string(),
  /** The name on the screen. */
  provider_title: z.string(),
  /** The provider asks on the shopper's phone, as M-Pesa does, and has no payment page. */
  asks_by_phone: z.boolean(),
  /** Decimals of the currency. */
  amount: z.number(),
  currency: z.string(),
  status: z.enum(['open', 'paid', 'failed', 'canceled', 'return_due', 'returning', 'return_refused', 'returned']),
  flag: z.enum(['success', 'fail', 'cancel', 'pending']),
  callback: z.string(),
});

/** Amounts are decimals of the currency. */
export const dueOrder = z.object({
  order_id: z.string(),
  order_status: z.enum(orderStatuses),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(['unpaid', 'paid', 'refunded']),
  /** Whether a digital payment is still waited for. */
  is_due: z.boolean(),
  /** When an unpaid order fails; null if it does not wait for a payment. */
  pay_until: z.nullable(z.string()),
  created_at: z.string(),
  /** Null for a parcel. */
  store: z.nullable(z.object({ name: z.string(), monogram: z.string(), colours: z.array(z.string()) })),
  item_count: z.int(),
  /** In international form: a code may have to prove it before the order is paid in cash. */
  contact_person_number: z.string(),
  currency: z.string(),
  total: z.number(),
  wallet_paid: z.number(),
  to_pay: z.number(),
  /** Why it cannot be switched to cash; null when it can. */
  cash_refused: z.nullable(z.enum(['cash_not_offered', 'cash_over_cap', 'payment_not_due'])),
});

export type DueOrder = z.infer<typeof dueOrder>;

/** A request in its very bytes with its headers: the signature of a provider is made over them. */
export interface RawRequest {
  bytes: Uint8Array;
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

export const paymentsContract = {
  ways: endpoint({
    method: 'GET',
    path: '/api/v1/payments/ways',
    urgent: true,
    summary: 'The providers that take digital payments, in the order in which they are shown',
    callers: 'anyone',
    query: z.object({ currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))), ...pageQuery() }),
    reply: listReply(
      'ways',
      z.object({
        name: z.string(),
        title: z.string(),
        /** Those that it takes; null means all. */
        currencies: z.nullable(z.array(z.string())),
      }),
    ),
    refusals: [],
  }),
  start: endpoint({
    method: 'POST',
    path: '/api/v1/payments/start',
    urgent: true,
    summary: 'Begin to pay what an order still owes; the browser goes to the link',
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      guest_id: z.optional(guestId),
      /** Absent: the first that takes the currency. */
      provider: z.optional(text(40)),
      callback: z._default(sitePath, '/home'),
    }),
    reply: z.object({ payment_id: z.string(), redirect_link: z.string() }),
    refusals: [
      'order_not_found',
      'payment_not_offered',
      'payment_not_due',
      'payment_too_late',
      'provider_away',
      'too_many',
    ],
  }),
  due: endpoint({
    method: 'GET',
    path: '/api/v1/payments/due',
    urgent: true,
    summary: 'What an order of your own still owes, until when, and whether it can be paid at the door',
    callers: 'shopper',
    query: z.object({ order_id: orderId, guest_id: z.optional(guestId) }),
    reply: dueOrder,
    refusals: ['order_not_found'],
  }),
  status: endpoint({
    method: 'GET',
    path: '/api/v1/payments/status',
    urgent: true,
    summary: 'The status of a payment, after asking its provider; any caller who knows the id may ask',
    callers: 'anyone',
    query: z.object({ payment_id: paymentId }),
    reply: shownPayment,
    refusals: ['payment_not_found'],
  }),
  tell: endpoint({
    method: 'POST',
    path: '/api/v1/payments/events/{provider}',
    urgent: true,
    summary: 'What a provider tells of a payment, signed by it',
    callers: 'anyone',
    params: z.object({ provider: text(40) }),
    /** A mark that we gave away with the address, for a provider that signs nothing. */
    query: z.object({ payment: z.optional(paymentId), sign: z.optional(text(100)) }),
    bodyAs: 'raw',
    body: z.custom<RawRequest>(),
    reply: z.object({ message: z.string() }),
    refusals: ['event_forged', 'not_found', 'provider_away'],
  }),
  play: endpoint({
    method: 'POST',
    path: '/api/v1/payments/sandbox',
    urgent: true,
    summary: 'What the shopper does on the page of the sandbox',
    callers: 'anyone',
    body: z.object({
      payment_id: paymentId,
      /** `late` pays after some seconds, `twice` reports the same payment twice. */
      does: z.enum(['pay', 'fail', 'cancel', 'late', 'twice']),
    }),
    reply: shownPayment,
    refusals: ['payment_not_found'],
  }),
};
