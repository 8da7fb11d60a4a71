import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { metresBetween } from './places.rules.ts';
import { courierRoute, pointAlong, routeMetres } from './places-route.rules.ts';

const point = fc.record({
  lat: fc.double({ min: -1.4, max: 6.6, noNaN: true }),
  lng: fc.double({ min: 3.2, max: 36.9, noNaN: true }),
});

describe('the way of a courier', () => {
  it('begins at the store, ends at the customer, bends twice, and is the same every time', () => {
    fc.assert(
      fc.property(point, point, (store, door) => {
        const route = courierRoute(store, door);
        expect(route).toHaveLength(4);
        expect([route[0], route[3]]).toEqual([
          [store.lat, store.lng],
          [door.lat, door.lng],
        ]);
        expect(courierRoute(store, door)).toEqual(route);
        expect(routeMetres(route)).toBeGreaterThanOrEqual(Math.floor(metresBetween(store, door)));
      }),
    );
  });

  const [store, door] = [
    { lat: 6.5, lng: 3.37 },
    { lat: 6.52, lng: 3.39 },
  ];
  const route = courierRoute(store, door);

  it.each([
    ['at its start', 0, store],
    ['before its start', -10, store],
    ['at its end', routeMetres(route), door],
    ['beyond its end', 1e9, door],
  ])('%s is where it should be', (_where, metres, expected) => {
    const at = pointAlong(route, metres);
    expect(metresBetween(at, expected)).toBeLessThan(2);
  });

  it('is walked metre by metre, without a leap', () => {
    const total = routeMetres(route);
    for (let metres = 50; metres <= total; metres += 50) {
      expect(metresBetween(pointAlong(route, metres - 50), pointAlong(route, metres))).toBeLessThan(52);
    }
  });

  it('from a place to itself stays there', () => {
    expect(pointAlong(courierRoute(store, store), 0)).toEqual(store);
  });
});
