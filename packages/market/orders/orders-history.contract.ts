import * as z from 'zod/mini';
import { endpoint, guestId, listReply, orderId, pageQuery, text } from '../calls/endpoint.ts';
import { cartLine, lineRefusals } from '../cart/cart.contract.ts';
import { paymentMethods } from '../payments/payments.rules.ts';
import { orderChange, whenMissing } from './changes/orders-changes.contract.ts';
import { changeAnswers, changeStates } from './changes/orders-changes.rules.ts';
import { orderLists, orderStatuses, prescriptionStates } from './orders.rules.ts';
import { maxRefundCommentLength, refundableFees, refundRequestStates } from './orders-refund.rules.ts';
import { sentPictures } from './prescriptions/orders-prescription.contract.ts';
import { shopperCounter } from './waits/orders-counter.contract.ts';

const amount = z.number();
const moment = z.nullable(z.string());

/** A place of an order and its contact, the same in details and tracking [TRK-17]. */
export const placeOfOrder = z.object({
  latitude: z.number(),
  longitude: z.number(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  address: z.string(),
});

/** Includes the door, which tracking omits. */
const placeWithDoor = z.extend(placeOfOrder, {
  house: z.string(),
  floor: z.string(),
  road: z.string(),
  landmark: z.string(),
  directions: z.string(),
});

/** What a customer has asked back, as customers, the store and operators see it. */
export const refundRequest = z.object({
  state: z.enum(refundRequestStates),
  reason: z.string(),
  comment: z.string(),
  /** Empty where the whole order is asked back. */
  lines: z.array(z.object({ line: z.int(), name: z.string(), quantity: z.int(), amount })),
  amount,
  /** What was given; 0 while it waits and where it was declined. */
  granted: amount,
  /** Links that open their picture for five minutes. */
  pictures: z.array(z.object({ id: z.string(), image_full_url: z.string() })),
  requested_at: z.string(),
});

export type RefundRequest = z.infer<typeof refundRequest>;

/** An order as its list shows it. */
const listed = {
  id: z.string(),
  order_status: z.enum(orderStatuses),
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(['unpaid', 'paid', 'refunded']),
  /** Of a prescription order, how far its price is. */
  prescription: z.nullable(z.enum(prescriptionStates)),
  order_amount: amount,
  currency: z.string(),
  time_zone: z.string(),
  created_at: z.string(),
  expected_at: moment,
  schedule_at: moment,
  canceled_by: z.nullable(z.enum(['shopper', 'store', 'market'])),
  item_count: z.int(),
  module_id: z.int(),
  module_type: z.string(),
  /** Null where no store is part of it. */
  store: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      monogram: z.string(),
      colours: z.array(z.string()),
    }),
  ),
  /** What may be done about it now. */
  cancelable: z.boolean(),
  refundable: z.boolean(),
  awaits_payment: z.boolean(),
  can_reorder: z.boolean(),
};

export const listedOrder = z.object({
  ...listed,
  /** The first three. */
  items: z.array(z.object({ name: z.string(), quantity: z.int(), image_full_url: z.string() })),
  /** Where to, in one line, of a parcel that of its receiver; null for take away. */
  address: z.nullable(z.string()),
});

export type ListedOrder = z.infer<typeof listedOrder>;

