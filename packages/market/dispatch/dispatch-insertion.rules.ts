import type { DispatchCourier, DispatchOrder, OpenOrder } from './dispatch.rules.ts';
import { costOf, doorOf, isDoor, orderOfStop, type Plan, pickUpOf, placeOfCourier } from './dispatch-plan.rules.ts';

/** An order put into the route of a courier. */
export interface Insertion {
  route: number[];
  /** What the route costs with it, without the turn. */
  cost: number;
  /** What it costs more than before. */
  added: number;
}

/** Why a courier cannot have an order at all. */
export type Infeasibility = 'bag_full' | 'cash_limit' | 'asked_before' | 'ride_locked' | 'parted';

/** Returns why a courier cannot have an order; undefined otherwise. */
export function infeasibilityOf(plan: Plan, courier: number, order: number): Infeasibility | undefined {
  const { orders, couriers, terms, routes } = plan;
  const { id, cashRoom, isLocked = false } = couriers[courier] as DispatchCourier;
  const route = routes[courier] as number[];
  const wanted = orders[order] as DispatchOrder & Partial<OpenOrder>;
  if (isLocked) return 'ride_locked';
  if (wanted.partedFrom?.includes(id)) return 'parted';
  if (wanted.offeredBefore?.includes(id)) return 'asked_before';
  const others = route.filter(isDoor).map(orderOfStop);
  if (others.length >= terms.maxOrders || route.length + 2 > terms.maxStops) return 'bag_full';
  if (wanted.cash === 0 || cashRoom === null) return undefined;
  // The room is what the courier's own orders leave; only orders of this round are added.
  const planned = others.filter((other) => other < plan.open.length);
  const cash = planned.reduce((sum, other) => sum + (orders[other] as DispatchOrder).cash, wanted.cash);
  return cash > cashRoom ? 'cash_limit' : undefined;
}

/** Times are estimates: less than that is not worth a refusal. */
export const toleratedSeconds = 30;

/**
 * Returns the best way to put an order into the route of a courier: both stops at all places, the pick-up first.
 * Undefined where it cannot be put at all, or only so that another order of the courier would arrive later than promised
 * [DEL-15].
 */
export function bestInsertion(plan: Plan, courier: number, order: number): Insertion | undefined {
  if (infeasibilityOf(plan, courier, order)) return undefined;
  const route = plan.routes[courier] as number[];
  const before = costOf(plan, courier, route);
  const latest = plan.lateSecondsOfAssigned + toleratedSeconds;
  const { fixedStops } = plan.couriers[courier] as DispatchCourier;
  const tried = [...route, 0, 0];
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let pickUp = Math.min(fixedStops, route.length); pickUp <= route.length; pickUp += 1) {
    for (let door = pickUp; door <= route.length; door += 1) {
      writeInto(tried, route, { order, pickUp, door });
      const cost = costOf(plan, courier, tried);
      if (cost >= least || plan.lateSecondsOfAssigned > latest) continue;
      least = cost;
      best = [...tried];
    }
  }
  return best.length === 0 ? undefined : { route: best, cost: least, added: least - before };
}

/** Returns whether a courier who fetches an order before all else brings another of their orders late. */
export function makesOtherLate(plan: Plan, courier: number, order: number): boolean {
  const route = plan.routes[courier] as number[];
  costOf(plan, courier, route);
  const latest = plan.lateSecondsOfAssigned + toleratedSeconds;
  costOf(plan, courier, [pickUpOf(order), ...route, doorOf(order)]);
  return plan.lateSecondsOfAssigned > latest;
}

/** Writes a route with the stops of an order into `tried`: the pick-up before stop number `pickUp`, and the door before `door`. */
function writeInto(
  tried: number[],
  route: readonly number[],
  { order, pickUp, door }: { order: number; pickUp: number; door: number },
): void {
  let to = 0;
  for (let from = 0; from <= route.length; from += 1) {
    if (from === pickUp) {
      tried[to] = pickUpOf(order);
      to += 1;
    }
    if (from === door) {
      tried[to] = doorOf(order);
      to += 1;
    }
    if (from < route.length) tried[to] = route[from] as number;
    to += 1;
  }
}

/** Returns the route without an order. */
export function without(route: readonly number[], order: number): number[] {
  return route.filter((stop) => orderOfStop(stop) !== order);
}

/** Returns the couriers who are nearest to the store of an order, from where they stand or from a stop of theirs. */
export function nearestCouriers(plan: Plan, order: number): number[] {
  const store = pickUpOf(order);
  const away = plan.routes.map((route, courier) => {
    const fromHere = plan.seconds(placeOfCourier(plan, courier), store);
    return route.reduce((least, stop) => Math.min(least, plan.seconds(stop, store)), fromHere);
  });
  const couriers = [...away.keys()];
  if (couriers.length <= plan.terms.nearestCouriers) return couriers;
  return couriers
    .sort((one, other) => (away[one] as number) - (away[other] as number) || one - other)
    .slice(0, plan.terms.nearestCouriers);
}
