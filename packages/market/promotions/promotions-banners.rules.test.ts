import { expect, it } from 'vitest';
import { bannerStateAt } from './promotions-banners.rules.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
const banner = { isActive: true, startsAt: at(10), endsAt: at(12) };

it.each([
  ['without dates runs', { isActive: true, startsAt: null, endsAt: null }, 1, 'running'],
  ['is planned before its start', banner, 9, 'planned'],
  ['runs from its start', banner, 10, 'running'],
  ['is over at its end', banner, 12, 'over'],
  ['that is switched off is off at any moment', { ...banner, isActive: false }, 11, 'off'],
] as const)('[OPS-065] a banner %s', (_what, of, hour, state) => {
  expect(bannerStateAt(of, at(hour))).toBe(state);
});
