import * as z from 'zod/mini';
import { endpoint, id } from '../calls/endpoint.ts';
import { deliveryRequest } from '../orders/orders.courier.contract.ts';
import { declineReasons, offerOutcomes } from './dispatch-offers.rules.ts';
import { choiceReasons, exclusionReasons, missReasons } from './dispatch-reasons.rules.ts';

const stopKinds = ['pick_up', 'door'] as const;

/** Something to do on the way. */
const stop = z.object({
  order_id: z.string(),
  /** The digits that are named at the counter. */
  code: z.string(),
  kind: z.enum(stopKinds),
  /** The store; at a door the area, without house and name. */
  place: z.string(),
});

/** What a courier reads before answering [DEL-11]. */
const offer = z.object({
  id,
  order: deliveryRequest,
  /** The pay besides the tip and paid waiting, by the rule of the day; null without one. */
  pay: z.nullable(z.object({ base: z.number(), distance: z.number() })),
  /** By the clock of the server. */
  expires_at: z.iso.datetime(),
  /** From the courier's position. */
  metres_to_store: z.int(),
  minutes_to_store: z.int(),
  /** Until the order is at its door. */
  minutes_to_door: z.int(),
  /** How long the order is still in preparation once the courier is there. */
  wait_minutes: z.int(),
  /** The district or road of the door. */
  area: z.string(),
  /** All stops of the courier with this order. */
  stops: z.array(stop),
  /** Whether others are asked at the same time, of whom the first Yes gets it [OPS-022]. */
  is_shared: z.boolean(),
  /** Why this courier was chosen. */
  why: z.nullable(z.object({ code: z.enum(choiceReasons), minutes: z.int(), metres: z.int() })),
});

export type Offer = z.infer<typeof offer>;
export type OfferStop = z.infer<typeof stop>;

/** How an offer ended, or that another courier was asked. */
const pastOutcomes = [...offerOutcomes, 'other_courier'] as const;

const pastOffer = z.object({
  order_id: z.string(),
  at: z.iso.datetime(),
  store_name: z.string(),
  outcome: z.enum(pastOutcomes),
  /** Why this courier was asked, or was not; null where the engine has not written it down. */
  why: z.nullable(
    z.object({
      code: z.enum([...missReasons, ...exclusionReasons]),
      /** By which the courier who was asked was to be at the door earlier than the next, or than this one. */
      minutes: z.int(),
    }),
  ),
});

export type PastOffer = z.infer<typeof pastOffer>;

const offerParams = z.object({ offer_id: id });

/** What the engine asks a courier, and the sequence of stops. */
export const courierDispatchContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/courier/offer',
    urgent: true,
    summary:
      'The offer that waits for an answer of this courier, and their stops in sequence [DEL-09] [DEL-11] [DEL-20]',
    callers: 'courier',
    reply: z.object({
      /** The time of the server, by which the clock of the offer runs. */
      now: z.iso.datetime(),
      offer: z.nullable(offer),
      stops: z.array(stop),
    }),
    refusals: [],
  }),
  past: endpoint({
    method: 'GET',
    path: '/api/v1/courier/offers',
    summary:
      'The offers of the last hours with the reason why this courier was asked, and orders for which another one was asked with the reason why not this one; the newest first [DEL-13]',
    callers: 'courier',
    reply: z.object({
      time_zone: z.string(),
      /** How far back they go. */
      hours: z.int(),
      offers: z.array(pastOffer),
    }),
    refusals: [],
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/v1/courier/events',
    summary:
      'What happens to a courier, as server-sent events: each is a hint to read what it is about [DEL-09] [DEL-47]',
    callers: 'courier',
    replyAs: 'events',
    reply: z.object({
      /**
       * `order`: an own one has changed; `list`: one that couriers may take themselves; `changed`: the seat, or a message
       * from the market. `again`: some events may have been missed; `beat`: a heartbeat every 20 seconds.
       */
      event: z.enum(['offer', 'order', 'list', 'message', 'seen', 'changed', 'again', 'beat']),
      data: z.object({
        order_id: z.optional(z.string()),
        order_status: z.optional(z.string()),
        conversation_id: z.optional(z.int()),
      }),
    }),
    refusals: ['too_many', 'overloaded'],
  }),
  see: endpoint({
    method: 'POST',
    path: '/api/v1/courier/offers/{offer_id}/see',
    urgent: true,
    summary: 'The offer is on the screen; without this sign it goes to the next courier [DEL-10]',
    callers: 'courier',
    params: offerParams,
    body: z.object({}),
    reply: z.object({}),
    refusals: ['offer_not_found'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/v1/courier/offers/{offer_id}/answer',
    urgent: true,
    summary: 'Accepts or declines an offer; declining never counts against a courier [DEL-12] [DEL-14]',
    callers: 'courier',
    params: offerParams,
    body: z.object({ accepts: z.boolean(), reason: z.optional(z.enum(declineReasons)) }),
    reply: z.object({}),
    refusals: [
      'offer_not_found',
      'offer_over',
      'delivery_taken',
      'step_not_allowed',
      'not_on_shift',
      'deliveries_full',
      'cash_limit',
    ],
  }),
};
