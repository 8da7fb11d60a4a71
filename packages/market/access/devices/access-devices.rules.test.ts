import { describe, expect, it } from 'vitest';
import { permissionsOfStoreRole, type StoreRole } from '../access.rules.ts';
import { isEasyPin, isIdle, permissionsOnDevice, pinLockedUntil } from './access-devices.rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('[SEAT-05] a PIN', () => {
  it.each([
    ['0000', true],
    ['7777', true],
    ['1234', true],
    ['8901', true],
    ['4321', true],
    ['1212', true],
    ['123123', false],
    ['482913', false],
    ['1379', false],
    ['1122', false],
  ])('%s is easy to guess: %s', (pin, expected) => {
    expect(isEasyPin(pin)).toBe(expected);
  });

  it.each([
    ['four wrong ones', 4, 0, null],
    ['five wrong ones', 5, 0, 15],
    ['five wrong ones, the last 14 minutes ago', 5, 14, 1],
    ['five wrong ones, the last 15 minutes ago', 5, 15, null],
  ])('is taken again after %s in the minutes that it says', (_what, count, minutesAgo, expected) => {
    const until = pinLockedUntil({ count, lastAt: ago(minutesAgo) }, now);
    expect(until && (until.getTime() - now.getTime()) / 60_000).toBe(expected);
  });

  it.each<[StoreRole, string[]]>([
    ['kitchen', ['store.orders', 'store.availability']],
    ['bookkeeper', []],
  ])('of a %s allows what the role does, without money, people and records', (role, expected) => {
    expect(permissionsOnDevice(permissionsOfStoreRole(role))).toEqual(expected);
  });

  it('of an owner gives no right over money, people and records', () => {
    const allowed = permissionsOnDevice(permissionsOfStoreRole('owner'));
    expect(allowed).toContain('store.menu');
    for (const right of ['store.money', 'store.staff', 'store.audit', 'store.owner', 'store.export', 'store.reports']) {
      expect(allowed).not.toContain(right);
    }
  });
});

describe('[SEAT-07] a board', () => {
  it.each([
    ['before its minutes are over', 10, 9.9, false],
    ['when its minutes are over', 10, 10, true],
    ['never with 0 minutes', 0, 1_000, false],
  ])('locks %s: %s minutes, %s idle', (_what, minutes, idle, expected) => {
    expect(isIdle(minutes, ago(idle).getTime(), now.getTime())).toBe(expected);
  });
});
