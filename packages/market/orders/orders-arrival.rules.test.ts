import { describe, expect, it } from 'vitest';
import { orderStatuses } from './orders.rules.ts';
import { nearnessOf, refusalToArrive } from './orders-arrival.rules.ts';

describe('[DEL-24] an arrival', () => {
  it.each([
    ['is left to a rider whose phone knows no place', null, 'open'],
    ['is proposed where the rider stands', 0, 'near'],
    ['is proposed within 80 m', 80, 'near'],
    ['is possible further away', 81, 'open'],
    ['is possible within 500 m', 500, 'open'],
    ['is asked about beyond', 501, 'far'],
  ] as const)('%s', (_what, metres, nearness) => {
    expect(nearnessOf(metres)).toBe(nearness);
  });

  it('is noted at the store until the order is picked up, and at the door while it is carried', () => {
    const open = (place: 'store' | 'door') => orderStatuses.filter((status) => !refusalToArrive(place, status));
    expect(open('store')).toEqual(['confirmed', 'processing', 'handover']);
    expect(open('door')).toEqual(['picked_up']);
  });
});
