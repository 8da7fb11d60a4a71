import { describe, expect, it } from 'vitest';
import { type Money, money, nothing } from '../values/money.ts';
import {
  leftToRefund,
  mayRefund,
  type RefundableOrder,
  type RefundInput,
  refundOf,
  refusalOfBearers,
  splitOfRefund,
} from './orders-refund.rules.ts';

const roundTo = money(1);
const emptyWish: RefundInput = { whole: false, lines: [], fees: [], amount: nothing };
const wish = (change: Partial<RefundInput>): RefundInput => ({ ...emptyWish, ...change });

/** 3 pieces of 1,000 and one of 700, a coupon of 370, 10 % tax on top, 500 delivery and a tip of 200. */
const order: RefundableOrder = {
  status: 'delivered',
  isPaid: true,
  total: money(4_363),
  tax: money(333),
  taxInclusive: false,
  commission: money(333),
  fees: { delivery_fee: money(500), service_charge: nothing, tip: money(200) },
  lines: [
    { line: 1, quantity: 3, total: money(3_000), refundedPieces: 0 },
    { line: 2, quantity: 1, total: money(700), refundedPieces: 0 },
  ],
  refunded: nothing,
  refundedTax: nothing,
  refundedFees: [],
};

describe('[OPS-032] a refund', () => {
  it('of a line is what was paid for it: with its part of the coupon and of the tax', () => {
    // 3,663 were paid for goods of 3,700.
    expect(refundOf(order, wish({ lines: [{ line: 2, quantity: 1 }] }), roundTo)).toEqual({
      amount: 693,
      tax: 63,
      commission: 63,
      lines: [{ line: 2, quantity: 1, amount: 693 }],
      fees: [],
    });
  });

  it('of all lines and charges, piece by piece, comes to the total', () => {
    let known = order;
    for (let piece = 0; piece < 3; piece++) {
      const sum = refundOf(known, wish({ lines: [{ line: 1, quantity: 1 }] }), roundTo);
      if ('refused' in sum) throw new Error(sum.refused);
      known = {
        ...known,
        refunded: money(known.refunded + sum.amount),
        refundedTax: money(known.refundedTax + sum.tax),
        lines: known.lines.map((line) => (line.line === 1 ? { ...line, refundedPieces: piece + 1 } : line)),
      };
    }
    expect(known.refunded).toBe(2_970);
    const rest = refundOf(known, wish({ lines: [{ line: 2, quantity: 1 }], fees: ['tip', 'delivery_fee'] }), roundTo);
    expect(rest).toMatchObject({ amount: leftToRefund(known), fees: ['delivery_fee', 'tip'] });
    expect(refundOf(known, wish({ lines: [{ line: 1, quantity: 1 }] }), roundTo)).toEqual({
      refused: 'refund_line_gone',
    });
  });

  it('of the whole is what is left', () => {
    const known = { ...order, refunded: money(363), refundedTax: money(33), refundedFees: ['tip'] as const };
    expect(refundOf(known, wish({ whole: true }), roundTo)).toMatchObject({
      amount: 4_000,
      tax: 300,
      fees: ['delivery_fee'],
    });
    expect(refundOf({ ...order, refunded: order.total }, wish({ whole: true }), roundTo)).toEqual({
      refused: 'refund_nothing',
    });
  });

  it.each([
    [{ amount: money(4_364) }, 'refund_over_left'],
    [{}, 'refund_nothing'],
    [{ lines: [{ line: 9, quantity: 1 }] }, 'refund_line_gone'],
    [{ lines: [{ line: 1, quantity: 4 }] }, 'refund_line_gone'],
    [
      {
        lines: [
          { line: 2, quantity: 1 },
          { line: 2, quantity: 1 },
        ],
      },
      'refund_line_gone',
    ],
    [{ fees: ['service_charge'] }, 'refund_line_gone'],
  ] satisfies [Partial<RefundInput>, string][])('of %j is refused with %s', (change, refused) => {
    expect(refundOf(order, wish(change), roundTo)).toEqual({ refused });
  });

  it('is for orders that were delivered and paid', () => {
    expect(mayRefund({ status: 'delivered', isPaid: true })).toBe(true);
    expect(mayRefund({ status: 'refund_requested', isPaid: true })).toBe(true);
    expect(mayRefund({ status: 'delivered', isPaid: false })).toBe(false);
    expect(mayRefund({ status: 'picked_up', isPaid: true })).toBe(false);
    expect(refundOf({ ...order, status: 'refunded' }, wish({ whole: true }), roundTo)).toEqual({
      refused: 'not_refundable',
    });
  });

  it('of a currency without decimals is of whole units', () => {
    const sum = refundOf(order, wish({ lines: [{ line: 2, quantity: 1 }] }), money(100));
    expect(sum).toMatchObject({ amount: 700, tax: 100 });
  });
});

describe('[OPS-033] who bears a refund', () => {
  const parts = (market: number, store: number, courier: number) => ({
    market: market as Money,
    store: store as Money,
    courier: courier as Money,
  });
  const everyone = { hasStore: true, hasCourier: true };
  it('adds up to it, and is there', () => {
    expect(refusalOfBearers(money(500), parts(200, 250, 50), everyone)).toBeUndefined();
    expect(refusalOfBearers(money(500), parts(200, 250, 0), everyone)).toEqual({ refused: 'refund_parts' });
    expect(refusalOfBearers(money(500), parts(0, 500, 0), { ...everyone, hasStore: false })).toEqual({
      refused: 'refund_parts',
    });
    expect(refusalOfBearers(money(500), parts(0, 0, 500), { ...everyone, hasCourier: false })).toEqual({
      refused: 'refund_parts',
    });
  });
});

describe('where a refund goes', () => {
  const sources = { provider: money(300), cash: nothing };
  it('is the wallet, or the provider first and then the wallet that has paid the rest', () => {
    const customer = { hasWallet: true, isCustomer: true };
    expect(splitOfRefund(money(500), 'wallet', sources, customer)).toEqual({ wallet: 500, provider: 0, cash: 0 });
    expect(splitOfRefund(money(500), 'source', sources, customer)).toEqual({ wallet: 200, provider: 300, cash: 0 });
    expect(splitOfRefund(money(500), 'source', { provider: nothing, cash: money(500) }, customer)).toEqual({
      wallet: 0,
      provider: 0,
      cash: 500,
    });
  });

  it('is never a wallet that a guest has not', () => {
    const guest = { hasWallet: false, isCustomer: false };
    expect(splitOfRefund(money(500), 'wallet', sources, guest)).toEqual({ refused: 'refund_no_wallet' });
    expect(splitOfRefund(money(500), 'source', sources, guest)).toEqual({ refused: 'refund_over_left' });
  });
});
