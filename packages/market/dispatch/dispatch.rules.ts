import { maxDeliveries } from '../orders/orders-delivery.rules.ts';
import type { Coordinates } from '../places/places.rules.ts';

/** What a round of dispatch is made of. All moments are seconds on one clock, all durations name their unit. */

/** An order that a courier has to fetch and bring. */
export interface DispatchOrder {
  id: string;
  store: Coordinates;
  door: Coordinates;
  placedAt: number;
  /** When the store will have it ready. */
  readyAt: number;
  /** When its customer was promised to have it. */
  promisedAt: number;
  /** Cash to collect at the door, in minor units. */
  cash: number;
}

/** An order without a courier yet. */
export interface OpenOrder extends DispatchOrder {
  /**
   * Couriers who may not be asked about it now: they have declined it, or the pause after their last offer is not over
   * (`mayAskAgain`). It says nothing about them.
   */
  offeredBefore: readonly number[];
  /** Couriers from whose ride an operator has taken it [OPS-020]. */
  partedFrom?: readonly number[];
}

/** An order that is given to a courier permanently. */
export interface AssignedOrder extends DispatchOrder {
  /** When it was picked up; null while it is to be fetched. */
  pickedUpAt: number | null;
}

export type StopKind = 'pick_up' | 'door';

export interface RouteStop {
  orderId: string;
  kind: StopKind;
}

/** A courier on shift. */
export interface DispatchCourier {
  id: number;
  at: Coordinates;
  /** When the courier can leave from there. */
  leavesAt: number;
  /** Orders of the route. */
  orders: readonly AssignedOrder[];
  /** Stops in sequence: both of an order that is to be fetched, the door of one that was picked up. */
  route: readonly RouteStop[];
  /** Stops at the beginning of the route that stay where they are: the one that the courier is on the way to. */
  fixedStops: number;
  /** Cash that the courier may still collect beside that of the orders above, in minor units; null for no limit. */
  cashRoom: number | null;
  /** Whether an operator has locked the ride: no order joins it by itself [OPS-020]. */
  isLocked?: boolean;
  /** What the turn of this courier adds to the cost of an order; see `turnOf`. */
  turn: number;
}

/** The numbers of the engine. */
export interface DispatchTerms {
  /** Orders and stops of one courier, at most. */
  maxOrders: number;
  maxStops: number;
  /** For each minute past the promise. */
  lateWeight: number;
  /** An arrival counts as late from this long before the promise, as the way may take longer. */
  marginMinutes: number;
  /** For each minute that food is carried longer than it stays warm. */
  carriedWeight: number;
  warmMinutes: number;
  perKilometre: number;
  /** For each minute until the courier is free again. */
  perBusyMinute: number;
  /** What a courier needs at a counter and at a door. */
  counterSeconds: number;
  doorSeconds: number;
  /** How long before it is ready an order is first planned. */
  aheadSeconds: number;
  /** How long before it is ready its courier should be there: stores and roads are sometimes faster than they say. */
  earlySeconds: number;
  /** By how much a free courier has to be earlier at a store than one with other orders, to be preferred. */
  soonerSeconds: number;
  /** From one round to the next, as often as the job of the server runs. */
  roundSeconds: number;
  /** How long a courier may take to answer. */
  offerSeconds: number;
  /** For each order the engine looks at the couriers who are nearest to its store. */
  nearestCouriers: number;
  /** Routes that the local search may evaluate in one round. A count and no clock, so that a round can be replayed. */
  maxTries: number;
  /** Orders of stores that are not further apart than this are moved together. */
  neighbourMetres: number;
}

export const defaultTerms: DispatchTerms = {
  maxOrders: maxDeliveries,
  maxStops: 8,
  lateWeight: 3,
  marginMinutes: 5,
  carriedWeight: 2,
  warmMinutes: 20,
  perKilometre: 0.6,
  perBusyMinute: 0.05,
  counterSeconds: 90,
  doorSeconds: 150,
  aheadSeconds: 600,
  earlySeconds: 180,
  soonerSeconds: 180,
  roundSeconds: 5,
  offerSeconds: 40,
  nearestCouriers: 30,
  maxTries: 60_000,
  neighbourMetres: 300,
};

/** What a route costs, in parts that are all comparable to one minute of one customer. */
export interface CostParts {
  /** Minutes from placing to the door. */
  minutes: number;
  /** Minutes past the promise, weighted. */
  late: number;
  /** Minutes carried beyond `warmMinutes`, weighted. */
  carried: number;
  /** Kilometres, weighted. */
  way: number;
  /** Minutes until the courier is free again, weighted. */
  busy: number;
  /** The fairness term: below 0 for a courier who has done less work per hour than others. */
  turn: number;
}

export const noCost: CostParts = { minutes: 0, late: 0, carried: 0, way: 0, busy: 0, turn: 0 };

export function sumOfCost({ minutes, late, carried, way, busy, turn }: CostParts): number {
  return minutes + late + carried + way + busy + turn;
}
