import { describe, expect, it } from 'vitest';
import { isLowStock, type StockMove, stockAfter } from './items-stock.rules.ts';

describe('a change of a stock', () => {
  it.each<[string, StockMove, number | undefined]>([
    ['adds a delivery', { reason: 'delivery', quantity: 5, left: 3, held: 2 }, 8],
    ['begins to count with a delivery', { reason: 'delivery', quantity: 5, left: null, held: 0 }, 5],
    ['takes a loss', { reason: 'loss', quantity: 3, left: 3, held: 2 }, 0],
    ['refuses a loss of what open orders hold', { reason: 'loss', quantity: 4, left: 3, held: 2 }, undefined],
    ['refuses a loss of what is not counted', { reason: 'loss', quantity: 1, left: null, held: 0 }, undefined],
    ['sells of a count what open orders do not hold', { reason: 'count', quantity: 9, left: 3, held: 2 }, 7],
    ['may count just what open orders hold', { reason: 'count', quantity: 2, left: 3, held: 2 }, 0],
    ['refuses a count below what open orders hold', { reason: 'count', quantity: 1, left: 3, held: 2 }, undefined],
  ])('[STO-063] %s', (_what, move, after) => {
    expect(stockAfter(move)).toBe(after);
  });

  it.each([
    ['that is not counted', null, 5, false],
    ['at its mark', 5, 5, false],
    ['below its mark', 4, 5, true],
    ['without a mark', 1, null, false],
    ['used up, also without a mark', 0, null, true],
  ])('[STO-064] of an item %s', (_what, least, mark, isLow) => {
    expect(isLowStock(least, mark)).toBe(isLow);
  });
});
