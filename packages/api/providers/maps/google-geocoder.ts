import * as z from 'zod/mini';
import type { RequestOptions } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';
import { askGeocoder, distinct, type GeocoderAccess, joined } from './ask-geocoder.ts';
import { type Geocoder, maxSuggestions } from './geocoder.ts';

const words = z.object({ text: z.string() });
const suggestions = z.object({
  suggestions: z.optional(
    z.array(
      z.object({
        placePrediction: z.optional(
          z.object({
            placeId: z.string(),
            structuredFormat: z.object({ mainText: words, secondaryText: z.optional(words) }),
          }),
        ),
      }),
    ),
  ),
});
const details = z.object({
  displayName: words,
  formattedAddress: z.string(),
  location: z.object({ latitude: z.number(), longitude: z.number() }),
});
const geocoded = z.object({
  status: z.string(),
  results: z.array(
    z.object({
      formatted_address: z.string(),
      address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
    }),
  ),
});

const origins = { places: 'https://places.googleapis.com', maps: 'https://maps.googleapis.com' };
/** Metres around a point in which places are preferred. */
const nearMetres = 20_000;
const maxAddresses = 3;
/** Ids of Google consist of these; any other would change the address that is called. */
const placeIds = /^[\w-]{5,250}$/;

/** Asks the Places API (New) and the Geocoding API of Google. Its terms want its map beside what it finds. */
export function googleGeocoder(
  { key }: Pick<GeocoderAccess, 'key'>,
  options: RequestOptions = {},
  { places, maps } = origins,
): Geocoder {
  const headers = { 'X-Goog-Api-Key': key, 'content-type': 'application/json' };
  return {
    async suggest(text, near) {
      if (text.trim() === '') return [];
      const circle = near && { center: { latitude: near.lat, longitude: near.lng }, radius: nearMetres };
      const body = JSON.stringify({ input: text, ...(circle && { locationBias: { circle } }) });
      const url = `${places}/v1/places:autocomplete`;
      const reply = await askGeocoder('Google', { url, method: 'POST', headers, body }, suggestions, options);
      const found = (reply?.suggestions ?? []).flatMap(({ placePrediction }) => placePrediction ?? []);
      return distinct(
        found.map(({ placeId, structuredFormat: { mainText, secondaryText } }) => {
          return { placeId, name: mainText.text, context: secondaryText?.text ?? '' };
        }),
      ).slice(0, maxSuggestions);
    },
    async find(placeId) {
      if (!placeIds.test(placeId)) return undefined;
      const url = `${places}/v1/places/${placeId}`;
      const mask = { 'X-Goog-FieldMask': 'displayName,formattedAddress,location' };
      const reply = await askGeocoder('Google', { url, headers: { ...headers, ...mask } }, details, options);
      if (!reply) return undefined;
      const { displayName, formattedAddress, location } = reply;
      return {
        placeId,
        name: displayName.text,
        context: formattedAddress,
        at: { lat: location.latitude, lng: location.longitude },
      };
    },
    async addressesAt({ lat, lng }) {
      const url = `${maps}/maps/api/geocode/json?${new URLSearchParams({ latlng: `${lat},${lng}`, key })}`;
      const reply = await askGeocoder('Google', { url }, geocoded, options);
      if (!reply || reply.status === 'ZERO_RESULTS') return [];
      if (reply.status !== 'OK') throw new DeliveryError('setup', `Google answered ${reply.status}`);
      return reply.results.slice(0, maxAddresses).map(({ formatted_address: formatted, address_components: parts }) => {
        const part = (type: string) => parts.find(({ types }) => types.includes(type))?.long_name;
        const street = [part('street_number'), part('route')].filter(Boolean).join(' ');
        const line =
          joined(street, part('sublocality') ?? part('neighborhood')) || formatted.split(', ')[0] || formatted;
        return {
          line,
          context: joined(part('locality'), part('country')),
          formatted: formatted.includes(line) ? formatted : joined(line, formatted),
        };
      });
    },
  };
}
