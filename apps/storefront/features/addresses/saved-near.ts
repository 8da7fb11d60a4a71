import type { SavedAddress } from 'market/addresses/addresses.contract';
import { type Coordinates, nearestWithin } from 'market/places/places.rules';

/** From the point of a street that a search finds to a door in it. */
const reachMetres = 150;

/** The place of the nearest saved address to which a zone delivers; undefined where none is near enough [CHK-23]. */
export function savedNear(addresses: readonly SavedAddress[] | undefined, place: Coordinates | null | undefined) {
  if (!addresses || !place) return undefined;
  const saved = addresses
    .filter(({ zone_ids: zoneIds }) => zoneIds.length > 0)
    .map(({ address, latitude, longitude }) => ({ address, lat: Number(latitude), lng: Number(longitude) }));
  return nearestWithin(reachMetres, place, saved);
}
