import { describe, expect, it } from 'vitest';
import { cartTotals, type PricedLine, type Quote } from '../../pricing/pricing.rules.ts';
import { type Money, money, nothing, plus } from '../../values/money.ts';
import { entriesOfOrderPlaced } from '../../wallet/wallet.rules.ts';
import { orderStatuses } from '../orders.rules.ts';
import {
  answerOfSilence,
  answerUntil,
  type ChangeKind,
  changedTotals,
  changeKindOf,
  entriesOfOrderChanged,
  isChangeable,
  needsAnswer,
  shownState,
  splitOfChange,
  type WhenMissing,
} from './orders-changes.rules.ts';

const roundTo = money(100);

function line(price: number, quantity = 1, discount = 0): PricedLine {
  return {
    quantity,
    unitPrice: money(price),
    unitDiscount: money(discount),
    discountReason: null,
    addOnTotal: nothing,
    lineTotal: money((price - discount) * quantity),
  };
}

/** An order of lines, with a tax of 7.5 % that comes on top. */
function orderOf(lines: PricedLine[], change: Partial<Quote> = {}): Quote {
  const { itemTotal, addOnTotal, discountTotal, total: goods } = cartTotals(lines);
  const parts = { couponDiscount: nothing, firstOrderDiscount: nothing, taxInclusive: false, ...change };
  const taxed = goods - parts.couponDiscount - parts.firstOrderDiscount;
  const tax = money(Math.round((taxed * 0.075) / 100) * 100);
  const fees = { deliveryFee: money(70_000), serviceCharge: money(10_000), tip: money(5_000) };
  const total = money(taxed + (parts.taxInclusive ? 0 : tax) + plus(...Object.values(fees)));
  return { itemTotal, addOnTotal, discountTotal, ...parts, tax, ...fees, total };
}

describe('what becomes of a line', () => {
  it.each<[string, { quantity: number; itemId?: number }, ChangeKind | 'change_nothing']>([
    ['nothing of it', { quantity: 0 }, 'remove'],
    ['fewer pieces', { quantity: 2 }, 'fewer'],
    ['as many pieces', { quantity: 3 }, 'change_nothing'],
    ['more pieces', { quantity: 4 }, 'change_nothing'],
    ['another item', { quantity: 1, itemId: 8 }, 'replace'],
    ['more pieces of another item', { quantity: 9, itemId: 8 }, 'replace'],
    ['the same item', { quantity: 1, itemId: 7 }, 'change_nothing'],
    ['no piece of another item', { quantity: 0, itemId: 8 }, 'change_nothing'],
  ])('[STO-022] %s', (_what, { quantity, itemId }, expected) => {
    const kind = changeKindOf({ itemId: 7, quantity: 3 }, { quantity, itemId }, { mayAdd: false });
    expect(typeof kind === 'string' ? kind : kind.refused).toBe(expected);
  });

  it.each<[number, ChangeKind | 'change_nothing']>([
    [2, 'fewer'],
    [3, 'change_nothing'],
    [4, 'more'],
  ])('[OPS-031] of three pieces an operator may make %i', (quantity, expected) => {
    const kind = changeKindOf({ itemId: 7, quantity: 3 }, { quantity, itemId: undefined }, { mayAdd: true });
    expect(typeof kind === 'string' ? kind : kind.refused).toBe(expected);
  });
});

describe('whether the customer is asked', () => {
  it.each<[WhenMissing, ChangeKind, boolean, boolean]>([
    ['ask', 'remove', false, true],
    ['ask', 'fewer', false, true],
    ['ask', 'replace', false, true],
    ['leave_out', 'remove', false, false],
    ['leave_out', 'fewer', false, false],
    ['leave_out', 'replace', false, true],
    ['replace', 'remove', false, false],
    ['replace', 'fewer', false, false],
    ['replace', 'replace', false, false],
    ['replace', 'replace', true, true],
    ['leave_out', 'replace', true, true],
    ['replace', 'more', false, true],
    ['leave_out', 'more', true, true],
  ])('[STO-022] [CUS-03] by the choice %s for %s, dearer: %s', (choice, kind, isDearer, expected) => {
    expect(needsAnswer(choice, kind, isDearer)).toBe(expected);
  });

  it('[CUS-03] and without an answer in three minutes nothing is sent or charged without a yes', () => {
    expect(answerUntil(new Date(0)).getTime()).toBe(180_000);
    expect(answerOfSilence('replace')).toBe('leave_out');
    expect(answerOfSilence('more')).toBe('leave_out');
    expect(answerOfSilence('remove')).toBe('accept');
    expect(answerOfSilence('fewer')).toBe('accept');
  });

  it('[STO-022] only while the order is made; then what waited comes to nothing', () => {
    expect(orderStatuses.filter(isChangeable)).toEqual(['confirmed', 'processing']);
    expect(shownState('waiting', 'processing')).toBe('waiting');
    expect(shownState('waiting', 'canceled')).toBe('void');
    expect(shownState('applied', 'canceled')).toBe('applied');
  });
});

