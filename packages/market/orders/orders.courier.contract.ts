import * as z from 'zod/mini';
import { endpoint, id, latitude, longitude, text, uploadedFile } from '../calls/endpoint.ts';
import { callWays } from '../chat/chat-calls.rules.ts';
import { maxShortCashWords, shortCashReasons } from '../wallet/wallet-cash.rules.ts';
import { handover, meetingPoint } from './handovers/orders-handovers.courier.contract.ts';
import { deliveryProblems } from './handovers/orders-return.rules.ts';
import { orderStatuses } from './orders.rules.ts';
import { arrivalPlaces, courierSteps, maxBags, maxPositions, storeProblems } from './orders-delivery.rules.ts';
import { doorCodeDigits } from './orders-door-code.rules.ts';
import { shownTimes } from './promises/orders-promises.contract.ts';

const moment = z.nullable(z.iso.datetime());
const orderParams = z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) });
const place = { lat: z.number(), lng: z.number() };

const amount = z.object({ amount: z.number(), currency: z.string() });

/** What a courier knows of an order before taking it [DEL-11]. */
const offered = {
  id: z.string(),
  order_status: z.enum(orderStatuses),
  store: z.object({ id, name: z.string(), address: z.string(), ...place }),
  /** From the store to the door. */
  metres: z.int(),
  /** Pieces in the bag. */
  item_count: z.int(),
  currency: z.string(),
  /** What the customer pays at the door; 0 for an order that is paid. */
  cash_to_collect: z.number(),
  tip: z.number(),
  placed_at: z.iso.datetime(),
  /** When the store promises it to be ready. */
  ready_at: moment,
  expected_at: moment,
  /** Where another courier waits with it, in place of the store; null for one that is at its store [DEL-39]. */
  meeting: z.nullable(meetingPoint),
  ...shownTimes,
};

export const deliveryRequest = z.object(offered);
export type DeliveryRequest = z.infer<typeof deliveryRequest>;

/** What a courier needs for an order of theirs [DEL-19] [DEL-25]. */
export const delivery = z.object({
  ...offered,
  step: z.enum(courierSteps),
  /** The digits to be named at the counter. */
  code: z.string(),
  store_phone: z.string(),
  /** Where to stop, which door it is and where to wait, as the store says; may be empty [STO-094]. */
  store_words: z.string(),
  /** The entrance of the store. */
  store_picture: z.nullable(z.string()),
  contact_name: z.string(),
  /** How the courier calls the customer and other couriers [DEL-63]. */
  call_way: z.enum(callWays),
  /** Empty where the number is not shown. */
  contact_phone: z.string(),
  /** Whether the customer has an account; a guest has no chat [DEL-62]. */
  has_account: z.boolean(),
  address: z.string(),
  road: z.string(),
  house: z.string(),
  floor: z.string(),
  landmark: z.string(),
  directions: z.string(),
  door: z.nullable(z.object(place)),
  /** The way by road from store to door, as [lat, lng] pairs; empty where it is unknown [DEL-22]. */
  route: z.array(z.tuple([z.number(), z.number()])),
  order_note: z.string(),
  /** What is in the bags, to compare at the counter [DEL-26]. */
  lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** How many bags the store has packed; null where it does not say. */
  bag_count: z.nullable(z.int()),
  /** When the courier arrived; null until then [DEL-24]. */
  at_store_at: moment,
  at_door_at: moment,
  /** When the store put it on the counter, which ends the wait there; null until then. */
  handover_at: moment,
  /** What a minute of waiting at the store is paid from minute 3 on; null where none is paid [DEL-28]. */
  wait_pay: z.nullable(z.number()),
  /** What was found at the store instead of the order. */
  store_problem: z.nullable(z.enum(storeProblems)),
  /** When the courier took the cash; null until then [DEL-49]. */
  cash_received_at: moment,
  /** What came instead of the whole cash, and why; null where nothing is missing [DEL-50]. */
  cash_short: z.nullable(z.object({ taken: z.number(), reason: z.enum(shortCashReasons), words: z.string() })),
  /** The note that the customer pays the cash with; null where no change is needed [CUS-06] [DEL-49]. */
  pays_with: z.nullable(z.number()),
  /** When the photo of the door was taken; null without one [DEL-32]. */
  photo_at: moment,
  /** Whether a courier has moved the pin of the door for this order. */
  is_pin_moved: z.boolean(),
  /** The door on an earlier order, where the customer lets couriers see it [DEL-25]. */
  gate_photo: z.nullable(z.string()),
  /** What the customer has to say at the door; null for an order without a code [DEL-29]. */
  door_code: z.nullable(
    z.object({
      /** The code as PBKDF2 with SHA-256 makes it, in base64url, to check one without a connection. */
      hash: z.string(),
      salt: z.string(),
      rounds: z.int(),
      /** Codes that were wrong; after five support helps. */
      wrong: z.array(z.string()),
      /** When the right one was typed, or an operator let the order go without. */
      proved_at: moment,
    }),
  ),
  /** Why it cannot be delivered, and since when; null while it can [DEL-35]. */
  problem: z.nullable(z.enum(deliveryProblems)),
  problem_at: moment,
  /** From when on it may go back to its store. */
  may_return_from: moment,
  /** When the courier tried to reach the customer since. */
  attempts: z.array(z.iso.datetime()),
  /** While it passes from one courier to another [DEL-39]. */
  handover: z.nullable(handover),
  /** Messages of its chats that the courier has not seen [DEL-62]. */
  unread_messages: z.int(),
});
export type Delivery = z.infer<typeof delivery>;

