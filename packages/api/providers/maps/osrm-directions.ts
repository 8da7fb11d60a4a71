import type { Coordinates } from 'market/places/places.rules';
import * as z from 'zod/mini';
import { callProvider, type RequestOptions } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { Directions } from './directions.ts';

const point = z.tuple([z.number(), z.number()]);
const routes = z.object({
  routes: z
    .array(
      z.object({ distance: z.number(), duration: z.number(), geometry: z.object({ coordinates: z.array(point) }) }),
    )
    .check(z.minLength(1)),
});
const cells = z.array(z.array(z.nullable(z.number())));
const tables = z.object({ durations: cells, distances: cells });

/** What it answers where no road is near, or none leads there. */
const noWay = new Set(['NoRoute', 'NoSegment', 'NoTable']);

/** Asks an OSRM server, such as https://router.example; ways are those of its `driving` profile. */
export function osrmDirections(origin: string, options: RequestOptions = {}): Directions {
  const ask = async (service: string, places: readonly Coordinates[], query: string) => {
    const points = places.map(({ lat, lng }) => `${lng.toFixed(6)},${lat.toFixed(6)}`).join(';');
    const url = `${origin}/${service}/v1/driving/${points}?${query}`;
    const { status, json } = await callProvider('OSRM', { url, method: 'GET', headers: {} }, options);
    const { code } = z.safeParse(z.object({ code: z.string() }), json).data ?? {};
    if (status === 200 && code === 'Ok') return json;
    if (code !== undefined && noWay.has(code)) return undefined;
    throw new DeliveryError('refused', `OSRM answered ${code ?? status}`);
  };
  return {
    isMeasured: async () => true,
    async way(from, to) {
      const json = await ask('route', [from, to], 'overview=full&geometries=geojson');
      const [route] = json === undefined ? [] : readAs(routes, json).routes;
      if (!route) return undefined;
      const points = route.geometry.coordinates.map(([lng, lat]) => ({ lat, lng }));
      return { metres: route.distance, seconds: route.duration, points: [from, ...points, to] };
    },
    async table(places) {
      const json = await ask('table', places, 'annotations=duration,distance');
      if (json === undefined) return undefined;
      const { durations, distances } = readAs(tables, json);
      return { places, seconds: durations, metres: distances };
    },
  };
}

function readAs<Shape extends z.ZodMiniType>(shape: Shape, json: unknown): z.infer<Shape> {
  const read = z.safeParse(shape, json);
  if (!read.success) throw new DeliveryError('away', 'OSRM answered in another shape');
  return read.data;
}
