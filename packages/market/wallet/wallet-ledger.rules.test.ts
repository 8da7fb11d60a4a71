import { describe, expect, it } from 'vitest';
import { money, nothing } from '../values/money.ts';
import {
  type CommissionRule,
  commissionOf,
  commissionRuleFor,
  entriesOfDeliveryEarned,
  ownerOfAccount,
  type PayRule,
  payOf,
  payRuleFor,
  sumOfPay,
  waitingMinutesBetween,
} from './wallet-ledger.rules.ts';

const roundTo = money(100);
const day = (number: number) => new Date(Date.UTC(2026, 10, number));

const rule = (id: number, more: Partial<CommissionRule> = {}): CommissionRule => ({
  id,
  moduleId: null,
  storeId: null,
  currency: null,
  basisPoints: 1_500,
  fixed: nothing,
  startsAt: day(1),
  ...more,
});

describe('[OPS-074] the rule of a commission', () => {
  const rules = [
    rule(1),
    rule(2, { startsAt: day(10) }),
    rule(3, { moduleId: 7 }),
    rule(4, { storeId: 12, startsAt: day(5) }),
    rule(5, { storeId: 12, startsAt: day(20) }),
    rule(6, { currency: 'KES' }),
    rule(7, { moduleId: 7, currency: 'KES' }),
  ];
  it.each([
    ['of the market, before a later one begins', { moduleId: 1, storeId: 9, at: day(9) }, 1],
    ['of the market, the latest that has begun', { moduleId: 1, storeId: 9, at: day(11) }, 2],
    ['of the module before that of the market', { moduleId: 7, storeId: 9, at: day(11) }, 3],
    ['of the store before that of its module', { moduleId: 7, storeId: 12, at: day(11) }, 4],
    ['of the module while that of the store has not begun', { moduleId: 7, storeId: 12, at: day(4) }, 3],
    ['of the store, the moment it begins', { moduleId: 7, storeId: 12, at: day(20) }, 5],
    ['of the currency before that of all', { moduleId: 1, storeId: 9, at: day(9), currency: 'KES' }, 6],
    ['of module and currency', { moduleId: 7, storeId: 9, at: day(9), currency: 'KES' }, 7],
    ['of nothing that is earlier than every rule', { moduleId: 7, storeId: 12, at: new Date(0) }, undefined],
    ['of nothing for a parcel, which has no store', { moduleId: 7, storeId: null, at: day(11) }, undefined],
  ])('is the one %s', (_what, order, id) => {
    expect(commissionRuleFor(rules, { currency: 'NGN', ...order })?.id).toBe(id);
  });

  it.each([
    ['a share, rounded to what can be shown', 123_400, { basisPoints: 1_500 }, 18_500],
    ['a fixed amount', 100_000, { basisPoints: 0, fixed: money(5_000) }, 5_000],
    ['both', 100_000, { basisPoints: 1_000, fixed: money(5_000) }, 15_000],
    ['never more than the share', 4_000, { basisPoints: 1_000, fixed: money(5_000) }, 4_000],
    ['all of it', 100_000, { basisPoints: 10_000 }, 100_000],
    ['nothing of a share that is nothing', 0, { fixed: money(5_000) }, 0],
    ['nothing of a loss', -500, { basisPoints: 1_500 }, 0],
  ])('takes %s', (_what, share, more, commission) => {
    expect(commissionOf(money(share), rule(1, more), roundTo)).toBe(commission);
  });

  it('takes nothing without a rule', () => {
    expect(commissionOf(money(100_000), undefined, roundTo)).toBe(0);
  });
});

const pay = (id: number, more: Partial<PayRule> = {}): PayRule => ({
  id,
  currency: 'NGN',
  zoneId: null,
  base: money(50_000),
  perKm: money(12_000),
  perWaitingMinute: money(1_500),
  freeWaitingMinutes: 3,
  startsAt: day(1),
  ...more,
});

