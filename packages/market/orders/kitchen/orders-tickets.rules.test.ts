import { describe, expect, it } from 'vitest';
import { bagNumbers, dueTickets } from './orders-tickets.rules.ts';

describe('the tickets of a store', () => {
  it.each([
    ['pending', 0, 0, 'accepted', 'accepted', []],
    ['confirmed', 0, 0, 'accepted', 'accepted', ['kitchen', 'bag']],
    ['confirmed', 0, 0, 'accepted', 'ready', ['kitchen']],
    ['confirmed', 0, 0, 'started', 'by_hand', []],
    ['processing', 0, 0, 'started', 'ready', ['kitchen']],
    ['processing', 1, 0, 'accepted', 'accepted', ['bag']],
    ['handover', 0, 0, 'accepted', 'ready', ['bag']],
    ['handover', 1, 2, 'accepted', 'ready', []],
    ['handover', 0, 0, 'by_hand', 'by_hand', []],
    ['picked_up', 0, 0, 'accepted', 'ready', []],
  ] as const)(
    '[STO-028] [STO-029] of an order that is %s, printed %i and %i times, set for %s and %s, are %j',
    (status, kitchen, bag, kitchenAt, bagAt, due) => {
      expect(dueTickets(status, { kitchen, bag }, { kitchen: kitchenAt, bag: bagAt })).toEqual(due);
    },
  );

  it('[STO-028] [STO-032] are one for each bag, and one without a number where nobody has counted', () => {
    expect(bagNumbers(3)).toEqual([1, 2, 3]);
    expect(bagNumbers(null)).toEqual([undefined]);
  });
});
