import type { Coordinates } from 'market/places/places.rules';

/** A place on a flat map, in metres east and north of 0/0; exact enough within a city. */
export interface FlatPoint {
  x: number;
  y: number;
}

export interface FlatLine {
  from: FlatPoint;
  to: FlatPoint;
}

const metresPerDegree = 111_195;

/** Turns places into points of a flat map and back; true to scale near the latitude that it is made for. */
export function flatMapAt(latitude: number) {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    flat: ({ lat, lng }: Coordinates): FlatPoint => ({ x: lng * shrink * metresPerDegree, y: lat * metresPerDegree }),
    place: ({ x, y }: FlatPoint): Coordinates => ({ lat: y / metresPerDegree, lng: x / shrink / metresPerDegree }),
  };
}

export function flatDistance(one: FlatPoint, other: FlatPoint): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

export function pointOf({ from, to }: FlatLine, fraction: number): FlatPoint {
  return { x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction };
}

/** Returns where on a line its nearest place to a point is, from 0 to 1. */
export function nearestFraction({ from, to }: FlatLine, point: FlatPoint): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const square = x * x + y * y;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((point.x - from.x) * x + (point.y - from.y) * y) / square));
}

/** Returns where two lines cross, as a fraction of each; undefined where they do not. */
export function crossingOf(one: FlatLine, other: FlatLine): [ofOne: number, ofOther: number] | undefined {
  const [ax, ay] = [one.to.x - one.from.x, one.to.y - one.from.y];
  const [bx, by] = [other.to.x - other.from.x, other.to.y - other.from.y];
  const turn = ax * by - ay * bx;
  if (turn === 0) return undefined;
  const [x, y] = [other.from.x - one.from.x, other.from.y - one.from.y];
  const [ofOne, ofOther] = [(x * by - y * bx) / turn, (x * ay - y * ax) / turn];
  const isWithin = (fraction: number) => fraction >= 0 && fraction <= 1;
  return isWithin(ofOne) && isWithin(ofOther) ? [ofOne, ofOther] : undefined;
}
