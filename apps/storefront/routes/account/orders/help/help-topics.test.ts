import { orderStatuses } from 'market/orders/orders.rules';
import { describe, expect, it } from 'vitest';
import { type HelpTopic, helpTopics, type OrderToHelp, waitsFor } from './help-topics.ts';

const now = new Date('2026-11-20T12:00:00Z');
const soon = new Date('2026-11-20T12:20:00Z');
const past = new Date('2026-11-20T11:50:00Z');
const order: OrderToHelp = {
  status: 'processing',
  orderType: 'delivery',
  expectedAt: soon,
  awaitsPayment: false,
  cancelable: false,
  refundable: false,
  hasRefund: false,
};

describe('[CUS-16] help with an order', () => {
  it.each<[string, Partial<OrderToHelp>, HelpTopic[]]>([
    [
      'that waits for its payment',
      { status: 'pending', awaitsPayment: true, cancelable: true },
      ['payment', 'cancel', 'wrong_address', 'talk'],
    ],
    [
      'that the store has not confirmed',
      { status: 'pending', cancelable: true },
      ['where', 'cancel', 'wrong_address', 'talk'],
    ],
    ['that is being prepared', {}, ['where', 'no_cancel', 'wrong_address', 'talk']],
    ['that is late', { expectedAt: past }, ['late', 'no_cancel', 'wrong_address', 'talk']],
    ['that is fetched at the counter', { orderType: 'take_away' }, ['where', 'no_cancel', 'talk']],
    [
      'that was delivered',
      { status: 'delivered', expectedAt: null, refundable: true },
      ['items', 'not_arrived', 'talk'],
    ],
    [
      'that was fetched',
      { status: 'delivered', expectedAt: null, refundable: true, orderType: 'take_away' },
      ['items', 'talk'],
    ],
    ['whose time for a refund is over', { status: 'delivered', expectedAt: null }, ['too_late', 'talk']],
    [
      'whose money is asked back',
      { status: 'refund_requested', expectedAt: null, hasRefund: true },
      ['refund', 'talk'],
    ],
    ['whose money is back', { status: 'refunded', expectedAt: null, hasRefund: true }, ['refund', 'talk']],
    ['that was canceled', { status: 'canceled', expectedAt: null }, ['ended', 'talk']],
    ['that has failed', { status: 'failed', expectedAt: null, cancelable: true }, ['ended', 'talk']],
  ])('%s', (_title, change, topics) => {
    expect(helpTopics({ ...order, ...change }, now)).toEqual(topics);
  });

  it('has more than one way in every state, and ends with a person', () => {
    for (const status of orderStatuses) {
      const topics = helpTopics({ ...order, status }, now);
      expect(topics.length).toBeGreaterThan(1);
      expect(topics.at(-1)).toBe('talk');
    }
  });

  it('says whom a late order waits for', () => {
    expect(waitsFor('processing', 'delivery')).toBe('store');
    expect(waitsFor('handover', 'delivery')).toBe('delivery_man');
    expect(waitsFor('handover', 'take_away')).toBe('shopper');
    expect(waitsFor('picked_up', 'delivery')).toBe('delivery_man');
    expect(waitsFor('pending', 'parcel')).toBe('market');
    expect(waitsFor('confirmed', 'parcel')).toBe('delivery_man');
  });
});
