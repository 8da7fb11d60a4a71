import type { DispatchCourier, DispatchOrder, OpenOrder, RouteStop, StopKind } from './dispatch.rules.ts';
import { bestInsertion, type Infeasibility, infeasibilityOf, toleratedSeconds } from './dispatch-insertion.rules.ts';
import { doorOf, isDoor, openPlan, orderOfStop, type Plan, type RoundInput, timesOf } from './dispatch-plan.rules.ts';

/** A stop of a ride with the moment of arrival, in seconds. */
export interface TimedStop extends RouteStop {
  arrivesAt: number;
}

/** How an order joins the ride of a courier, or why it cannot. */
export type Joining =
  | { why: Infeasibility; route: null; lateMinutes: null }
  | {
      why: null;
      route: RouteStop[];
      /** By which it would come later than promised; null where it comes in time, or its time is over already. */
      lateMinutes: number | null;
    };

/** Returns the stops of a courier with their times, in sequence [OPS-020]; empty for one who is not part of the round. */
export function timedStopsOf(input: RoundInput, courierId: number): TimedStop[] {
  const { plan, courier } = planWith(input, courierId);
  if (courier === -1) return [];
  return timesOf(plan, courier, plan.routes[courier] as number[]).map(({ stop, arrivesAt }) => ({
    ...stopOf(plan, stop),
    arrivesAt,
  }));
}

/**
 * Returns how an open order joins the ride of a courier at the least cost [OPS-020]. It never makes another order of the ride
 * late; it may come late itself. Undefined where the courier or the order is not part of the round. By hand an order joins a
 * ride that is locked, and one that it was taken out of.
 */
export function joiningOf(input: RoundInput, courierId: number, orderId: string): Joining | undefined {
  const { plan, courier } = planWith(input, courierId);
  const order = plan.open.find((open) => plan.orders[open]?.id === orderId);
  if (courier === -1 || order === undefined) return undefined;
  const why = infeasibilityOf(plan, courier, order);
  if (why) return { why, route: null, lateMinutes: null };
  const insertion = bestInsertion(plan, courier, order);
  if (!insertion) return undefined;
  const route = insertion.route.map((stop) => stopOf(plan, stop));
  return {
    why: null,
    route,
    lateMinutes: lateMinutesOf(plan, courier, { order, route: insertion.route, now: input.now }),
  };
}

interface Joined {
  order: number;
  route: readonly number[];
  now: number;
}

function lateMinutesOf(plan: Plan, courier: number, { order, route, now }: Joined): number | null {
  const { promisedAt } = plan.orders[order] as DispatchOrder;
  const arrivesAt = timesOf(plan, courier, route).find(({ stop }) => stop === doorOf(order))?.arrivesAt ?? 0;
  // A promise whose time is over cannot break any more.
  if (promisedAt < now || arrivesAt - promisedAt <= toleratedSeconds) return null;
  return Math.ceil((arrivesAt - promisedAt) / 60);
}

function planWith(input: RoundInput, courierId: number) {
  const couriers = input.couriers.map((one): DispatchCourier => ({ ...one, isLocked: false }));
  const orders = input.orders.map((one): OpenOrder => ({ ...one, partedFrom: [] }));
  return { plan: openPlan({ ...input, couriers, orders }), courier: couriers.findIndex(({ id }) => id === courierId) };
}

function stopOf({ orders }: Plan, stop: number): RouteStop {
  const { id: orderId } = orders[orderOfStop(stop)] as DispatchOrder;
  const kind: StopKind = isDoor(stop) ? 'door' : 'pick_up';
  return { orderId, kind };
}
