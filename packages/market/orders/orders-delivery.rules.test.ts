import { describe, expect, it } from 'vitest';
import { orderStatuses } from './orders.rules.ts';
import { deliveryStepOf, mayGiveBack, mostDeliveries, refusalToTake } from './orders-delivery.rules.ts';

const offered = { status: 'confirmed', orderType: 'delivery', courierId: null } as const;
const courier = { courierId: 3, isOnShift: true, running: 0 };

describe('taking an order', () => {
  it.each([
    ['an accepted order', undefined, offered, courier],
    ['an order on the counter', undefined, { ...offered, status: 'handover' }, courier],
    ['[DEL-03] nothing while the shift has not begun', 'not_on_shift', offered, { ...courier, isOnShift: false }],
    ['[DEL-14] not an order of another courier', 'delivery_taken', { ...offered, courierId: 4 }, courier],
    [
      '[DEL-14] not an order that its store has not accepted',
      'step_not_allowed',
      { ...offered, status: 'pending' },
      courier,
    ],
    ['[DEL-14] not an order that is gone', 'step_not_allowed', { ...offered, status: 'picked_up' }, courier],
    [
      '[DEL-14] not an order that its customer fetches',
      'step_not_allowed',
      { ...offered, orderType: 'take_away' },
      courier,
    ],
    ['not more than a bag holds', 'deliveries_full', offered, { ...courier, running: mostDeliveries }],
  ] as const)('%s', (_what, refused, order, by) => {
    expect(refusalToTake(order, by)?.refused).toBe(refused);
  });
});

it('[DEL-19] each state of an order under way has one next step, and no other state has one', () => {
  const steps = orderStatuses.map((status) => [status, deliveryStepOf(status)]).filter(([, step]) => step);
  expect(Object.fromEntries(steps)).toEqual({
    confirmed: 'go_to_store',
    processing: 'go_to_store',
    handover: 'pick_up',
    picked_up: 'deliver',
  });
});

it('[DEL-04] an order is given back until it is carried', () => {
  expect(orderStatuses.filter(mayGiveBack)).toEqual(['confirmed', 'processing', 'handover']);
});