const taken = z.object({ delivery });

/** When a step was made on a device without a connection; omitted it is made now [DEL-36]. */
const madeAt = { made_at: z.optional(z.iso.datetime({ offset: true })) };
const stepRefusals = ['order_not_found', 'step_not_allowed'] as const;

/** The work of a courier: the shift, the orders on offer, and the steps of those that are taken. */
export const courierOrdersContract = {
  work: endpoint({
    method: 'GET',
    path: '/api/v1/courier/work',
    urgent: true,
    summary:
      'The shift of a courier, the orders that may be taken in the city of the courier, and those that are taken [DEL-02] [DEL-11] [DEL-19]',
    callers: 'courier',
    reply: z.object({
      /** The time of the server, from which ages are counted [SEAT-40]. */
      now: z.iso.datetime(),
      time_zone: z.string(),
      name: z.string(),
      city: z.string(),
      /** When the shift began; null while there is none. */
      on_shift_since: moment,
      /** The shift runs on another phone of the courier, which this one may take it over from [DEL-38]. */
      is_on_other_phone: z.boolean(),
      /** Whether the alarm of the courier runs [DEL-65]. */
      is_alarm_on: z.boolean(),
      /** Cash that was collected and not handed in [DEL-48]. */
      cash_in_hand: z.array(amount),
      delivered_today: z.int(),
      /** Pay and tips since midnight in the city [DEL-02]. */
      earned_today: z.array(amount),
      /** Empty while there is no shift. */
      requests: z.array(deliveryRequest),
      deliveries: z.array(delivery),
    }),
    refusals: [],
  }),
  shift: endpoint({
    method: 'POST',
    path: '/api/v1/courier/shift',
    summary:
      'Begin or end the shift; it cannot end with orders that are not delivered. Beginning one that runs moves it to this phone [DEL-03] [DEL-04] [DEL-38]',
    callers: 'courier',
    body: z.object({ is_on: z.boolean() }),
    reply: z.object({ on_shift_since: moment }),
    refusals: ['deliveries_open'],
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/take',
    urgent: true,
    summary: 'Take an order; of two couriers one gets it [DEL-12] [DEL-14]',
    callers: 'courier',
    params: orderParams,
    body: z.object({}),
    reply: taken,
    refusals: [...stepRefusals, 'not_on_shift', 'delivery_taken', 'deliveries_full', 'cash_limit'],
  }),
  giveBack: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/give-back',
    summary:
      'Give an order back that was not picked up, or that another courier has until the meeting; a long wait at the store is paid [DEL-04] [DEL-28] [DEL-39]',
    callers: 'courier',
    params: orderParams,
    body: z.object({}),
    reply: z.object({}),
    refusals: stepRefusals,
  }),
  arrive: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/arrive',
    summary: 'Note the arrival at the store or at the door; the first time counts, for the store and for pay [DEL-24]',
    callers: 'courier',
    params: orderParams,
    body: z.object({
      place: z.enum(arrivalPlaces),
      /** How far away the phone was; omitted where it did not know. */
      metres: z.optional(z.int().check(z.minimum(0), z.maximum(1_000_000))),
      ...madeAt,
    }),
    reply: taken,
    refusals: stepRefusals,
  }),
  noteStoreProblem: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/store-problem',
    summary: 'Note that the order is not ready, or that its store is closed; operators read it [DEL-26]',
    callers: 'courier',
    params: orderParams,
    body: z.object({ problem: z.enum(storeProblems), ...madeAt }),
    reply: taken,
    refusals: stepRefusals,
  }),
  pickUp: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/pick-up',
    urgent: true,
    summary: 'Pick up an order that its store has put on the counter [DEL-26]',
    callers: 'courier',
    params: orderParams,
    /** The bags as the courier has counted them. */
    body: z.object({ bags: z.optional(z.int().check(z.minimum(1), z.maximum(maxBags))), ...madeAt }),
    reply: taken,
    refusals: stepRefusals,
  }),
  movePin: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/pin',
    summary: 'Move the pin of a door for this order; it is proposed to the customer for next time [DEL-25] [CUS-10]',
    callers: 'courier',
    params: orderParams,
    body: z.object({ lat: latitude, lng: longitude, ...madeAt }),
    reply: taken,
    refusals: [...stepRefusals, 'pin_far'],
  }),
  noteCash: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/cash',
    summary:
      'Note that the cash of an order was received, also less or none, or that it was not; the ledger follows at the delivery [DEL-49] [DEL-50]',
    callers: 'courier',
    params: orderParams,
    body: z.object({
      is_received: z.boolean(),
      /** Less than was due, also nothing: what came, and why. */
      short: z.optional(
        z.object({
          taken: z.number().check(z.minimum(0), z.maximum(1_000_000_000)),
          reason: z.enum(shortCashReasons),
          words: z._default(text(maxShortCashWords), ''),
        }),
      ),
      ...madeAt,
    }),
    reply: taken,
    refusals: [...stepRefusals, 'cash_not_short'],
  }),
  tryCode: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/code',
    urgent: true,
    summary:
      'Type the code that the customer says at the door. The reply says whether it was right; a wrong one counts once [DEL-29]',
    callers: 'courier',
    params: orderParams,
    body: z.object({ code: z.string().check(z.regex(new RegExp(`^[0-9]{${doorCodeDigits}}$`))), ...madeAt }),
    reply: taken,
    refusals: [...stepRefusals, 'door_code_locked'],
  }),
  photograph: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/photo',
    summary: 'Keep the photo of an order at its door, which its customer and support see for 30 days [DEL-32] [CUS-07]',
    callers: 'courier',
    params: orderParams,
    bodyAs: 'multipart',
    body: z.object({
      photo: uploadedFile,
      /** Where the phone was; omitted where it did not know. */
      lat: z.optional(latitude),
      lng: z.optional(longitude),
      /** Metres. */
      accuracy: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
      ...madeAt,
    }),
    reply: taken,
    refusals: [...stepRefusals, 'picture_kind', 'picture_size', 'too_large', 'overloaded'],
  }),
  deliver: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/deliver',
    urgent: true,
    summary:
      'Deliver an order; the cash of an unpaid one and the code of the door come first [DEL-29] [DEL-30] [DEL-49]',
    callers: 'courier',
    params: orderParams,
    body: z.object({ cash_received: z._default(z.boolean(), false), ...madeAt }),
    reply: z.object({}),
    refusals: [...stepRefusals, 'cash_missing', 'door_code_missing'],
  }),
  noteProblem: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/problem',
    summary:
      'Note why an order cannot be delivered, which its customer sees; null if it can after all [DEL-35] [CUS-09]',
    callers: 'courier',
    params: orderParams,
    body: z.object({ problem: z.nullable(z.enum(deliveryProblems)), ...madeAt }),
    reply: taken,
    refusals: [...stepRefusals, 'cash_held'],
  }),
  noteAttempt: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/attempt',
    summary:
      'Note a try to reach the customer from the door; one that is sent twice with its time counts once [DEL-35]',
    callers: 'courier',
    params: orderParams,
    body: z.object(madeAt),
    reply: taken,
    refusals: stepRefusals,
  }),
  returnToStore: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/return',
    summary: 'Begin the way back to the store, after the tries and the wait [DEL-35]',
    callers: 'courier',
    params: orderParams,
    body: z.object(madeAt),
    reply: taken,
    refusals: [...stepRefusals, 'cash_held', 'attempts_missing', 'wait_not_over'],
  }),
  handBack: endpoint({
    method: 'POST',
    path: '/api/v1/courier/orders/{order_id}/hand-back',
    summary: 'Hand an order back to its store: it is canceled, and what was paid goes back [DEL-35]',
    callers: 'courier',
    params: orderParams,
    body: z.object(madeAt),
    reply: z.object({}),
    refusals: stepRefusals,
  }),
  positions: endpoint({
    method: 'POST',
    path: '/api/v1/courier/positions',
    summary:
      'Where the courier is, during the shift only and from the phone on which it runs; followers of carried orders see the latest place [DEL-40] [DEL-45]',
    callers: 'courier',
    body: z.object({
      positions: z
        .array(
          z.object({
            lat: z.number().check(z.minimum(-90), z.maximum(90)),
            lng: z.number().check(z.minimum(-180), z.maximum(180)),
            /** When the phone was there. */
            at: z.iso.datetime({ offset: true }),
            /** Metres; beyond 100 the place is kept, but not shown. */
            accuracy: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
          }),
        )
        .check(z.minLength(1), z.maxLength(maxPositions)),
    }),
    reply: z.object({}),
    refusals: ['not_on_shift'],
  }),
};
