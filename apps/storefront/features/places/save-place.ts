import { setPreference } from '#browser/save-preference.ts';

/** A place to deliver to, as it is stored [LOC-41]. */
export interface ChosenPlace {
  lat: number;
  lng: number;
  address: string;
  /** The zones it lies in. */
  zoneIds: number[];
}

/** Makes a place the delivery place of the browser [LOC-19]. Where nobody delivers nothing is kept [LOC-31]. */
export function savePlace({ lat, lng, address, zoneIds }: ChosenPlace): boolean {
  if (zoneIds.length === 0) return false;
  setPreference('zoneid', JSON.stringify(zoneIds));
  setPreference('location', address);
  setPreference('currentLatLng', JSON.stringify({ lat, lng }));
  return true;
}
