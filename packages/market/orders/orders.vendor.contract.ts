import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { paymentMethods } from '../payments/payments.rules.ts';
import { storeNow } from '../stores/stores.vendor.contract.ts';
import {
  boardChange,
  changeBody,
  changeRefusals,
  vendorChangesContract,
} from './changes/orders-changes.vendor.contract.ts';
import { orderSums } from './changes/orders-sums.vendor.contract.ts';
import { boardLine, tickBody } from './kitchen/orders-kitchen.vendor.contract.ts';
import { vendorPickContract } from './kitchen/orders-pick.vendor.contract.ts';
import { bagTicketTimes, kitchenTicketTimes, ticketForms } from './kitchen/orders-tickets.rules.ts';
import { orderStatuses } from './orders.rules.ts';
import {
  courierNotes,
  everyStoreReason,
  minStoreReasonLength,
  notedActions,
  readyMinutes,
  searchStates,
} from './orders-board.rules.ts';
import { maxBags } from './orders-delivery.rules.ts';
import { pastOrder } from './orders-found.vendor.contract.ts';
import { refundRequest } from './orders-history.contract.ts';
import { shownTimes } from './promises/orders-promises.contract.ts';
import { storeCounter } from './waits/orders-counter.contract.ts';

const moment = z.nullable(z.iso.datetime());
const storeParams = z.object({ store_id: id });
const orderParams = z.object({ store_id: id, order_id: z.string().check(z.regex(/^\d{1,20}$/)) });

/** What was read, as a text of digits: it is larger than a number in JSON may be. */
const boardVersion = z.string().check(z.regex(/^\d{1,18}$/));

/** An order as the store that makes it sees it [STO-001] [STO-009]; no address and no number of the customer. */
export const boardOrder = z.object({
  id: z.string(),
  /** The digits that are named at the counter. */
  code: z.string(),
  order_status: z.enum(orderStatuses),
  order_type: z.enum(['delivery', 'take_away']),
  /** To be sent back with a step. */
  version: z.int(),
  customer_name: z.string(),
  /** Whether the store can write to the customer: guests have no messages [STO-081]. */
  has_account: z.boolean(),
  order_note: z.string(),
  unavailable_item_note: z.string(),
  cutlery: z.boolean(),
  /** Cash is taken at the counter or at the door; the rest is paid. */
  payment: z.enum(['cash', 'paid']),
  total: z.number(),
  sums: orderSums,
  /** What the store earns of it; null for those who may not see money [STO-017]. */
  own_share: z.nullable(z.number()),
  currency: z.string(),
  lines: z.array(boardLine),
  /** What was changed of its lines, the earliest first [STO-022]. */
  changes: z.array(boardChange),
  placed_at: z.iso.datetime(),
  schedule_at: moment,
  /** When its quarter begins in a store with a cap; null for one that is started at once [STO-038]. */
  work_from: moment,
  /** When the bell begins to ring for it: once it can be answered, or before the time that it is scheduled for. */
  rings_at: z.iso.datetime(),
  /** How often its tickets were printed, on every device [STO-029]. */
  print_count: z.int(),
  bag_print_count: z.int(),
  /** As the store has packed it; null where they were not counted [STO-032]. */
  bag_count: z.nullable(z.int()),
  /** When a member of the store has opened it first: the bell stops everywhere. */
  seen_at: moment,
  confirmed_at: moment,
  handover_at: moment,
  /** What the store has said. */
  ready_at: moment,
  expected_at: moment,
  ...shownTimes,
  /** When it was handed over, delivered or canceled. */
  left_at: moment,
  courier_name: z.nullable(z.string()),
  /** When its courier came to the store [DEL-24]. */
  courier_here_at: moment,
  /** When its courier turned back with it; null for an order that was not returned [DEL-35]. */
  returning_at: moment,
  canceled_by: z.nullable(z.enum(['shopper', 'store', 'market'])),
  cancel_reason: z.nullable(z.string()),
  counter: storeCounter,
  /** When a test order leaves the board, which is in no book and no report; null for every other order [STO-098]. */
  test_ends_at: moment,
});

export type BoardOrder = z.infer<typeof boardOrder>;

/** A request of a refund, with the order that it is about. */
const storeRefundRequest = z.extend(refundRequest, {
  order_id: z.string(),
  /** The digits that were named at the counter. */
  code: z.string(),
  customer_name: z.string(),
  currency: z.string(),
});

