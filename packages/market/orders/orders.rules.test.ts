import { describe, expect, it } from 'vitest';
import { money } from '../values/money.ts';
import {
  type Actor,
  isCancelable,
  isFinal,
  isRefundable,
  mayMove,
  orderNumber,
  orderStatuses,
  releasesStock,
  slotsAhead,
  trackingRefreshSeconds,
  trackingStep,
  trackingSteps,
  transitions,
} from './orders.rules.ts';

const actors: Actor[] = ['shopper', 'store', 'delivery_man', 'market'];

/** The whole table of transitions: from, to, and who may do it. */
const allowed = [
  'pending > confirmed: store, market',
  'confirmed > processing: store, market',
  'processing > handover: store, market',
  'handover > picked_up: store, delivery_man, market',
  'picked_up > canceled: delivery_man, market',
  'picked_up > delivered: delivery_man, market',
  'handover > delivered: store, market',
  'pending > canceled: shopper, store, market',
  'confirmed > canceled: store, market',
  'processing > canceled: store, market',
  'handover > canceled: store, market',
  'pending > failed: market',
  'failed > canceled: shopper, market',
  'delivered > refund_requested: shopper',
  'refund_requested > refunded: market',
  'refund_requested > delivered: market',
];

describe('a refund', () => {
  const deliveredAt = new Date('2026-11-01T12:00:00Z');
  const delivered = { status: 'delivered', deliveredAt, wasRefused: false, total: money(100) } as const;
  it.each([
    ['of a delivered order can be requested for seven days', delivered, 7 * 24 * 60 - 1, true],
    ['cannot be requested after seven days', delivered, 7 * 24 * 60, false],
    [
      'cannot be requested before the delivery',
      { ...delivered, status: 'handover', deliveredAt: null } as const,
      0,
      false,
    ],
    ['that was refused cannot be requested again', { ...delivered, wasRefused: true }, 0, false],
    ['of an order that cost nothing cannot be requested', { ...delivered, total: money(0) }, 0, false],
  ])('%s', (_, order, minutesLater, isOffered) => {
    expect(isRefundable(order, new Date(deliveredAt.getTime() + minutesLater * 60_000))).toBe(isOffered);
  });
});

describe('an order', () => {
  it('[TRK-06] takes these steps and no other', () => {
    const found = orderStatuses.flatMap((from) =>
      orderStatuses.flatMap((to) => {
        const by = actors.filter((actor) => mayMove(from, to, actor));
        return by.length === 0 ? [] : [`${from} > ${to}: ${by.join(', ')}`];
      }),
    );
    expect(found.sort()).toEqual([...allowed].sort());
  });

  it('has each step in its table once', () => {
    const steps = transitions.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(steps).size).toBe(steps.length);
  });

  it('never stays where it is, and can end from wherever it begins', () => {
    expect(transitions.filter(({ from, to }) => from === to)).toEqual([]);
    const reached = new Set(['pending']);
    for (let round = 0; round < orderStatuses.length; round++) {
      for (const { from, to } of transitions) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].sort()).toEqual([...orderStatuses].sort());
  });

  it('[ORD-12] can be canceled by its shopper until the store confirms, and after a payment that failed', () => {
    expect(orderStatuses.filter(isCancelable)).toEqual(['pending', 'failed']);
  });

  it('[TRK-15] is over once delivered, and in every other end', () => {
    expect(orderStatuses.filter(isFinal)).toEqual(['delivered', 'canceled', 'failed', 'refund_requested', 'refunded']);
  });

  it('gives its goods back when it is canceled or fails, and only then', () => {
    expect(orderStatuses.filter(releasesStock)).toEqual(['canceled', 'failed']);
  });
});

describe('the steps that a shopper sees', () => {
  it('[TRK-06] are four, in this order', () => {
    expect(trackingSteps).toEqual(['pending', 'confirmed', 'picked_up', 'delivered']);
  });

  it.each([
    ['[TRK-07]', 'pending', 'pending'],
    ['[TRK-08]', 'confirmed', 'confirmed'],
    ['[TRK-08]', 'processing', 'confirmed'],
    ['[TRK-08]', 'handover', 'confirmed'],
    ['[TRK-09]', 'picked_up', 'picked_up'],
    ['[TRK-10]', 'delivered', 'delivered'],
    ['[TRK-10]', 'refund_requested', 'delivered'],
    ['[TRK-10]', 'refunded', 'delivered'],
    ['[TRK-11]', 'canceled', undefined],
    ['[TRK-11]', 'failed', undefined],
  ] as const)('%s of %s: %s', (_row, status, expected) => {
    expect(trackingStep(status)).toBe(expected);
  });

  it('[TRK-14] are asked for every ten seconds', () => {
    expect(trackingRefreshSeconds).toBe(10);
  });
});

describe('the times of an order ahead', () => {
  const at = new Date('2026-11-20T11:10:00Z');

  it('[FOOD-19] are half hours of the coming week, the first late enough for it to be made', () => {
    const slots = slotsAhead(at, 25, () => true);
    expect(slots).toHaveLength(336);
    expect([slots[0], slots.at(-1)]).toEqual([new Date('2026-11-20T12:00:00Z'), new Date('2026-11-27T11:30:00Z')]);
  });

  it('[FOOD-19] are those at which it can be had', () => {
    const noon = (moment: Date) => moment.getUTCHours() === 12 && moment.getUTCMinutes() === 0;
    expect(slotsAhead(at, 25, noon)).toHaveLength(7);
    expect(slotsAhead(at, 25, () => false)).toEqual([]);
  });
});

describe('numbers of orders', () => {
  it.each([
    ['2026-11-24T12:00:00.000Z', 0, '4600000000'],
    ['2026-11-24T12:00:59.999Z', 9_999_999, '4609999999'],
    ['2026-11-24T12:01:00.000Z', 42, '4610000042'],
  ])('[CHK-08] of %s with %d is %s: neighbours within a minute', (at, random, number) => {
    expect(orderNumber(new Date(at), random)).toBe(number);
  });

  it('[CHK-08] has ten digits at every minute of a round, each round alike', () => {
    const start = Date.parse('2026-11-24T00:00:00Z');
    const firsts = Array.from({ length: 900 }, (_, minute) => orderNumber(new Date(start + minute * 60_000), 7));
    expect(new Set(firsts).size).toBe(900);
    expect(firsts.every((number) => /^[1-9]\d{9}$/.test(number))).toBe(true);
    expect(orderNumber(new Date(start + 900 * 60_000), 7)).toBe(firsts[0]);
  });
});
