import { readFile } from 'node:fs/promises';
import { type Coordinates, metresBetween } from 'market/places/places.rules';
import { type KnownPlace, placesLike, readGazetteer } from './gazetteer.ts';
import { type Address, type FoundPlace, type Geocoder, maxSuggestions, type Suggestion } from './geocoder.ts';
import { RoadGrid } from './road-grid.ts';

const demoPlaces = new URL('../../../../demo/places/', import.meta.url);
const roadRadiusMetres = 120;
const landmarkRadiusMetres = 60;
const nearbyMetres = 2_500;
/** A point farther than this from every area is in no known city. */
const cityRadiusMetres = 30_000;

/** Weight that makes an important area slightly closer. */
const rankOneWeight = 0.92;

/** Kinds that are lines or surfaces: one cannot be near them as one is near a mall. */
const spread = new Set(['area', 'road', 'street', 'bridge', 'estate']);
const regionNames = new Intl.DisplayNames(['en'], { type: 'region' });

interface Atlas {
  places: KnownPlace[];
  byId: Map<string, KnownPlace>;
  areas: KnownPlace[];
  landmarks: KnownPlace[];
  roads: RoadGrid;
}

/** Knows Lagos and Nairobi from the files of the demo; reads them on first use. */
export function demoGeocoder(folder = demoPlaces): Geocoder {
  let opened: Promise<Atlas> | undefined;
  const atlas = () => {
    opened ??= openAtlas(folder).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    async suggest(text, near) {
      const { places } = await atlas();
      return placesLike(text, places, { near, max: maxSuggestions }).map(asSuggestion);
    },
    async find(placeId) {
      const place = (await atlas()).byId.get(placeId);
      return place && asFound(place);
    },
    async addressesAt(point) {
      return addressesIn(await atlas(), point);
    },
  };
}

async function openAtlas(folder: URL): Promise<Atlas> {
  const [gazetteer, map] = await Promise.all([
    readFile(new URL('gazetteer.csv', folder), 'utf8'),
    readFile(new URL('basemap.geojson', folder), 'utf8'),
  ]);
  const places = readGazetteer(gazetteer);
  return {
    places,
    byId: new Map(places.map((place) => [place.id, place])),
    areas: places.filter(({ kind }) => kind === 'area'),
    landmarks: places.filter(({ kind }) => !spread.has(kind)),
    roads: new RoadGrid(JSON.parse(map), roadRadiusMetres),
  };
}

function asSuggestion({ id, name, area, city }: KnownPlace): Suggestion {
  return { placeId: id, name, context: joined(area === name ? '' : area, city) };
}

function asFound(place: KnownPlace): FoundPlace {
  return { ...asSuggestion(place), at: place.at };
}

/** A close landmark takes precedence over the street; without a street, the nearest landmark describes the place. */
function addressesIn({ areas, landmarks, roads }: Atlas, point: Coordinates): Address[] {
  const area = nearest(areas, point, ({ rank }) => (rank === 1 ? rankOneWeight : 1));
  if (!area || area.metres > cityRadiusMetres) return [];
  const landmark = nearest(landmarks, point);
  const isWithin = (metres: number) => landmark !== undefined && landmark.metres <= metres;
  const landmarkName = landmark?.place.name ?? '';
  const street = joined(roads.nearest(point) ?? '', area.place.name);
  const lines = [street];
  if (isWithin(landmarkRadiusMetres)) lines.unshift(joined(landmarkName, street));
  else if (street === area.place.name && isWithin(nearbyMetres)) lines.unshift(joined(`Near ${landmarkName}`, street));
  return lines.map((line) => asAddress(line, area.place));
}

function asAddress(line: string, { city, country }: KnownPlace): Address {
  return { line, context: joined(city, regionNames.of(country) ?? ''), formatted: joined(line, city) };
}

function joined(...parts: string[]): string {
  return [...new Set(parts.filter(Boolean))].join(', ');
}

function nearest(places: readonly KnownPlace[], point: Coordinates, weight: (place: KnownPlace) => number = () => 1) {
  let best: { place: KnownPlace; metres: number; weighted: number } | undefined;
  for (const place of places) {
    const metres = metresBetween(point, place.at);
    const weighted = metres * weight(place);
    if (!best || weighted < best.weighted) best = { place, metres, weighted };
  }
  return best;
}
