import { expect, it } from 'vitest';
import { isCalibrated, promiseFigures } from './promise-figures.ts';

it('[CUS-01] half of the orders of a simulated city arrive before p50, nine of ten before p90, and a fault is found', () => {
  // A small city has too few orders for five points; a fault of five minutes is further away than that.
  const { accepted } = promiseFigures({ load: { orders: 90, couriers: 12 }, seed: 1, days: 6, learned: 4 });
  expect(accepted.exact.orders).toBe(180);
  expect(Math.abs(accepted.exact.beforeP50 - 0.5)).toBeLessThan(0.12);
  expect(Math.abs(accepted.exact.beforeP90 - 0.9)).toBeLessThan(0.1);
  expect(isCalibrated(accepted.hurried)).toBe(false);
});
