import { type Coordinates, metresBetween, metresByRoad } from '../places/places.rules.ts';

/** The way from one place to another. */
export interface Leg {
  seconds: number;
  metres: number;
}

/** Knows how long ways take. A round asks for the same leg once. */
export type TravelTimes = (from: Coordinates, to: Coordinates) => Leg;

/** How ways are estimated where nothing else is known. */
export interface StraightTravel {
  /** Metres of road for each metre of the straight line. */
  roadFactor: number;
  metresPerSecond: number;
}

/** A motorcycle in a city at 25 km/h while it moves; the times at counters and doors come on top (`defaultTerms`). */
export const defaultTravel: StraightTravel = { roadFactor: 1.35, metresPerSecond: 25 / 3.6 };

/** Returns times by the straight line, a factor for the roads and a speed: the last resort, which needs no service. */
export function straightTravel({ roadFactor, metresPerSecond }: StraightTravel = defaultTravel): TravelTimes {
  return (from, to) => {
    const metres = metresByRoad(metresBetween(from, to), roadFactor);
    return { metres, seconds: metres / metresPerSecond };
  };
}

/** A table of legs, as routing services return it: rows and columns are the same places. */
export interface TravelTable {
  places: readonly Coordinates[];
  /** Null where no way is known. */
  seconds: readonly (readonly (number | null)[])[];
  metres: readonly (readonly (number | null)[])[];
}

/** Returns the times of a table, and those of `otherwise` for places that it does not have. */
export function travelOfTable({ places, seconds, metres }: TravelTable, otherwise: TravelTimes): TravelTimes {
  const indexes = new Map(places.map((place, index) => [keyOf(place), index]));
  return (from, to) => {
    const [row, column] = [indexes.get(keyOf(from)) ?? -1, indexes.get(keyOf(to)) ?? -1];
    const [known, length] = [seconds[row]?.[column] ?? null, metres[row]?.[column] ?? null];
    return known === null || length === null ? otherwise(from, to) : { seconds: known, metres: length };
  };
}

function keyOf({ lat, lng }: Coordinates): string {
  return `${lat} ${lng}`;
}
