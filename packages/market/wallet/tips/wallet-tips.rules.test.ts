import { describe, expect, it } from 'vitest';
import { dayMilliseconds } from '../../values/durations.ts';
import { money } from '../../values/money.ts';
import { refusalOfTip, type TippedOrder, tipDays, tipLeft, tippableUntil } from './wallet-tips.rules.ts';

const deliveredAt = new Date('2026-11-20T12:00:00Z');
const order: TippedOrder = {
  status: 'delivered',
  deliveredAt,
  hasCourier: true,
  total: money(500_000),
  tipped: money(0),
};
const soon = new Date(deliveredAt.getTime() + 60_000);
const end = new Date(deliveredAt.getTime() + tipDays * dayMilliseconds);

describe('[DEL-55] a tip after the delivery', () => {
  it.each<[string, Partial<TippedOrder>, number, Date, string | undefined]>([
    ['is possible at once', {}, 20_000, soon, undefined],
    ['may be as much as the order', {}, 500_000, soon, undefined],
    ['may be added to', { tipped: money(400_000) }, 100_000, soon, undefined],
    ['comes to no more than the order', {}, 500_100, soon, 'tip_too_large'],
    [
      'comes to no more than the order, all of them together',
      { tipped: money(400_000) },
      100_100,
      soon,
      'tip_too_large',
    ],
    ['is more than nothing', {}, 0, soon, 'tip_nothing'],
    ['is possible to the last moment of the seventh day', {}, 20_000, new Date(end.getTime() - 1), undefined],
    ['is too late after seven days', {}, 20_000, end, 'tip_too_late'],
    ['is possible while a refund is asked for', { status: 'refund_requested' }, 20_000, soon, undefined],
    ['is not for a refunded order', { status: 'refunded' }, 20_000, soon, 'tip_not_possible'],
    ['is not for a canceled order', { status: 'canceled', deliveredAt: null }, 20_000, soon, 'tip_not_possible'],
    ['is not for an order on its way', { status: 'picked_up', deliveredAt: null }, 20_000, soon, 'tip_not_possible'],
    ['is not for an order without a courier', { hasCourier: false }, 20_000, soon, 'tip_not_possible'],
  ])('%s', (_title, change, amount, at, refused) => {
    expect(refusalOfTip({ ...order, ...change }, money(amount), at)?.refused).toBe(refused);
  });

  it('says until when it is possible, and how much is left', () => {
    expect(tippableUntil(order)).toEqual(end);
    expect(tippableUntil({ ...order, hasCourier: false })).toBeNull();
    expect([0, 400_000, 600_000].map((tipped) => tipLeft({ ...order, tipped: money(tipped) }))).toEqual([
      500_000, 100_000, 0,
    ]);
  });
});
