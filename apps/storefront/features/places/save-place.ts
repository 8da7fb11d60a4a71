import { setPreference } from 'app-kit/browser/save-preference.ts';

/** A delivery place as stored [LOC-41]. */
export interface ChosenPlace {
  lat: number;
  lng: number;
  address: string;
  /** The zones of the place. */
  zoneIds: number[];
}

/** Saves the delivery place in the browser [LOC-19]. Saves nothing outside all zones [LOC-31]. */
export function savePlace({ lat, lng, address, zoneIds }: ChosenPlace): boolean {
  if (zoneIds.length === 0) return false;
  setPreference('zoneid', JSON.stringify(zoneIds));
  setPreference('location', address);
  setPreference('currentLatLng', JSON.stringify({ lat, lng }));
  return true;
}
