import type { TravelTable } from 'market/dispatch/dispatch-travel.rules';
import type { Coordinates } from 'market/places/places.rules';

/** A way along streets, from a place beside them to another. */
export interface Way {
  metres: number;
  seconds: number;
  points: Coordinates[];
}

/**
 * Knows ways by road. Each caller has another answer where nothing is known: the straight line and the
 * factor of the zone. A service that fails rejects with a `DeliveryError`.
 */
export interface Directions {
  /** Lengths are those of real roads, and not only good for drawing. */
  isMeasured: () => Promise<boolean>;
  /** Undefined where no way is known. */
  way: (from: Coordinates, to: Coordinates) => Promise<Way | undefined>;
  /** Times and lengths from each place to each; undefined from one that has no tables. */
  table: (places: readonly Coordinates[]) => Promise<TravelTable | undefined>;
}

/** Where no roads are known. */
export const noDirections: Directions = {
  isMeasured: async () => false,
  way: async () => undefined,
  table: async () => undefined,
};

/** About a metre. */
const drawnDecimals = 5;

/** Returns the corners of a way for a map, as [lat, lng] pairs; none where it is unknown. */
export function drawnRoute(way: Way | undefined): [lat: number, lng: number][] {
  const rounded = (degrees: number) => Number(degrees.toFixed(drawnDecimals));
  return (way?.points ?? []).map(({ lat, lng }) => [rounded(lat), rounded(lng)]);
}
