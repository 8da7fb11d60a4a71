import { defaultMap, type MapChoice } from 'market/config/config-map.rules';
import type { Connection } from '#api/db/connection.ts';
import { mapSettings } from './config-map.data.ts';

/** The choice of an operator with what only the server knows. */
export interface StoredMap extends MapChoice {
  geocoder_key: string;
  version: number;
}

/** The built-in map, until the operator chooses another one. */
export const unchosenMap: StoredMap = { ...defaultMap, geocoder_key: '', version: 0 };

/** Returns the stored map, whatever is not stored as it comes. */
export async function storedMap(db: Connection): Promise<StoredMap> {
  return { ...unchosenMap, ...(await mapSettings(db)) };
}