describe('the totals of a changed order', () => {
  const lines = [line(100_000, 2), line(200_000)];

  it('[STO-022] are those of the lines that are left; fees and tip stay', () => {
    const before = orderOf(lines);
    const after = changedTotals(before, lines.slice(1), roundTo);
    expect(after).toMatchObject({ itemTotal: 200_000, tax: 15_000, deliveryFee: 70_000, tip: 5_000, total: 300_000 });
    expect(before.total - after.total).toBe(215_000);
  });

  it('[STO-022] let a line take its part of coupon and first-order discount with it', () => {
    const before = orderOf(lines, { couponDiscount: money(60_000), firstOrderDiscount: money(20_000) });
    const after = changedTotals(before, lines.slice(1), roundTo);
    expect(after).toMatchObject({ couponDiscount: 30_000, firstOrderDiscount: 10_000, tax: 12_000 });
  });

  it('[STO-022] do not make a coupon larger where goods cost more', () => {
    const before = orderOf(lines, { couponDiscount: money(60_000) });
    expect(changedTotals(before, [...lines, line(500_000)], roundTo).couponDiscount).toBe(60_000);
  });

  it('[STO-022] never rise with fewer goods, and always add up', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (let turn = 0; turn < 2_000; turn += 1) {
      const many = Array.from({ length: 1 + random(4) }, () => line(random(40) * 100, 1 + random(3), 0));
      const goods = cartTotals(many).total;
      const coupon = money(Math.min(goods, random(50) * 100));
      const first = money(Math.min(goods - coupon, random(20) * 100));
      const before = orderOf(many, {
        couponDiscount: coupon,
        firstOrderDiscount: first,
        taxInclusive: random(2) === 0,
      });
      const after = changedTotals(before, many.slice(1), roundTo);
      expect(after.total).toBeLessThanOrEqual(before.total);
      expect(after.couponDiscount + after.firstOrderDiscount).toBeLessThanOrEqual(cartTotals(many.slice(1)).total);
      for (const part of [after.couponDiscount, after.firstOrderDiscount, after.tax])
        expect(part).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('where the difference goes', () => {
  const sum = (total: number, walletPaid: number) => ({ total: money(total), walletPaid: money(walletPaid) });
  it.each<[string, Parameters<typeof splitOfChange>[0], number, object]>([
    [
      'cash: less to pay',
      { ...sum(1_000, 0), isPaid: false, hasWallet: true },
      700,
      { toWallet: 0, toProvider: 0, walletPaid: 0 },
    ],
    [
      'cash and wallet: less to pay first',
      { ...sum(1_000, 300), isPaid: false, hasWallet: true },
      400,
      { toWallet: 0, walletPaid: 300 },
    ],
    [
      'cash and wallet: then into the wallet',
      { ...sum(1_000, 300), isPaid: false, hasWallet: true },
      200,
      { toWallet: 100, walletPaid: 200 },
    ],
    ['cash: more to pay', { ...sum(1_000, 0), isPaid: false, hasWallet: false }, 1_200, { toWallet: 0, walletPaid: 0 }],
    [
      'wallet: back into it',
      { ...sum(1_000, 1_000), isPaid: true, hasWallet: true },
      700,
      { toWallet: 300, toProvider: 0, walletPaid: 700 },
    ],
    [
      'online, with a wallet',
      { ...sum(1_000, 0), isPaid: true, hasWallet: true },
      700,
      { toWallet: 300, toProvider: 0, walletPaid: 0 },
    ],
    [
      'online, a guest',
      { ...sum(1_000, 0), isPaid: true, hasWallet: false },
      700,
      { toWallet: 0, toProvider: 300, walletPaid: 0 },
    ],
    [
      'online and wallet that is off',
      { ...sum(1_000, 800), isPaid: true, hasWallet: false },
      700,
      { toWallet: 100, toProvider: 200, walletPaid: 700 },
    ],
    [
      'online, more by the wallet',
      { ...sum(1_000, 0), isPaid: true, hasWallet: true },
      1_200,
      { toWallet: -200, toProvider: 0, walletPaid: 200 },
    ],
    [
      'online, a guest, more',
      { ...sum(1_000, 0), isPaid: true, hasWallet: false },
      1_200,
      { refused: 'replacement_dearer' },
    ],
  ])('[STO-022] %s', (_what, order, total, expected) => {
    expect(splitOfChange(order, money(total))).toMatchObject(expected);
  });
});

describe('the ledger of a changed order', () => {
  const booked = (quote: Quote) => ({ ...quote, storeId: 3, commission: money(quote.itemTotal / 10) });
  const balances = (entries: { account: string; amount: Money }[]) => {
    const sums = new Map<string, number>();
    for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
    return Object.fromEntries([...sums].filter(([, amount]) => amount !== 0));
  };
  const before = booked(orderOf([line(100_000), line(200_000)]));
  const after = booked(orderOf([line(200_000)]));
  const back = money(before.total - after.total);

  it.each([
    ['less to pay', nothing, nothing],
    ['into the wallet', back, nothing],
    ['through the provider', nothing, back],
  ])('[STO-022] add up to the new order, %s', (_what, toWallet, toProvider) => {
    const accounts = { customerId: 9, provider: 'sandbox' };
    const changed = entriesOfOrderChanged(before, after, { toWallet, toProvider }, accounts);
    expect(changed.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    const paid = toWallet + toProvider;
    const { receivable, ...others } = balances([...entriesOfOrderPlaced(before), ...changed]);
    expect(receivable).toBe(after.total + paid);
    const expected = balances(entriesOfOrderPlaced(after));
    expect(others).toEqual({
      ...Object.fromEntries(Object.entries(expected).filter(([account]) => account !== 'receivable')),
      ...(toWallet > 0 && { 'wallet:9': -toWallet }),
      ...(toProvider > 0 && { 'provider:sandbox': -toProvider }),
    });
  });
});
