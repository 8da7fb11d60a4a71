import * as z from 'zod/mini';
import { endpoint, id, text } from '../../calls/endpoint.ts';
import { moduleTypes } from '../../modules/modules.rules.ts';
import { paymentMethods } from '../../payments/payments.rules.ts';
import { orderStatuses } from '../orders.rules.ts';
import { alarmKinds, courierActivities } from '../orders-alarms.rules.ts';

const minutes = z.int();
const moment = z.nullable(z.iso.datetime());
const point = z.nullable(z.object({ lat: z.number(), lng: z.number() }));
const named = z.nullable(z.object({ id: z.int(), name: z.string() }));

const alarm = z.object({
  kind: z.enum(alarmKinds),
  order_id: z.string(),
  order_status: z.enum(orderStatuses),
  zone_name: z.string(),
  store: named,
  courier: named,
  customer_name: z.string(),
  minutes,
  /** Whom to call about it. Without its middle for an operator who may not contact people; null where there is none. */
  call: z.nullable(z.object({ who: z.enum(['store', 'courier', 'customer']), name: z.string(), phone: z.string() })),
  /** Why it cannot be delivered, of that alarm alone. */
  problem: z.nullable(z.string()),
  /** The operator who looks after it. */
  taken_by: z.nullable(z.string()),
  is_taken_by_me: z.boolean(),
  put_off_until: z.nullable(z.iso.datetime()),
  put_off_reason: z.nullable(z.string()),
});

const city = z.object({
  /** The time of the server, from which ages are counted. */
  now: z.iso.datetime(),
  counts: z.object({
    new: z.int(),
    unanswered: z.int(),
    no_courier: z.int(),
    late: z.int(),
    on_the_way: z.int(),
    undeliverable: z.int(),
    couriers_free: z.int(),
    couriers_busy: z.int(),
    couriers_silent: z.int(),
    stores_paused: z.int(),
    stores_silent: z.int(),
    /** Payments that should have gone back, or orders that wait for theirs. */
    money_stuck: z.int(),
  }),
  alarms: z.array(alarm),
  orders: z.array(
    z.object({
      id: z.string(),
      order_status: z.enum(orderStatuses),
      order_type: z.enum(['delivery', 'take_away', 'parcel']),
      module_type: z.enum(moduleTypes),
      city: z.string(),
      store: named,
      /** Whether the board of its store is open on a device. */
      is_board_open: z.boolean(),
      courier: named,
      customer_name: z.string(),
      payment_method: z.enum(paymentMethods),
      payment_status: z.enum(['unpaid', 'paid', 'refunded']),
      from: point,
      to: point,
      /** Since when it has been in its state. */
      since: z.iso.datetime(),
      /** Since when its store can answer it, or owes the price of its prescription; null while it does not. */
      rings_at: moment,
      price_wanted_since: moment,
      schedule_at: moment,
      age_minutes: minutes,
      late_minutes: z.nullable(minutes),
      /** Its most urgent alarm. */
      alarm: z.nullable(z.enum(alarmKinds)),
    }),
  ),
  couriers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      at: point,
      /** Seconds since the position; null without one. */
      seconds: z.nullable(z.int()),
      sign: z.enum(courierActivities),
      is_on_shift: z.boolean(),
      order_ids: z.array(z.string()),
    }),
  ),
  /** Messages to stores and couriers without an answer, the longest first: to whom and since when, not the words. */
  chats: z.array(
    z.object({
      conversation_id: z.int(),
      /** The last message, which waits. */
      message_id: z.int(),
      since: z.iso.datetime(),
      pictures: z.int(),
      /** Who owes the answer: the store, or else the courier. */
      store: named,
      courier: named,
      /** The latest order of the two. */
      order: z.nullable(z.object({ id: z.string(), order_status: z.enum(orderStatuses) })),
      /** Whether the board of the store is open on a device. */
      is_board_open: z.boolean(),
    }),
  ),
  stores: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      at: point,
      state: z.enum(['open', 'paused', 'silent']),
      /** The market paused it because it did not answer orders [STO-036]. */
      is_unanswered: z.boolean(),
      order_count: z.int(),
    }),
  ),
});

export type City = z.output<typeof city>;
export type CityAlarm = City['alarms'][number];

/** The city as it is now, and what operators note about its alarms. */
export const adminCityContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/city',
    summary:
      'Running orders, couriers and stores in the zones of an operator with what is wrong [OPS-001] [OPS-002] [OPS-007]',
    callers: 'operator:ops.live',
    query: z.object({ zone_id: z.optional(id), module_type: z.optional(z.enum(moduleTypes)) }),
    reply: city,
    refusals: [],
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/admin/city/events',
    summary:
      'Where couriers are in the cities of an operator, as server-sent events: all that moved since the last one [OPS-002]',
    callers: 'operator:ops.live',
    replyAs: 'events',
    reply: z.object({
      /** `alarm`: of a courier; `again`: some events may have been missed; `beat`: a heartbeat every 20 seconds. */
      event: z.enum(['positions', 'alarm', 'again', 'beat']),
      data: z.object({
        /** Number of the courier, latitude and longitude. */
        riders: z.optional(z.array(z.array(z.number()))),
      }),
    }),
    refusals: ['too_many', 'overloaded'],
  }),
  track: endpoint({
    method: 'GET',
    path: '/api/v1/admin/couriers/{courier_id}/track',
    summary:
      'The way of a courier in the last minutes; pieces that came after a gap of the network, jumps and places of several accounts are marked [DEL-41] [DEL-46]',
    callers: 'operator:ops.couriers',
    params: z.object({ courier_id: id }),
    query: z.object({ minutes: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_440)), 120) }),
    reply: z.object({
      /** The oldest first; neighbours share their point. */
      pieces: z.array(
        z.object({
          is_late: z.boolean(),
          points: z.array(z.object({ lat: z.number(), lng: z.number(), at: z.iso.datetime() })),
        }),
      ),
      /** Places further from the one before than a courier can ride meanwhile [DEL-46]. */
      jumps: z.array(z.object({ at: z.iso.datetime(), metres: z.int() })),
      /** Where several accounts have sent the very same place: how many, and when another one did last [DEL-46]. */
      same_place: z.nullable(z.object({ accounts: z.int(), at: z.iso.datetime() })),
    }),
    refusals: ['courier_not_found'],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/admin/city/alarms/take',
    summary: 'Look after an alarm; others see who does. One that another operator has is refused [OPS-007]',
    callers: 'operator:ops.orders',
    body: z.object({
      kind: z.enum(alarmKinds),
      order_id: z.string().check(z.regex(/^\d{1,20}$/)),
      /** Takes it over from the operator who has it. */
      takes_over: z._default(z.boolean(), false),
    }),
    reply: z.object({}),
    refusals: ['order_not_found', 'changed_meanwhile'],
  }),
  putOff: endpoint({
    method: 'POST',
    path: '/api/v1/admin/city/alarms/put-off',
    summary: 'Put an alarm off for some minutes, with the reason [OPS-007]',
    callers: 'operator:ops.orders',
    body: z.object({
      kind: z.enum(alarmKinds),
      order_id: z.string().check(z.regex(/^\d{1,20}$/)),
      minutes: z.int().check(z.minimum(1), z.maximum(240)),
      reason: text(200).check(z.minLength(3, 'This field is required.')),
    }),
    reply: z.object({}),
    refusals: ['order_not_found'],
  }),
};
