import { straightTravel } from 'market/dispatch/dispatch-travel.rules';
import { describe, expect, it } from 'vitest';
import { noDirections } from '#api/providers/maps/directions.ts';
import { roadTravel } from './road-travel.ts';

const [store, door, here] = [
  { lat: 5.56, lng: -0.2 },
  { lat: 5.57, lng: -0.19 },
  { lat: 5.55, lng: -0.21 },
];

type Round = Parameters<typeof roadTravel>[1];

function round(couriers: number): Round {
  const at = (index: number) => ({ ...here, lat: here.lat + index / 1000 });
  return {
    orders: [{ store, door }],
    couriers: Array.from({ length: couriers }, (_, index) => ({ at: at(index), orders: [{ store, door }] })),
  } as unknown as Round;
}

describe('the travel times of a round', () => {
  const tableSizes: number[] = [];
  const service = {
    ...noDirections,
    isMeasured: async () => true,
    table: async (places: readonly (typeof store)[]) => {
      tableSizes.push(places.length);
      const cells = places.map(() => places.map(() => 60));
      return { places, seconds: cells, metres: cells };
    },
  };

  it('are those of the routing service, which is tableSizes for each place once', async () => {
    const travel = await roadTravel(service, round(3));
    expect(tableSizes).toEqual([5]);
    expect(travel(here, store)).toEqual({ seconds: 60, metres: 60 });
  });

  it.each([
    ['without a service', noDirections, 3],
    ['with one that does not answer', { ...service, table: async () => undefined }, 3],
    ['with more places than a table has', service, 120],
  ])('follow the straight line %s', async (_which, directions, couriers) => {
    const travel = await roadTravel(directions, round(couriers));
    expect(travel(here, door)).toEqual(straightTravel()(here, door));
  });
});
