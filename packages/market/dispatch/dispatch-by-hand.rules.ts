/**
 * Whom an operator has asked about an order [OPS-022]: `one` courier of their choice, the `next` of the ranking, or all
 * who are `nearby` the store, of whom the first Yes gets it.
 */
export const offerWays = ['one', 'next', 'nearby'] as const;
export type OfferWay = (typeof offerWays)[number];

/** Metres between courier and store, as the crow flies. */
export const offerRadius = { least: 100, usual: 3_000, most: 30_000 } as const;

/** A courier who may take an order, as far as asking them depends on it. */
export interface AskableCourier {
  courierId: number;
  /** As the crow flies. */
  metresToStore: number;
  /** Whether an offer to them is open, of this order or of another one: a courier answers one at a time. */
  hasOffer: boolean;
  /** When the last offer of this order to them ended; null where there was none. */
  offeredAt: Date | null;
}

export type OfferWish = { to: 'one'; courierId: number } | { to: 'next' } | { to: 'nearby'; radiusMetres: number };

/**
 * Returns whom to ask of couriers in the sequence of their ranking, the best first [OPS-022]. Next is the best one who was
 * never asked about this order; where all were, the one whose answer is longest ago. Empty: there is no such courier.
 */
export function couriersToAsk(wish: OfferWish, ranked: readonly AskableCourier[]): number[] {
  const free = ranked.filter(({ hasOffer }) => !hasOffer);
  const ids = (couriers: readonly AskableCourier[]) => couriers.map(({ courierId }) => courierId);
  switch (wish.to) {
    case 'one':
      return ids(free.filter(({ courierId }) => courierId === wish.courierId));
    case 'next':
      return ids(free.toSorted((one, other) => timeOf(one.offeredAt) - timeOf(other.offeredAt)).slice(0, 1));
    case 'nearby':
      return ids(free.filter(({ metresToStore }) => metresToStore <= wish.radiusMetres));
  }
}

function timeOf(moment: Date | null): number {
  return moment?.getTime() ?? 0;
}
