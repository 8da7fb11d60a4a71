import type { City } from 'market/orders/desk/orders-city.contract';
import { describe, expect, it } from 'vitest';
import { withCouriersOf, withSeenCouriers } from './live-positions.ts';

const readAt = 1_000_000;
const home = { lat: 6.5, lng: 3.37 };
const moved = { lat: 6.51, lng: 3.38 };

const cityWith = (seconds: number | null) =>
  ({
    couriers: [
      { id: 7, at: home, seconds },
      { id: 8, at: null, seconds: null },
    ],
  }) as unknown as City;
const placesOf = ({ couriers }: City) => couriers.map(({ at }) => at);
const event = (...riders: number[][]) => JSON.stringify({ riders });

describe('[OPS-002] riders on the live map', () => {
  it('are where the latest event says, also before the city is read again', () => {
    const seen = withCouriersOf(new Map(), event([7, 6.51, 3.38]), readAt + 400);
    expect(placesOf(withSeenCouriers(cityWith(5), seen, readAt))).toEqual([moved, null]);
  });

  it('take the newer of two events', () => {
    const first = withCouriersOf(new Map(), event([7, 1, 1], [8, 6.51, 3.38]), readAt + 400);
    const seen = withCouriersOf(first, event([7, 6.51, 3.38]), readAt + 800);
    expect(placesOf(withSeenCouriers(cityWith(5), seen, readAt))).toEqual([moved, moved]);
  });

  it('stay where the city has them if the events are older', () => {
    const seen = withCouriersOf(new Map(), event([7, 6.51, 3.38]), readAt - 30_000);
    expect(placesOf(withSeenCouriers(cityWith(1), seen, readAt))).toEqual([home, null]);
  });

  it('do not move without an event', () => {
    const city = cityWith(5);
    expect(withSeenCouriers(city, new Map(), readAt)).toBe(city);
  });

  it('survive an event without riders', () => {
    expect(withCouriersOf(new Map(), '{}', readAt).size).toBe(0);
  });
});
