import { describe, expect, it } from 'vitest';
import { orderStatuses } from './orders.rules.ts';
import { endOfPhone, mayCancelAsOperator, orderSearchOf } from './orders-live.rules.ts';

it.each([
  ['4137', { digits: '4137' }],
  ['#4100 00 4137', { digits: '4100004137' }],
  ['+234 803-555 0142', { digits: '2348035550142' }],
  [' Adaeze ', { name: 'Adaeze' }],
  ['Table 12', { name: 'Table 12' }],
  ['ab', undefined],
  ['#12', undefined],
  ['', undefined],
  ['   ', undefined],
])('[OPS-011] the search %j means %j', (written, expected) => {
  expect(orderSearchOf(written)).toEqual(expected);
});

it('[OPS-011] a local number ends like the international one', () => {
  expect('+2348035550142'.endsWith(endOfPhone('08035550142'))).toBe(true);
});

describe('[OPS-035] the market cancels', () => {
  const order = { orderType: 'delivery', paymentMethod: 'digital_payment', paymentStatus: 'paid' };

  it('an order that is not delivered', () => {
    const found = orderStatuses.filter((status) => mayCancelAsOperator({ ...order, status }));
    expect(found).toEqual(['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'failed']);
  });

  it('no parcel whose cash was taken', () => {
    const parcel = { status: 'picked_up', orderType: 'parcel', paymentMethod: 'cash_on_delivery' } as const;
    expect(mayCancelAsOperator({ ...parcel, paymentStatus: 'unpaid' })).toBe(true);
    expect(mayCancelAsOperator({ ...parcel, paymentStatus: 'paid' })).toBe(false);
  });
});
