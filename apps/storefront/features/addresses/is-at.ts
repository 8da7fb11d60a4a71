import type { Coordinates } from 'market/places/places.rules';

/** Six digits are a tenth of a metre, and stored values may have lost the last one. */
const closeDegrees = 0.000_01;

/** Whether an address is the very place. */
export function isAt(
  address: { latitude?: number | string; longitude?: number | string },
  place: Coordinates | null,
): boolean {
  const { latitude, longitude } = address;
  if (!place || latitude === undefined || longitude === undefined) return false;
  return (
    Math.abs(Number(latitude) - place.lat) < closeDegrees && Math.abs(Number(longitude) - place.lng) < closeDegrees
  );
}
