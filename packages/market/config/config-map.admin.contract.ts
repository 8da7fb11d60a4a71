import * as z from 'zod/mini';
import { endpoint, text } from '../calls/endpoint.ts';
import { geocoders, routers } from './config-map.rules.ts';

const choice = z.object({
  /** Such as https://tiles.example/{z}/{x}/{y}.png; empty for the built-in map. */
  tiles_url: text(500),
  /** Who made the tiles, as their terms want it shown. */
  tiles_attribution: text(200),
  tiles_max_zoom: z.int().check(z.minimum(10), z.maximum(21)),
  geocoder: z.enum(geocoders),
  geocoder_url: text(300),
  routing: z.enum(routers),
  routing_url: text(300),
});

const savedMap = z.extend(choice, {
  /** Whether a key of the geocoder is stored; no call shows it. */
  has_geocoder_key: z.boolean(),
  /** To be sent back with a change; 0 before the first. */
  version: z.int(),
});
export type SavedMap = z.output<typeof savedMap>;

/** Why a service did not do its part: in words for the operator; null where it did. */
const problem = z.nullable(z.string());

/** Where maps, addresses and ways come from [OPS-083]. */
export const adminMapContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/admin/settings/map',
    summary: 'Where maps, addresses and ways come from [OPS-083]',
    callers: 'operator:ops.settings',
    reply: savedMap,
    refusals: [],
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/settings/map',
    summary: 'Choose where maps, addresses and ways come from [OPS-083]',
    callers: 'operator:ops.settings',
    body: z.extend(choice, {
      /** Null leaves the stored key as it is; an empty text removes it. */
      geocoder_key: z.nullable(text(300)),
      version: z.int(),
    }),
    reply: savedMap,
    refusals: ['changed_meanwhile'],
  }),
  tryOut: endpoint({
    method: 'GET',
    path: '/api/v1/admin/settings/map/trial',
    summary: 'What the saved services find: places for some words, a way to the first one, a tile of it [OPS-083]',
    callers: 'operator:ops.settings',
    query: z.object({ search_text: text(100).check(z.minLength(1)) }),
    reply: z.object({
      places: z.array(z.object({ name: z.string(), context: z.string() })),
      places_problem: problem,
      way_metres: z.nullable(z.int()),
      way_problem: problem,
      tiles_problem: problem,
    }),
    refusals: [],
  }),
};
