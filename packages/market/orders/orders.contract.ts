import * as z from 'zod/mini';
import { endpoint, guestId, id, latitude, longitude, orderId, text } from '../calls/endpoint.ts';
import { chosenItem, lineRefusals } from '../cart/cart.contract.ts';
import { doorContract, trackedParts } from '../dispatch/dispatch-tracking.contract.ts';
import { eventPaths } from '../notifications/notifications.rules.ts';
import { chargePayers } from '../parcel/parcel.rules.ts';
import { receiverDetails } from '../parcel/parcel-receiver.contract.ts';
import { paymentMethods } from '../payments/payments.rules.ts';
import { couponRefusals } from '../promotions/promotions-coupons.rules.ts';
import { cashPaymentRefusals } from '../risk/risk.rules.ts';
import { beginning } from '../stores/stores.contract.ts';
import { tipContract } from '../wallet/tips/wallet-tips.contract.ts';
import { choicesWhenMissing, whenMissing } from './changes/orders-changes.contract.ts';
import { deliveryProblems } from './handovers/orders-return.rules.ts';
import { orderStatuses, prescriptionStates } from './orders.rules.ts';
import { ordersDraftContract } from './orders-draft.contract.ts';
import { ordersHistoryContract, placeOfOrder } from './orders-history.contract.ts';
import { ordersPrescriptionContract, sentPictures } from './prescriptions/orders-prescription.contract.ts';
import { shownTimes } from './promises/orders-promises.contract.ts';
import { shopperCounter } from './waits/orders-counter.contract.ts';

const amount = z.number();
const moment = z.nullable(z.string());

/** What is ordered, where to and how; enough for a quote. */
export const orderPlan = {
  guest_id: z.optional(guestId),
  /** Absent: the cart of the module. Given: these items; the cart does not change [CHK-03]. */
  items: z.optional(
    z.array(z.extend(chosenItem, { when_missing: z.optional(whenMissing) })).check(z.minLength(1), z.maxLength(50)),
  ),
  order_type: z._default(z.enum(['delivery', 'take_away', 'parcel']), 'delivery'),
  payment_method: z._default(z.enum(paymentMethods), 'cash_on_delivery'),
  /** The wallet pays what it can, and `payment_method` the rest; of use to customers only. */
  use_wallet: z._default(z.boolean(), false),
  /** The destination of the order; of a parcel, the place of its sender, like contact and address. */
  latitude: z.optional(latitude),
  longitude: z.optional(longitude),
  /** Of a parcel only, as the next two [CHK-32]. */
  parcel_category_id: z.optional(id),
  receiver_details: z.optional(receiverDetails),
  /** The payer pays in cash at their own address; the receiver can pay in no other way. */
  charge_payer: z._default(z.enum(chargePayers), 'sender'),
  /** Decimals of the zone's currency; the courier gets all of it. */
  dm_tips: z._default(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000)), 0),
  /** An ISO moment for an order ahead; absent means as soon as possible. */
  schedule_at: z.optional(z.iso.datetime({ offset: true })),
  /** Taken off by the server, or refused with the reason [PROMO-27] [PROMO-28]. */
  coupon_code: z.optional(text(40)),
  /** Accepted for compatibility: the server measures the distance itself. */
  distance: z.optional(z.unknown()),
};

/** Also the schema of the checkout form, so that browser and server agree on what is valid [CHK-07] [CHK-08]. */
export const orderBody = z.object({
  ...orderPlan,
  contact_person_name: text(100).check(z.minLength(1)),
  contact_person_number: text(30).check(z.minLength(1)),
  contact_person_email: z.optional(z.union([z.literal(''), z.email().check(z.maxLength(255))])),
  address: z._default(text(500), ''),
  house: z._default(text(100), ''),
  floor: z._default(text(100), ''),
  road: z._default(text(200), ''),
  landmark: z._default(text(200), ''),
  directions: z._default(text(500), ''),
  order_note: z._default(text(500), ''),
  /** For cash: the note that the customer has, so that change comes along; one below the cash says nothing [CUS-06]. */
  pays_with: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100_000_000))),
  cutlery: z._default(z.boolean(), false),
  unavailable_item_note: z._default(text(200), ''),
  ...choicesWhenMissing,
  /** Ids of uploaded pictures of the prescription that some goods need [CHK-18]. */
  attachments: z._default(sentPictures, []),
  /** The total that the shopper saw. If the server's differs, no order is placed and the refusal is `price_changed`. */
  order_amount: z.optional(z.coerce.number()),
  /**
   * The store whose goods the shopper saw; older clients send none. If another tab has put those of another store into
   * the cart, no order is placed and the refusal is `basket_switched`.
   */
  store_id: z.optional(id),
  /** The `begins_at` that the shopper saw. If the store begins later meanwhile, no order is placed: `slot_full`. */
  begins_at: z.optional(z.nullable(z.iso.datetime())),
});

