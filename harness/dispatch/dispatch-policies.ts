import type { DispatchCourier, RouteStop } from 'market/dispatch/dispatch.rules';
import { medianOf, turnOf } from 'market/dispatch/dispatch-fairness.rules';
import { type Choice, decideRound } from 'market/dispatch/dispatch-round.rules';
import type { TravelTimes } from 'market/dispatch/dispatch-travel.rules';
import {
  endOfRoute,
  give,
  knownReadyAt,
  positionAt,
  type Ride,
  type Rider,
  rideUntil,
  runOf,
} from './riding-couriers.ts';
import type { City, CityOrder } from './simulated-city.ts';

/** A way to give orders to couriers: simulates a city until every order is delivered or every shift is over. */
export type Policy = (ride: Ride, terms: PolicyTerms) => void;

export interface PolicyTerms {
  /** What the policy takes for the ways; those of the city if it is not given. */
  travel?: TravelTimes;
  /** Share of couriers who decline when they are asked. */
  declines?: number;
  /** Receives the milliseconds of each round. */
  onRound?: (milliseconds: number) => void;
  /** Receives the choice by which an order was given to its courier, and the time of it. */
  onGiven?: (choice: Choice, at: number) => void;
  /** Receives what a round has left open, and the time of it. */
  onOpen?: (choices: readonly Choice[], at: number) => void;
}

/** The three that are compared. */
export const policies = {
  fewest_orders: fewestOrders,
  nearest: nearestInTime,
  engine: rounds,
} as const satisfies Record<string, Policy>;
export type PolicyName = keyof typeof policies;

/** Much longer than the last order needs where shifts have no end. */
const longest = 20 * 3_600;

/** An order for which no courier is on shift is tried again after so many seconds. */
const retrySeconds = 60;

/** The rule of the market without the engine: at the counter, the courier with the fewest orders, at any distance. */
function fewestOrders(ride: Ride): void {
  const choose = (order: CityOrder, now: number) =>
    ride.riders
      .toSorted((one, other) => loadOf(one) - loadOf(other) || one.id - other.id)
      .find((rider) => mayFetch(ride, rider, { route: routeWith(rider, order), now }));
  giveInSequence(ride, ({ readyAt }) => readyAt, choose);
}

/** The courier who can be at the store first, one order after another, ten minutes before it is ready. */
function nearestInTime(ride: Ride, { travel = ride.city.roads, declines = 0 }: PolicyTerms): void {
  const choose = (order: CityOrder, now: number) => {
    const arrival = (rider: Rider) => {
      const { at, freeAt } = endOfRoute(ride, rider, { now, travel });
      return freeAt + travel(at, order.store).seconds;
    };
    const offers = ride.riders
      .filter((rider) => mayFetch(ride, rider, { route: routeWith(rider, order), now }))
      .map((rider) => ({ rider, at: arrival(rider) }))
      .sort((one, other) => one.at - other.at);
    return (offers.find(({ rider }) => !doesDecline(order.id, rider.id, declines)) ?? offers[0])?.rider;
  };
  giveInSequence(ride, entersAt, choose);
}

/** Gives one order after another to the rider who is chosen for it, and tries again later while there is none. */
function giveInSequence(
  ride: Ride,
  decidedAt: (order: CityOrder) => number,
  choose: (order: CityOrder, now: number) => Rider | undefined,
): void {
  const end = endOf(ride.city);
  const waiting = ride.city.orders.map((order) => ({ order, at: decidedAt(order) }));
  while (waiting.length > 0) {
    waiting.sort((one, other) => one.at - other.at);
    const { order, at: now } = waiting.shift() as (typeof waiting)[number];
    rideUntil(ride, now);
    const rider = choose(order, now);
    if (rider) give(ride, rider, { orderId: order.id, route: routeWith(rider, order), now });
    else if (now < end) waiting.push({ order, at: now + retrySeconds });
  }
  rideUntil(ride, Number.POSITIVE_INFINITY);
}

/** The rounds of the engine. */
function rounds(ride: Ride, terms: PolicyTerms): void {
  const { roundSeconds } = ride.city.terms;
  const waiting = ride.city.orders.toSorted((one, other) => entersAt(one) - entersAt(other));
  const open: CityOrder[] = [];
  const offers = new Map<string, number[]>();
  const end = endOf(ride.city);
  for (let now = 0; now < end && (waiting.length > 0 || open.length > 0); now += roundSeconds) {
    while (waiting[0] && entersAt(waiting[0]) <= now) open.push(waiting.shift() as CityOrder);
    if (open.length === 0) continue;
    rideUntil(ride, now);
    const given = decide(ride, { ...terms, now, open, offers });
    for (const id of given)
      open.splice(
        open.findIndex((order) => order.id === id),
        1,
      );
  }
  rideUntil(ride, Number.POSITIVE_INFINITY);
}