describe('[OPS-075] [DEL-53] the pay for a delivery', () => {
  const rules = [pay(1), pay(2, { startsAt: day(10) }), pay(3, { zoneId: 4 }), pay(4, { currency: 'KES' })];
  it.each([
    ['the currency', { zoneId: 1, at: day(9) }, 1],
    ['the latest that has begun', { zoneId: 1, at: day(10) }, 2],
    ['the zone before the currency', { zoneId: 4, at: day(11) }, 3],
    ['another currency', { zoneId: 1, at: day(11), currency: 'KES' }, 4],
    ['nothing before the first', { zoneId: 4, at: new Date(0) }, undefined],
    ['nothing in a currency without one', { zoneId: 4, at: day(11), currency: 'GHS' }, undefined],
  ])('is by the rule of %s', (_what, order, id) => {
    expect(payRuleFor(rules, { currency: 'NGN', ...order })?.id).toBe(id);
  });

  it.each([
    [0, 0, 50_000, 0, 0],
    [2_350, 0, 50_000, 28_200, 0],
    [2_351, 0, 50_000, 28_200, 0],
    [1_000, 3, 50_000, 12_000, 0],
    [1_000, 4, 50_000, 12_000, 1_500],
    [1_000, 10, 50_000, 12_000, 10_500],
  ])(
    'for %i m and %i minutes at the door is base, way and waiting',
    (metres, waitingMinutes, base, distance, waiting) => {
      const paid = payOf(pay(1), { metres, waitingMinutes }, roundTo);
      expect(paid).toMatchObject({ base, distance, waiting, waitingMinutes, storeWaiting: 0 });
      expect(sumOfPay(paid)).toBe(base + distance + waiting);
    },
  );

  it('[DEL-28] has the wait at the store from its minute 3 on, beside that at the door', () => {
    const paid = payOf(pay(1), { metres: 0, waitingMinutes: 4, storeMinutes: 9 }, roundTo);
    expect(paid).toMatchObject({ waiting: 1_500 + 9_000, storeWaiting: 9_000, storeWaitingMinutes: 9 });
    expect(payOf(pay(1), { metres: 0, waitingMinutes: 0, storeMinutes: 3 }, roundTo).waiting).toBe(0);
  });

  it('is nothing without a rule', () => {
    expect(sumOfPay(payOf(undefined, { metres: 5_000, waitingMinutes: 9 }, roundTo))).toBe(0);
  });

  it.each([
    ['no waiting', null, 0],
    ['a minute has not passed', 59, 0],
    ['minutes have passed', 7 * 60 + 30, 7],
    ['a clock was wrong', -600, 0],
    ['a device reports half a day', 12 * 3600, 60],
  ])('counts the minutes at the door where %s', (_what, seconds, minutes) => {
    const since = seconds === null ? null : day(1);
    expect(waitingMinutesBetween(since, new Date(day(1).getTime() + (seconds ?? 0) * 1000))).toBe(minutes);
  });
});

describe('[DEL-55] the ledger of a delivery', () => {
  it('owe the courier the pay and the whole tip', () => {
    expect(entriesOfDeliveryEarned({ courierId: 3, pay: money(62_000), tip: money(20_000) })).toEqual([
      { account: 'delivery', amount: 62_000 },
      { account: 'tip', amount: 20_000 },
      { account: 'courier:3', amount: -82_000 },
    ]);
    expect(entriesOfDeliveryEarned({ courierId: 3, pay: nothing, tip: nothing })).toEqual([]);
  });
});

describe('the owner of an account', () => {
  it.each([
    ['store:12', { kind: 'store', id: 12 }],
    ['courier:3', { kind: 'courier', id: 3 }],
    ['wallet:7', { kind: 'customer', id: 7 }],
    ['cash:delivery_man:3', { kind: 'cash', holder: 'courier', id: 3 }],
    ['cash:store:12', { kind: 'cash', holder: 'store', id: 12 }],
    ['short_cash:3', { kind: 'short', id: 3 }],
    ['provider:sandbox', { kind: 'provider', name: 'sandbox' }],
    ['receivable', { kind: 'debt' }],
    ['tip', { kind: 'tips' }],
    ['tax', { kind: 'tax' }],
    ['bank', { kind: 'bank' }],
    ['market:commission', { kind: 'market' }],
    ['delivery', { kind: 'market' }],
    ['store:', undefined],
    ['store:null', undefined],
    ['courier:3:4', undefined],
    ['nobody', undefined],
  ])('of %s is known, or nobody', (account, owner) => {
    expect(ownerOfAccount(account)).toEqual(owner);
  });
});