export type StoreRefundRequest = z.infer<typeof storeRefundRequest>;

const orderNow = z.object({ order: boardOrder });
/** The version that the member saw. A step that the same member has made already is answered like the first time. */
const seen = { version: z.int() };
const bags = z.optional(z.int().check(z.minimum(1), z.maximum(maxBags)));
const stepRefusals = ['order_not_found', 'step_not_allowed', 'changed_meanwhile'] as const;
const reason = z.object({
  ...seen,
  reason: z.enum(everyStoreReason),
  /** The words of the store for the reason `other`. */
  text: z._default(text(200), ''),
});
const hasWords = (sent: { reason: string; text: string }) =>
  sent.reason !== 'other' || sent.text.length >= minStoreReasonLength;
const wordsMissing = { path: ['text'], error: 'Say why in a few words' };
const explained = reason.check(z.refine(hasWords, wordsMissing));

/** The board of a store and the steps of its orders. */
export const vendorOrdersContract = {
  ...vendorChangesContract,
  ...vendorPickContract,
  board: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/board',
    urgent: true,
    summary: 'The orders that a store has to answer, make or hand over; with `since` only what has changed [STO-001]',
    callers: 'vendor:store.orders',
    openWhileLocked: true,
    params: storeParams,
    query: z.object({ since: z.optional(boardVersion) }),
    reply: z.object({
      /** To be sent as `since` next time. */
      version: boardVersion,
      /** The time of the server, from which ages and countdowns are counted [SEAT-40]. */
      now: z.iso.datetime(),
      /** Whether the list is the whole board; otherwise its orders replace those that are known. */
      is_whole: z.boolean(),
      orders: z.array(boardOrder),
      /** Whether the store takes orders. */
      store: storeNow,
      /** When its tickets print by themselves [STO-028]. */
      tickets: z.object({ kitchen: z.enum(kitchenTicketTimes), bag: z.enum(bagTicketTimes) }),
    }),
    refusals: [],
  }),
  sendTestOrder: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/test-order',
    summary: 'Send a test order to the store itself: it rings, prints and can be worked for 15 minutes [STO-098]',
    callers: 'vendor:store.orders',
    params: storeParams,
    reply: orderNow,
    refusals: ['test_order_runs'],
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/events',
    summary: 'What happens at a store, as server-sent events: hints to read its board or its messages [STO-002]',
    callers: 'vendor:store.orders',
    openWhileLocked: true,
    params: storeParams,
    replyAs: 'events',
    reply: z.object({
      /** `again`: some events may have been missed; `beat`: a heartbeat every 20 seconds. */
      event: z.enum(['board', 'message', 'proposal', 'again', 'beat']),
      data: z.object({ order_id: z.optional(z.string()), conversation_id: z.optional(z.int()) }),
    }),
    refusals: ['too_many', 'overloaded'],
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/orders',
    summary: 'Find orders of a store by day, state, number, phone, item and way of payment, the newest first [STO-042]',
    callers: 'vendor:store.orders',
    params: storeParams,
    query: z.object({
      /** A date of the zone, such as '2026-11-20'. */
      day: z.optional(z.iso.date()),
      state: z.optional(z.enum(searchStates)),
      payment: z.optional(z.enum(paymentMethods)),
      /** The number or its last four digits, the last four digits of the phone, or a part of the name of an item. */
      search: z.optional(text(100)),
      ...pageQuery(),
    }),
    reply: listReply('orders', pastOrder),
    refusals: [],
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}',
    summary: 'One order of a store as its board shows it, however old it is [STO-042]',
    callers: 'vendor:store.orders',
    params: orderParams,
    reply: orderNow,
    refusals: ['order_not_found'],
  }),
  story: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/story',
    summary: 'What happened to an order, when, and by whom, with what its courier noted [STO-020] [STO-097]',
    callers: 'vendor:store.orders',
    params: orderParams,
    reply: z.object({
      events: z.array(
        z.object({
          /** The state that it came into, or what was done to it. */
          what: z.union([
            z.enum(orderStatuses),
            z.enum(Object.values(notedActions)),
            z.enum(Object.values(courierNotes)),
          ]),
          /** Null of steps of orders that are older than two years. */
          by: z.nullable(z.enum(['shopper', 'store', 'delivery_man', 'market'])),
          /** The first name of a member of the store; null for everybody else. */
          name: z.nullable(z.string()),
          at: z.iso.datetime(),
          /** When a step that was made without a connection was reported. */
          reported_at: moment,
        }),
      ),
    }),
    refusals: ['order_not_found'],
  }),
  refundRequests: endpoint({
    method: 'GET',
    path: '/api/v1/vendor/stores/{store_id}/refund-requests',
    summary: 'What customers have asked back of the orders of a store, the newest first; the market answers',
    callers: 'vendor:store.orders',
    params: storeParams,
    query: z.object(pageQuery()),
    reply: listReply('requests', storeRefundRequest),
    refusals: [],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/see',
    summary: 'A member has opened an order: its bell stops on every device [STO-003]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    reply: orderNow,
    refusals: ['order_not_found'],
  }),
  print: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/print',
    summary:
      'Count a ticket that is about to be printed: an automatic one only if none was printed before, by hand any number [STO-028] [STO-029]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    body: z.object({
      form: z._default(z.enum(ticketForms), 'kitchen'),
      /** Printed by itself, which happens only if no device has printed this ticket of the order. */
      is_automatic: z.boolean(),
    }),
    reply: z.object({
      ...orderNow.shape,
      /** Which ticket this is; null where none is to be printed. */
      copy: z.nullable(z.int()),
    }),
    refusals: ['order_not_found'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/accept',
    urgent: true,
    summary: 'Accept an order with the minutes until it is ready [STO-010]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    body: z.object({
      ...seen,
      minutes: z.int().check(z.minimum(readyMinutes.least), z.maximum(readyMinutes.most)),
    }),
    reply: orderNow,
    refusals: stepRefusals,
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/refuse',
    urgent: true,
    summary: 'Refuse a new order with a reason, which the customer reads [STO-013]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    body: explained,
    reply: orderNow,
    refusals: stepRefusals,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/cancel',
    urgent: true,
    summary: 'Cancel an order before it is picked up, with a reason, which the customer reads [STO-013] [STO-101]',
    callers: 'vendor:store.adjust',
    openWhileClosed: true,
    needsApprovalAboveLimit: true,
    params: orderParams,
    body: z
      .extend(reason, {
        /** Numbers of lines whose goods are lost: they do not go back to the stock. */
        lost_lines: z._default(z.array(z.int().check(z.minimum(1), z.maximum(1000))).check(z.maxLength(200)), []),
      })
      .check(z.refine(hasWords, wordsMissing)),
    reply: orderNow,
    refusals: [...stepRefusals, 'needs_second_person'],
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/change',
    urgent: true,
    summary: 'Take a line out of an accepted order, fewer pieces, or another item; the customer may be asked [STO-022]',
    callers: 'vendor:store.adjust',
    openWhileClosed: true,
    needsApprovalAboveLimit: true,
    params: orderParams,
    body: changeBody,
    reply: orderNow,
    refusals: [...stepRefusals, ...changeRefusals, 'needs_second_person'],
  }),
  delay: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/delay',
    urgent: true,
    summary: 'Promise an order that is being made for a later moment [STO-018]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    body: z.object({ ...seen, ready_at: z.iso.datetime({ offset: true }) }),
    reply: orderNow,
    refusals: stepRefusals,
  }),
  prepare: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/prepare',
    urgent: true,
    summary: 'Begin to make an accepted order [STO-014]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    body: z.object(seen),
    reply: orderNow,
    refusals: stepRefusals,
  }),
  tick: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/tick',
    summary: 'Tick a line, or a part of it, on every screen; the first tick begins to make the order [STO-015]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    body: tickBody,
    reply: orderNow,
    refusals: ['order_not_found', 'step_not_allowed'],
  }),
  ready: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/ready',
    urgent: true,
    summary: 'An accepted order is made and waits at the counter [STO-019]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    /** The bags that were packed: the courier counts them too [DEL-26]. */
    body: z.object({ ...seen, bags }),
    reply: orderNow,
    refusals: [...stepRefusals, 'change_waits'],
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/api/v1/vendor/stores/{store_id}/orders/{order_id}/hand-over',
    urgent: true,
    summary: 'Hand an order to its courier or customer, who names the end of its number [STO-032] [STO-033] [STO-044]',
    callers: 'vendor:store.orders',
    openWhileClosed: true,
    params: orderParams,
    /** The bags as the store and the courier or customer have counted them together [STO-032]. */
    body: z.object({ ...seen, code: text(4), bags }),
    reply: orderNow,
    refusals: [...stepRefusals, 'code_wrong'],
  }),
};
