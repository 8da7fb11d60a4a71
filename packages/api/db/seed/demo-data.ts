import { readdirSync, readFileSync } from 'node:fs';
import { type PageName, pageNames } from 'market/config/config.rules';
import { type ModuleType, moduleTypes } from 'market/modules/modules.rules';
import type { Coordinates } from 'market/places/places.rules';
import { isInside } from 'market/zones/zones.rules';
import type {
  City,
  DemoCatalogue,
  DemoData,
  DemoPeople,
  DemoPlace,
  DemoPromotions,
  DemoStore,
  DemoZone,
  NameParts,
} from './demo-shapes.ts';

interface Feature<P> {
  properties: P;
  geometry: { coordinates: [number, number][][] };
}

const folder = new URL('../../../../demo/', import.meta.url);

/** Reads all of demo/ that becomes rows. */
export function readDemoData(): DemoData {
  const { stores, name_parts } = json<{ stores: DemoStore[]; name_parts: NameParts & NameParts['patterns'] }>(
    'stores.json',
  );
  // The demo does not have every module: without a file it has no goods.
  const isThere = new Set(readdirSync(new URL('catalogue', folder)));
  const catalogue = (type: ModuleType): DemoCatalogue =>
    isThere.has(`${type}.json`) ? json(`catalogue/${type}.json`) : { categories: [] };
  return {
    zones: features<Omit<DemoZone, 'area'>>('places/zones.geojson').map((feature) => ({
      ...feature.properties,
      area: cornersOf(feature.geometry.coordinates[0] ?? []),
    })),
    places: placesIn(text('places/gazetteer.csv')),
    isWater: waters(),
    catalogues: Object.fromEntries(moduleTypes.map((type) => [type, catalogue(type)])) as DemoData['catalogues'],
    stores,
    nameParts: { ...name_parts, patterns: name_parts },
    people: json<DemoPeople>('people.json'),
    promotions: json<DemoPromotions>('people.json'),
    translations: json<DemoData['translations']>('translations.json'),
    pages: pagesOfOperator(),
    ...pictures(),
  };
}

function waters(): DemoData['isWater'] {
  const bodies = features<{ kind: string }>('places/basemap.geojson')
    .filter(({ properties }) => properties.kind === 'water')
    .map(({ geometry }) => geometry.coordinates.map(cornersOf));
  // The rings after the first are islands.
  return (point) =>
    bodies.some(
      ([shore = [], ...islands]) => isInside(point, shore) && !islands.some((island) => isInside(point, island)),
    );
}

function pagesOfOperator(): DemoData['pages'] {
  return Object.fromEntries(pageNames.map((name) => [name, text(`pages/${name}.html`)])) as Record<PageName, string>;
}

/** What `demo/drawings/views.ts` calls further views of a picture. */
const views = ['Upper', 'Lower'];

function pictures(): Pick<DemoData, 'imageOf' | 'viewsOf' | 'inColour'> {
  const available = new Set(readdirSync(new URL('images/360', folder)).map((file) => file.replace('.webp', '')));
  return {
    imageOf(key) {
      if (!available.has(key)) throw new Error(`demo/images has no picture '${key}'`);
      return key;
    },
    inColour(key, colour) {
      const name = key + colour.replace(/(?:^| )(\w)/g, (_, letter: string) => letter.toUpperCase());
      return available.has(name) ? name : undefined;
    },
    viewsOf: (key) => views.map((view) => key + view).filter((view) => available.has(view)),
  };
}

function placesIn(csv: string): DemoPlace[] {
  const [head = [], ...rows] = csv
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  const column = (name: string) => head.indexOf(name);
  const [id, name, kind, area, city] = [column('id'), column('name'), column('kind'), column('area'), column('city')];
  const [lat, lng, rank, zones] = [column('lat'), column('lng'), column('rank'), column('zones')];
  return rows.map((row) => ({
    id: row[id] ?? '',
    name: row[name] ?? '',
    kind: row[kind] ?? '',
    area: row[area] ?? '',
    city: row[city] as City,
    lat: Number(row[lat]),
    lng: Number(row[lng]),
    rank: Number(row[rank]),
    zones: (row[zones] ?? '').split(';').filter((id) => id !== ''),
  }));
}

/** GeoJSON positions are [lng, lat]. */
function cornersOf(ring: readonly [number, number][]): Coordinates[] {
  return ring.map(([lng, lat]) => ({ lat, lng }));
}

function features<P>(file: string): Feature<P>[] {
  return json<{ features: Feature<P>[] }>(file).features;
}

function json<T>(file: string): T {
  return JSON.parse(text(file)) as T;
}

function text(file: string): string {
  return readFileSync(new URL(file, folder), 'utf8');
}
