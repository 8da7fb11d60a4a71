import { type Coordinates, metresBetween } from '../places/places.rules.ts';
import {
  type AssignedOrder,
  type CostParts,
  type DispatchCourier,
  type DispatchOrder,
  type DispatchTerms,
  noCost,
  type OpenOrder,
  type RouteStop,
} from './dispatch.rules.ts';
import type { TravelTimes } from './dispatch-travel.rules.ts';

/**
 * A round in numbers. Order number `n` has the stops `2n`, its pick-up, and `2n + 1`, its door; a route is a list of
 * stops. Stops are places as well, and courier number `c` stands at place `2 * orders + c`. A round evaluates some
 * hundred thousand routes, therefore legs are looked up once and nothing is allocated on the way.
 */
export interface Plan {
  readonly terms: DispatchTerms;
  readonly orders: readonly DispatchOrder[];
  readonly couriers: readonly DispatchCourier[];
  /** The stops of each courier, in sequence, as planned so far. */
  readonly routes: number[][];
  /** Numbers of the orders that may still be given to anybody. */
  readonly open: readonly number[];
  /** When each order was picked up; NaN for one that was not. */
  readonly pickedUpAt: readonly number[];
  readonly seconds: (from: number, to: number) => number;
  readonly metres: (from: number, to: number) => number;
  /** Number of routes that were evaluated. */
  tries: number;
  /** When the orders of the route under evaluation are picked up. */
  readonly scratch: Float64Array;
  /** Seconds in total by which that route makes orders late that the courier already has. */
  lateSecondsOfAssigned: number;
}

export const pickUpOf = (order: number) => order * 2;
export const doorOf = (order: number) => order * 2 + 1;
export const orderOfStop = (stop: number) => stop >> 1;
export const isDoor = (stop: number) => (stop & 1) === 1;

/** What is known at the beginning of a round. */
export interface RoundInput {
  now: number;
  orders: readonly OpenOrder[];
  couriers: readonly DispatchCourier[];
  travel: TravelTimes;
  terms: DispatchTerms;
}

/** Turns what is known into numbers; no courier has an open order yet. */
export function openPlan({ orders: openOrders, couriers, travel, terms }: RoundInput): Plan {
  const assigned = couriers.flatMap(({ orders }) => orders);
  const orders: DispatchOrder[] = [...openOrders, ...assigned];
  const numbers = new Map(orders.map(({ id }, number) => [id, number]));
  const places = [...orders.flatMap(({ store, door }) => [store, door]), ...couriers.map(({ at }) => at)];
  const legs = legsBetween(places, travel);
  return {
    terms,
    orders,
    couriers,
    routes: couriers.map(({ route }) => route.map((stop) => numberOfStop(stop, numbers))),
    open: openOrders.map((_, number) => number),
    pickedUpAt: [...openOrders.map(() => Number.NaN), ...assigned.map(pickUpTime)],
    seconds: legs.seconds,
    metres: legs.metres,
    tries: 0,
    scratch: new Float64Array(orders.length),
    lateSecondsOfAssigned: 0,
  };
}

function pickUpTime({ pickedUpAt }: AssignedOrder): number {
  return pickedUpAt ?? Number.NaN;
}

function numberOfStop({ orderId, kind }: RouteStop, numbers: ReadonlyMap<string, number>): number {
  const number = numbers.get(orderId);
  if (number === undefined) throw new Error('A route with an order that its courier does not have');
  return kind === 'pick_up' ? pickUpOf(number) : doorOf(number);
}

/** Looks legs up when they are needed first: most pairs of places never are. */
function legsBetween(places: readonly Coordinates[], travel: TravelTimes) {
  const count = places.length;
  const seconds = new Float32Array(count * count).fill(-1);
  const metres = new Float32Array(count * count);
  const look = (from: number, to: number) => {
    const leg = travel(places[from] as Coordinates, places[to] as Coordinates);
    metres[from * count + to] = leg.metres;
    seconds[from * count + to] = leg.seconds;
  };
  return {
    seconds(from: number, to: number): number {
      const known = seconds[from * count + to] as number;
      if (known >= 0) return known;
      look(from, to);
      return seconds[from * count + to] as number;
    },
    metres(from: number, to: number): number {
      if ((seconds[from * count + to] as number) < 0) look(from, to);
      return metres[from * count + to] as number;
    },
  };
}

/** Returns the place at which a courier stands. */
export function placeOfCourier(plan: Plan, courier: number): number {
  return plan.orders.length * 2 + courier;
}

/** What happens at a stop of a planned route. */
export interface PlannedStop {
  stop: number;
  /** When the courier has to leave for it, and when they arrive. */
  leavesAt: number;
  arrivesAt: number;
}