const quoteLine = z.object({
  item_id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  variation: z.string(),
  add_ons: z.array(z.object({ name: z.string(), quantity: z.int() })),
  quantity: z.int(),
  price: amount,
  discount: amount,
  add_on_total: amount,
  total_price: amount,
});

export const orderQuote = z.object({
  lines: z.array(quoteLine),
  /** Null for a parcel. */
  store: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      monogram: z.string(),
      colours: z.array(z.string()),
    }),
  ),
  currency: z.string(),
  item_total: amount,
  add_on_total: amount,
  discount_total: amount,
  discount_reason: z.nullable(z.enum(['flash_sale', 'campaign', 'store', 'item'])),
  /** The coupon that was asked for; null without one. */
  coupon_code: z.nullable(z.string()),
  coupon_title: z.nullable(z.string()),
  /** Taken off beside `discount_total`; 0 also for a coupon that takes the delivery fee. */
  coupon_discount: amount,
  coupon_free_delivery: z.boolean(),
  /** The discount on the first order of an invited customer, beside a coupon. */
  first_order_discount: amount,
  tax: amount,
  tax_percent: z.number(),
  tax_inclusive: z.boolean(),
  delivery_fee: amount,
  service_charge: amount,
  tip: amount,
  total: amount,
  /** The customer's wallet balance in this currency; null for a guest, and if wallets are off. */
  wallet_balance: z.nullable(amount),
  /** What the wallet would pay if it paid first, and what would then be left to pay otherwise. */
  wallet_part: amount,
  wallet_rest: amount,
  /** The part of the total that the wallet pays, and the rest. */
  wallet_paid: amount,
  to_pay: amount,
  distance_metres: z.int(),
  delivery_time: z.string(),
  ...beginning,
  free_delivery_over: z.nullable(amount),
  take_away: z.boolean(),
  /** What becomes of one that is not fetched, in the language of the call; empty where the store keeps it [CUS-13]. */
  take_away_words: z.string(),
  schedule_order: z.boolean(),
  /** What the goods of one order must come to, after discounts and before a coupon. */
  minimum_order: amount,
  missing_to_minimum: amount,
  /** Some of the goods are sold on prescription alone, so the order needs its picture [CHK-17]. */
  prescription_needed: z.boolean(),
  digital_payment: z.boolean(),
  cash_on_delivery: z.boolean(),
  /** Null means that cash has no cap. */
  cash_on_delivery_cap: z.nullable(amount),
});

export type OrderQuote = z.infer<typeof orderQuote>;

/** ISO moments, the next first. */
const orderSlots = z.object({ time_zone: z.string(), slots: z.array(z.string()) });

export type OrderSlots = z.infer<typeof orderSlots>;

/** What tracking shows; phone numbers are masked and the house is left out [TRK-16] [TRK-17] [TRK-18]. */
export const trackedOrder = z.object({
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
  pending: moment,
  confirmed: moment,
  processing: moment,
  handover: moment,
  picked_up: moment,
  delivered: moment,
  canceled: moment,
  failed: moment,
  cancel_reason: z.nullable(z.string()),
  /**
   * The digits that the customer says at the door; null where none are needed, and for a caller who knows only the
   * contact [CUS-05] [DEL-29].
   */
  door_code: z.nullable(z.string()),
  counter: shopperCounter,
  /** The courier stands at the door, and has said so [DEL-24]. */
  is_courier_at_door: z.boolean(),
  /** Why the courier cannot deliver it; null while there is no such reason [CUS-09]. */
  delivery_problem: z.nullable(
    z.object({
      problem: z.enum(deliveryProblems),
      /** Until when the courier waits for the customer; null if not waiting. */
      waits_until: moment,
      is_returning: z.boolean(),
    }),
  ),
  schedule_at: moment,
  /** Expected time of delivery; null once the order is over. */
  expected_at: moment,
  ...shownTimes,
  cancelable: z.boolean(),
  item_count: z.int(),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), image_full_url: z.string() })),
  /** Null for a parcel. */
  store: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      address: z.string(),
      phone: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      monogram: z.string(),
      colours: z.array(z.string()),
      module_type: z.string(),
    }),
  ),
  /** Of a parcel, its sender and its receiver; else both are the customer. */
  delivery_address: z.nullable(placeOfOrder),
  receiver_details: z.nullable(placeOfOrder),
  /** What a parcel is, and who pays for it; null for goods of a store. */
  parcel: z.nullable(z.object({ category_name: z.string(), charge_payer: z.enum(chargePayers) })),
  ...trackedParts,
  /** The way by road from store to customer, or from sender to receiver, as [lat, lng] pairs; empty where it is unknown. */
  route: z.array(z.tuple([z.number(), z.number()])),
});

export type TrackedOrder = z.infer<typeof trackedOrder>;

/** What a caller sends for a guest's order: the exact phone number or email of the order, or its signed link. */
const trackingProof = {
  guest_id: z.optional(guestId),
  contact_number: z.optional(text(30)),
  phone: z.optional(text(30)),
  email: z.optional(text(255)),
  token: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{20,100}$/))),
};

