import type { City } from 'market/orders/desk/orders-city.contract';
import type { MapPoint } from 'ui/map/map-frame.tsx';

/** Where a rider was when an event came, by the clock of the device. */
export interface SeenCourier {
  at: MapPoint;
  receivedAt: number;
}

/** The time of a reply is that of its arrival, and an age in it is in whole seconds. */
const toleranceMilliseconds = 1_500;

/**
 * Returns the city with riders at the places that events have named since it was read; `readAt` is the time of that. A
 * place that the city itself has later stays.
 */
export function withSeenCouriers(city: City, seen: ReadonlyMap<number, SeenCourier>, readAt: number): City {
  if (seen.size === 0) return city;
  return {
    ...city,
    couriers: city.couriers.map((courier) => {
      const latest = seen.get(courier.id);
      if (!latest) return courier;
      const knownAt = courier.seconds === null ? 0 : readAt - courier.seconds * 1_000;
      return latest.receivedAt + toleranceMilliseconds < knownAt ? courier : { ...courier, at: latest.at };
    }),
  };
}

/** Returns the riders with those of an event; a rider who has moved replaces an earlier place. */
export function withCouriersOf(
  seen: ReadonlyMap<number, SeenCourier>,
  text: string,
  receivedAt: number,
): ReadonlyMap<number, SeenCourier> {
  const { riders = [] } = JSON.parse(text) as { riders?: [id: number, lat: number, lng: number][] };
  const next = new Map(seen);
  for (const [id, lat, lng] of riders) next.set(id, { at: { lat, lng }, receivedAt });
  return next;
}
