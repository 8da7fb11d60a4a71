import { expect, it } from 'vitest';
import { hasProvedFactor } from './auth-second-factor.rules.ts';

const now = new Date('2026-11-20T11:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

it.each([
  ['offered', false, null, false, true],
  ['offered', false, null, true, true],
  ['offered', true, null, false, false],
  ['offered', true, ago(600), false, true],
  ['offered', true, ago(14), true, true],
  ['offered', true, ago(15), true, false],
  ['required', false, null, false, false],
  ['required', true, null, false, false],
  ['required', true, ago(600), false, true],
  ['required', true, ago(600), true, false],
  ['off', true, null, true, true],
  ['off', false, null, false, true],
] as const)(
  '[SEAT-04] %s, set up: %s, proved at %s, asks again: %s: goes on is %s',
  (policy, isSetUp, provedAt, needsFreshSecondFactor, goesOn) => {
    expect(hasProvedFactor(policy, { isSetUp, provedAt }, { needsFreshSecondFactor, now })).toBe(goesOn);
  },
);
