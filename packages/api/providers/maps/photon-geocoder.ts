import type { Coordinates } from 'market/places/places.rules';
import * as z from 'zod/mini';
import type { RequestOptions } from '../call-provider.ts';
import { askGeocoder, distinct, type GeocoderAccess, joined } from './ask-geocoder.ts';
import { type Geocoder, maxSuggestions } from './geocoder.ts';
import { writtenPlace, writtenSuggestion } from './written-place.ts';

const text = z.optional(z.string());
const features = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
      properties: z.object({
        name: text,
        street: text,
        housenumber: text,
        locality: text,
        district: text,
        city: text,
        state: text,
        country: text,
      }),
    }),
  ),
});

/** Kilometres around a point in which an address is looked for. */
const reverseRadius = 1;

/** Asks a Photon server, which searches OpenStreetMap while a customer types. */
export function photonGeocoder({ origin }: Pick<GeocoderAccess, 'origin'>, options: RequestOptions = {}): Geocoder {
  const ask = async (path: string, query: Record<string, string>) => {
    const url = `${origin}/${path}?${new URLSearchParams({ ...query, lang: 'en' })}`;
    const reply = await askGeocoder('Photon', { url }, features, options);
    return (reply?.features ?? []).map(({ geometry, properties }) => {
      const { name, street, housenumber, locality, district, city, state, country } = properties;
      const [lng, lat] = geometry.coordinates;
      const line = joined(name, [housenumber, street].filter(Boolean).join(' '), locality ?? district);
      const title = name ?? line;
      return {
        title,
        line,
        area: joined(title === district ? '' : district, city ?? state),
        region: joined(city, country),
        at: { lat, lng },
      };
    });
  };
  return {
    async suggest(words, near) {
      if (words.trim() === '') return [];
      const bias: Record<string, string> = near ? { lat: String(near.lat), lon: String(near.lng) } : {};
      const places = await ask('api', { q: words, limit: String(maxSuggestions), ...bias });
      return distinct(
        places.flatMap(({ title, area, at }) =>
          title ? (writtenSuggestion({ name: title, context: area, at }) ?? []) : [],
        ),
      );
    },
    find: async (placeId) => writtenPlace(placeId),
    async addressesAt({ lat, lng }: Coordinates) {
      const query = { lat: String(lat), lon: String(lng), limit: '3', radius: String(reverseRadius) };
      const places = await ask('reverse', query);
      return places.flatMap(({ line, region }) =>
        line ? { line, context: region, formatted: joined(line, region) } : [],
      );
    },
  };
}
