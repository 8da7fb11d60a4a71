import { type DispatchCourier, defaultTerms, type RouteStop } from 'market/dispatch/dispatch.rules';
import { medianOf, turnOf } from 'market/dispatch/dispatch-fairness.rules';
import { type Choice, decideRound } from 'market/dispatch/dispatch-round.rules';
import { straightTravel, type TravelTimes } from 'market/dispatch/dispatch-travel.rules';
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

/** A way to give orders to couriers: simulates a city until every order is delivered. */
export type Policy = (ride: Ride, terms: PolicyTerms) => void;

export interface PolicyTerms {
  travel: TravelTimes;
  /** Share of couriers who decline when they are asked. */
  declines: number;
  /** Receives the milliseconds of each round. */
  onRound: (milliseconds: number) => void;
  /** Receives the choice by which an order was given to its courier, and the time of it. */
  onGiven?: (choice: Choice, at: number) => void;
}

export const defaultPolicyTerms: PolicyTerms = { travel: straightTravel(), declines: 0, onRound: () => {} };

/** The three that are compared. */
export const policies = {
  fewest_orders: fewestOrders,
  nearest: nearestInTime,
  engine: rounds,
} as const satisfies Record<string, Policy>;
export type PolicyName = keyof typeof policies;

/** Much longer than the last order needs. */
const longest = 20 * 3_600;

/** The rule of the market without the engine: at the counter, the courier with the fewest orders, at any distance. */
function fewestOrders(ride: Ride): void {
  for (const order of inSequence(ride.city, ({ readyAt }) => readyAt)) {
    rideUntil(ride, order.readyAt);
    const [rider] = ride.riders.toSorted((one, other) => loadOf(one) - loadOf(other) || one.id - other.id);
    if (rider) append(ride, rider, order, order.readyAt);
  }
  rideUntil(ride, longest);
}

/** The courier who can be at the store first, one order after another, ten minutes before it is ready. */
function nearestInTime(ride: Ride, { travel, declines }: PolicyTerms): void {
  const decidedAt = ({ acceptedAt, reportedReadyAt }: CityOrder) => Math.max(acceptedAt, reportedReadyAt - 600);
  for (const order of inSequence(ride.city, decidedAt)) {
    const now = decidedAt(order);
    rideUntil(ride, now);
    const arrival = (rider: Rider) => {
      const { at, freeAt } = endOfRoute(ride, rider, { now, travel });
      return freeAt + travel(at, order.store).seconds;
    };
    const offers = ride.riders.map((rider) => ({ rider, at: arrival(rider) })).sort((one, other) => one.at - other.at);
    const willing = offers.find(({ rider }) => !doesDecline(order.id, rider.id, declines)) ?? offers[0];
    if (willing) append(ride, willing.rider, order, now);
  }
  rideUntil(ride, longest);
}

/** The rounds of the engine. */
function rounds(ride: Ride, terms: PolicyTerms): void {
  const waiting = inSequence(ride.city, ({ acceptedAt, reportedReadyAt }) =>
    Math.max(acceptedAt, reportedReadyAt - defaultTerms.aheadSeconds),
  );
  const open: CityOrder[] = [];
  const offers = new Map<string, number[]>();
  for (let now = 0; now < longest && (waiting.length > 0 || open.length > 0); now += defaultTerms.roundSeconds) {
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
  rideUntil(ride, longest);
}

function entersAt({ acceptedAt, reportedReadyAt }: CityOrder): number {
  return Math.max(acceptedAt, reportedReadyAt - defaultTerms.aheadSeconds);
}

interface EngineRound extends PolicyTerms {
  now: number;
  open: readonly CityOrder[];
  offers: Map<string, number[]>;
}

/** Makes a round and gives what is due; returns the orders that were given. */
function decide(ride: Ride, { now, open, offers, travel, declines, onRound, onGiven }: EngineRound): string[] {
  const beganAt = performance.now();
  const { choices } = decideRound({
    now,
    terms: defaultTerms,
    travel,
    orders: open.map((order) => ({
      ...order,
      cash: 0,
      readyAt: knownReadyAt(order, now),
      offeredBefore: offers.get(order.id) ?? [],
    })),
    couriers: couriersOf(ride, now),
  });
  onRound(performance.now() - beganAt);
  const given: string[] = [];
  const chosen = new Set<number>();
  for (const choice of choices) {
    const { orderId, courierId, isDue, route } = choice;
    const rider = ride.riders.find(({ id }) => id === courierId);
    // A courier answers one question after another; the first answer changes the route.
    if (!rider || !isDue || chosen.has(rider.id)) continue;
    chosen.add(rider.id);
    if (doesDecline(orderId, rider.id, declines)) {
      offers.set(orderId, [...(offers.get(orderId) ?? []), rider.id]);
      continue;
    }
    give(ride, rider, { orderId, route, now });
    given.push(orderId);
    onGiven?.(choice, now);
  }
  return given;
}

function couriersOf(ride: Ride, now: number): DispatchCourier[] {
  const hours = Math.max(0.5, now / 3_600);
  const median = medianOf(ride.riders.map(({ pay }) => pay / hours));
  return ride.riders.map((rider) => ({
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

function append(ride: Ride, rider: Rider, order: CityOrder, now: number): void {
  const stops: RouteStop[] = [
    { orderId: order.id, kind: 'pick_up' },
    { orderId: order.id, kind: 'door' },
  ];
  give(ride, rider, { orderId: order.id, route: [...rider.route, ...stops], now });
}

function loadOf({ route }: Rider): number {
  return route.filter(({ kind }) => kind === 'door').length;
}

function inSequence({ orders }: City, at: (order: CityOrder) => number): CityOrder[] {
  return orders.toSorted((one, other) => at(one) - at(other));
}

/** The same courier declines the same order in every policy. */
function doesDecline(orderId: string, courierId: number, share: number): boolean {
  return ((Number(orderId) * 7_919 + courierId * 104_729) % 1_000) / 1_000 < share;
}
