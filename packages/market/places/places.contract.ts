import * as z from 'zod/mini';
import { endpoint, latitude, listReply, longitude, pageQuery, text } from '../calls/endpoint.ts';

const location = z.object({ lat: z.number(), lng: z.number() });

/** The name of a place and what distinguishes it from others of that name. */
const structured = z.object({ main_text: z.string(), secondary_text: z.string() });

const prediction = z.object({
  place_id: z.string(),
  text: z.string(),
  structured_formatting: structured,
});

export type Prediction = z.infer<typeof prediction>;

export const placesContract = {
  autocomplete: endpoint({
    method: 'GET',
    path: '/api/v1/config/place-api-autocomplete',
    summary: 'Places whose name starts like the text; those near lat, lng come first among equals',
    callers: 'anyone',
    query: z.object({
      search_text: text(200).check(z.minLength(1)),
      lat: z.optional(latitude),
      lng: z.optional(longitude),
      ...pageQuery(),
    }),
    reply: listReply('predictions', prediction),
    refusals: [],
  }),
  details: endpoint({
    method: 'GET',
    path: '/api/v1/config/place-api-details',
    summary: 'Where a predicted place is',
    callers: 'anyone',
    query: z.object({ placeid: text(300).check(z.minLength(1)) }),
    reply: z.object({
      place_id: z.string(),
      formatted_address: z.string(),
      geometry: z.object({ location }),
    }),
    refusals: ['place_not_found'],
  }),
  geocode: endpoint({
    method: 'GET',
    path: '/api/v1/config/geocode-api',
    summary: 'The address of a point, the best first; none far from every known place',
    callers: 'anyone',
    query: z.object({ lat: latitude, lng: longitude, ...pageQuery() }),
    reply: listReply('results', z.object({ formatted_address: z.string(), structured_formatting: structured })),
    refusals: [],
  }),
  distance: endpoint({
    method: 'GET',
    path: '/api/v1/config/distance-api',
    summary: 'Metres by road between two points',
    callers: 'anyone',
    query: z.object({
      origin_lat: latitude,
      origin_lng: longitude,
      destination_lat: latitude,
      destination_lng: longitude,
      mode: z._default(z.enum(['walking', 'driving']), 'walking'),
    }),
    reply: z.object({ distance: z.int() }),
    refusals: [],
  }),
};
