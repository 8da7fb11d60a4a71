import { type Refused, refusedWith } from '../calls/refusal-details.ts';
import type { Coordinates } from '../places/places.rules.ts';
import {
  type Area,
  isBetween,
  isInside,
  isOnEarth,
  orientationOf,
  selfIntersectionOf,
  withoutRepeats,
} from './zones.rules.ts';

/** The most corners of a zone that a person draws [OPS-041]. */
export const maxDrawnCorners = 300;

/** Another zone of the market. */
export interface OtherZone {
  name: string;
  area: Area;
}

/**
 * Returns why the corners of a person are not a border of a zone; undefined when they are [OPS-041]. Zones may
 * touch, and none may lie over another one: a place has one fee.
 */
export function refusalOfDrawing(area: Area, others: readonly OtherZone[]): Refused | undefined {
  const corners = withoutRepeats(area);
  if (!corners.every(isOnEarth)) return { refused: 'zone_off_earth' };
  if (corners.length < 3) return { refused: 'zone_corners_few' };
  if (corners.length > maxDrawnCorners) return { refused: 'zone_corners_many' };
  if (selfIntersectionOf(corners)) return { refused: 'zone_crosses' };
  const under = others.find((other) => doOverlap(corners, withoutRepeats(other.area)));
  return under && refusedWith('zone_overlaps', 'zone_overlaps', { name: under.name });
}

/** Returns whether two areas share more than a border: neighbours that touch do not overlap. */
export function doOverlap(one: Area, other: Area): boolean {
  if (sidesOf(one).some((side) => sidesOf(other).some((another) => doCross(side, another)))) return true;
  return hasPartWithin(one, other) || hasPartWithin(other, one);
}

/** Whether a corner, the middle of a side or an inner point of an area lies within another one. */
function hasPartWithin(area: Area, other: Area): boolean {
  const middles = sidesOf(area).map(([from, to]) => ({ lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 }));
  return [...area, ...middles, innerPointOf(area)].some((point) => isWithin(point, other));
}

type Side = readonly [from: Coordinates, to: Coordinates];

function sidesOf(area: Area): Side[] {
  return area.map((from, index) => [from, area[(index + 1) % area.length] ?? from] as const);
}

/** In the inside, the border left out. */
function isWithin(point: Coordinates, area: Area): boolean {
  return isInside(point, area) && !sidesOf(area).some(([from, to]) => isBetween(point, from, to));
}

/** Whether two sides cross in their middles. */
function doCross([a, b]: Side, [c, d]: Side): boolean {
  if ([c, d].some((end) => isBetween(end, a, b)) || [a, b].some((end) => isBetween(end, c, d))) return false;
  return orientationOf(a, b, c) * orientationOf(a, b, d) < 0 && orientationOf(c, d, a) * orientationOf(c, d, b) < 0;
}

/** Returns a point well inside an area: its middle, or the middle of its widest part where that lies outside. */
export function innerPointOf(area: Area): Coordinates {
  const lats = area.map(({ lat }) => lat);
  const lngs = area.map(({ lng }) => lng);
  const middle = { lat: middleOf(lats), lng: middleOf(lngs) };
  if (isWithin(middle, area)) return rounded(middle);
  const levels = [...new Set(lats)].sort((a, b) => a - b);
  const widest = levels
    .slice(1)
    .flatMap((level, index) => spansAt((level + (levels[index] ?? level)) / 2, area))
    .sort((a, b) => b.width - a.width)[0];
  return rounded(widest ?? area[0] ?? { lat: 0, lng: 0 });
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2;
}

/** The parts of a latitude that lie in an area, each by its middle. */
function spansAt(lat: number, area: Area): (Coordinates & { width: number })[] {
  const crossings = sidesOf(area)
    .filter(([from, to]) => from.lat > lat !== to.lat > lat)
    .map(([from, to]) => from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng))
    .sort((a, b) => a - b);
  const spans = [];
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = [crossings[index], crossings[index + 1]];
    spans.push({ lat, lng: (from + to) / 2, width: to - from });
  }
  return spans;
}

/** Six digits are a tenth of a metre. */
function rounded({ lat, lng }: Coordinates): Coordinates {
  return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}

const metresPerDegree = 111_320;

/** Returns the size of an area in square kilometres, good to a percent for a city. */
export function squareKilometresOf(area: Area): number {
  const scale = Math.cos((middleOf(area.map(({ lat }) => lat)) * Math.PI) / 180);
  const doubled = sidesOf(area).reduce((sum, [from, to]) => sum + from.lng * to.lat - to.lng * from.lat, 0);
  return area.length < 3 ? 0 : (Math.abs(doubled) / 2) * (metresPerDegree / 1000) ** 2 * scale;
}

/** Returns the corners with one moved by metres to the north and to the east, as the arrow keys do [OPS-041]. */
export function withCornerMoved(area: Area, index: number, north: number, east: number): Coordinates[] {
  return area.map((corner, at) => {
    if (at !== index) return corner;
    const perDegree = metresPerDegree * Math.cos((corner.lat * Math.PI) / 180);
    return rounded({ lat: corner.lat + north / metresPerDegree, lng: corner.lng + east / perDegree });
  });
}

/** What a delivery in a module costs, in any unit of money. */
export interface DrawnFee {
  base: number;
  per_km: number;
  least: number;
  most: number;
}

/** Returns whether a fee makes no sense: its most is below its least [OPS-042]. */
export function isMinimumFeeAboveMaximum({ least, most }: Pick<DrawnFee, 'least' | 'most'>): boolean {
  return most < least;
}
