import * as z from 'zod/mini';
import { endpoint, latitude, listReply, longitude, pageQuery, text } from '../calls/endpoint.ts';
import { moduleTypes } from '../modules/modules.rules.ts';
import { whenMissing } from './changes/orders-changes.contract.ts';
import { boardChange } from './changes/orders-changes.vendor.contract.ts';
import { maxActedOrders, orderColumns } from './desk/orders-acts.rules.ts';
import { orderStatuses } from './orders.rules.ts';
import { refundRequest } from './orders-history.contract.ts';
import { minOrderSearchLength, orderLists } from './orders-live.rules.ts';
import { refundableFees, refundWays } from './orders-refund.rules.ts';
import { delayKinds } from './promises/orders-delays.rules.ts';
import { orderDelay } from './promises/orders-promises.contract.ts';

const moment = z.nullable(z.iso.datetime());
const orderId = z.string().check(z.regex(/^\d{1,20}$/));
const params = z.object({ order_id: orderId });
const minutes = z.int();

const listed = {
  id: z.string(),
  order_status: z.enum(orderStatuses),
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  module_type: z.enum(moduleTypes),
  zone_name: z.string(),
  city: z.string(),
  time_zone: z.string(),
  /** Null for a parcel. */
  store: z.nullable(z.object({ id: z.int(), name: z.string() })),
  courier: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** To be sent back with a change. */
  version: z.int(),
  customer_name: z.string(),
  /** Without its middle for an operator who may not contact people. */
  customer_phone: z.string(),
  payment_method: z.enum(['cash_on_delivery', 'digital_payment', 'wallet']),
  payment_status: z.enum(['unpaid', 'paid', 'refunded']),
  total: z.number(),
  currency: z.string(),
  placed_at: z.iso.datetime(),
  schedule_at: moment,
  expected_at: moment,
  /** Minutes since it was placed. */
  age_minutes: minutes,
  /** Minutes after the expected arrival; null for an order that is on time or over. */
  late_minutes: z.nullable(minutes),
};

const listedOrder = z.object(listed);

const line = z.object({
  /** Its place in the order, from 1. */
  line: z.int(),
  name: z.string(),
  quantity: z.int(),
  variation: z.nullable(z.string()),
  choices: z.array(z.object({ name: z.string(), labels: z.array(z.string()) })),
  add_ons: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** Of all pieces, after their discount. */
  total: z.number(),
  /** Pieces that were refunded. */
  refunded_pieces: z.int(),
  /** What the customer allows where it is missing. */
  when_missing: whenMissing,
  /** Whether its stock is counted. */
  is_counted: z.boolean(),
});

const amountOf = z.number().check(z.minimum(0), z.maximum(1_000_000_000));

/** Who bears a refund, each with a part of it. */
const borne = { market: amountOf, store: amountOf, courier: amountOf };

const refundFields = {
  amount: z.number(),
  to_wallet: z.number(),
  to_provider: z.number(),
  to_cash: z.number(),
  fees: z.array(z.enum(refundableFees)),
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  reason: z.string(),
  made_at: z.iso.datetime(),
};

/** Something that happened to an order. */
const event = z.object({
  at: z.iso.datetime(),
  /** A step of the order, an action of staff that is not a step, a payment, or an entry of the ledger. */
  kind: z.enum(['step', 'staff', 'payment', 'money']),
  /** The new state, the action as the audit log names it, the state of the payment, or the kind of the journal. */
  what: z.string(),
  /** Who; `market` is the system or an operator. Null for payments and ledger entries. */
  by: z.nullable(z.enum(['shopper', 'store', 'delivery_man', 'market'])),
  /** The person of the staff. */
  person: z.nullable(z.string()),
  /** What the person gave as the reason, or the provider of a payment. */
  detail: z.nullable(z.string()),
  amount: z.nullable(z.number()),
});

