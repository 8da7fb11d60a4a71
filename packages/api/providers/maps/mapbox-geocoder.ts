import * as z from 'zod/mini';
import type { RequestOptions } from '../call-provider.ts';
import { askGeocoder, distinct, type GeocoderAccess, joined } from './ask-geocoder.ts';
import { type Geocoder, maxSuggestions } from './geocoder.ts';
import { writtenPlace, writtenSuggestion } from './written-place.ts';

const features = z.object({
  features: z.array(
    z.object({
      properties: z.object({
        name: z.string(),
        place_formatted: z.optional(z.string()),
        coordinates: z.object({ longitude: z.number(), latitude: z.number() }),
      }),
    }),
  ),
});

const mapbox = 'https://api.mapbox.com';

/** Asks the Geocoding API (v6) of Mapbox. */
export function mapboxGeocoder(
  { key }: Pick<GeocoderAccess, 'key'>,
  options: RequestOptions = {},
  origin = mapbox,
): Geocoder {
  const ask = async (service: string, query: Record<string, string>) => {
    const url = `${origin}/search/geocode/v6/${service}?${new URLSearchParams({ ...query, access_token: key })}`;
    return (await askGeocoder('Mapbox', { url }, features, options))?.features ?? [];
  };
  return {
    async suggest(words, near) {
      if (words.trim() === '') return [];
      const bias: Record<string, string> = near ? { proximity: `${near.lng},${near.lat}` } : {};
      const found = await ask('forward', { q: words, limit: String(maxSuggestions), autocomplete: 'true', ...bias });
      const places = found.flatMap(({ properties: { name, place_formatted: context = '', coordinates } }) => {
        const at = { lat: coordinates.latitude, lng: coordinates.longitude };
        return writtenSuggestion({ name, context, at }) ?? [];
      });
      return distinct(places);
    },
    find: async (placeId) => writtenPlace(placeId),
    async addressesAt({ lat, lng }) {
      const found = await ask('reverse', { longitude: String(lng), latitude: String(lat) });
      return found.slice(0, 3).map(({ properties: { name, place_formatted: context = '' } }) => {
        return { line: name, context, formatted: joined(name, context) };
      });
    },
  };
}
