/** A point on the earth, in degrees (WGS 84). */
export interface Coordinates {
  lat: number;
  lng: number;
}

/** The mean radius of the earth, in metres. */
const earthRadius = 6_371_008.8;

/** Metres along the great circle between two points. */
export function metresBetween(from: Coordinates, to: Coordinates): number {
  const byLatitude = Math.sin(radians(to.lat - from.lat) / 2) ** 2;
  const byLongitude = Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  const chord = byLatitude + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * byLongitude;
  return 2 * earthRadius * Math.asin(Math.sqrt(Math.min(1, chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the nearest of some places that is at most so many metres from another one; the first of equal ones. */
export function nearestWithin<Place extends Coordinates>(
  metres: number,
  from: Coordinates,
  places: readonly Place[],
): Place | undefined {
  const [nearest] = places
    .map((place) => ({ place, away: metresBetween(from, place) }))
    .filter(({ away }) => away <= metres)
    .toSorted((one, other) => one.away - other.away);
  return nearest?.place;
}

/**
 * Returns the estimated metres of road for a straight line if no routing service is available; `factor` is road over
 * straight.
 */
export function metresByRoad(straightMetres: number, factor: number): number {
  return Math.round(straightMetres * factor);
}

/** Coordinates out of whatever was stored or sent; undefined when they are not a place on earth. */
export function coordinatesOf(value: unknown): Coordinates | undefined {
  if (typeof value !== 'object' || value === null || !('lat' in value) || !('lng' in value)) return undefined;
  const [lat, lng] = [degreesOf(value.lat, 90), degreesOf(value.lng, 180)];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** Numbers, and texts that are plain decimals: an empty text or '0x10' is not the equator. */
function degreesOf(value: unknown, max: number): number | undefined {
  if (typeof value === 'string' && !/^[+-]?\d{1,3}(\.\d{1,20})?$/.test(value)) return undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const degrees = Number(value);
  return Math.abs(degrees) <= max ? degrees : undefined;
}
