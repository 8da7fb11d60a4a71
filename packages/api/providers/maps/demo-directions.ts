import { readFile } from 'node:fs/promises';
import type { Coordinates } from 'market/places/places.rules';
import type { Directions } from './directions.ts';
import { type Street, streetClasses } from './streets/street-graph.ts';
import { StreetNetwork } from './streets/street-network.ts';

type Line = [lng: number, lat: number][];

/** The parts of the demo's map that are read. */
interface StreetMap {
  features: {
    properties: { city: string; kind: string; class?: string; bridge?: boolean };
    geometry: { type: string; coordinates: unknown };
  }[];
}

const demoMap = new URL('../../../../demo/places/basemap.geojson', import.meta.url);

/** Knows the streets of Lagos and Nairobi as the demo draws them; reads those of a city when it is first asked for one. */
export function demoDirections(file = demoMap): Directions {
  let opened: Promise<Map<string, Street[]>> | undefined;
  const networks = new Map<string, StreetNetwork>();
  return {
    isMeasured: async () => false,
    async way(from, to) {
      opened ??= readStreets(file);
      const streetsOf = await opened;
      const city = [...streetsOf.keys()].find((name) => isAmong(streetsOf.get(name) ?? [], from));
      if (city === undefined) return undefined;
      const network = networks.get(city) ?? new StreetNetwork(streetsOf.get(city) ?? []);
      networks.set(city, network);
      return network.way(from, to);
    },
    async table() {
      return undefined;
    },
  };
}

async function readStreets(file: URL): Promise<Map<string, Street[]>> {
  const { features } = JSON.parse(await readFile(file, 'utf8')) as StreetMap;
  const byCity = new Map<string, Street[]>();
  for (const { properties, geometry } of features) {
    const kind = streetClasses.find((name) => name === properties.class);
    if (properties.kind !== 'road' || !kind) continue;
    const lines = (geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates) as Line[];
    const streets = lines.map((line): Street => {
      return { points: line.map(([lng, lat]) => ({ lat, lng })), class: kind, isBridge: properties.bridge === true };
    });
    byCity.set(properties.city, [...(byCity.get(properties.city) ?? []), ...streets]);
  }
  return byCity;
}

function isAmong(streets: readonly Street[], { lat, lng }: Coordinates): boolean {
  const points = streets.flatMap((street) => street.points);
  const isBetween = (value: number, all: number[]) =>
    value >= all.reduce((one, other) => Math.min(one, other)) &&
    value <= all.reduce((one, other) => Math.max(one, other));
  return (
    isBetween(
      lat,
      points.map((point) => point.lat),
    ) &&
    isBetween(
      lng,
      points.map((point) => point.lng),
    )
  );
}
