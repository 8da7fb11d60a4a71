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
  /** The city and its region. */
  context: string;
  /** All of it in one line. */
  formatted: string;
}

/** Knows places and addresses. The demo's needs no network; a real one is chosen by the operator. */
export interface Geocoder {
  /** At most ten suggestions, the best first; `near` prefers among equals. */
  suggest(text: string, near: Coordinates | undefined): Promise<Suggestion[]>;
  /** Undefined for an id that it never gave. */
  find(placeId: string): Promise<FoundPlace | undefined>;
  /** Returns the addresses of a point, the best first; empty if nothing known is near. */
  addressesAt(point: Coordinates): Promise<Address[]>;
}

export const maxSuggestions = 10;

/** Knows nothing: people put the pin on the map and write their address. */
export const noGeocoder: Geocoder = {
  suggest: async () => [],
  find: async () => undefined,
  addressesAt: async () => [],
};
