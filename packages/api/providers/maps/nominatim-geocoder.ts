import * as z from 'zod/mini';
import type { RequestOptions } from '../call-provider.ts';
import { askGeocoder, distinct, type GeocoderAccess, joined } from './ask-geocoder.ts';
import { type Geocoder, maxSuggestions } from './geocoder.ts';
import { writtenPlace, writtenSuggestion } from './written-place.ts';

const text = z.optional(z.string());
const place = z.object({
  lat: z.string(),
  lon: z.string(),
  name: text,
  display_name: z.string(),
  address: z.optional(
    z.object({
      house_number: text,
      road: text,
      neighbourhood: text,
      suburb: text,
      city: text,
      town: text,
      village: text,
      state: text,
      country: text,
    }),
  ),
});
/** Where nothing is near it answers with a fault in place of a place. */
const nearest = z.union([place, z.object({ error: z.unknown() })]);

type Place = z.infer<typeof place>;

/** Degrees around a point in which places are preferred: about 20 km. */
const nearDegrees = 0.2;

/**
 * Asks a Nominatim server, which searches OpenStreetMap. That of the OpenStreetMap Foundation forbids searching while
 * a customer types: set up one of your own.
 */
export function nominatimGeocoder({ origin }: Pick<GeocoderAccess, 'origin'>, options: RequestOptions = {}): Geocoder {
  const ask = <Shape extends z.ZodMiniType>(path: string, query: Record<string, string>, shape: Shape) => {
    const words = new URLSearchParams({ ...query, format: 'jsonv2', addressdetails: '1' });
    const headers = { 'accept-language': 'en', 'user-agent': 'Soko' };
    return askGeocoder('Nominatim', { url: `${origin}/${path}?${words}`, headers }, shape, options);
  };
  return {
    async suggest(words, near) {
      if (words.trim() === '') return [];
      const box = near && [
        near.lng - nearDegrees,
        near.lat + nearDegrees,
        near.lng + nearDegrees,
        near.lat - nearDegrees,
      ];
      const found = await ask(
        'search',
        { q: words, limit: String(maxSuggestions), ...(box && { viewbox: box.join(',') }) },
        z.array(place),
      );
      return distinct((found ?? []).flatMap((one) => writtenSuggestion({ ...namesOf(one), at: pointOf(one) }) ?? []));
    },
    find: async (placeId) => writtenPlace(placeId),
    async addressesAt({ lat, lng }) {
      const found = await ask('reverse', { lat: String(lat), lon: String(lng), zoom: '18' }, nearest);
      if (!found || !('lat' in found)) return [];
      const { name, context } = namesOf(found);
      const { house_number: house, road, neighbourhood, suburb, country } = found.address ?? {};
      const street = joined([house, road].filter(Boolean).join(' '), neighbourhood ?? suburb);
      const line = street || name;
      const region = joined(cityOf(found), country) || context;
      return [{ line, context: region, formatted: joined(line, region) }];
    },
  };
}

function namesOf({ name, display_name: all, address }: Place): { name: string; context: string } {
  const [first = '', ...rest] = all.split(', ');
  const called = name || first;
  const area = address && joined(address.suburb === called ? '' : address.suburb, cityOf({ address }));
  return { name: called, context: area || rest.slice(0, 2).join(', ') };
}

function cityOf({ address }: Pick<Place, 'address'>): string | undefined {
  return address?.city ?? address?.town ?? address?.village ?? address?.state;
}

function pointOf({ lat, lon }: Place) {
  return { lat: Number(lat), lng: Number(lon) };
}
