import * as z from 'zod/mini';
import { endpoint, latitude, longitude, text } from '../calls/endpoint.ts';
import { defaultWhenMissing, everyWhenMissing } from './changes/orders-changes.rules.ts';

/** A checkout of which a draft is saved: its page, with module and store, or pharmacy, such as 'cart:1:7'. */
const cart = z.string().check(z.regex(/^[a-z_]{1,20}(:\d{0,10}){0,2}$/));

const place = z.object({ address: text(500), lat: latitude, lng: longitude });

/** What was typed and chosen at a checkout; nothing about its payment. Other fields are not saved. */
export const checkoutDraft = z.object({
  form: z.object({
    name: text(100),
    phone: text(30),
    email: text(255),
    house: text(100),
    floor: text(100),
    road: text(200),
    additional: text(500),
    landmark: text(200),
    directions: text(500),
    note: text(500),
    paysWith: z._default(text(9), ''),
    cutlery: z.boolean(),
    whenMissing: z._default(z.enum(everyWhenMissing), defaultWhenMissing),
    /** By the line of the cart, or the place of an item that is bought at once. */
    whenMissingOf: z._default(z.record(z.string().check(z.maxLength(20)), z.enum(everyWhenMissing)), {}),
  }),
  plan: z.object({
    orderType: z.enum(['delivery', 'take_away']),
    tip: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
    isAhead: z.boolean(),
    scheduleAt: z.union([z.literal(''), z.iso.datetime()]),
  }),
  /** The place of this order, and the one that was chosen in the bar at that time. */
  place: z.nullable(place),
  chosen: text(500),
});

export type CheckoutDraft = z.infer<typeof checkoutDraft>;

/** Drafts of checkouts of customers, so that a second device goes on where the first one was left. */
export const ordersDraftContract = {
  draft: endpoint({
    method: 'GET',
    path: '/api/v1/customer/checkout/draft',
    summary: 'What a customer has typed at a checkout during the last day, on any device',
    callers: 'customer',
    query: z.object({ cart }),
    reply: z.object({ draft: z.nullable(checkoutDraft), saved_at: z.nullable(z.string()) }),
    refusals: [],
  }),
  saveDraft: endpoint({
    method: 'POST',
    path: '/api/v1/customer/checkout/draft',
    summary: 'Save what a customer has typed at a checkout for a day; null removes it',
    callers: 'customer',
    body: z.object({ cart, draft: z.nullable(checkoutDraft) }),
    reply: z.object({ saved_at: z.nullable(z.string()) }),
    refusals: [],
  }),
};
