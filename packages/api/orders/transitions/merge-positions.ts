import type { ApiContext } from '#api/http/api-context.ts';
import type { LiveEvent, PubSub } from '#api/providers/live/pub-sub.ts';

/**
 * Positions are batched for this long, which is also how late they arrive at most: PostgreSQL commits transactions that
 * notify one after another, and a hundred couriers a second would be a hundred of them.
 */
const mergeMilliseconds = 400;
/** A notification of PostgreSQL has 8,000 bytes, a position some 25. */
const maxPerEvent = 200;
/** Decimals of a degree: about a metre. */
const decimals = 5;

export interface MovedCourier {
  courierId: number;
  city: string;
  orderIds: readonly string[];
  meets: readonly number[];
  lat: number;
  lng: number;
}

/** The newest position of each courier who has moved since the last events, by what carries them. */
const moved = new WeakMap<PubSub, Map<number, MovedCourier>>();

/** Publishes a position with all others of this moment: one event for each city, and one for each carried order. */
export function mergePosition({ db, live }: Pick<ApiContext, 'db' | 'live'>, courier: MovedCourier): void {
  const waiting = moved.get(live);
  if (waiting) {
    waiting.set(courier.courierId, courier);
    return;
  }
  moved.set(live, new Map([[courier.courierId, courier]]));
  setTimeout(() => {
    const couriers = [...(moved.get(live)?.values() ?? [])];
    moved.delete(live);
    // A hint that is lost is followed by the next one.
    live.publish(db, eventsOf(couriers)).catch(() => {});
  }, mergeMilliseconds).unref();
}

function eventsOf(couriers: readonly MovedCourier[]): Omit<LiveEvent, 'id'>[] {
  const byCity = Map.groupBy(couriers, ({ city }) => city);
  return [
    ...[...byCity].flatMap(([city, ofCity]) => cityEvents(city, ofCity)),
    ...couriers.flatMap(({ orderIds, lat, lng }) =>
      orderIds.map((id) => ({
        topic: `order:${id}`,
        name: 'position' as const,
        data: { order_id: id, lat, lng },
      })),
    ),
    // A hint to read the work again, which has the place [DEL-39].
    ...couriers.flatMap(({ meets }) =>
      meets.map((id) => ({ topic: `courier:${id}`, name: 'offer' as const, data: {} })),
    ),
  ];
}

function cityEvents(city: string, couriers: readonly MovedCourier[]): Omit<LiveEvent, 'id'>[] {
  const riders = couriers.map(({ courierId, lat, lng }) => [courierId, rounded(lat), rounded(lng)]);
  return Array.from({ length: Math.ceil(riders.length / maxPerEvent) }, (_, index) => ({
    topic: `city:${city}`,
    name: 'positions' as const,
    data: { riders: riders.slice(index * maxPerEvent, (index + 1) * maxPerEvent) },
  }));
}

function rounded(degrees: number): number {
  return Number(degrees.toFixed(decimals));
}
