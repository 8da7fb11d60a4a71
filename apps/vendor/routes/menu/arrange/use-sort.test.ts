import { describe, expect, it } from 'vitest';
import { placeOver, shiftOf } from './use-sort.ts';

/** Four rows, the second of which is twice as high. */
const rows = [
  { top: 0, height: 60 },
  { top: 60, height: 120 },
  { top: 180, height: 60 },
  { top: 240, height: 60 },
];

describe('a row that is dragged', () => {
  it.each([
    ['a little', 0, 20, 0],
    ['past the middle of a high row', 0, 95, 1],
    ['past two rows', 0, 190, 2],
    ['past the end', 0, 900, 3],
    ['up past one row', 3, -70, 2],
    ['up past the beginning', 3, -900, 0],
    ['from nowhere', 9, 100, 9],
  ])('[STO-052] is put down where its middle is: %s', (_, from, shift, place) => {
    expect(placeOver(rows, from, shift)).toBe(place);
  });

  it('[STO-052] makes room by its own height for the rows that it has passed', () => {
    const drag = { from: 0, to: 2, shift: 190, height: 60 };
    expect([0, 1, 2, 3].map((place) => shiftOf(place, drag))).toEqual([190, -60, -60, 0]);
    const back = { from: 3, to: 1, shift: -170, height: 60 };
    expect([0, 1, 2, 3].map((place) => shiftOf(place, back))).toEqual([0, 60, 60, -170]);
    expect(shiftOf(2, undefined)).toBe(0);
  });
});
