import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  faultOfArea,
  firstZoneWith,
  isInside,
  modulesVisibleIn,
  zoneIdsIn,
  zonesAt,
  zonesOverlap,
} from './zones.rules.ts';

const corners = (...pairs: [lat: number, lng: number][]) => pairs.map(([lat, lng]) => ({ lat, lng }));
const square = corners([0, 0], [0, 10], [10, 10], [10, 0]);
/** A horseshoe that opens to the north: its middle is not in it. */
const horseshoe = corners([0, 0], [0, 9], [9, 9], [9, 6], [3, 6], [3, 3], [9, 3], [9, 0]);

describe('a point in an area', () => {
  it.each([
    ['in the middle', { lat: 5, lng: 5 }, true],
    ['just within a side', { lat: 5, lng: 9.999999 }, true],
    ['on a side', { lat: 5, lng: 10 }, true],
    ['on a corner', { lat: 10, lng: 10 }, true],
    ['level with a corner, outside', { lat: 10, lng: 11 }, false],
    ['level with a corner, west of it', { lat: 0, lng: -1 }, false],
    ['just outside a side', { lat: 5, lng: 10.00001 }, false],
    ['far away', { lat: -80, lng: 170 }, false],
  ])('%s', (_where, point, expected) => {
    expect(isInside(point, square)).toBe(expected);
  });

  it.each([
    ['in its left arm', { lat: 6, lng: 1 }, true],
    ['between its arms', { lat: 6, lng: 4.5 }, false],
    ['on the inner side', { lat: 6, lng: 3 }, true],
    ['at its foot', { lat: 1, lng: 4.5 }, true],
  ])('of a horseshoe lies %s', (_where, point, expected) => {
    expect(isInside(point, horseshoe)).toBe(expected);
  });

  it('is the same whether the last corner repeats the first, and whichever way round they go', () => {
    const point = fc.record({
      lat: fc.double({ min: -1, max: 11, noNaN: true }),
      lng: fc.double({ min: -1, max: 11, noNaN: true }),
    });
    fc.assert(
      fc.property(point, (at) => {
        const expected = isInside(at, horseshoe);
        expect(isInside(at, [...horseshoe, ...corners([0, 0])])).toBe(expected);
        expect(isInside(at, horseshoe.toReversed())).toBe(expected);
      }),
    );
  });

  it('is in no area without corners', () => {
    expect(isInside({ lat: 0, lng: 0 }, [])).toBe(false);
  });
});

describe('the zones of a point', () => {
  const zones = [
    { id: 1, area: square },
    { id: 2, area: corners([5, 5], [5, 15], [15, 15], [15, 5]) },
  ];

  it.each([
    [{ lat: 1, lng: 1 }, [1]],
    [{ lat: 7, lng: 7 }, [1, 2]],
    [{ lat: 14, lng: 14 }, [2]],
    [{ lat: 20, lng: 20 }, []],
  ])('at %j are %j', (point, ids) => {
    expect(zonesAt(point, zones).map(({ id }) => id)).toEqual(ids);
  });
});

describe('zone ids', () => {
  it.each([
    [[1, 2], [2, 3], true],
    [[1], [2], false],
    [[], [1], false],
    [[], [], false],
  ])('%j and %j overlap: %s', (some, others, expected) => {
    expect(zonesOverlap(some, others)).toBe(expected);
  });

  it.each([
    ['[1]', [1]],
    ['[1,2]', [1, 2]],
    ['[2,2,1]', [2, 1]],
    ['7', [7]],
    ['[]', []],
  ])('[API-08] are read from %s', (text, ids) => {
    expect(zoneIdsIn(text)).toEqual(ids);
  });

  it.each([
    '',
    'abc',
    '[1,"2"]',
    '"1"',
    'null',
    '{}',
    '[0]',
    '[-1]',
    '[1.5]',
    '[1e99]',
    '[[1]]',
    '[1',
    `[${'1,'.repeat(20)}1]`,
    '2147483648',
  ])('are none in %s', (text) => {
    expect(zoneIdsIn(text)).toBeUndefined();
  });
});

describe('the modules of a place', () => {
  const modules = [
    { id: 1, zones: [{ id: 1 }, { id: 2 }] },
    { id: 2, zones: [{ id: 2 }] },
    { id: 3, zones: [] },
  ];

  it.each([
    [[1], [1]],
    [[2], [1, 2]],
    [
      [1, 2],
      [1, 2],
    ],
    [[9], []],
    [[], []],
  ])('[MOD-18] in the zones %j are %j', (zoneIds, ids) => {
    expect(modulesVisibleIn(zoneIds, modules).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the border of a zone', () => {
  const corners = (...places: [lat: number, lng: number][]) => places.map(([lat, lng]) => ({ lat, lng }));

  it.each([
    ['a square', corners([0, 0], [0, 1], [1, 1], [1, 0])],
    ['a square that ends where it began', corners([0, 0], [0, 1], [1, 1], [1, 0], [0, 0])],
    ['a triangle with a corner said twice', corners([0, 0], [0, 1], [0, 1], [1, 1])],
  ])('may be %s', (_what, area) => expect(faultOfArea(area)).toBeUndefined());

  it.each([
    ['nothing', corners(), /three different corners/],
    ['a line there and back', corners([0, 0], [1, 1], [0, 0]), /three different corners/],
    ['a bow tie', corners([0, 0], [1, 1], [0, 1], [1, 0]), /crosses itself, near 0\.00000, 0\.00000/],
    ['a border that touches itself', corners([0, 0], [0, 2], [2, 2], [0, 1], [2, 0]), /crosses itself/],
    ['a place outside the world', corners([0, 0], [0, 181], [1, 1]), /outside the world/],
  ])('is never %s', (_what, area, fault) => expect(faultOfArea(area)).toMatch(fault));
});

describe('the zone of a visitor without a place', () => {
  const zones = [
    { name: 'without shop', modules: [{ id: 1 }, { id: 2 }] },
    { name: 'with all', modules: [{ id: 1 }, { id: 4 }] },
    { name: 'with shop too', modules: [{ id: 4 }] },
  ];

  it('is the first with the module, and none where no zone has it', () => {
    expect(firstZoneWith(zones, 4)?.name).toBe('with all');
    expect(firstZoneWith(zones, 1)?.name).toBe('without shop');
    expect(firstZoneWith(zones, 9)).toBeUndefined();
  });
});
