import { describe, expect, it } from 'vitest';
import { money, nothing } from '../values/money.ts';
import {
  type BookedOrder,
  bestReward,
  entriesIntoWallet,
  entriesOfCashCollected,
  entriesOfOrderCanceled,
  entriesOfOrderPlaced,
  entriesOfPaymentReceived,
  entriesOutOfWallet,
  firstOrderOff,
  firstOrderUntil,
  type LedgerEntry,
  noRewards,
  pointsFor,
  type Reward,
  type RewardTerms,
  refusalOfExchange,
  rewardsToTakeBack,
  splitByWallet,
  worthOfPoints,
} from './wallet.rules.ts';

/** ₦10,000 of goods and ₦500 of add-ons less ₦1,000, with 7.5 % tax on top. */
const order: BookedOrder = {
  storeId: 12,
  itemTotal: money(1_000_000),
  addOnTotal: money(50_000),
  discountTotal: money(100_000),
  couponDiscount: nothing,
  firstOrderDiscount: nothing,
  tax: money(71_300),
  taxInclusive: false,
  deliveryFee: money(70_000),
  serviceCharge: money(10_000),
  tip: money(20_000),
  total: money(1_121_300),
  commission: nothing,
};

const inclusive: BookedOrder = { ...order, tax: money(66_300), taxInclusive: true, total: money(1_050_000) };

const bare: BookedOrder = {
  ...order,
  addOnTotal: nothing,
  discountTotal: nothing,
  tax: nothing,
  deliveryFee: nothing,
  serviceCharge: nothing,
  tip: nothing,
  total: money(1_000_000),
};

const free: BookedOrder = { ...bare, discountTotal: money(1_000_000), total: nothing };

const sumOf = (entries: LedgerEntry[]) => entries.reduce((sum, { amount }) => sum + amount, 0);

describe('the ledger of an order', () => {
  it('owes the total to store, tax, delivery, service and tip', () => {
    expect(entriesOfOrderPlaced(order)).toEqual([
      { account: 'receivable', amount: 1_121_300 },
      { account: 'store:12', amount: -950_000 },
      { account: 'tax', amount: -71_300 },
      { account: 'delivery', amount: -70_000 },
      { account: 'service', amount: -10_000 },
      { account: 'tip', amount: -20_000 },
    ]);
  });

  it('books a general coupon as the operator’s loss, and one of the store as the store’s', () => {
    const withCoupon = { ...bare, couponDiscount: money(100_000), total: money(900_000) };
    expect(entriesOfOrderPlaced({ ...withCoupon, couponPaidBy: 'market' })).toEqual([
      { account: 'receivable', amount: 900_000 },
      { account: 'coupons', amount: 100_000 },
      { account: 'store:12', amount: -1_000_000 },
    ]);
    expect(entriesOfOrderPlaced({ ...withCoupon, couponPaidBy: 'store' })).toEqual([
      { account: 'receivable', amount: 900_000 },
      { account: 'store:12', amount: -900_000 },
    ]);
  });

  it('takes an inclusive tax out of the share of the store', () => {
    expect(entriesOfOrderPlaced(inclusive)).toContainEqual({ account: 'store:12', amount: -883_700 });
    expect(entriesOfOrderPlaced(inclusive)).toContainEqual({ account: 'tax', amount: -66_300 });
  });

  it('leaves out what is nothing', () => {
    expect(entriesOfOrderPlaced(bare)).toEqual([
      { account: 'receivable', amount: 1_000_000 },
      { account: 'store:12', amount: -1_000_000 },
    ]);
    expect(entriesOfOrderPlaced(free)).toEqual([]);
    expect(entriesOfOrderCanceled(free)).toEqual([]);
    expect(entriesOfCashCollected(nothing, { storeId: 12 })).toEqual([]);
  });

  it.each([
    ['the delivery man at the door', { courierId: 3 }, 'cash:delivery_man:3'],
    ['the store at its counter', { storeId: 12 }, 'cash:store:12'],
  ])('moves the cash to %s', (_who, collector, account) => {
    expect(entriesOfCashCollected(order.total, collector)).toEqual([
      { account, amount: 1_121_300 },
      { account: 'receivable', amount: -1_121_300 },
    ]);
  });

  it('moves a digital payment to the provider', () => {
    expect(entriesOfPaymentReceived(order.total, 'sandbox')).toEqual([
      { account: 'provider:sandbox', amount: 1_121_300 },
      { account: 'receivable', amount: -1_121_300 },
    ]);
  });

  it('leaves nothing in any account after a cancellation', () => {
    for (const canceled of [order, inclusive, bare]) {
      const left = new Map<string, number>();
      for (const { account, amount } of [...entriesOfOrderPlaced(canceled), ...entriesOfOrderCanceled(canceled)]) {
        left.set(account, (left.get(account) ?? 0) + amount);
      }
      expect([...left.values()].every((amount) => amount === 0)).toBe(true);
    }
  });

  it.each([
    ['exclusive tax', order],
    ['inclusive tax', inclusive],
    ['goods alone', bare],
  ])('adds up to zero with each account once: %s', (_what, booked) => {
    for (const entries of [
      entriesOfOrderPlaced(booked),
      entriesOfOrderCanceled(booked),
      entriesOfCashCollected(booked.total, { courierId: 1 }),
      entriesOfPaymentReceived(booked.total, 'sandbox'),
    ]) {
      expect(sumOf(entries)).toBe(0);
      expect(entries.length).toBeGreaterThanOrEqual(2);
      expect(new Set(entries.map(({ account }) => account)).size).toBe(entries.length);
    }
  });
});

