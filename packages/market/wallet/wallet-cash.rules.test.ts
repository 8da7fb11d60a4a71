import { describe, expect, it } from 'vitest';
import { money } from '../values/money.ts';
import { isFarBelow, refusalOfCash, refusalOfOwnDeposit, refusalOfShortCash, shortageOf } from './wallet-cash.rules.ts';

describe('[DEL-48] a courier with cash in hand', () => {
  it.each([
    ['takes an order in cash up to the limit', 600, 300, 1_000, 100, undefined],
    ['takes none above it', 600, 300, 1_000, 101, { refused: 'cash_limit' }],
    ['takes orders that are paid at any time', 5_000, 0, 1_000, 0, undefined],
    ['has no limit without one', 5_000, 0, null, 900, undefined],
    ['has more room after laying out cash', -200, 0, 1_000, 1_200, undefined],
  ])('%s', (_what, held, toCollect, limit, wanted, fault) => {
    const position = { held: money(held), toCollect: money(toCollect), limit: limit === null ? null : money(limit) };
    expect(refusalOfCash(position, money(wanted))).toEqual(fault);
  });
});

describe('[OPS-078] cash that is handed in', () => {
  it.each([
    ['all of it', 900, { seen: 900, counted: 900, isAll: true }, 0],
    ['a part', 900, { seen: 900, counted: 400, isAll: false }, 0],
    ['all with some missing', 900, { seen: 900, counted: 850, isAll: true }, 50],
    ['nothing, and nothing is left', 900, { seen: 900, counted: 0, isAll: true }, 900],
    ['nothing', 900, { seen: 900, counted: 0, isAll: false }, { refused: 'cash_nothing' }],
    ['more than is held', 900, { seen: 900, counted: 901, isAll: true }, { refused: 'cash_above_held' }],
    ['by a page that is old', 900, { seen: 800, counted: 800, isAll: true }, { refused: 'changed_meanwhile' }],
    ['of one who holds none', 0, { seen: 0, counted: 0, isAll: true }, { refused: 'cash_nothing' }],
    ['of one who has laid out', -5, { seen: -5, counted: 0, isAll: true }, { refused: 'cash_above_held' }],
  ])('%s', (_what, held, { seen, counted, isAll }, missing) => {
    expect(shortageOf(money(held), { seen: money(seen), counted: money(counted), isAll })).toEqual(missing);
  });
});

describe('[DEL-50] cash that comes at the door', () => {
  it.each([
    ['is less', 4_000, 3_900, undefined, false],
    ['is a tenth less', 4_000, 3_600, undefined, false],
    ['is more than a tenth less', 4_000, 3_599, undefined, true],
    ['is nothing', 4_000, 0, undefined, true],
    ['is all', 4_000, 4_000, 'cash_not_short', false],
    ['is more', 4_000, 5_000, 'cash_not_short', false],
    ['is nothing of nothing', 0, 0, 'cash_not_short', false],
  ])('%s', (_what, due, taken, refused, isFar) => {
    expect(refusalOfShortCash(money(due), money(taken))?.refused).toBe(refused);
    expect(isFarBelow(money(due), money(taken))).toBe(isFar);
  });
});

describe('[DEL-51] a deposit of a courier', () => {
  it.each([
    [5_000, 0, 5_000, undefined],
    [5_000, 0, 5_001, 'cash_above_held'],
    [5_000, 3_000, 2_000, undefined],
    [5_000, 3_000, 2_001, 'cash_above_held'],
    [-100, 0, 1, 'cash_above_held'],
  ])('held %i, of it waiting %i: %i', (held, pending, amount, refused) => {
    const known = { held: money(held), pending: money(pending) };
    expect(refusalOfOwnDeposit(known, money(amount))?.refused).toBe(refused);
  });
});
