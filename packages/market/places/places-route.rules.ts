import { metresBetween } from './places.rules.ts';

interface Point {
  lat: number;
  lng: number;
}

type Corner = [lat: number, lng: number];

/** Returns a route from store to customer with two bends, like a street grid; the same for the same two places. */
export function courierRoute(store: Point, door: Point): Corner[] {
  const middle = (store.lng + door.lng) / 2;
  return [
    [store.lat, store.lng],
    [store.lat, middle],
    [door.lat, middle],
    [door.lat, door.lng],
  ];
}

/** The length of a way in metres. */
export function routeMetres(route: readonly Corner[]): number {
  return legs(route).reduce((total, { metres }) => total + metres, 0);
}

/** Returns the point that many metres along the route, limited to its start and end. */
export function pointAlong(route: readonly Corner[], metres: number): Point {
  let left = Math.max(0, metres);
  for (const leg of legs(route)) {
    if (left <= leg.metres && leg.metres > 0) {
      const share = left / leg.metres;
      return {
        lat: leg.from[0] + (leg.to[0] - leg.from[0]) * share,
        lng: leg.from[1] + (leg.to[1] - leg.from[1]) * share,
      };
    }
    left -= leg.metres;
  }
  const [lat, lng] = route.at(-1) ?? [0, 0];
  return { lat, lng };
}

function legs(route: readonly Corner[]): { from: Corner; to: Corner; metres: number }[] {
  return route.slice(1).map((to, index) => {
    const from = route[index] ?? to;
    return { from, to, metres: metresBetween({ lat: from[0], lng: from[1] }, { lat: to[0], lng: to[1] }) };
  });
}