/** Why a parcel cannot be sent. */
export const parcelRefusals = ['category_not_found', 'address_needed', 'outside_zones'] as const;

export const goodsRefusals = [
  'cart_empty',
  ...lineRefusals,
  'item_not_available',
  'store_closed',
  'store_paused',
  'market_stopped',
  'other_store',
  'take_away_off',
  'schedule_off',
  'schedule_outside_hours',
  'slot_full',
  'outside_store_zone',
  'payment_not_offered',
  'wallet_short',
  'cash_not_offered',
] as const;

export const ordersContract = {
  ...ordersDraftContract,
  ...ordersHistoryContract,
  ...tipContract,
  ...doorContract,
  ...ordersPrescriptionContract,
  quote: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/quote',
    urgent: true,
    summary: 'What the order would cost, part by part; nothing is kept',
    callers: 'shopper',
    body: z.object(orderPlan),
    reply: orderQuote,
    refusals: [...goodsRefusals, ...couponRefusals, ...parcelRefusals],
  }),
  slots: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/slots',
    urgent: true,
    summary: 'When what is planned can be ordered ahead: half hours of the coming week',
    callers: 'shopper',
    body: z.object({ guest_id: z.optional(guestId), items: orderPlan.items }),
    reply: orderSlots,
    refusals: goodsRefusals,
  }),
  place: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/place',
    urgent: true,
    summary: 'Place an order',
    callers: 'shopper',
    oncePerKey: true,
    body: orderBody,
    reply: z.object({
      order_id: z.string(),
      total: amount,
      currency: z.string(),
      status: z.literal('pending'),
      created_at: z.string(),
      /** Opens tracking without a contact. */
      tracking_token: z.string(),
    }),
    refusals: [
      ...goodsRefusals,
      ...couponRefusals,
      ...parcelRefusals,
      'guest_checkout_off',
      'below_minimum_order',
      'sign_in_needed',
      'prescription_needed',
      'images_too_many',
      'picture_unknown',
      'price_changed',
      'basket_switched',
      'order_in_progress',
      'key_reused',
      'too_many',
      ...cashPaymentRefusals,
    ],
  }),
  placed: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/placed',
    urgent: true,
    summary: 'The result of an intent: the order under this idempotency key, if it was placed',
    callers: 'shopper',
    query: z.object({ key: z.string().check(z.regex(/^[\x21-\x7e]{8,255}$/)), guest_id: z.optional(guestId) }),
    reply: z.object({ order_id: z.nullable(z.string()), total: z.nullable(amount), created_at: moment }),
    refusals: [],
  }),
  track: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/track',
    summary: 'Where an order is; a wrong id and a wrong contact get the same answer',
    callers: 'anyone',
    query: z.object({ order_id: orderId, ...trackingProof }),
    reply: trackedOrder,
    refusals: ['order_not_found', 'too_many', 'challenge_required'],
  }),
  events: endpoint({
    method: 'GET',
    path: eventPaths.order,
    summary: 'What happens to an order while it happens, as server-sent events: each is a hint to track it again',
    callers: 'anyone',
    query: z.object({ order_id: orderId, ...trackingProof }),
    replyAs: 'events',
    reply: z.object({
      /** `again`: some events may have been missed; `beat`: a heartbeat every 20 seconds. */
      event: z.enum(['order', 'position', 'again', 'beat']),
      data: z.partial(z.object({ order_id: z.string(), order_status: z.string(), lat: z.number(), lng: z.number() })),
    }),
    refusals: ['order_not_found', 'too_many', 'challenge_required', 'overloaded'],
  }),
  cancel: endpoint({
    method: 'POST',
    alternativeMethod: 'PUT',
    path: '/api/v1/customer/order/cancel',
    urgent: true,
    summary: 'Cancel an order that the store has not confirmed',
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      reason: text(200),
      guest_id: z.optional(guestId),
      _method: z.optional(z.string()),
    }),
    reply: z.object({ message: z.string(), order_id: z.string(), order_status: z.enum(orderStatuses) }),
    refusals: ['order_not_found', 'not_cancelable'],
  }),
  paymentMethod: endpoint({
    method: 'POST',
    alternativeMethod: 'PUT',
    path: '/api/v1/customer/order/payment-method',
    urgent: true,
    summary: 'Pay at the door what still waits for its digital payment',
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      payment_method: z._default(z.literal('cash_on_delivery'), 'cash_on_delivery'),
      guest_id: z.optional(guestId),
      _method: z.optional(z.string()),
    }),
    reply: z.object({ message: z.string(), order_id: z.string(), payment_method: z.literal('cash_on_delivery') }),
    refusals: ['order_not_found', 'payment_not_due', 'payment_too_late', 'cash_not_offered', ...cashPaymentRefusals],
  }),
};