/** Returns the stops of a route with their times. */
export function timesOf(plan: Plan, courier: number, route: readonly number[]): PlannedStop[] {
  let index = placeOfCourier(plan, courier);
  let time = leavesAt(plan, courier);
  return route.map((stop) => {
    const left = time;
    const arrivesAt = left + plan.seconds(index, stop);
    time = afterStop(plan, stop, arrivesAt);
    index = stop;
    return { stop, leavesAt: left, arrivesAt };
  });
}

function leavesAt({ couriers }: Plan, courier: number): number {
  return (couriers[courier] as DispatchCourier).leavesAt;
}

function afterStop({ orders, terms }: Plan, stop: number, arrivesAt: number): number {
  if (isDoor(stop)) return arrivesAt + terms.doorSeconds;
  return Math.max(arrivesAt, (orders[orderOfStop(stop)] as DispatchOrder).readyAt) + terms.counterSeconds;
}

/**
 * Returns what a route costs a courier and the customers, without the turn. The cost is always finite: routes that
 * are not allowed are never tried.
 */
export function costOf(plan: Plan, courier: number, route: readonly number[], parts?: CostParts): number {
  plan.tries += 1;
  const { terms, orders, scratch, pickedUpAt } = plan;
  const { lateWeight, marginMinutes, carriedWeight, warmMinutes, perKilometre, perBusyMinute } = terms;
  let index = placeOfCourier(plan, courier);
  const begins = leavesAt(plan, courier);
  let [time, metres, minutes, late, carried] = [begins, 0, 0, 0, 0];
  plan.lateSecondsOfAssigned = 0;
  for (const stop of route) {
    metres += plan.metres(index, stop);
    time += plan.seconds(index, stop);
    index = stop;
    const number = orderOfStop(stop);
    if (isDoor(stop)) {
      const { placedAt, promisedAt } = orders[number] as DispatchOrder;
      const known = pickedUpAt[number] as number;
      const since = Number.isNaN(known) ? (scratch[number] as number) : known;
      minutes += (time - placedAt) / 60;
      late += Math.max(0, (time - promisedAt) / 60 + marginMinutes);
      if (number >= plan.open.length) plan.lateSecondsOfAssigned += Math.max(0, time - promisedAt);
      carried += Math.max(0, (time - since) / 60 - warmMinutes);
    }
    time = afterStop(plan, stop, time);
    if (!isDoor(stop)) scratch[number] = time;
  }
  const cost = { minutes, late: late * lateWeight, carried: carried * carriedWeight };
  const way = (metres / 1_000) * perKilometre;
  const busy = ((time - begins) / 60) * perBusyMinute;
  if (parts) Object.assign(parts, cost, { way, busy });
  return cost.minutes + cost.late + cost.carried + way + busy;
}

/** Returns what a route costs in parts. */
export function costPartsOf(plan: Plan, courier: number, route: readonly number[]): CostParts {
  const parts = { ...noCost };
  costOf(plan, courier, route, parts);
  return parts;
}

/** Returns the length of a route from where its courier stands. */
export function metresOf(plan: Plan, courier: number, route: readonly number[]): number {
  let index = placeOfCourier(plan, courier);
  return route.reduce((sum, stop) => {
    const leg = plan.metres(index, stop);
    index = stop;
    return sum + leg;
  }, 0);
}

/** Returns what the second cost has more than the first. */
export function costDifference(before: CostParts, after: CostParts): CostParts {
  return {
    minutes: after.minutes - before.minutes,
    late: after.late - before.late,
    carried: after.carried - before.carried,
    way: after.way - before.way,
    busy: after.busy - before.busy,
    turn: after.turn - before.turn,
  };
}

/** Returns what the whole plan costs: all routes, and for every open order the turn of who has it. */
export function costOfPlan(plan: Plan): number {
  return plan.routes.reduce((sum, route, courier) => {
    const given = route.filter((stop) => isDoor(stop) && orderOfStop(stop) < plan.open.length).length;
    return sum + costOf(plan, courier, route) + given * turnIn(plan, courier);
  }, 0);
}

export function turnIn({ couriers }: Plan, courier: number): number {
  return (couriers[courier] as DispatchCourier).turn;
}

/** Returns the number of the courier who has an order in the plan; undefined for none. */
export function courierWith({ routes }: Plan, order: number): number | undefined {
  const found = routes.findIndex((route) => route.includes(doorOf(order)));
  return found === -1 ? undefined : found;
}

/** Returns the metres of the straight line between the stores of two orders. */
export function metresBetweenStores({ orders }: Plan, one: number, other: number): number {
  return metresBetween((orders[one] as DispatchOrder).store, (orders[other] as DispatchOrder).store);
}
