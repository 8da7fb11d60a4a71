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
  it('are those of ordering, of paying and of the stores and couriers that work on them, and no others', () => {
    expect(urgentCalls).toEqual([
      'adminAlarms.list',
      'adminAlarms.take',
      'courierAlarms.begin',
      'courierAlarms.end',
      'courierAlarms.show',
      'courierCalls.call',
      'courierDispatch.answer',
      'courierDispatch.see',
      'courierDispatch.show',
      'courierHandovers.begin',
      'courierHandovers.meet',
      'courierOrders.deliver',
      'courierOrders.pickUp',
      'courierOrders.take',
      'courierOrders.tryCode',
      'courierOrders.work',
      'orders.agreeToPrescription',
      'orders.answerChange',
      'orders.answerPharmacist',
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
      'vendorItems.setAvailability',
      'vendorItems.takeIngredientOff',
      'vendorOrders.accept',
      'vendorOrders.board',
      'vendorOrders.cancel',
      'vendorOrders.change',
      'vendorOrders.delay',
      'vendorOrders.handOver',
      'vendorOrders.prepare',
      'vendorOrders.ready',
      'vendorOrders.refuse',
      'vendorPrescriptions.ask',
      'vendorPrescriptions.list',
      'vendorPrescriptions.open',
      'vendorPrescriptions.price',
      'vendorPrescriptions.quote',
      'vendorPrescriptions.refuse',
      'vendorPrescriptions.take',
      'vendorStores.pause',
      'vendorStores.resume',
      'vendorStores.setBusy',
      'vendorStores.setCap',
    ]);
  });
});
