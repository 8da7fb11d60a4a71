import { describe, expect, it } from 'vitest';
import type { Area } from './zones.rules.ts';
import { isInside } from './zones.rules.ts';
import {
  doOverlap,
  innerPointOf,
  maxDrawnCorners,
  refusalOfDrawing,
  squareKilometresOf,
  withCornerMoved,
} from './zones-drawing.rules.ts';

const at = (lat: number, lng: number) => ({ lat, lng });
const square = (lat: number, lng: number, side = 1): Area => [
  at(lat, lng),
  at(lat, lng + side),
  at(lat + side, lng + side),
  at(lat + side, lng),
];
const circle = (corners: number): Area =>
  Array.from({ length: corners }, (_, n) => {
    const angle = (2 * Math.PI * n) / corners;
    return at(5.6 + 0.05 * Math.sin(angle), -0.2 + 0.05 * Math.cos(angle));
  });
const crossed = [at(0, 0), at(1, 1), at(1, 0), at(0, 1)];
const horseshoe = [at(0, 0), at(0, 3), at(3, 3), at(3, 2), at(1, 2), at(1, 1), at(3, 1), at(3, 0)];

describe('[OPS-041] the corners of a zone', () => {
  it.each<[string, Area, string | undefined]>([
    ['none', [], 'zone_corners_few'],
    ['two', [at(0, 0), at(1, 1)], 'zone_corners_few'],
    ['three, two of which are one', [at(0, 0), at(1, 1), at(1, 1)], 'zone_corners_few'],
    ['three', [at(0, 0), at(0, 1), at(1, 1)], undefined],
    ['the most', circle(maxDrawnCorners), undefined],
    ['one more', circle(maxDrawnCorners + 1), 'zone_corners_many'],
    ['whose lines cross', crossed, 'zone_crosses'],
    ['off the earth', [at(0, 0), at(0, 1), at(91, 1)], 'zone_off_earth'],
    ['of a horseshoe', horseshoe, undefined],
  ])('%s', (_what, area, code) => {
    expect(refusalOfDrawing(area, [])?.refused).toBe(code);
  });
});

describe('[OPS-041] two zones', () => {
  it.each<[string, Area, boolean]>([
    ['the same', square(0, 0), true],
    ['half over it', square(0.5, 0.5), true],
    ['within it', square(0.25, 0.25, 0.5), true],
    ['around it', square(-1, -1, 3), true],
    ['across it', [at(0.4, -1), at(0.4, 2), at(0.6, 2), at(0.6, -1)], true],
    ['with a common side', square(0, 1), false],
    ['with a part of a common side', square(0.5, 1), false],
    ['with a common corner', square(1, 1), false],
    ['apart', square(5, 5), false],
  ])('%s', (_what, area, expected) => {
    expect(doOverlap(square(0, 0), area)).toBe(expected);
    expect(doOverlap(area, square(0, 0))).toBe(expected);
    const fault = refusalOfDrawing(square(0, 0), [{ name: 'Osu', area }]);
    expect(fault?.detail?.values.name).toBe(expected ? 'Osu' : undefined);
  });

  it('of which one lies in the bay of the other do not overlap', () => {
    expect(doOverlap(horseshoe, [at(1.2, 1.2), at(1.2, 1.8), at(2.5, 1.8), at(2.5, 1.2)])).toBe(false);
  });
});

it.each([[square(0, 0)], [horseshoe], [circle(7)]])('[OPS-041] the centre of a zone lies in it', (area) => {
  expect(isInside(innerPointOf(area), area)).toBe(true);
});

it('[OPS-041] a zone has a size', () => {
  expect(squareKilometresOf(square(0, 0, 0.1))).toBeCloseTo(123.9, 0);
  expect(squareKilometresOf([])).toBe(0);
});

it('[OPS-041] an arrow key moves a corner by metres', () => {
  const [, moved] = withCornerMoved(square(5, 0), 1, 10, -10);
  expect((moved?.lat ?? 0) - 5).toBeCloseTo(10 / 111_320, 6);
  expect((moved?.lng ?? 0) - 1).toBeCloseTo(-10 / 110_900, 6);
});
