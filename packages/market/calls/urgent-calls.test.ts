import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Endpoint } from './endpoint.ts';

const urgentCalls = Object.entries(contract)
  .flatMap(([noun, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, call]) => ({ name: `${noun}.${name}`, call })),
  )
  .filter(({ call }) => call.urgent)
  .map(({ name }) => name)
  .sort();

describe('the calls that go first when the server is full', () => {
  it('are those of ordering and paying, and no others', () => {
    expect(urgentCalls).toEqual([
      'orders.agreeToPrescription',
      'orders.cancel',
      'orders.paymentMethod',
      'orders.place',
      'orders.placePrescription',
      'orders.placed',
      'orders.prescription',
      'orders.quote',
      'orders.quotePrescription',
      'orders.slots',
      'orders.uploadPrescription',
      'payments.due',
      'payments.play',
      'payments.start',
      'payments.status',
      'payments.tell',
      'payments.ways',
      'promotions.applyCoupon',
      'risk.checkCode',
      'risk.sendCode',
    ]);
  });
});
