import { describe, expect, it } from 'vitest';
import { orderStatuses } from './orders.rules.ts';
import {
  alarmsOf,
  courierActivity,
  type MovableOrder,
  movesOfOperator,
  type WatchedOrder,
} from './orders-alarms.rules.ts';

const at = new Date('2026-11-24T12:00:00.000Z');
const ago = (minutes: number) => new Date(at.getTime() - minutes * 60_000);

const quiet: WatchedOrder = {
  status: 'confirmed',
  orderType: 'delivery',
  ringsAt: null,
  boardReadAt: ago(0),
  unpaidSince: null,
  prescriptionSince: null,
  handoverAt: null,
  pickedUpAt: null,
  expectedAt: ago(-20),
  hasCourier: false,
  locatedAt: null,
  problemAt: null,
  handingOverSince: null,
};

describe('[OPS-007] an alarm', () => {
  it.each([
    ['unanswered', { status: 'pending', ringsAt: ago(2) }],
    ['store_silent', { status: 'pending', ringsAt: ago(2), boardReadAt: ago(1) }],
    ['store_silent', { status: 'pending', ringsAt: ago(2), boardReadAt: null }],
    ['no_courier', { status: 'handover', handoverAt: ago(3) }],
    ['courier_silent', { status: 'picked_up', hasCourier: true, pickedUpAt: ago(9), locatedAt: ago(3) }],
    ['courier_silent', { status: 'picked_up', hasCourier: true, pickedUpAt: ago(3) }],
    ['late', { expectedAt: ago(10) }],
    ['prescription', { status: 'pending', prescriptionSince: ago(10) }],
    ['payment_open', { status: 'pending', unpaidSince: ago(10) }],
    ['handing_over', { status: 'picked_up', hasCourier: true, locatedAt: ago(0), handingOverSince: ago(0) }],
    ['undeliverable', { status: 'picked_up', problemAt: ago(0), hasCourier: true, locatedAt: ago(0) }],
  ] satisfies [string, Partial<WatchedOrder>][])('%s is raised for %j', (kind, change) => {
    expect(alarmsOf({ ...quiet, ...change }, at).map((alarm) => alarm.kind)).toEqual([kind]);
  });

  it.each([
    ['an order that has just rung', { status: 'pending', ringsAt: ago(1.9) }],
    ['an order that goes its way', {}],
    ['a take away without a rider', { status: 'handover', orderType: 'take_away', handoverAt: ago(30) }],
    ['a rider who is heard', { status: 'picked_up', hasCourier: true, pickedUpAt: ago(20), locatedAt: ago(1) }],
    ['nine minutes', { expectedAt: ago(9) }],
  ] satisfies [string, Partial<WatchedOrder>][])('is not raised for %s', (_what, change) => {
    expect(alarmsOf({ ...quiet, ...change }, at)).toEqual([]);
  });

  it('comes with others, the most urgent first', () => {
    const both = { status: 'picked_up', hasCourier: true, locatedAt: ago(5), expectedAt: ago(12) } as const;
    expect(alarmsOf({ ...quiet, ...both }, at).map(({ kind }) => kind)).toEqual(['courier_silent', 'late']);
  });
});

describe('[OPS-003] a rider on the map', () => {
  it.each([
    ['free', { locatedAt: ago(0), carries: 0, waitsFor: 0, metresToStore: null }],
    ['to_store', { locatedAt: ago(0), carries: 0, waitsFor: 1, metresToStore: 900 }],
    ['in_store', { locatedAt: ago(0), carries: 0, waitsFor: 1, metresToStore: 40 }],
    ['riding', { locatedAt: ago(0), carries: 1, waitsFor: 1, metresToStore: 40 }],
    ['no_position', { locatedAt: ago(1), carries: 1, waitsFor: 0, metresToStore: null }],
    ['no_position', { locatedAt: null, carries: 0, waitsFor: 1, metresToStore: null }],
    ['silent', { locatedAt: ago(3), carries: 1, waitsFor: 0, metresToStore: null }],
    ['silent', { locatedAt: null, carries: 1, waitsFor: 0, metresToStore: null }],
  ] as const)('is %s with %j', (sign, seen) => {
    expect(courierActivity(seen, at)).toBe(sign);
  });
});

describe('[OPS-036] an operator moves an order', () => {
  const order: MovableOrder = {
    status: 'pending',
    orderType: 'delivery',
    paymentMethod: 'cash_on_delivery',
    paymentStatus: 'unpaid',
    prescription: null,
    hasCourier: true,
    cashStep: 'delivered',
  };
  const movesFrom = (change: Partial<MovableOrder>) => movesOfOperator({ ...order, ...change });

  it('one step on by the table, never out of an end', () => {
    const steps = orderStatuses.map((status) => [status, movesFrom({ status }).map(({ to }) => to)]);
    expect(Object.fromEntries(steps)).toEqual({
      pending: ['confirmed'],
      confirmed: ['processing'],
      processing: ['handover'],
      handover: ['picked_up'],
      picked_up: ['delivered'],
      delivered: [],
      canceled: [],
      failed: [],
      refund_requested: ['refunded', 'delivered'],
      refunded: [],
    });
  });

  it('not without a rider, not unpaid and not before its price is agreed', () => {
    expect(movesFrom({ status: 'handover', hasCourier: false })).toEqual([]);
    expect(movesFrom({ paymentMethod: 'digital_payment' })).toEqual([]);
    expect(movesFrom({ prescription: 'quoted' })).toEqual([]);
    expect(movesFrom({ prescription: 'agreed' })).toHaveLength(1);
    expect(movesFrom({ status: 'handover', orderType: 'take_away' })).toEqual([
      { to: 'delivered', books: 'cash_collected' },
    ]);
  });

  it('and reads what the ledger will say', () => {
    expect(movesFrom({ status: 'picked_up' })).toEqual([{ to: 'delivered', books: 'cash_collected' }]);
    expect(movesFrom({ status: 'picked_up', paymentStatus: 'paid' })).toEqual([{ to: 'delivered', books: 'nothing' }]);
    expect(movesFrom({ status: 'refund_requested' })[0]).toEqual({ to: 'refunded', books: 'order_refunded' });
  });
});