describe('the ledger of a wallet', () => {
  it('owes the customer what was added, and no longer what was spent', () => {
    expect(entriesIntoWallet(money(500_00), 7, 'provider:sandbox')).toEqual([
      { account: 'provider:sandbox', amount: 500_00 },
      { account: 'wallet:7', amount: -500_00 },
    ]);
    expect(entriesOutOfWallet(money(500_00), 7, 'receivable')).toEqual([
      { account: 'wallet:7', amount: 500_00 },
      { account: 'receivable', amount: -500_00 },
    ]);
  });

  it('books nothing for nothing', () => {
    expect(entriesIntoWallet(nothing, 7, 'cashback')).toEqual([]);
  });

  it.each([
    { what: 'more than enough', balance: 900, wallet: 800, rest: 0 },
    { what: 'exactly enough', balance: 800, wallet: 800, rest: 0 },
    { what: 'a part', balance: 300, wallet: 300, rest: 500 },
    { what: 'nothing', balance: 0, wallet: 0, rest: 800 },
  ])('pays of 800 what a wallet with $what can', ({ balance, wallet, rest }) => {
    expect(splitByWallet(money(800), money(balance), true)).toEqual({ wallet, rest });
  });

  it('leaves the wallet alone unless it is asked for', () => {
    expect(splitByWallet(money(800), money(900), false)).toEqual({ wallet: 0, rest: 800 });
  });
});

const terms: RewardTerms = {
  spentPerPoint: money(10_000),
  pointWorth: money(50),
  minimumPoints: 500,
  referralCredit: money(100_000),
  firstOrder: { percent: 20, most: money(100_000), days: 30 },
};
const naira = money(100);

describe('points', () => {
  it('[WAL-04] are whole, and none where none are given', () => {
    expect(pointsFor(money(129_999), terms)).toBe(12);
    expect(pointsFor(money(129_999), noRewards)).toBe(0);
  });

  it('[WAL-05] are worth no more than what can be shown', () => {
    expect([1, 501, 1_850].map((points) => worthOfPoints(points, terms, naira))).toEqual([0, 25_000, 92_500]);
  });

  it('[WAL-05] are exchanged from the minimum on, where they are worth anything', () => {
    expect(refusalOfExchange(499, terms, naira)).toEqual({ refused: 'points_few' });
    expect(refusalOfExchange(500, terms, naira)).toBeUndefined();
    expect(refusalOfExchange(500, noRewards, naira)).toEqual({ refused: 'points_few' });
  });
});

