import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../orders.rules.ts';
import { afterTick, mayTick, partsOf, piecesToMake, ticksOf } from './orders-kitchen.rules.ts';

const choice = (name: string, ...labels: string[]) => ({ name, labels });
const line = {
  line_number: 1,
  name: 'Combo',
  variation: null,
  quantity: 2,
  choices: [choice('Side', 'Rice'), choice('Meat', 'Chicken')],
  add_ons: [{ name: 'Drink', quantity: 2 }],
  ticked: [] as number[],
};

describe('the ticks of a kitchen', () => {
  it.each([
    ['a part', [], 2, true, [2]],
    ['another part', [2], 1, true, [1, 2]],
    ['the last part, and with it the line', [1, 2], 3, true, [0, 1, 2, 3]],
    ['the line, and with it all its parts', [2], 0, true, [0, 1, 2, 3]],
    ['a part that is ticked', [2], 2, true, [2]],
    ['a part back, and with it the line', [0, 1, 2, 3], 3, false, [1, 2]],
    ['the line back, and with it all its parts', [0, 1, 2, 3], 0, false, []],
  ])('[STO-015] tick %s', (_what, ticked, part, isTicked, expected) => {
    expect(afterTick({ ...line, ticked }, part, isTicked)).toEqual(expected);
  });

  it('[STO-015] tick a line without parts by itself', () => {
    expect(afterTick({ choices: [], add_ons: [], ticked: [] }, 0, true)).toEqual([0]);
  });

  it.each([
    ['nothing', [[], []], { done: 0, all: 2, isStarted: false, isComplete: false }],
    ['a part', [[2], []], { done: 0, all: 2, isStarted: true, isComplete: false }],
    ['one line', [[0, 1], []], { done: 1, all: 2, isStarted: true, isComplete: false }],
    ['every line', [[0, 1], [0]], { done: 2, all: 2, isStarted: true, isComplete: true }],
  ])('[STO-015] [STO-019] know how far an order is with %s ticked', (_what, ticked, expected) => {
    expect(ticksOf(ticked.map((numbers) => ({ ticked: numbers })))).toEqual(expected);
  });

  it('[STO-015] belong to what is accepted and not ready yet', () => {
    expect(orderStatuses.filter(mayTick)).toEqual(['confirmed', 'processing']);
  });

  it('[STO-009] [STO-016] [ITEM-27] multiply options by the quantity of the line, and count add-ons once for the line', () => {
    expect(partsOf({ ...line, quantity: 3 })).toEqual([
      { number: 1, count: 3, name: 'Rice', group: 'Side' },
      { number: 2, count: 3, name: 'Chicken', group: 'Meat' },
      { number: 3, count: 2, name: 'Drink', group: undefined },
    ]);
  });

  it('[STO-016] add the same pieces of all orders up, without what is ticked', () => {
    const soup = { ...line, name: 'Soup', variation: 'Large', quantity: 1, choices: [], add_ons: [] };
    const lines = [line, { ...line, quantity: 1, ticked: [1] }, soup, { ...soup, variation: 'Small', ticked: [0] }];
    expect(piecesToMake(lines)).toEqual([
      { name: 'Combo', count: 3, isItem: true },
      { name: 'Soup (Large)', count: 1, isItem: true },
      { name: 'Rice', count: 2, isItem: false },
      { name: 'Chicken', count: 3, isItem: false },
      { name: 'Drink', count: 4, isItem: false },
    ]);
  });
});
