import type { RoundInput } from 'market/dispatch/dispatch-plan.rules';
import { straightTravel, type TravelTimes, travelOfTable } from 'market/dispatch/dispatch-travel.rules';
import type { Directions } from '#api/providers/maps/directions.ts';

/** What a routing service takes in one table if it was set up without more thought. */
const maxPlaces = 100;

/**
 * Returns the travel times of a round: those of the routing service, and by the straight line where there is none, where
 * it does not answer, and for a round with more places than its tables have.
 */
export async function roadTravel(
  directions: Directions,
  { orders, couriers }: Pick<RoundInput, 'orders' | 'couriers'>,
): Promise<TravelTimes> {
  const straight = straightTravel();
  if (couriers.length === 0 || !(await directions.isMeasured())) return straight;
  const stops = [...orders, ...couriers.flatMap((courier) => courier.orders)].flatMap(({ store, door }) => [
    store,
    door,
  ]);
  const all = [...stops, ...couriers.map(({ at }) => at)];
  const places = [...new Map(all.map((place) => [`${place.lat} ${place.lng}`, place])).values()];
  if (places.length > maxPlaces) return straight;
  const table = await directions.table(places);
  return table ? travelOfTable(table, straight) : straight;
}
