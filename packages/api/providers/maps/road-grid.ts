import type { Coordinates } from 'market/places/places.rules';

interface Side {
  name: string;
  from: Coordinates;
  to: Coordinates;
}

/** The parts of a GeoJSON map that are read: positions are [lng, lat]. */
export interface RoadMap {
  features: {
    properties: { kind: string; name?: string };
    geometry: { type: string; coordinates: unknown };
  }[];
}

/** Degrees; about half a kilometre, a few sides in each cell. */
const cellDegrees = 0.005;
const metresPerDegree = 111_195;

/** The named roads of a map, sorted into cells, so that the nearest is found among a few and not among all. */
export class RoadGrid {
  readonly #cells = new Map<string, Side[]>();
  readonly #reach: number;

  /** `radiusMetres` is the maximum distance between a point and its road. */
  constructor(map: RoadMap, radiusMetres: number) {
    this.#reach = radiusMetres;
    for (const { properties, geometry } of map.features) {
      const { kind, name } = properties;
      if (kind !== 'road' || name === undefined || geometry.type !== 'LineString') continue;
      this.#add(name, geometry.coordinates as [lng: number, lat: number][]);
    }
  }

  /** Returns the name of the nearest road within the radius. */
  nearest(point: Coordinates): string | undefined {
    let best: { name: string; metres: number } | undefined;
    for (const side of this.#cells.get(cellOf(rowOf(point.lat), rowOf(point.lng))) ?? []) {
      const metres = metresTo(side, point);
      if (metres <= this.#reach && (!best || metres < best.metres)) best = { name: side.name, metres };
    }
    return best?.name;
  }

  #add(name: string, line: [lng: number, lat: number][]): void {
    for (let index = 1; index < line.length; index++) {
      const [before, here] = [line[index - 1], line[index]];
      if (!before || !here) continue;
      this.#put({ name, from: { lng: before[0], lat: before[1] }, to: { lng: here[0], lat: here[1] } });
    }
  }

  /** Adds the segment to every cell within the radius. */
  #put(side: Side): void {
    const { from, to } = side;
    const up = this.#reach / metresPerDegree;
    const across = up / Math.cos((from.lat * Math.PI) / 180);
    const rows = [rowOf(Math.min(from.lat, to.lat) - up), rowOf(Math.max(from.lat, to.lat) + up)] as const;
    const columns = [rowOf(Math.min(from.lng, to.lng) - across), rowOf(Math.max(from.lng, to.lng) + across)] as const;
    for (let row = rows[0]; row <= rows[1]; row++) {
      for (let column = columns[0]; column <= columns[1]; column++) {
        const cell = cellOf(row, column);
        const sides = this.#cells.get(cell);
        if (sides) sides.push(side);
        else this.#cells.set(cell, [side]);
      }
    }
  }
}

function rowOf(degrees: number): number {
  return Math.floor(degrees / cellDegrees);
}

function cellOf(row: number, column: number): string {
  return `${row}/${column}`;
}

/** Metres from a point to the nearest point of a side; flat, which is exact enough within a city. */
function metresTo({ from, to }: Side, { lat, lng }: Coordinates): number {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
  const [px, py] = [(lng - from.lng) * shrink, lat - from.lat];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
  return Math.hypot(px - along * x, py - along * y) * metresPerDegree;
}
