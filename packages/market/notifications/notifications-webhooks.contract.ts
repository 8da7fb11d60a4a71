import * as z from 'zod/mini';
import { orderStatuses } from '../orders/orders.rules.ts';

/** The order data that every subscriber needs; for more, call the API. Contains no personal data but a number. */
const order = z.object({
  order_id: z.string(),
  order_status: z.enum(orderStatuses),
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  module_id: z.int(),
  zone_id: z.int(),
  /** Null for a parcel. */
  store_id: z.nullable(z.int()),
  /** Null for a guest. */
  customer_id: z.nullable(z.int()),
  payment_method: z.enum(['cash_on_delivery', 'digital_payment', 'wallet']),
  payment_status: z.enum(['unpaid', 'paid', 'refunded']),
  currency: z.string(),
  total: z.number(),
  placed_at: z.iso.datetime(),
  /** Null for as soon as possible. */
  schedule_at: z.nullable(z.iso.datetime()),
});

const review = z.object({
  review_id: z.int(),
  order_id: z.string(),
  about: z.enum(['item', 'store', 'delivery_man']),
  item_id: z.nullable(z.int()),
  store_id: z.nullable(z.int()),
  delivery_man_id: z.nullable(z.int()),
  /** 0.5 to 5, in halves. */
  rating: z.number(),
  comment: z.string(),
  language: z.string(),
});

const customer = z.object({ customer_id: z.int() });

const application = z.object({ applicant: z.enum(['store', 'delivery_man']), application_id: z.int() });

/** Every event that webhook endpoints of the operator can receive, with its payload. */
export const webhookEvents = {
  'order.placed': { about: 'An order has been placed.', data: order },
  'order.status_changed': {
    about: 'The status of an order has changed. A refund sends `order.refunded` instead.',
    data: order,
  },
  'order.paid': { about: 'The money of an order has arrived: digitally, from a wallet or in cash.', data: order },
  'order.refunded': { about: 'An order that was delivered has been refunded.', data: order },
  'prescription.quoted': { about: 'A pharmacy has named the price of a prescription.', data: order },
  'prescription.agreed': { about: 'The shopper has agreed to that price.', data: order },
  'review.written': { about: 'A customer has reviewed an order.', data: review },
  'customer.registered': { about: 'Somebody has an account now.', data: customer },
  'customer.removed': { about: 'A customer has removed the account: delete what you hold about them.', data: customer },
  'application.received': { about: 'A store or a courier applies to join.', data: application },
} as const satisfies Record<string, { about: string; data: z.core.$ZodType }>;

export type WebhookEventName = keyof typeof webhookEvents;

/** The body of a call to an endpoint. */
export type WebhookEvent = {
  [Name in WebhookEventName]: {
    type: Name;
    /** When it happened. */
    timestamp: string;
    data: z.output<(typeof webhookEvents)[Name]['data']>;
  };
}[WebhookEventName];

/** What a call to an endpoint carries beside its body, after the specification Standard Webhooks. */
export const webhookHeaders = {
  'webhook-id': 'The event; the same in every try and every replay, so that you can tell what you have seen.',
  'webhook-timestamp': 'When this try was made, in seconds since 1970.',
  'webhook-signature': '`v1,` and HMAC-SHA256 over `id.timestamp.body` with the secret of the endpoint, as base64.',
} as const;
