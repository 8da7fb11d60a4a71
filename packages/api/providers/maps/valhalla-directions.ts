import polyline from '@mapbox/polyline';
import type { Coordinates } from 'market/places/places.rules';
import * as z from 'zod/mini';
import { callProvider, type RequestOptions } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';
import type { Directions } from './directions.ts';

const trips = z.object({
  trip: z.object({
    /** Kilometres and seconds. */
    summary: z.object({ length: z.number(), time: z.number() }),
    legs: z.array(z.object({ shape: z.string() })),
  }),
});
const cell = z.object({ distance: z.nullable(z.number()), time: z.nullable(z.number()) });
const matrices = z.object({ sources_to_targets: z.array(z.array(cell)) });

/** Its faults for places that no road is near, and for those that no way joins. */
const noWay = new Set([170, 171, 442]);
/** Decimals of the corners of a shape. */
const shapeDecimals = 6;
const metresPerKilometre = 1_000;

/** Asks a Valhalla server, such as https://valhalla.example, for ways of a motor scooter. */
export function valhallaDirections(origin: string, options: RequestOptions = {}): Directions {
  const ask = async (service: string, body: object) => {
    const request = {
      url: `${origin}/${service}`,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, costing: 'motor_scooter', units: 'kilometers' }),
    };
    const { status, json } = await callProvider('Valhalla', request, options);
    if (status === 200) return json;
    const { error_code: code } = z.safeParse(z.object({ error_code: z.number() }), json).data ?? {};
    if (code !== undefined && noWay.has(code)) return undefined;
    throw new DeliveryError('refused', `Valhalla answered ${code ?? status}`);
  };
  return {
    isMeasured: async () => true,
    async way(from, to) {
      const json = await ask('route', { locations: [placeOf(from), placeOf(to)] });
      if (json === undefined) return undefined;
      const { summary, legs } = readAs(trips, json).trip;
      const points = legs.flatMap(({ shape }) => polyline.decode(shape, shapeDecimals));
      return {
        metres: summary.length * metresPerKilometre,
        seconds: summary.time,
        points: [from, ...points.map(([lat, lng]) => ({ lat, lng })), to],
      };
    },
    async table(places) {
      const all = places.map(placeOf);
      const json = await ask('sources_to_targets', { sources: all, targets: all });
      if (json === undefined) return undefined;
      const { sources_to_targets: rows } = readAs(matrices, json);
      return {
        places,
        seconds: rows.map((row) => row.map(({ time }) => time)),
        metres: rows.map((row) =>
          row.map(({ distance }) => (distance === null ? null : distance * metresPerKilometre)),
        ),
      };
    },
  };
}

function placeOf({ lat, lng }: Coordinates): { lat: number; lon: number } {
  return { lat, lon: lng };
}

function readAs<Shape extends z.ZodMiniType>(shape: Shape, json: unknown): z.infer<Shape> {
  const read = z.safeParse(shape, json);
  if (!read.success) throw new DeliveryError('away', 'Valhalla answered in another shape');
  return read.data;
}
