import { originOf } from 'market/config/config-map.rules';
import type { Database } from '#api/db/connection.ts';
import { answerCache } from '#api/http/cache/answer-cache.ts';
import { cachePolicies } from '#api/http/cache/cache-policies.ts';
import { demoDirections } from '#api/providers/maps/demo-directions.ts';
import { demoGeocoder } from '#api/providers/maps/demo-geocoder.ts';
import { type Directions, noDirections } from '#api/providers/maps/directions.ts';
import { type Geocoder, noGeocoder } from '#api/providers/maps/geocoder.ts';
import { googleGeocoder } from '#api/providers/maps/google-geocoder.ts';
import { guardedDirections } from '#api/providers/maps/guarded-directions.ts';
import { guardedGeocoder } from '#api/providers/maps/guarded-geocoder.ts';
import { mapboxGeocoder } from '#api/providers/maps/mapbox-geocoder.ts';
import { nominatimGeocoder } from '#api/providers/maps/nominatim-geocoder.ts';
import { osrmDirections } from '#api/providers/maps/osrm-directions.ts';
import { photonGeocoder } from '#api/providers/maps/photon-geocoder.ts';
import { valhallaDirections } from '#api/providers/maps/valhalla-directions.ts';
import type { ProviderNotes } from '#api/providers/provider-notes.ts';
import { type StoredMap, storedMap } from './stored-map.ts';

const cached = answerCache<StoredMap>(cachePolicies.mapSettings);

/** Returns the chosen map, at most some seconds old. */
export function mapSettingsOf(db: Database): Promise<StoredMap> {
  return cached(db, 'map', () => storedMap(db));
}

/**
 * The geocoder and the directions of a market: those that its operator has chosen, from the next question on. What a
 * customer does never fails because of them.
 */
export function openMapServices(
  db: Database,
  report: (words: string) => void,
  notes?: ProviderNotes,
): { geocoder: Geocoder; directions: Directions } {
  const builtIn = {
    geocoder: demoGeocoder(),
    directions: guardedDirections(demoDirections(), 'The built-in map', report, notes),
  };
  let opened: { of: string; geocoder: Geocoder; directions: Directions } | undefined;
  const services = async () => {
    const settings = await mapSettingsOf(db);
    const of = JSON.stringify(settings);
    if (opened?.of !== of) {
      const { geocoder, routing } = settings;
      opened = {
        of,
        geocoder:
          geocoder === 'built_in'
            ? builtIn.geocoder
            : guardedGeocoder(geocoderOf(settings), mapServiceNames[geocoder], report, notes),
        directions:
          routing === 'built_in'
            ? builtIn.directions
            : guardedDirections(directionsOf(settings), mapServiceNames[routing], report, notes),
      };
    }
    return opened;
  };
  return {
    geocoder: {
      suggest: async (text, near) => (await services()).geocoder.suggest(text, near),
      find: async (placeId) => (await services()).geocoder.find(placeId),
      addressesAt: async (point) => (await services()).geocoder.addressesAt(point),
    },
    directions: {
      isMeasured: async () => (await services()).directions.isMeasured(),
      way: async (from, to) => (await services()).directions.way(from, to),
      table: async (places) => (await services()).directions.table(places),
    },
  };
}

/** Returns the chosen geocoder, which fails in words. */
export function geocoderOf({ geocoder, geocoder_url: url, geocoder_key: key }: StoredMap): Geocoder {
  const origin = originOf(url) ?? '';
  switch (geocoder) {
    case 'built_in':
      return demoGeocoder();
    case 'photon':
      return photonGeocoder({ origin });
    case 'nominatim':
      return nominatimGeocoder({ origin });
    case 'google':
      return googleGeocoder({ key });
    case 'mapbox':
      return mapboxGeocoder({ key });
    default:
      return noGeocoder;
  }
}

/** Returns the chosen directions, which fail in words. */
export function directionsOf({ routing, routing_url: url }: StoredMap): Directions {
  const origin = originOf(url) ?? '';
  switch (routing) {
    case 'built_in':
      return demoDirections();
    case 'osrm':
      return osrmDirections(origin);
    case 'valhalla':
      return valhallaDirections(origin);
    default:
      return noDirections;
  }
}

/** Names of the services, as messages and the health page have them. */
export const mapServiceNames = {
  built_in: 'The built-in map',
  photon: 'Photon',
  nominatim: 'Nominatim',
  google: 'Google',
  mapbox: 'Mapbox',
  osrm: 'OSRM',
  valhalla: 'Valhalla',
  none: 'No service',
} as const;
