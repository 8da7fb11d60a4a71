import { describe, expect, it } from 'vitest';
import { money } from '../values/money.ts';
import { operatorRoles, permissionsOfRoles, permissionsOfStoreRole, storeRoles } from './access.rules.ts';
import {
  defaultLimit,
  highestLimit,
  isWithinLimit,
  leftAlone,
  limitedRoles,
  type MoneyLimit,
  mayGrantLimit,
  proposalStateAt,
} from './access-limits.rules.ts';

const limit = (perAct: number | null, perDay: number | null): MoneyLimit => ({
  perAct: perAct === null ? null : money(perAct),
  perDay: perDay === null ? null : money(perDay),
});

describe('[SEAT-16] a limit of amount', () => {
  it.each([
    ['nothing with a limit of 0', limit(0, 0), 0, 0, true],
    ['the smallest amount with a limit of 0', limit(0, 0), 1, 0, false],
    ['exactly the limit of one act', limit(100, 500), 100, 0, true],
    ['more than the limit of one act', limit(100, 500), 101, 0, false],
    ['what fills the day', limit(100, 500), 100, 400, true],
    ['what is more than the day', limit(100, 500), 100, 401, false],
    ['any act without a limit for it, within the day', limit(null, 500), 500, 0, true],
    ['any act without a limit for it, above the day', limit(null, 500), 501, 0, false],
    ['any number of acts without a limit of the day', limit(100, null), 100, 1_000_000, true],
    ['anything without limits', limit(null, null), 1_000_000, 1_000_000, true],
  ])('judges %s', (_what, of, amount, moved, expected) => {
    expect(isWithinLimit(of, money(amount), money(moved))).toBe(expected);
  });

  it.each([
    ['of one role', [limit(10, 50)], limit(10, 50)],
    ['of two roles, each the higher one', [limit(10, 500), limit(100, 50)], limit(100, 500)],
    ['of a role without limits beside another', [limit(10, 50), limit(null, null)], limit(null, null)],
  ])('%s', (_what, limits, expected) => {
    expect(highestLimit(limits)).toEqual(expected);
  });

  it.each([
    ['one act, while the day has more', limit(100, 500), 100, 100],
    ['what is left of the day', limit(100, 500), 430, 70],
    ['nothing after the day', limit(100, 500), 600, 0],
    ['what is left of the day without a limit for one act', limit(null, 500), 100, 400],
    ['one act without a limit of the day', limit(100, null), 1_000, 100],
    ['anything without limits', limit(null, null), 1_000, null],
  ])('[OPS-039] leaves %s', (_what, of, moved, left) => {
    expect(leftAlone(of, money(moved))).toBe(left);
  });

  it.each([
    ['the own limit', limit(100, 500), limit(100, 500), true],
    ['less', limit(100, 500), limit(0, 0), true],
    ['more for an act', limit(100, 500), limit(101, 500), false],
    ['more for a day', limit(100, 500), limit(100, 501), false],
    ['no limit by a person who has one', limit(100, 500), limit(null, 500), false],
    ['no limit by a person without one', limit(null, null), limit(null, null), true],
  ])('[SEAT-18] may be set to %s', (_what, own, given, expected) => {
    expect(mayGrantLimit(own, given)).toBe(expected);
  });

  it.each([
    ['owner', 'NGN', limit(null, null)],
    ['lead', 'NGN', limit(null, null)],
    ['support', 'NGN', limit(2_000_000, 10_000_000)],
    ['manager', 'KES', limit(500_000, 2_500_000)],
    ['kitchen', 'NGN', limit(0, 0)],
    ['support', 'CHF', limit(0, 0)],
  ] as const)('of a %s in %s is ready-made', (role, currency, expected) => {
    expect(defaultLimit(role, currency)).toEqual(expected);
  });

  it('can be set for each role that may move money, but for owners', () => {
    const ofOperators = operatorRoles.filter((role) => {
      const permissions = permissionsOfRoles([role]);
      return (
        permissions.includes('ops.refund') || permissions.includes('ops.wallets') || permissions.includes('ops.orders')
      );
    });
    const ofStores = storeRoles.filter((role) => permissionsOfStoreRole(role).includes('store.adjust'));
    const expected = new Set<string>([...ofOperators, ...ofStores].filter((role) => role !== 'owner'));
    expect(new Set<string>(limitedRoles)).toEqual(expected);
  });
});

describe('[SEAT-16] a proposal', () => {
  const expiresAt = new Date('2026-03-01T12:00:00Z');
  it.each([
    ['open', '2026-03-01T11:59:59Z', 'open'],
    ['open', '2026-03-01T12:00:00Z', 'expired'],
    ['approved', '2026-03-02T12:00:00Z', 'approved'],
    ['taken_back', '2026-03-02T12:00:00Z', 'taken_back'],
  ] as const)('that is %s is at %s %s', (state, at, expected) => {
    expect(proposalStateAt({ state, expiresAt }, new Date(at))).toBe(expected);
  });
});
