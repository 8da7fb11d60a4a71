import { describe, expect, it } from 'vitest';
import { roleThatMay } from '../../access/access.rules.ts';
import { dayMilliseconds } from '../../values/durations.ts';
import { money } from '../../values/money.ts';
import {
  answerableBy,
  entriesOfContestDecided,
  entriesOfContestHeld,
  heldOfSum,
  permissionToAnswer,
  refusalToContest,
} from './wallet-contests.rules.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const daysAgo = (days: number, more = 0) => new Date(now.getTime() - days * dayMilliseconds - more);

describe('[DEL-57] what may be contested', () => {
  it.each([
    ['courier', daysAgo(14), false, undefined],
    ['courier', daysAgo(14, 1), false, 'contest_late'],
    ['store', daysAgo(7), false, undefined],
    ['store', daysAgo(7, 1), false, 'contest_late'],
    ['courier', daysAgo(1), true, 'contest_twice'],
  ] as const)('a %s, what happened at %s, contested before: %s', (audience, happenedAt, isContested, refused) => {
    expect(refusalToContest(audience, { happenedAt, isContested }, now)?.refused).toBe(refused);
  });

  it('is answered by who has the permission for its kind, who signs with the narrowest role', () => {
    expect(permissionToAnswer('courier', 'suspension')).toBe('ops.couriers');
    expect(answerableBy(['ops.cash'])).toEqual([{ audience: 'courier', kind: 'sum' }]);
    expect(answerableBy([])).toEqual([]);
    expect(roleThatMay(['owner', 'finance'], 'ops.cash')).toBe('finance');
    expect(roleThatMay(['dispatcher'], 'ops.cash')).toBeUndefined();
  });
});

describe('[DEL-57] a contested sum is held until the answer', () => {
  const payee = { courierId: 7 };
  const sumOn = (account: string, ...journals: { account: string; amount: number }[][]) =>
    journals.flat().reduce((sum, entry) => sum + (entry.account === account ? entry.amount : 0), 0);

  it.each([
    // Booked on the courier's account, granted; then what the courier, the market and the hold have of it.
    [5_000, 5_000, { courier: 0, market: 5_000 }],
    [5_000, 2_000, { courier: 3_000, market: 2_000 }],
    [5_000, 0, { courier: 5_000, market: 0 }],
    [-80_000, 1_500, { courier: -81_500, market: 1_500 }],
  ])('booked %i, granted %i', (booked, granted, { courier, market }) => {
    const held = heldOfSum({ booked: money(booked) });
    const before = [{ account: 'courier:7', amount: booked }];
    const onHold = entriesOfContestHeld(payee, held);
    // Meanwhile a deduction is not the courier's, and a pay stays.
    expect(sumOn('courier:7', before, onHold)).toBe(Math.min(0, booked));
    const decided = entriesOfContestDecided(payee, { held, granted: money(granted) });
    expect(sumOn('courier:7', before, onHold, decided)).toBe(courier);
    expect(sumOn('market:corrections', decided)).toBe(market);
    expect(sumOn('contested:courier:7', onHold, decided)).toBe(0);
    for (const entries of [onHold, decided]) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});
