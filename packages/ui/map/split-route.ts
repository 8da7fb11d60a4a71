import type { MapPoint } from './map-frame.tsx';

/** A route split at its point closest to a position. */
export interface SplitRoute {
  behind: MapPoint[];
  ahead: MapPoint[];
}

/** Divides a way where the traveller is. Flat, which is exact enough within a city. */
export function splitRoute(route: readonly MapPoint[], at: MapPoint): SplitRoute {
  const shrink = Math.cos((at.lat * Math.PI) / 180);
  let best = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (let index = 1; index < route.length; index++) {
    const [from, to] = [route[index - 1], route[index]];
    if (!from || !to) continue;
    const [x, y] = [(to.lng - from.lng) * shrink, to.lat - from.lat];
    const [px, py] = [(at.lng - from.lng) * shrink, at.lat - from.lat];
    const length = x * x + y * y;
    const along = length === 0 ? 0 : Math.min(1, Math.max(0, (px * x + py * y) / length));
    const distance = Math.hypot(px - along * x, py - along * y);
    if (distance < best.distance) best = { index, distance };
  }
  return { behind: [...route.slice(0, best.index), at], ahead: [at, ...route.slice(best.index)] };
}
