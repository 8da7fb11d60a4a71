import type { Choice } from 'market/dispatch/dispatch-round.rules';
import { endOfRoute, knownReadyAt, type Ride, type Rider, runOf } from './riding-couriers.ts';

/** Observes rounds for orders that no courier is sent for although a fitting courier is free. */
export interface OfferWatch {
  onOpen: (choices: readonly Choice[], at: number) => void;
  /** The longest wait of each order that waited, in seconds. */
  waits: () => number[];
}

/**
 * Returns a watch over what rounds leave open. A fitting courier is one without any stop, and not planned for another
 * order, who would be at the store after the order is ready, so that nothing is gained by asking later, but clearly
 * (`soonerSeconds`) before the courier for whom it is planned. All times are those that were estimated then.
 */
export function watchOffers(ride: Ride): OfferWatch {
  const waiting = new Map<string, { since: number; until: number }>();
  const longest = new Map<string, number>();
  const { roundSeconds } = ride.city.terms;
  return {
    onOpen(choices, at) {
      const planned = new Set(choices.map(({ courierId }) => courierId));
      const free = ride.riders.filter((rider) => isFree(rider, at) && !planned.has(rider.id));
      for (const choice of choices) {
        if (!hasFitting(ride, free, choice, at)) continue;
        const { orderId } = choice;
        const before = waiting.get(orderId);
        const since = before && before.until === at ? before.since : at;
        waiting.set(orderId, { since, until: at + roundSeconds });
        longest.set(orderId, Math.max(longest.get(orderId) ?? 0, at + roundSeconds - since));
      }
    },
    waits: () => [...longest.values()],
  };
}

function isFree({ route, freeAt, shift }: Rider, now: number): boolean {
  return route.length === 0 && freeAt <= now && shift.from <= now && now <= shift.until;
}

function hasFitting(ride: Ride, free: readonly Rider[], { orderId, courierId, route }: Choice, now: number): boolean {
  const { order } = runOf(ride, orderId);
  const travel = ride.city.roads;
  const planned = ride.riders.find(({ id }) => id === courierId);
  const times = planned && endOfRoute(ride, planned, { now, travel, route });
  const plannedAt = times?.arrivedAt.get(orderId) ?? Number.POSITIVE_INFINITY;
  return free.some(({ at }) => {
    const arrivesAt = now + travel(at, order.store).seconds;
    return arrivesAt >= knownReadyAt(order, now) && arrivesAt < plannedAt - ride.city.terms.soonerSeconds;
  });
}