export const adminOrder = z.object({
  ...listed,
  address: z.string(),
  /** The door, for a correction; null where nothing goes to one. */
  door: z.nullable(
    z.object({
      address: z.string(),
      house: z.string(),
      floor: z.string(),
      landmark: z.string(),
      directions: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  may_correct: z.boolean(),
  /** When an operator changed it last, and whether its customer has confirmed that. */
  corrected_at: moment,
  confirmed_correction_at: moment,
  order_note: z.string(),
  confirmed_at: moment,
  ready_at: moment,
  handover_at: moment,
  picked_up_at: moment,
  delivered_at: moment,
  canceled_at: moment,
  canceled_by: z.nullable(z.enum(['shopper', 'store', 'market'])),
  cancel_reason: z.nullable(z.string()),
  may_cancel: z.boolean(),
  /** How an operator has delayed it; null where no customer has, and once a hold is over [OPS-024]. */
  delay: z.nullable(orderDelay),
  /** How it can be delayed now, and between which moments. */
  delays: z.array(z.object({ kind: z.enum(delayKinds), first: z.iso.datetime(), last: z.iso.datetime() })),
  /** The order as its courier left it; null without a photo, and 30 days after it [DEL-32]. */
  door_photo: z.nullable(
    z.object({
      image_full_url: z.string(),
      taken_at: z.iso.datetime(),
      /** From the place of the picture to the pin; null where either is unknown. */
      metres_to_door: z.nullable(z.int()),
    }),
  ),
  /** The code of the door; null for an order without one [DEL-29]. */
  door_code: z.nullable(
    z.object({
      /** How many wrong codes the courier has typed. */
      wrong_count: z.int(),
      /** When the right one was typed, or an operator let the order go without. */
      proved_at: moment,
      may_waive: z.boolean(),
    }),
  ),
  /** Where it may be moved by the table of transitions (orders.rules.ts), and what the ledger will say. */
  moves: z.array(
    z.object({ to: z.enum(orderStatuses), books: z.enum(['nothing', 'cash_collected', 'order_refunded']) }),
  ),
  lines: z.array(line),
  /** Whether its lines can change: it is accepted and not ready [OPS-031]. */
  may_change: z.boolean(),
  /** What was changed of its lines, and what its customer is asked about; the oldest first. */
  changes: z.array(boardChange),
  /** Parts of the total, in its currency. */
  sums: z.object({
    items: z.number(),
    add_ons: z.number(),
    /** All discounts, also those of coupons. */
    discount: z.number(),
    tax: z.number(),
    /** Part of the prices already. */
    tax_inclusive: z.boolean(),
    delivery_fee: z.number(),
    service_charge: z.number(),
    tip: z.number(),
    wallet_paid: z.number(),
  }),
  coupon_code: z.nullable(z.string()),
  /** Oldest first. */
  refunds: z.array(
    z.object({ ...refundFields, id: z.int(), person: z.nullable(z.string()), borne_by: z.object(borne) }),
  ),
  /** What the customer has asked back; null where nothing was. */
  refund_request: z.nullable(refundRequest),
  /** What can be refunded now; null while nothing can. */
  refundable: z.nullable(
    z.object({
      left: z.number(),
      /** The smallest amount that is shown, to which calculated amounts are rounded: `roundTo` of the rules. */
      unit: z.number(),
      /** Of the tax, what was refunded. */
      tax: z.number(),
      /** What the market keeps of the whole order. */
      commission: z.number(),
      /** Charges that were refunded. */
      fees: z.array(z.enum(refundableFees)),
      ways: z.array(z.enum(refundWays)),
      /** What can go back through the provider, and in cash; with the way `source`, the rest goes into the wallet. */
      sources: z.object({ provider: z.number(), cash: z.number() }),
    }),
  ),
  /** Newest first. */
  timeline: z.array(event),
});

export type AdminRefund = AdminOrder['refunds'][number];
export type ListedOrder = z.output<typeof listedOrder>;
export type AdminOrder = z.output<typeof adminOrder>;
export type OrderEvent = z.output<typeof event>;

/** The orders of the market, as operators see them. */
export const adminOrdersContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders',
    summary:
      'Orders in the zones of an operator: those that a search finds, of a list, or the running ones [OPS-001] [OPS-011]',
    callers: 'operator:ops.live',
    query: z.object({
      ...pageQuery(),
      /** The end of the number or of the phone number, or a part of the name of the customer or of the store. */
      search: z.optional(text(100).check(z.minLength(minOrderSearchLength))),
      list: z.optional(z.enum(orderLists)),
      /** Of the list of ended orders: when they were placed, by the time of their zone; today in UTC without it. */
      day: z.optional(z.iso.date()),
    }),
    reply: listReply('orders', listedOrder),
    refusals: [],
  }),
  exportRows: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/export',
    summary:
      'Chosen orders as a CSV file with chosen columns; the export leaves a line in the audit log [OPS-012] [SEAT-15]',
    callers: 'operator:ops.export',
    body: z.object({
      order_ids: z.array(orderId).check(z.minLength(1), z.maxLength(maxActedOrders)),
      columns: z.array(z.enum(orderColumns)).check(z.maxLength(orderColumns.length)),
    }),
    reply: z.object({ csv: z.string(), rows: z.int() }),
    refusals: [],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/counts',
    summary: 'How many orders are on each list [OPS-001]',
    callers: 'operator:ops.live',
    reply: z.object({
      new: z.int(),
      unanswered: z.int(),
      no_courier: z.int(),
      late: z.int(),
      undeliverable: z.int(),
      refund_requested: z.int(),
      running: z.int(),
    }),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/{order_id}',
    summary: 'One order with everything that has happened to it [OPS-013]',
    callers: 'operator:ops.live',
    params,
    reply: adminOrder,
    refusals: ['order_not_found'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/cancel',
    summary: 'Cancel an order that is not delivered; its customer reads the reason [OPS-035] [SEAT-39]',
    callers: 'operator:ops.orders',
    needsApprovalAboveLimit: true,
    params,
    body: z.object({ version: z.int(), reason: text(200).check(z.minLength(3, 'This field is required.')) }),
    reply: adminOrder,
    refusals: ['order_not_found', 'not_cancelable', 'step_not_allowed', 'changed_meanwhile', 'needs_second_person'],
  }),
  waiveDoorCode: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/door-code/waive',
    summary: 'Let a courier hand an order over without its code, after the customer was asked [DEL-29] [SEAT-39]',
    callers: 'operator:ops.orders',
    params,
    body: z.object({ reason: text(200).check(z.minLength(3, 'This field is required.')) }),
    reply: adminOrder,
    refusals: ['order_not_found', 'step_not_allowed'],
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/correct',
    summary: 'Change the door, the contact or the note of a running order; its total stays [OPS-029]',
    callers: 'operator:ops.orders',
    params,
    body: z.object({
      name: text(100).check(z.minLength(1, 'This field is required.')),
      phone: text(30).check(z.minLength(1, 'This field is required.')),
      note: text(300),
      /** Omitted it stays. */
      door: z.optional(
        z.object({
          address: text(500).check(z.minLength(1, 'This field is required.')),
          house: z._default(text(100), ''),
          floor: z._default(text(100), ''),
          landmark: z._default(text(200), ''),
          directions: z._default(text(300), ''),
          latitude,
          longitude,
        }),
      ),
      /** The new door is far from the old one, and the courier has the order. */
      is_far_confirmed: z._default(z.boolean(), false),
      reason: text(200).check(z.minLength(3, 'This field is required.')),
    }),
    /** What the way costs more than the fee of the order; the market bears it. */
    reply: z.object({ order: adminOrder, fee_difference: z.number() }),
    refusals: ['order_not_found', 'step_not_allowed', 'outside_store_zone', 'door_far', 'invalid_input'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/move',
    summary:
      'Move an order by the table of transitions, where its store or courier cannot; a refund needs ops.refund too [OPS-036]',
    callers: 'operator:ops.orders',
    needsApprovalAboveLimit: true,
    params,
    body: z.object({
      version: z.int(),
      to: z.enum(orderStatuses),
      reason: text(200).check(z.minLength(3, 'This field is required.')),
    }),
    reply: adminOrder,
    refusals: ['order_not_found', 'step_not_allowed', 'changed_meanwhile', 'right_missing', 'needs_second_person'],
  }),
  refund: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/refund',
    summary:
      'Refund a delivered order whole, by line, by charge or by amount, up to what is left of it [OPS-032] [OPS-033]',
    callers: 'operator:ops.refund',
    oncePerKey: true,
    needsApprovalAboveLimit: true,
    params,
    body: z.object({
      /** Everything that is left; `lines`, `fees` and `amount` are ignored then. */
      whole: z._default(z.boolean(), false),
      lines: z._default(
        z.array(z.object({ line: z.int(), quantity: z.int().check(z.minimum(1)) })).check(z.maxLength(200)),
        [],
      ),
      fees: z._default(z.array(z.enum(refundableFees)).check(z.maxLength(refundableFees.length)), []),
      amount: z._default(amountOf, 0),
      /** Must add up to the refund, so that no one bears a sum that has changed in the meantime. */
      borne_by: z.object(borne),
      way: z.enum(refundWays),
      /** This is the answer to what the customer has asked back: the order counts as delivered again. */
      answers_request: z._default(z.boolean(), false),
      reason: text(200).check(z.minLength(3, 'This field is required.')),
    }),
    reply: adminOrder,
    refusals: [
      'order_not_found',
      'not_refundable',
      'step_not_allowed',
      'refund_nothing',
      'refund_over_left',
      'refund_line_gone',
      'refund_parts',
      'refund_no_wallet',
      'order_in_progress',
      'key_reused',
      'needs_second_person',
    ],
  }),
};
