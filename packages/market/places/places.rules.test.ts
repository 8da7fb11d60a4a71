import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinatesOf, metresBetween, metresByRoad, nearestWithin } from './places.rules.ts';

const yaba = { lat: 6.5158, lng: 3.3756 };
const westlands = { lat: -1.2676, lng: 36.8108 };

const place = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the distance between two places', () => {
  it('is what a map says, in metres', () => {
    expect(metresBetween({ lat: 0, lng: 0 }, { lat: 0, lng: 1 })).toBeCloseTo(111_195, -1);
    expect(metresBetween(yaba, { lat: 6.4281, lng: 3.4219 })).toBeCloseTo(11_017, -2);
    expect(metresBetween(yaba, westlands) / 1000).toBeCloseTo(3_812, -2);
  });

  it('is nothing from a place to itself, the same both ways, and never more than half around the earth', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(metresBetween(from, from)).toBe(0);
        expect(metresBetween(from, to)).toBeCloseTo(metresBetween(to, from), 3);
        expect(metresBetween(from, to)).toBeLessThanOrEqual(20_015_200);
      }),
    );
  });

  it('by road is the straight line times the factor of the zone, in whole metres', () => {
    expect(metresByRoad(1000.4, 1.35)).toBe(1351);
    expect(metresByRoad(0, 1.35)).toBe(0);
  });
});

describe('the nearest place', () => {
  const [street, corner, next] = [
    { name: 'street', lat: 6.5168, lng: 3.3756 },
    { name: 'corner', lat: 6.5162, lng: 3.3756 },
    { name: 'next', lat: 6.5172, lng: 3.3756 },
  ];

  it.each([
    ['is the only one within reach', [street, next], 'street'],
    ['is the nearer of two, in either order', [street, corner], 'corner'],
    ['is the nearer of two, in either order', [corner, street], 'corner'],
    ['is the very place before one beside it', [corner, { name: 'here', ...yaba }], 'here'],
    ['is the first of two at the same point', [{ ...corner, name: 'first' }, corner], 'first'],
    ['is undefined when all are out of reach', [next, { name: 'far', ...westlands }], undefined],
    ['is undefined for no places', [], undefined],
  ])('%s', (_, places, expected) => {
    expect(nearestWithin(150, yaba, places)?.name).toBe(expected);
  });

  it('may be exactly so far away', () => {
    const away = metresBetween(yaba, street);
    expect(nearestWithin(away, yaba, [street])).toBe(street);
    expect(nearestWithin(away - 0.001, yaba, [street])).toBeUndefined();
  });
});

describe('[LOC-41] coordinates', () => {
  it.each([
    [
      { lat: 6.5, lng: 3.4 },
      { lat: 6.5, lng: 3.4 },
    ],
    [
      { lat: '6.5', lng: '-3.4' },
      { lat: 6.5, lng: -3.4 },
    ],
    [
      { lat: 90, lng: -180, formatted: 'more' },
      { lat: 90, lng: -180 },
    ],
  ])('are read from %j', (value, expected) => {
    expect(coordinatesOf(value)).toEqual(expected);
  });

  it.each([
    [undefined],
    [null],
    ['6.5,3.4'],
    [[6.5, 3.4]],
    [{ lat: 6.5 }],
    [{ lat: 90.01, lng: 0 }],
    [{ lat: 0, lng: 180.01 }],
    [{ lat: Number.NaN, lng: 0 }],
    [{ lat: Number.POSITIVE_INFINITY, lng: 0 }],
    [{ lat: 'NaN', lng: '0' }],
    [{ lat: '', lng: '' }],
    [{ lat: ' 6', lng: '3' }],
    [{ lat: '0x10', lng: '3' }],
    [{ lat: '6e1', lng: '3' }],
    [{ lat: [6], lng: 3 }],
    [{ lat: true, lng: 3 }],
  ])('are none in %j', (value) => {
    expect(coordinatesOf(value)).toBeUndefined();
  });
});