/** When an order is first planned: ten minutes before its store says that it is ready. */
export function entersAt({ acceptedAt, reportedReadyAt }: CityOrder): number {
  return Math.max(acceptedAt, reportedReadyAt - aheadSeconds);
}
const aheadSeconds = 600;

/** When the last shift ends. */
function endOf({ couriers }: City): number {
  const last = Math.max(...couriers.map(({ until }) => until));
  return Number.isFinite(last) ? last : longest;
}

/** Returns whether a rider is on shift, and picks up everything on a route before the shift ends, whatever a policy knows. */
export function mayFetch(
  ride: Ride,
  rider: Rider,
  { route, now }: { route: readonly RouteStop[]; now: number },
): boolean {
  const travel = ride.city.roads;
  const { from, until } = rider.shift;
  if (now < from || now > until) return false;
  return until === Number.POSITIVE_INFINITY || endOfRoute(ride, rider, { now, travel, route }).lastPickUpAt <= until;
}

interface EngineRound extends PolicyTerms {
  now: number;
  open: readonly CityOrder[];
  offers: Map<string, number[]>;
}

/** Makes a round and gives what is due; returns the orders that were given. */
function decide(
  ride: Ride,
  { now, open, offers, declines = 0, onRound, onGiven, onOpen, ...terms }: EngineRound,
): string[] {
  const { travel = ride.city.roads } = terms;
  const beganAt = performance.now();
  const { choices } = decideRound({
    now,
    terms: ride.city.terms,
    travel,
    orders: open.map((order) => ({
      ...order,
      cash: 0,
      readyAt: knownReadyAt(order, now),
      offeredBefore: offers.get(order.id) ?? [],
    })),
    couriers: couriersOf(ride, now),
  });
  onRound?.(performance.now() - beganAt);
  const given: string[] = [];
  const chosen = new Set<number>();
  for (const choice of choices) {
    const { orderId, courierId, isDue, route } = choice;
    const rider = ride.riders.find(({ id }) => id === courierId);
    // A courier answers one question after another; the first answer changes the route.
    if (!rider || !isDue || chosen.has(rider.id)) continue;
    chosen.add(rider.id);
    if (doesDecline(orderId, rider.id, declines) || !mayFetch(ride, rider, { route, now })) {
      offers.set(orderId, [...(offers.get(orderId) ?? []), rider.id]);
      continue;
    }
    give(ride, rider, { orderId, route, now });
    given.push(orderId);
    onGiven?.(choice, now);
  }
  onOpen?.(
    choices.filter(({ orderId }) => !given.includes(orderId)),
    now,
  );
  return given;
}

function couriersOf(ride: Ride, now: number): DispatchCourier[] {
  const hours = Math.max(0.5, now / 3_600);
  const median = medianOf(ride.riders.map(({ pay }) => pay / hours));
  const onShift = ride.riders.filter(({ shift }) => shift.from <= now && now <= shift.until);
  return onShift.map((rider) => ({
    id: rider.id,
    ...positionAt(ride, rider, now),
    orders: [...new Set(rider.route.map(({ orderId }) => orderId))].map((id) => {
      const { order, pickedUpAt } = runOf(ride, id);
      return { ...order, cash: 0, readyAt: knownReadyAt(order, now), pickedUpAt };
    }),
    route: rider.route,
    fixedStops: rider.leg === null ? 0 : 1,
    cashRoom: null,
    turn: turnOf(rider.pay / hours, median),
  }));
}

function routeWith({ route }: Rider, { id: orderId }: CityOrder): RouteStop[] {
  return [...route, { orderId, kind: 'pick_up' }, { orderId, kind: 'door' }];
}

function loadOf({ route }: Rider): number {
  return route.filter(({ kind }) => kind === 'door').length;
}

/** The same courier declines the same order in every policy. */
function doesDecline(orderId: string, courierId: number, share: number): boolean {
  return ((Number(orderId) * 7_919 + courierId * 104_729) % 1_000) / 1_000 < share;
}
