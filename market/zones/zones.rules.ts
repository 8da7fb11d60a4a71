import type { Coordinates } from '../places/places.rules.ts';

/** The border of a zone: its corners in order. The last one need not repeat the first. */
export type Area = readonly Coordinates[];

/** Degrees within which a point counts as on the border: about a centimetre. */
const onBorder = 1e-7;

/** Whether a point lies in an area. The border belongs to it, so that two neighbours leave no gap. */
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

/** Whether the point lies on the side itself: as near to it as makes no difference. */
function isBetween(point: Coordinates, from: Coordinates, to: Coordinates): boolean {
  const [across, up] = [to.lng - from.lng, to.lat - from.lat];
  const lengthSquared = across ** 2 + up ** 2;
  const along =
    lengthSquared === 0 ? 0 : ((point.lng - from.lng) * across + (point.lat - from.lat) * up) / lengthSquared;
  const nearest = Math.min(1, Math.max(0, along));
  return Math.hypot(point.lng - from.lng - nearest * across, point.lat - from.lat - nearest * up) <= onBorder;
}

/** The zones that a point lies in, in the order given; zones may overlap. */
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
const mostZones = 20;

/**
 * The zone ids of a stored or sent `zoneid`: a JSON list such as '[1,2]', or one number [API-08].
 * Undefined when it is neither, so that the caller decides between refusing and forgetting.
 */
export function zoneIdsIn(text: string): number[] | undefined {
  const value = parsed(text);
  const ids: unknown[] = Array.isArray(value) ? value : [value];
  return ids.length <= mostZones && ids.every(isId) ? [...new Set(ids)] : undefined;
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
