/** The properties of a feature in our map files: kind, name and rank. */
export interface MapFacts {
  kind: string;
  name?: string;
  class?: RoadClass;
  bridge?: boolean;
  rank?: 1 | 2 | 3;
  /** A label on water. */
  water?: boolean;
}

export type RoadClass = 'local' | 'secondary' | 'primary' | 'motorway';

/** x and y of each corner in turn; the whole world is 1 wide and 1 high (Mercator). */
export type Line = Float64Array;

export interface MapFeature extends MapFacts {
  lines: Line[];
  isClosed: boolean;
  /** Left, top, right, bottom. */
  box: readonly [number, number, number, number];
}

interface GeoJson {
  features: { properties: MapFacts; geometry: { type: string; coordinates: unknown } }[];
}

type Position = [lng: number, lat: number];

/** Fetches a GeoJSON map and projects it once, so that drawing is only scaling. */
export async function loadFeatures(address: string): Promise<MapFeature[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The map answers ${response.status}`);
  const { features } = (await response.json()) as GeoJson;
  return features.map(({ properties, geometry }) => {
    const lines = positionsOf(geometry).map(project);
    return { ...properties, lines, isClosed: geometry.type === 'Polygon', box: boxOf(lines) };
  });
}

/** Kinds of the gazetteer that help with orientation; roads and areas are on the map already. */
const landmarkKinds = new Set([
  'mall',
  'market',
  'hospital',
  'university',
  'landmark',
  'transport',
  'airport',
  'beach',
  'hotel',
]);

/** Fetches the landmarks of a gazetteer: a heading with id, name, kind … lat, lng, then one place a line. */
export async function loadLandmarks(address: string): Promise<MapFeature[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The gazetteer answers ${response.status}`);
  const [heading = '', ...lines] = (await response.text()).trim().split('\n');
  const [name, kind, lat, lng] = ['name', 'kind', 'lat', 'lng'].map((column) => heading.split(',').indexOf(column));
  return lines
    .map((line) => line.split(','))
    .filter((values) => landmarkKinds.has(values[kind ?? -1] ?? ''))
    .map((values) => {
      const point = [project([[Number(values[lng ?? -1]), Number(values[lat ?? -1])]])];
      return { kind: 'landmark', name: values[name ?? -1], lines: point, isClosed: false, box: boxOf(point) };
    });
}

function positionsOf({ type, coordinates }: GeoJson['features'][number]['geometry']): Position[][] {
  if (type === 'Point') return [[coordinates as Position]];
  return type === 'LineString' ? [coordinates as Position[]] : (coordinates as Position[][]);
}

function project(positions: Position[]): Line {
  const line = new Float64Array(positions.length * 2);
  for (const [index, [lng, lat]] of positions.entries()) {
    const sine = Math.sin((lat * Math.PI) / 180);
    line[index * 2] = lng / 360 + 0.5;
    line[index * 2 + 1] = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  }
  return line;
}

function boxOf(lines: Line[]): MapFeature['box'] {
  const box: [number, number, number, number] = [1, 1, 0, 0];
  for (const line of lines) {
    for (let index = 0; index < line.length; index += 2) {
      const [x, y] = [line[index] ?? 0, line[index + 1] ?? 0];
      box[0] = Math.min(box[0], x);
      box[1] = Math.min(box[1], y);
      box[2] = Math.max(box[2], x);
      box[3] = Math.max(box[3], y);
    }
  }
  return box;
}
