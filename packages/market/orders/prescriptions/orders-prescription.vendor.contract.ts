import * as z from 'zod/mini';
import { endpoint, id, text } from '../../calls/endpoint.ts';
import { orderStatuses, prescriptionStates } from '../orders.rules.ts';
import { minStoreReasonLength } from '../orders-board.rules.ts';
import { everyPrescriptionReason, maxMedicines } from './orders-prescription.rules.ts';
import { signature, vendorRegisterContract } from './orders-register.vendor.contract.ts';

const amount = z.number();
const storeParams = z.object({ store_id: id });
const orderParams = z.object({ store_id: id, order_id: z.string().check(z.regex(/^\d{1,20}$/)) });
const moment = z.nullable(z.iso.datetime());

/** Who works on a prescription now. */
const holder = z.object({ name: z.string(), is_own: z.boolean(), until: z.iso.datetime() });

/** A prescription in the queue of its pharmacy; no address and no number of the customer. */
const queueEntry = {
  order_id: z.string(),
  /** The digits that are named at the counter. */
  code: z.string(),
  order_status: z.enum(orderStatuses),
  /** Null for an ordinary order that came with a prescription: its price is known. */
  prescription: z.nullable(z.enum(prescriptionStates)),
  customer_name: z.string(),
  placed_at: z.iso.datetime(),
  /** When it should have its price. */
  price_by: z.iso.datetime(),
  /** Until when the customer may agree to the price; null without a price. */
  agree_until: moment,
  picture_count: z.int(),
  /** What its customer is asked; null without an open question [STO-073]. */
  question: z.nullable(z.object({ text: z.string(), wants_picture: z.boolean(), clock_until: z.iso.datetime() })),
  taken_by: z.nullable(holder),
};

const waitingPrescription = z.object(queueEntry);
export type WaitingPrescription = z.infer<typeof waitingPrescription>;

const quotedLine = z.object({
  item_id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  variation: z.string(),
  quantity: z.int(),
  price: amount,
  total_price: amount,
  /** How it is taken, in the words of the pharmacist. */
  dose: z.string(),
});

const totals = {
  item_total: amount,
  discount_total: amount,
  tax: amount,
  tax_inclusive: z.boolean(),
  delivery_fee: amount,
  service_charge: amount,
  tip: amount,
  total: amount,
};

/** A prescription as its pharmacist reads it. */
const openedPrescription = z.object({
  ...queueEntry,
  currency: z.string(),
  order_note: z.string(),
  /** Links that open their picture for five minutes. */
  pictures: z.array(z.object({ id: z.string(), image_full_url: z.string() })),
  /** What the pharmacy has priced, or the goods of an ordinary order. */
  lines: z.array(quotedLine),
  note: z.string(),
  /** What the customer has answered last, at the order; the chat has what was written there. */
  answer: z.string(),
  total: amount,
  cancel_reason: z.nullable(z.string()),
  /** Null until a pharmacist has answered it [STO-074]. */
  signed: z.nullable(signature),
});
export type OpenedPrescription = z.infer<typeof openedPrescription>;

/** An item that can be read in a prescription. */
const medicine = z.object({
  id: z.int(),
  name: z.string(),
  image_full_url: z.string(),
  price: amount,
  /** Null never runs out; of an item with variations it is their sum. */
  stock: z.nullable(z.int()),
  generic_names: z.array(z.string()),
  is_prescription_required: z.boolean(),
  variations: z.array(z.object({ type: z.string(), price: amount, stock: z.nullable(z.int()) })),
});
export type FoundMedicine = z.infer<typeof medicine>;

