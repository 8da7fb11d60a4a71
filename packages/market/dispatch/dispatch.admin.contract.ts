import * as z from 'zod/mini';
import { endpoint, id, listReply, pageQuery, text } from '../calls/endpoint.ts';
import { offerRadius } from './dispatch-by-hand.rules.ts';
import { dispatchModes, offerOutcomes } from './dispatch-offers.rules.ts';
import { choiceReasons, exclusionReasons } from './dispatch-reasons.rules.ts';

const orderParams = z.object({ order_id: z.string().check(z.regex(/^\d{1,20}$/)) });

/** In minutes of a customer; see decision 235. */
const cost = z.object({
  minutes: z.number(),
  late: z.number(),
  carried: z.number(),
  way: z.number(),
  busy: z.number(),
  turn: z.number(),
});

const candidate = z.object({
  courier_id: z.int(),
  name: z.string(),
  minutes_to_store: z.int(),
  minutes_to_door: z.int(),
  /** What the courier rides further for it. */
  metres: z.int(),
  /** Orders that the courier has. */
  load: z.int(),
  /** The sum of the parts. */
  total: z.number(),
  cost,
});

const excluded = z.object({ courier_id: z.int(), name: z.string(), why: z.enum(exclusionReasons) });

const reason = z.object({ code: z.enum(choiceReasons), minutes: z.int(), metres: z.int() });

/** A courier who can have the order. */
const ranked = z.extend(candidate, {
  /** As the crow flies. */
  metres_to_store: z.int(),
  /** Whether an offer to them is open, of this order or of another one. */
  has_offer: z.boolean(),
});

const ranking = z.object({
  courier: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Whether the order can still be given to another courier. */
  may_assign: z.boolean(),
  /** Whether couriers can be asked about it: no courier has it, it does not rest, and it needs no payment first [OPS-022]. */
  may_offer: z.boolean(),
  /** Whom an offer to the next courier would ask; null where there is no such courier. */
  next_courier_id: z.nullable(z.int()),
  /** The best first. */
  candidates: z.array(ranked),
  excluded: z.array(excluded),
});

/** A decision about an order: of a round, or of an operator. */
const decision = z.object({
  at: z.iso.datetime(),
  courier: z.nullable(z.object({ id: z.int(), name: z.string() })),
  reason: z.nullable(reason),
  /** The operator who decided; null for the engine. */
  person: z.nullable(z.string()),
  /** Why an operator did. */
  words: z.nullable(z.string()),
  candidates: z.array(candidate),
  excluded: z.array(excluded),
  /** How long the round took. */
  milliseconds: z.nullable(z.number()),
});

/** A decision in the record of all rounds. */
const recorded = z.extend(decision, {
  id: z.int(),
  order_id: z.string(),
  zone_id: z.int(),
  zone_name: z.string(),
});
export type RecordedRound = z.output<typeof recorded>;

const courierOffer = z.object({
  at: z.iso.datetime(),
  courier: z.object({ id: z.int(), name: z.string() }),
  /** Null while it is open. */
  outcome: z.nullable(z.enum(offerOutcomes)),
  ended_at: z.nullable(z.iso.datetime()),
  /** The operator who made it; null for the engine. */
  person: z.nullable(z.string()),
  /** Whether other couriers could be asked at the same time [OPS-022]. */
  is_shared: z.boolean(),
});

/** Whom to ask about an order [OPS-022]. */
const offerWish = z.discriminatedUnion('to', [
  z.object({ to: z.literal('one'), courier_id: id }),
  z.object({ to: z.literal('next') }),
  z.object({
    to: z.literal('nearby'),
    radius_metres: z.int().check(z.minimum(offerRadius.least), z.maximum(offerRadius.most)),
  }),
]);

const zoneMode = z.object({
  zone_id: z.int(),
  name: z.string(),
  city: z.string(),
  mode: z.enum(dispatchModes),
  version: z.int(),
});

