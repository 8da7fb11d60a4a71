import { describe, expect, it } from 'vitest';
import {
  courierStateOf,
  orderNumbersText,
  ordersAtSuspension,
  startListOf,
  startSteps,
} from './access-couriers.rules.ts';

const at = new Date('2026-11-20T11:00:00Z');

it.each([
  ['off', null, null],
  ['on_shift', at, null],
  ['suspended', null, 'Two complaints'],
  ['suspended', at, 'Two complaints'],
] as const)('[OPS-058] a courier is %s with the shift %s and the suspension %s', (state, onShiftSince, reason) => {
  expect(courierStateOf({ onShiftSince, suspendedReason: reason })).toBe(state);
});

it('[OPS-026] a suspension gives back what waits on counters and stops at what is carried', () => {
  const orders = [
    { id: '1', isCarried: false },
    { id: '2', isCarried: true },
    { id: '3', isCarried: false },
  ];
  expect(ordersAtSuspension(orders)).toEqual({ carried: ['2'], released: ['1', '3'] });
  expect(ordersAtSuspension([])).toEqual({ carried: [], released: [] });
  expect(orderNumbersText(['1', '3'])).toBe('#1, #3');
});

const nothing = { isPhoneProved: false, hasPhoto: false, vehicle: '', hasAccount: false, papersSeenAt: null };

describe('[DEL-01] the list before the first shift', () => {
  it.each([
    ['phone', { isPhoneProved: true }],
    ['photo', { hasPhoto: true }],
    ['vehicle', { vehicle: 'bicycle' }],
    ['account', { hasAccount: true }],
    ['papers', { papersSeenAt: new Date() }],
  ] as const)('has %s done by %j, and nothing else', (step, change) => {
    const done = startListOf({ ...nothing, ...change }).filter(({ is_done }) => is_done);
    expect(done.map((one) => one.step)).toEqual([step]);
    expect(startListOf(nothing).map((one) => one.step)).toEqual([...startSteps]);
  });
});