describe('a refunded order', () => {
  const [earned, has] = [
    { points: money(40), cashback: money(30_000) },
    { points: money(100), money: money(500_000) },
  ];
  const taken = (change: { points?: number; money?: number }, given = earned) => {
    const { points = has.points, money: inWallet = has.money } = change;
    const {
      points: p,
      cashback,
      exchanged,
    } = rewardsToTakeBack(given, { points: money(points), money: money(inWallet) }, terms, naira);
    return [p, cashback, exchanged];
  };

  it.each([
    ['all of it, where all of it is there', {}, [40, 30_000, 0]],
    ['for points that are money already, what they are worth', { points: 10 }, [10, 30_000, 1_500]],
    ['for all of them, where none is left', { points: 0 }, [0, 30_000, 2_000]],
    ['no more money than there is', { points: 0, money: 30_900 }, [0, 30_000, 900]],
    ['no more than nothing', { points: 0, money: 0 }, [0, 0, 0]],
  ])('gives back %s', (_what, change, expected) => expect(taken(change)).toEqual(expected));

  it('gives nothing back that it has not earned', () => {
    expect(taken({}, { points: nothing, cashback: nothing })).toEqual([0, 0, 0]);
  });
});

describe('of several rewards', () => {
  const half: Reward = { kind: 'percent', value: 50, most: money(30_000), from: money(10_000) };
  const fixed: Reward = { kind: 'amount', value: 5_000, most: null, from: nothing };
  const on = (amount: number) => ({ minimumBase: money(amount), base: money(amount), roundTo: naira });

  it('[WAL-02] the greatest that holds is given, up to its cap', () => {
    expect(bestReward([half, fixed], on(9_900))).toBe(5_000);
    expect(bestReward([half, fixed], on(20_000))).toBe(10_000);
    expect(bestReward([half, fixed], on(1_000_000))).toBe(30_000);
  });

  it('[WAL-02] nothing is given for nothing', () => {
    expect(bestReward([], on(1_000))).toBe(0);
    expect(bestReward([fixed], { ...on(1_000), base: nothing })).toBe(0);
  });
});

describe('the first order of an invited customer', () => {
  const signedUpAt = new Date('2026-11-01T10:00:00Z');
  const newcomer = { isInvited: true, hasOrdered: false, signedUpAt };
  const until = new Date('2026-12-01T10:00:00Z');

  it('is discounted until its time is over', () => {
    expect(firstOrderUntil(newcomer, terms, new Date(until.getTime() - 1))).toEqual(until);
    expect(firstOrderUntil(newcomer, terms, until)).toBeUndefined();
  });

  it.each([
    ['who came alone', { isInvited: false }, terms],
    ['who has ordered', { hasOrdered: true }, terms],
    ['whom nothing is offered', {}, noRewards],
  ])('is not discounted for one %s', (_, change, given) => {
    expect(firstOrderUntil({ ...newcomer, ...change }, given, signedUpAt)).toBeUndefined();
  });

  it('is less by its percentage, up to the cap', () => {
    expect(firstOrderOff(money(200_000), terms, naira)).toBe(40_000);
    expect(firstOrderOff(money(900_000), terms, naira)).toBe(100_000);
  });

  it('is the loss of the operator, not of the store', () => {
    const discounted = { ...bare, firstOrderDiscount: money(100_000), total: money(900_000) };
    expect(entriesOfOrderPlaced(discounted)).toEqual([
      { account: 'receivable', amount: 900_000 },
      { account: 'first_orders', amount: 100_000 },
      { account: 'store:12', amount: -1_000_000 },
    ]);
  });
});