/** As it is written down, without names. */
export type RecordedCandidate = Omit<z.output<typeof candidate>, 'name'>;
export type RecordedExclusion = Omit<z.output<typeof excluded>, 'name'>;
export type RecordedReason = z.output<typeof reason>;
export type OfferEnd = NonNullable<z.output<typeof courierOffer>['outcome']>;
export type Ranking = z.output<typeof ranking>;
export type DispatchDecision = z.output<typeof decision>;
export type SentWish = z.output<typeof offerWish>;
export type ZoneMode = z.output<typeof zoneMode>;

/** Who fetches which order, as operators see and change it. */
export const adminDispatchContract = {
  modes: endpoint({
    method: 'GET',
    path: '/api/v1/admin/dispatch/zones',
    summary: 'Who gives orders to couriers in each zone of an operator [OPS-018]',
    callers: 'operator:ops.live',
    reply: z.object({ zones: z.array(zoneMode) }),
    refusals: [],
  }),
  setMode: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/dispatch/zones/{zone_id}',
    summary: 'Let the engine of a zone be off, propose or decide; the next round follows it [OPS-018]',
    callers: 'operator:ops.dispatch.settings',
    params: z.object({ zone_id: id }),
    body: z.object({ mode: z.enum(dispatchModes), version: z.int() }),
    reply: zoneMode,
    refusals: ['zone_not_found', 'changed_meanwhile'],
  }),
  ranking: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/{order_id}/couriers',
    summary: 'All couriers for an order: minutes, cost in parts, and why others are out [OPS-016] [OPS-019]',
    callers: 'operator:ops.dispatch',
    params: orderParams,
    reply: ranking,
    refusals: ['order_not_found'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/assign',
    summary:
      'Give an order to a courier by hand; if another operator was first, the reply names them [OPS-016] [OPS-017]',
    callers: 'operator:ops.dispatch',
    params: orderParams,
    body: z.object({
      courier_id: id,
      /** Who had it on the screen; null for no courier. */
      from_courier_id: z.nullable(id),
      /** Needed for a courier who is out. */
      reason: z.optional(text(200)),
    }),
    reply: ranking,
    refusals: [
      'order_not_found',
      'courier_not_found',
      'changed_meanwhile',
      'step_not_allowed',
      'not_on_shift',
      'reason_needed',
    ],
  }),
  offer: endpoint({
    method: 'POST',
    path: '/api/v1/admin/orders/{order_id}/offers',
    summary:
      'Ask one courier about an order, the next one, or all within a radius of its store, of whom the first Yes gets it [OPS-022]',
    callers: 'operator:ops.dispatch',
    params: orderParams,
    body: offerWish,
    reply: z.extend(ranking, {
      /** Who is asked now. */
      offered_to: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
    refusals: [
      'order_not_found',
      'changed_meanwhile',
      'step_not_allowed',
      'courier_cannot_be_asked',
      'no_courier_to_ask',
    ],
  }),
  rounds: endpoint({
    method: 'GET',
    path: '/api/v1/admin/dispatch/rounds',
    summary:
      'Every decision of the last 30 days about who fetches an order, the newest first: candidates, costs in parts, choice and milliseconds [OPS-027]',
    callers: 'operator:ops.dispatch',
    query: z.object({ ...pageQuery(), zone_id: z.optional(id), courier_id: z.optional(id) }),
    reply: listReply('rounds', recorded),
    refusals: [],
  }),
  history: endpoint({
    method: 'GET',
    path: '/api/v1/admin/orders/{order_id}/dispatch',
    summary: 'Why an order went to its courier: decisions with their candidates, and who was asked [OPS-019]',
    callers: 'operator:ops.live',
    params: orderParams,
    reply: z.object({ decisions: z.array(decision), offers: z.array(courierOffer) }),
    refusals: ['order_not_found'],
  }),
};
