import { expect, it } from 'vitest';
import { emergencyNumberOf } from './access-alarms.rules.ts';

it.each([
  ['NG', '112'],
  ['KE', '999'],
  ['GH', '112'],
  ['', '112'],
])('[DEL-65] the emergency services of %s answer at %s', (country, number) => {
  expect(emergencyNumberOf(country)).toBe(number);
});