/** The whole order, for its customer [ORD-05]. Amounts are those of the quote, to the last digit. */
export const orderDetails = z.object({
  ...listed,
  confirmed: moment,
  processing: moment,
  handover: moment,
  picked_up: moment,
  delivered: moment,
  canceled: moment,
  failed: moment,
  cancel_reason: z.nullable(z.string()),
  refund_reason: z.nullable(z.string()),
  counter: shopperCounter,
  /** What support has changed of it, and when the customer has confirmed that [CUS-18]. */
  correction: z.nullable(
    z.object({
      changed: z.array(z.enum(['address', 'contact', 'note'])),
      made_at: z.string(),
      confirmed_at: moment,
    }),
  ),
  /** What was given back in parts, oldest first; the order stays delivered [CUS-15]. */
  refunds: z.array(
    z.object({
      amount,
      to_wallet: amount,
      /** Through the provider of the payment. */
      to_provider: amount,
      to_cash: amount,
      lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
      fees: z.array(z.enum(refundableFees)),
      reason: z.string(),
      made_at: z.string(),
    }),
  ),
  /** What the store has changed of its lines, the earliest first. */
  changes: z.array(orderChange),
  /** What the customer has asked back; null where nothing was. */
  refund_request: z.nullable(refundRequest),
  /** Until when a refund can be asked for; null for an order that is not delivered. */
  refund_until: moment,
  lines: z.array(
    z.object({
      /** Its place in the order, from 1. */
      line: z.int(),
      item_id: z.int(),
      name: z.string(),
      image_full_url: z.string(),
      variation: z.string(),
      add_ons: z.array(z.object({ name: z.string(), price: amount, quantity: z.int() })),
      quantity: z.int(),
      when_missing: whenMissing,
      /** Pieces that were refunded. */
      refunded_pieces: z.int(),
      /** Price of one unit of the chosen variant before the discount; `discount` is of all units together. */
      price: amount,
      discount: amount,
      add_on_total: amount,
      total_price: amount,
    }),
  ),
  item_total: amount,
  add_on_total: amount,
  discount_total: amount,
  discount_reason: z.nullable(z.enum(['flash_sale', 'campaign', 'store', 'item'])),
  coupon_code: z.nullable(z.string()),
  coupon_discount: amount,
  first_order_discount: amount,
  tax: amount,
  tax_inclusive: z.boolean(),
  delivery_fee: amount,
  service_charge: amount,
  tip: amount,
  /** What was given after the delivery; not part of `order_amount` [DEL-55]. */
  late_tip: amount,
  /** Until when a tip can be given, and how much at most; null and 0 where none can be. */
  tip_until: moment,
  tip_left: amount,
  /** The part of `order_amount` that the wallet has paid. */
  wallet_paid: amount,
  distance_metres: z.int(),
  contact_person_name: z.string(),
  contact_person_number: z.string(),
  /** Of a parcel the place of its sender. */
  delivery_address: z.nullable(placeWithDoor),
  /** Of a parcel alone. */
  receiver_details: z.nullable(placeWithDoor),
  charge_payer: z.nullable(z.enum(['sender', 'receiver'])),
  order_note: z.string(),
  cutlery: z.boolean(),
  unavailable_item_note: z.string(),
  delivery_man: z.nullable(
    z.object({
      id: z.int(),
      f_name: z.string(),
      l_name: z.string(),
      image_full_url: z.nullable(z.string()),
      avg_rating: z.nullable(z.number()),
      vehicle: z.string(),
    }),
  ),
});

export type OrderDetails = z.infer<typeof orderDetails>;

/** A difference from the original order after reordering. */
const reorderChange = z.object({
  item_id: z.int(),
  name: z.string(),
  kind: z.enum(['price', 'fewer', 'out_of_stock', 'not_available', 'gone']),
  ordered: z.int(),
  /** Units that are now in the cart. */
  added: z.int(),
  /** Prices of one unit without add-ons, after discounts; null if it has none today. */
  old_price: amount,
  new_price: z.nullable(amount),
});

export type ReorderChange = z.infer<typeof reorderChange>;

