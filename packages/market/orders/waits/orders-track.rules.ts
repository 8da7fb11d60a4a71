import { metresBetween } from '../../places/places.rules.ts';

/** Seconds after which a position counts as sent after a gap of the network. */
const lateSeconds = 60;

/** A place of a way, and when the phone was there and the market heard of it; moments are milliseconds. */
export interface TrackedPoint {
  lat: number;
  lng: number;
  at: number;
  /** Null for a point of an earlier release. */
  receivedAt: number | null;
}

/** A piece of a way. */
export interface TrackPiece<Point extends TrackedPoint> {
  /** The phone had no network: operators did not see it live, and maps draw it dashed [DEL-41]. */
  isLate: boolean;
  points: Point[];
}

/** Returns whether a position came after a gap. */
export function isAfterGap({ at, receivedAt }: Pick<TrackedPoint, 'at' | 'receivedAt'>): boolean {
  return receivedAt !== null && receivedAt - at > lateSeconds * 1_000;
}

/**
 * Returns a way in pieces that were seen live and pieces that came after a gap, oldest first. Neighbours share their point,
 * so that the way has no holes; what lies between two points that are further apart than a gap is late as well [DEL-41].
 */
export function piecesOfTrack<Point extends TrackedPoint>(points: readonly Point[]): TrackPiece<Point>[] {
  const pieces: TrackPiece<Point>[] = [];
  for (const [index, point] of points.entries()) {
    const before = points[index - 1];
    const isLate = isAfterGap(point) || (before !== undefined && point.at - before.at > lateSeconds * 1_000);
    const last = pieces.at(-1);
    if (last && last.isLate === isLate) last.points.push(point);
    else pieces.push({ isLate, points: before ? [before, point] : [point] });
  }
  return pieces;
}

/** No courier of a city rides faster, in kilometres per hour. */
const fastestKmh = 150;
/** Metres that a phone may be wrong beside houses. */
const driftMetres = 500;
/** So many accounts with the very same place are one phone, or none at all. */
const manyAccounts = 3;

type PlacedAt = Pick<TrackedPoint, 'lat' | 'lng' | 'at'>;

/** A place that no courier can have reached since the one before. */
export interface Jump {
  /** When the phone was there, in milliseconds. */
  at: number;
  metres: number;
}

/** Returns whether a place is further from the one before than a courier can ride meanwhile [DEL-46]. */
export function isJump(before: PlacedAt, next: PlacedAt): boolean {
  const metres = metresBetween(before, next);
  const hours = Math.max(1_000, next.at - before.at) / 3_600_000;
  return metres > driftMetres && metres / 1_000 / hours > fastestKmh;
}

/** Returns the jumps of a way, whose points are the oldest first [DEL-46]. */
export function jumpsOfTrack(points: readonly PlacedAt[]): Jump[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || !isJump(before, point)) return [];
    return [{ at: point.at, metres: Math.round(metresBetween(before, point)) }];
  });
}

/** Returns whether a place that so many accounts have sent exactly alike is marked for the operator [DEL-46]. */
export function isOfManyAccounts(accounts: number): boolean {
  return accounts >= manyAccounts;
}
