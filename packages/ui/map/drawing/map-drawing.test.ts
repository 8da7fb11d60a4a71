import { describe, expect, it } from 'vitest';
import { widthAt } from './map-drawing.ts';

describe('the width of a road', () => {
  const table = { '13': 2, '15': 6 };
  it.each([
    [10, 2],
    [13, 2],
    [14, 4],
    [14.5, 5],
    [15, 6],
    [17, 6 * 1.35 ** 2],
  ])('at zoom %d is %d pixels', (zoom, width) => {
    expect(widthAt(table, zoom)).toBeCloseTo(width);
  });
});
