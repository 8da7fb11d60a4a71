import type { Coordinates } from '../places/places.rules.ts';

/** The border of a zone: its corners in order. The last one need not repeat the first. */
export type Area = readonly Coordinates[];

/** Degrees within which a point counts as on the border: about a centimetre. */
const onBorder = 1e-7;

/** Returns whether a point lies in an area. The border belongs to it, so that two neighbours leave no gap. */
export function isInside(point: Coordinates, area: Area): boolean {
  let inside = false;
  for (let index = 0, before = area.length - 1; index < area.length; before = index++) {
    const [from, to] = [area[before], area[index]];
    if (!from || !to) continue;
    if (isBetween(point, from, to)) return true;
    if (crosses(point, from, to)) inside = !inside;
  }
  return inside;
}

/** Whether the way due east from the point passes this side. A corner counts for one of its two sides only. */
function crosses({ lat, lng }: Coordinates, from: Coordinates, to: Coordinates): boolean {
  if (from.lat > lat === to.lat > lat) return false;
  return lng < from.lng + ((lat - from.lat) / (to.lat - from.lat)) * (to.lng - from.lng);
}

/** Returns whether the point lies on the side itself, within a tolerance. */
export function isBetween(point: Coordinates, from: Coordinates, to: Coordinates): boolean {
  const [across, up] = [to.lng - from.lng, to.lat - from.lat];
  const lengthSquared = across ** 2 + up ** 2;
  const along =
    lengthSquared === 0 ? 0 : ((point.lng - from.lng) * across + (point.lat - from.lat) * up) / lengthSquared;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(point.lng - from.lng - nearest * across, point.lat - from.lat - nearest * up) <= onBorder;
}

/** More corners than any border needs; each pair is compared. */
const maxCorners = 2_000;

/** Why these corners are not a border of a zone; undefined when they are. The last one need not repeat the first. */
export function faultOfArea(area: Area): string | undefined {
  const corners = withoutRepeats(area);
  if (!area.every(isOnEarth)) return 'a corner lies outside the world: latitudes go to 90, longitudes to 180';
  if (corners.length < 3) return 'a border needs three different corners';
  if (corners.length > maxCorners) return `a border has at most ${maxCorners} corners; this one has ${corners.length}`;
  const crossing = selfIntersectionOf(corners);
  if (crossing) return `the border crosses itself, near ${crossing.lat.toFixed(5)}, ${crossing.lng.toFixed(5)}`;
  return undefined;
}

export function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Returns the area without repeated corners, and without the last if it equals the first. */
export function withoutRepeats(area: Area): Area {
  return area.filter((corner, index) => {
    const before = area.at(index - 1);
    return area.length === 1 || corner.lat !== before?.lat || corner.lng !== before?.lng;
  });
}

/** The beginning of a side that meets another one than its neighbours. */
export function selfIntersectionOf(corners: Area): Coordinates | undefined {
  const sides = corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] ?? from }));
  return sides.find(({ from, to }, index) =>
    sides.some((other, otherPlace) => {
      const apart = Math.abs(index - otherPlace);
      const areNeighbours = apart <= 1 || apart === sides.length - 1;
      return otherPlace > index && !areNeighbours && doMeet(from, to, other.from, other.to);
    }),
  )?.from;
}

function doMeet(a: Coordinates, b: Coordinates, c: Coordinates, d: Coordinates): boolean {
  const [ofC, ofD, ofA, ofB] = [
    orientationOf(a, b, c),
    orientationOf(a, b, d),
    orientationOf(c, d, a),
    orientationOf(c, d, b),
  ];
  if (ofC * ofD < 0 && ofA * ofB < 0) return true;
  return (
    (ofC === 0 && isBetween(c, a, b)) ||
    (ofD === 0 && isBetween(d, a, b)) ||
    (ofA === 0 && isBetween(a, c, d)) ||
    (ofB === 0 && isBetween(b, c, d))
  );
}

/** To the left of the way from a to b, to its right, or on it. */
export function orientationOf(a: Coordinates, b: Coordinates, c: Coordinates): -1 | 0 | 1 {
  return Math.sign((b.lng - a.lng) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lng - a.lng)) as -1 | 0 | 1;
}

/** Returns the zones that contain a point, in the given order; zones may overlap. */
export function zonesAt<Z extends { area: Area }>(point: Coordinates, zones: readonly Z[]): Z[] {
  return zones.filter(({ area }) => isInside(point, area));
}

/** Whether two lists of zone ids share a zone. */
export function zonesOverlap(some: readonly number[], others: readonly number[]): boolean {
  return some.some((id) => others.includes(id));
}

/** The modules that are offered in at least one of the saved zones [MOD-18]. */
export function modulesVisibleIn<M extends { zones: readonly { id: number }[] }>(
  zoneIds: readonly number[],
  modules: readonly M[],
): M[] {
  return modules.filter(({ zones }) =>
    zonesOverlap(
      zones.map(({ id }) => id),
      zoneIds,
    ),
  );
}

const largestId = 2_147_483_647;
const maxZones = 20;

/**
 * The zone ids of a stored or sent `zoneid`: a JSON list such as '[1,2]', or one number [API-08].
 * Undefined when it is neither, so that the caller decides between refusing and forgetting.
 */
export function zoneIdsIn(text: string): number[] | undefined {
  const value = parsed(text);
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  return ids.length <= maxZones && ids.every(isId) ? [...new Set(ids)] : undefined;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the zone to show to a visitor from outside who has chosen no place: the first with the module. */
export function firstZoneWith<Zone extends { modules: readonly { id: number }[] }>(
  zones: readonly Zone[],
  moduleId: number,
): Zone | undefined {
  return zones.find(({ modules }) => modules.some(({ id }) => id === moduleId));
}