const lines = z
  .array(
    z.object({
      item_id: id,
      quantity: z.int().check(z.minimum(1), z.maximum(999)),
      variation: z._default(text(310), ''),
      dose: z._default(text(200), ''),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxMedicines));

const goodsRefusals = [
  'item_not_found',
  'other_store',
  'out_of_stock',
  'variation_out_of_stock',
  'variation_needed',
  'variation_unknown',
  'item_not_available',
  'over_maximum',
  'store_closed',
] as const;
const workRefusals = ['order_not_found', 'step_not_allowed', 'prescription_taken'] as const;

const prescriptionReply = { prescription: openedPrescription };

/** The prescriptions of a pharmacy, for those of its staff who may read them. */
export const vendorPrescriptionsContract = {
  ...vendorRegisterContract,
  list: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions',
    urgent: true,
    summary: 'The prescriptions that wait for a price, for their customer or for their order to be made [STO-068]',
    callers: 'vendor:store.prescriptions',
    params: storeParams,
    reply: z.object({
      /** The time of the server, from which ages and countdowns are counted [SEAT-40]. */
      now: z.iso.datetime(),
      prescriptions: z.array(waitingPrescription),
    }),
    refusals: [],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/open',
    urgent: true,
    summary: 'Read a prescription: its pictures open for five minutes, and the look is recorded [STO-069]',
    callers: 'vendor:store.prescriptions',
    openWhileClosed: true,
    params: orderParams,
    reply: z.object(prescriptionReply),
    refusals: ['order_not_found'],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/take',
    urgent: true,
    summary: 'Hold a prescription for five minutes: nobody else can answer it meanwhile [STO-068]',
    callers: 'vendor:store.prescriptions',
    openWhileClosed: true,
    params: orderParams,
    reply: z.object({ taken_by: holder }),
    refusals: workRefusals,
  }),
  release: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/release',
    summary: 'Leave a prescription that one holds to the others [STO-068]',
    callers: 'vendor:store.prescriptions',
    openWhileClosed: true,
    params: orderParams,
    reply: z.object({ taken_by: z.nullable(holder) }),
    refusals: ['order_not_found'],
  }),
  medicines: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/medicines',
    summary:
      'Items of the pharmacy by a part of their name or of a generic name, those on prescription first [STO-070]',
    callers: 'vendor:store.prescriptions',
    params: storeParams,
    query: z.object({ search: text(100) }),
    reply: z.object({ medicines: z.array(medicine) }),
    refusals: [],
  }),
  price: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/price',
    urgent: true,
    summary: 'What the medicines that were read cost, with the charges of the order; nothing is kept [STO-070]',
    callers: 'vendor:store.prescriptions',
    openWhileClosed: true,
    params: orderParams,
    body: z.object({ lines }),
    reply: z.object({ currency: z.string(), lines: z.array(quotedLine), ...totals }),
    refusals: [...workRefusals, ...goodsRefusals],
  }),
  quote: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/quote',
    urgent: true,
    summary: 'Send the price of a prescription to its customer, who agrees or cancels [STO-070]',
    callers: 'vendor:store.prescriptions',
    openWhileClosed: true,
    params: orderParams,
    body: z.object({
      lines,
      /** To the customer. */
      note: z._default(text(500), ''),
      /** The total that the pharmacist saw. */
      total: amount,
    }),
    reply: z.object(prescriptionReply),
    refusals: [...workRefusals, ...goodsRefusals, 'price_changed'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/ask',
    urgent: true,
    summary: 'Ask the customer of a prescription, or for another picture; the clock stops meanwhile [STO-073]',
    callers: 'vendor:store.prescriptions',
    params: orderParams,
    body: z.object({ text: text(500).check(z.minLength(3)), wants_picture: z._default(z.boolean(), false) }),
    reply: z.object(prescriptionReply),
    refusals: [...workRefusals, 'conversation_not_found', 'message_empty'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/prescriptions/{order_id}/refuse',
    urgent: true,
    summary: 'Refuse a prescription with a reason, which the customer reads; its order ends [STO-072]',
    callers: 'vendor:store.prescriptions',
    openWhileClosed: true,
    params: orderParams,
    body: z
      .object({
        reason: z.enum(everyPrescriptionReason),
        /** Words of the pharmacist; needed for the reason `other`. */
        text: z._default(text(200), ''),
      })
      .check(
        z.refine((sent) => sent.reason !== 'other' || sent.text.length >= minStoreReasonLength, {
          path: ['text'],
          error: 'Say why in a few words',
        }),
      ),
    reply: z.object(prescriptionReply),
    refusals: workRefusals,
  }),
};