export const ordersHistoryContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/{list}',
    summary: 'The orders of a customer, the newest first: those that are running, or those that are over',
    callers: 'customer',
    params: z.object({ list: z.enum(orderLists) }),
    query: z.object(pageQuery()),
    reply: listReply('orders', listedOrder),
    refusals: [],
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/all',
    summary: 'The orders of the caller in any state, the newest first; a guest reads those of their guest id',
    callers: 'shopper',
    query: z.object({ ...pageQuery(), guest_id: z.optional(guestId) }),
    reply: listReply('orders', listedOrder),
    refusals: [],
  }),
  forget: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/forget',
    summary:
      'Take an order from a guest id: only its signed link, or its number with its contact, opens it from then on',
    callers: 'shopper',
    body: z.object({ order_id: orderId, guest_id: z.optional(guestId) }),
    reply: z.object({}),
    refusals: ['order_not_found', 'order_of_account'],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/details',
    summary: 'An order of the caller with all its parts; any other is unknown',
    callers: 'shopper',
    query: z.object({ order_id: orderId, guest_id: z.optional(guestId) }),
    reply: orderDetails,
    refusals: ['order_not_found'],
  }),
  reorder: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/reorder',
    summary: "Put the goods of an order into the cart again, at today's prices; tells what differs",
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      /** First sets a cart with items of another store aside, where it waits; takes precedence over clearing it. */
      start_another: z._default(z.boolean(), false),
      guest_id: z.optional(guestId),
      /** First empties a cart with items of another store. */
      clear_other_store: z._default(z.boolean(), false),
    }),
    reply: z.object({
      module_id: z.int(),
      currency: z.string(),
      /** Lines of the order that are in the cart now. */
      added: z.int(),
      /** Lines that were in the cart already, as often as in the order or more often; they are not added twice. */
      merged: z.int(),
      changes: z.array(reorderChange),
      cart: z.array(cartLine),
    }),
    refusals: ['order_not_found', 'other_store', 'store_closed', 'store_paused', 'overloaded'],
  }),
  requestRefund: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/refund-request',
    summary: 'Ask for the money of a delivered order back, or of lines of it, with a comment and pictures',
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      reason: text(200).check(z.minLength(1)),
      /** Without any the whole order is asked back. */
      lines: z._default(
        z.array(z.object({ line: z.int(), quantity: z.int().check(z.minimum(1)) })).check(z.maxLength(200)),
        [],
      ),
      comment: z._default(text(maxRefundCommentLength), ''),
      /** Ids of uploaded pictures. */
      pictures: z._default(sentPictures, []),
      guest_id: z.optional(guestId),
    }),
    reply: z.object({ message: z.string(), order_id: z.string(), order_status: z.enum(orderStatuses) }),
    refusals: [
      'order_not_found',
      'not_refundable',
      'refund_nothing',
      'refund_line_gone',
      'refund_over_left',
      'picture_unknown',
      'images_too_many',
    ],
  }),
  answerChange: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/answer-change',
    urgent: true,
    summary: 'Answer a change that the store proposes: accept it, do without the line, or end the order [CUS-03]',
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      change_id: z.int().check(z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER)),
      answer: z.enum(changeAnswers),
      guest_id: z.optional(guestId),
    }),
    reply: z.object({ state: z.enum(changeStates) }),
    refusals: [
      'order_not_found',
      'change_not_found',
      'change_over',
      'line_not_found',
      'change_nothing',
      'allergen_avoided',
      'replacement_dearer',
      'wallet_short',
      'item_not_available',
      'prescription_needed',
      'price_changed',
      ...lineRefusals,
    ],
  }),
  confirmCorrection: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/confirm-correction',
    summary: 'Say that what support has changed of an order is right [CUS-18]',
    callers: 'shopper',
    body: z.object({ order_id: orderId, guest_id: z.optional(guestId) }),
    reply: z.object({}),
    refusals: ['order_not_found'],
  }),
  cancellationReasons: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/cancellation-reasons',
    summary: 'Why people cancel',
    callers: 'anyone',
    query: z.object({ type: z._default(z.literal('customer'), 'customer'), ...pageQuery() }),
    reply: listReply('data', z.object({ id: z.int(), reason: z.string() })),
    refusals: [],
  }),
  refundReasons: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/refund-reasons',
    summary: 'Why people ask for their money back',
    callers: 'anyone',
    query: z.object(pageQuery()),
    reply: listReply('data', z.object({ id: z.int(), reason: z.string() })),
    refusals: [],
  }),
};
