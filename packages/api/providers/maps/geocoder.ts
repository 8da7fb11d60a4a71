import type { Coordinates } from 'market/places/places.rules';

/** A place as a list of suggestions shows it. */
export interface Suggestion {
  placeId: string;
  name: string;
  /** Distinguishes places with the same name: area and city. */
  context: string;
}

export interface FoundPlace extends Suggestion {
  at: Coordinates;
}

/** An address as text; only real maps know house numbers. */
export interface Address {
  /** Street and area. */
  line: string;
  /** City, and what lies above it. */
  context: string;
  /** All of it in one line. */
  formatted: string;
}

export type TravelMode = 'walking' | 'driving';

/** Knows places, addresses and ways. The demo's needs no network; a real one is chosen by configuration. */
export interface Geocoder {
  /** At most ten suggestions, the best first; `near` prefers among equals. */
  suggest(text: string, near: Coordinates | undefined): Promise<Suggestion[]>;
  /** Undefined for an id that it never gave. */
  find(placeId: string): Promise<FoundPlace | undefined>;
  /** The addresses of a point, the best first; none far from everything it knows. */
  addressesAt(point: Coordinates): Promise<Address[]>;
  /** Metres by road. Undefined where it knows no roads: then the straight line and the zone's factor decide. */
  metresByRoad(from: Coordinates, to: Coordinates, mode: TravelMode): Promise<number | undefined>;
}
