import type { Refused } from '../calls/refusal-details.ts';
import type { OrderStatus } from './orders.rules.ts';

/** Where a courier arrives with an order [DEL-24]. */
export const arrivalPlaces = ['store', 'door'] as const;
export type ArrivalPlace = (typeof arrivalPlaces)[number];

/** Within these metres a phone proposes to arrive. */
export const nearMetres = 80;
/** Beyond these it asks once, and the arrival is marked. */
export const farMetres = 500;

/** What a phone makes of its distance: propose the arrival, leave it to the person, or ask first. */
export type Nearness = 'near' | 'open' | 'far';

/** Returns what a phone makes of its distance from a place; null where it does not know where it is. */
export function nearnessOf(metres: number | null): Nearness {
  if (metres === null) return 'open';
  if (metres <= nearMetres) return 'near';
  return metres > farMetres ? 'far' : 'open';
}

/** Returns why an arrival cannot be noted; undefined if it can: at the store until it is picked up, then at the door. */
export function refusalToArrive(place: ArrivalPlace, status: OrderStatus): Refused | undefined {
  const isAwaited = status === 'confirmed' || status === 'processing' || status === 'handover';
  const isOpen = place === 'store' ? isAwaited : status === 'picked_up';
  return isOpen ? undefined : { refused: 'step_not_allowed' };
}

/** What a courier may find at a store instead of the order [DEL-26]. */
export const storeProblems = ['not_ready', 'closed'] as const;
export type StoreProblem = (typeof storeProblems)[number];

/** Bags that an order has, at most. */
export const maxBags = 20;
