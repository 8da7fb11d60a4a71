import type { Refused } from '../../calls/refusal-details.ts';
import { type Coordinates, metresBetween } from '../../places/places.rules.ts';
import { minuteMilliseconds } from '../../values/durations.ts';
import type { OrderStatus } from '../orders.rules.ts';
import { minutesOnTheWay } from '../orders-board.rules.ts';
import { mayGiveBack } from '../orders-delivery.rules.ts';
import { movedBy, type Promises } from '../promises/orders-promises.rules.ts';

/** Letters of the words for a meeting point, at most. */
export const maxMeetingWords = 200;

/** An order that its courier cannot bring. */
export interface HandedOrder {
  status: OrderStatus;
  /** The cash was received at the door, so that the order is as good as delivered. */
  isCashHeld: boolean;
}

/**
 * Returns what becomes of an order whose courier cannot ride on [DEL-39]: it is `released` to others where it is still at
 * the store, and a `meeting` where it is in the bag; a refusal where neither is possible.
 */
export function partingOf({ status, isCashHeld }: HandedOrder): 'released' | 'meeting' | Refused {
  if (mayGiveBack(status)) return 'released';
  if (status !== 'picked_up') return { refused: 'step_not_allowed' };
  return isCashHeld ? { refused: 'cash_held' } : 'meeting';
}

/** Minutes until another courier is at a meeting, until one has said yes. */
const minutesToMeeting = 15;

/**
 * Returns the promises of an order that waits for another courier; they never move forward by it, and nothing changes for
 * an order that would be late anyway by more [DEL-39].
 */
export function promisesOfHandover(
  promises: Promises,
  { at, metresToDoor, minutes = minutesToMeeting }: { at: Date; metresToDoor: number; minutes?: number },
): Promises {
  const { arrival } = promises;
  if (!arrival) return promises;
  const earliest = at.getTime() + (minutes + minutesOnTheWay(metresToDoor)) * minuteMilliseconds;
  const later = earliest - Date.parse(arrival.p50);
  return later > 0 ? { ...promises, arrival: movedBy(arrival, later, 'courier_changed') } : promises;
}

/** Returns the metres that the first courier is paid for: from the store to the meeting, at most the way of the order. */
export function metresCarried(store: Coordinates, meeting: Coordinates, metresOfOrder: number): number {
  return Math.min(metresOfOrder, Math.round(metresBetween(store, meeting)));
}

/** What the customer reads of the change, in place of why it was this courier. */
export const handoverSentences = {
  open: 'The rider cannot ride on. Another rider takes your order over.',
  met: 'Has taken your order over from another rider.',
} as const;
