import * as z from 'zod/mini';
import { endpoint, guestId, id, latitude, longitude, text, uploadedFile } from '../../calls/endpoint.ts';
import { paymentMethods } from '../../payments/payments.rules.ts';
import { riskRefusals } from '../../risk/risk.rules.ts';
import { orderStatuses, prescriptionStates } from '../orders.rules.ts';

const amount = z.number();
const orderId = z.string().check(z.regex(/^\d{1,20}$/));
const pictureId = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
/** Accepts more pictures than an order may have, so that a sender of too many gets that refusal. */
export const sentPictures = z.array(pictureId).check(z.maxLength(20));

/** Amounts may come out of a form, as texts. */
const tip = z._default(z.coerce.number().check(z.minimum(0), z.maximum(1_000_000)), 0);

const store = z.object({
  id: z.int(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  monogram: z.string(),
  colours: z.array(z.string()),
});

/** What is known before a pharmacist has read the prescription. */
const prescriptionQuote = z.object({
  store,
  currency: z.string(),
  /** By road from the store, as the server measures it [CHK-19]. */
  distance_metres: z.int(),
  delivery_fee: amount,
  service_charge: amount,
  tip: amount,
  /** The charges without the goods. */
  total: amount,
  delivery_time: z.string(),
});

export type PrescriptionQuote = z.infer<typeof prescriptionQuote>;

/** A prescription order as its shopper sees it, priced or not. */
const prescriptionOrder = z.object({
  order_id: z.string(),
  order_status: z.enum(orderStatuses),
  /** Sent, priced by the pharmacy, or agreed to by the shopper. */
  prescription: z.enum(prescriptionStates),
  created_at: z.string(),
  quoted_at: z.nullable(z.string()),
  /** Until when the quote may be accepted; null without a quote. */
  agree_until: z.nullable(z.string()),
  time_zone: z.string(),
  store,
  currency: z.string(),
  lines: z.array(
    z.object({
      item_id: z.int(),
      name: z.string(),
      image_full_url: z.string(),
      variation: z.string(),
      quantity: z.int(),
      price: amount,
      total_price: amount,
      /** How it is taken, in the words of the pharmacist [STO-070]. */
      dose: z.string(),
    }),
  ),
  /** From the pharmacist, with the price. */
  pharmacy_note: z.string(),
  /** What the pharmacist asks; null without an open question [STO-073] [CUS-12]. */
  question: z.nullable(z.object({ text: z.string(), wants_picture: z.boolean() })),
  canceled_by: z.nullable(z.enum(['shopper', 'store', 'market'])),
  /** Why it was canceled; of the pharmacy, why it refused [STO-072]. */
  cancel_reason: z.nullable(z.string()),
  item_total: amount,
  discount_total: amount,
  tax: amount,
  tax_inclusive: z.boolean(),
  delivery_fee: amount,
  service_charge: amount,
  tip: amount,
  total: amount,
  payment_method: z.enum(paymentMethods),
  payment_status: z.enum(['unpaid', 'paid', 'refunded']),
  /** Agreed to, and still to be paid digitally. */
  awaits_payment: z.boolean(),
  wallet_paid: amount,
  /** Null for a shopper who has no wallet or has already agreed. */
  wallet_balance: z.nullable(amount),
  /** What the wallet would pay if it paid first, and what would then be left to pay otherwise. */
  wallet_part: amount,
  wallet_rest: amount,
  digital_payment: z.boolean(),
  cash_on_delivery: z.boolean(),
  cash_on_delivery_cap: z.nullable(amount),
  distance_metres: z.int(),
  order_note: z.string(),
  delivery_address: z.string(),
  contact_number: z.string(),
  cancelable: z.boolean(),
  /** Links that open their picture for five minutes. */
  pictures: z.array(z.object({ id: z.string(), image_full_url: z.string() })),
});

export type PrescriptionOrder = z.infer<typeof prescriptionOrder>;

const pharmacyRefusals = [
  'store_not_found',
  'prescription_not_taken',
  'store_closed',
  'store_paused',
  'market_stopped',
  'outside_store_zone',
] as const;

/** Orders by the picture of a prescription. */
export const ordersPrescriptionContract = {
  uploadPrescription: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/prescription/upload',
    urgent: true,
    summary: 'Keep a picture for a prescription order or a refund to come; it is deleted after a day without one',
    callers: 'shopper',
    bodyAs: 'multipart',
    body: z.object({ image: uploadedFile, guest_id: z.optional(guestId) }),
    reply: z.object({ id: z.string(), image_full_url: z.string() }),
    refusals: ['picture_kind', 'picture_size', 'too_large', 'too_many', 'challenge_required'],
  }),
  quotePrescription: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/prescription/quote',
    urgent: true,
    summary: 'What a prescription order costs beside its medicines; nothing is kept',
    callers: 'shopper',
    body: z.object({ store_id: id, latitude, longitude, dm_tips: tip, guest_id: z.optional(guestId) }),
    reply: prescriptionQuote,
    refusals: [...pharmacyRefusals, 'cash_not_offered'],
  }),
  placePrescription: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/prescription/place',
    urgent: true,
    summary: 'Order from a pharmacy by the pictures of a prescription; the pharmacy names the price [CHK-12]',
    callers: 'shopper',
    oncePerKey: true,
    bodyAs: 'multipart',
    body: z.object({
      store_id: id,
      /** Accepted for compatibility: the server measures the distance itself [CHK-19]. */
      distance: z.optional(z.unknown()),
      address: text(500),
      latitude,
      longitude,
      /** Up to 3 pictures [CHK-13]. */
      'order_attachment[]': z.optional(z.array(uploadedFile)),
      /** Pictures that were uploaded before, by their ids. */
      'attachments[]': z.optional(sentPictures),
      order_note: z._default(text(500), ''),
      guest_id: z.optional(guestId),
      contact_person_name: text(100).check(z.minLength(1)),
      contact_person_number: text(30).check(z.minLength(1)),
      contact_person_email: z.optional(z.union([z.literal(''), z.email().check(z.maxLength(255))])),
      dm_tips: tip,
      house: z._default(text(100), ''),
      floor: z._default(text(100), ''),
      road: z._default(text(200), ''),
      landmark: z._default(text(200), ''),
      directions: z._default(text(500), ''),
    }),
    reply: z.object({
      order_id: z.string(),
      total: amount,
      currency: z.string(),
      status: z.literal('pending'),
      created_at: z.string(),
      tracking_token: z.string(),
    }),
    refusals: [
      ...pharmacyRefusals,
      ...riskRefusals,
      'prescription_image_needed',
      'images_too_many',
      'picture_unknown',
      'picture_kind',
      'picture_size',
      'too_large',
      'guest_checkout_off',
      'address_needed',
      'cash_not_offered',
      'order_in_progress',
      'key_reused',
      'too_many',
    ],
  }),
  prescription: endpoint({
    method: 'GET',
    path: '/api/v1/customer/order/prescription',
    urgent: true,
    summary: 'A prescription order of one’s own: its pictures, and the price of the pharmacy',
    callers: 'shopper',
    query: z.object({ order_id: orderId, guest_id: z.optional(guestId) }),
    reply: prescriptionOrder,
    refusals: ['order_not_found'],
  }),
  answerPharmacist: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/prescription/answer',
    urgent: true,
    summary: 'Answer the question of the pharmacist with words or uploaded pictures; it is read on [STO-073]',
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      text: z._default(text(500), ''),
      attachments: z._default(sentPictures, []),
      guest_id: z.optional(guestId),
    }),
    reply: prescriptionOrder,
    refusals: ['order_not_found', 'step_not_allowed', 'message_empty', 'images_too_many', 'picture_unknown'],
  }),
  agreeToPrescription: endpoint({
    method: 'POST',
    path: '/api/v1/customer/order/prescription/agree',
    urgent: true,
    summary: 'Agree to the price of the pharmacy, which then goes to work; to cancel is the other answer',
    callers: 'shopper',
    body: z.object({
      order_id: orderId,
      /** The total that the shopper saw. */
      order_amount: z.coerce.number(),
      /** Only now is there a price to pay. */
      payment_method: z._default(z.enum(paymentMethods), 'cash_on_delivery'),
      /** The wallet pays what it can, and `payment_method` the rest. */
      use_wallet: z._default(z.boolean(), false),
      guest_id: z.optional(guestId),
    }),
    reply: z.object({ message: z.string(), order_id: z.string() }),
    refusals: [
      'order_not_found',
      'prescription_not_quoted',
      'price_changed',
      'cash_not_offered',
      'cash_over_cap',
      'payment_not_offered',
      'wallet_short',
    ],
  }),
};
