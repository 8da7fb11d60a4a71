import { describe, expect, it } from 'vitest';
import { splitRoute } from './split-route.ts';

const point = (lat: number, lng: number) => ({ lat, lng });
/** East, then north. */
const route = [point(0, 0), point(0, 10), point(10, 10)];

describe('a route with a position on it', () => {
  it.each([
    ['on its first part', point(0, 4), [point(0, 0), point(0, 4)], [point(0, 4), point(0, 10), point(10, 10)]],
    ['on its second part', point(3, 10), [point(0, 0), point(0, 10), point(3, 10)], [point(3, 10), point(10, 10)]],
    ['beside it', point(1, 4), [point(0, 0), point(1, 4)], [point(1, 4), point(0, 10), point(10, 10)]],
    ['at its start', point(0, 0), [point(0, 0), point(0, 0)], [point(0, 0), point(0, 10), point(10, 10)]],
    ['past its end', point(12, 10), [point(0, 0), point(0, 10), point(12, 10)], [point(12, 10), point(10, 10)]],
  ])('is divided where they are: %s', (_where, at, behind, ahead) => {
    expect(splitRoute(route, at)).toEqual({ behind, ahead });
  });

  it.each([[[]], [[point(5, 5)]]])('of no length is all ahead and all behind', (none) => {
    expect(splitRoute(none, point(1, 1)).ahead[0]).toEqual(point(1, 1));
  });

  it('holds when two corners are one', () => {
    expect(splitRoute([point(0, 0), point(0, 0), point(0, 10)], point(0, 5)).behind.at(-1)).toEqual(point(0, 5));
  });
});
