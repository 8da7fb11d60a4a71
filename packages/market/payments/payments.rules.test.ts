import { describe, expect, it } from 'vitest';
import { money } from '../values/money.ts';
import {
  awaitsPayment,
  cashRefusal,
  effectOf,
  type OrderToPay,
  type PaymentStatus,
  payUntil,
  returnFlag,
} from './payments.rules.ts';

const waiting: OrderToPay = { status: 'pending', paymentMethod: 'digital_payment', paymentStatus: 'unpaid' };
const payment = (status: PaymentStatus = 'open') => ({ status, amount: money(500_00), currency: 'NGN' });
const paid = { kind: 'paid', amount: money(500_00), currency: 'NGN' } as const;

describe('news of a payment', () => {
  it.each([
    { what: 'the whole amount', order: waiting, effect: 'settle' },
    { what: 'money for a wallet', order: undefined, effect: 'settle' },
    {
      what: 'money after the order went over to cash',
      order: { ...waiting, paymentMethod: 'cash_on_delivery' },
      effect: 'give_back',
    },
    { what: 'money after the time was over', order: { ...waiting, status: 'failed' as const }, effect: 'give_back' },
    { what: 'money for a canceled order', order: { ...waiting, status: 'canceled' as const }, effect: 'give_back' },
    { what: 'money for what another try has paid', order: { ...waiting, paymentStatus: 'paid' }, effect: 'give_back' },
  ])('that brings $what: $effect', ({ order, effect }) => {
    expect(effectOf(payment(), order, paid)).toBe(effect);
  });

  it.each([
    { what: 'less money', news: { ...paid, amount: money(499_99) } },
    { what: 'more money', news: { ...paid, amount: money(500_01) } },
    { what: 'money of another country', news: { ...paid, currency: 'KES' } },
  ])('that brings $what pays nothing', ({ news }) => {
    expect(effectOf(payment(), waiting, news)).toBe('mismatch');
  });

  it.each([
    ['return_due', 'returned', 'returned'],
    ['returning', 'returned', 'returned'],
    ['return_refused', 'returned', 'returned'],
    ['returning', 'return_refused', 'return_refused'],
    ['returned', 'return_refused', 'nothing'],
    ['paid', 'returned', 'nothing'],
    ['open', 'return_refused', 'nothing'],
  ] as const)('that is %s and is told to be %s: %s', (status, kind, effect) => {
    expect(effectOf(payment(status), waiting, { kind })).toBe(effect);
  });

  it.each(['paid', 'return_due', 'returning', 'return_refused', 'returned'] as const)(
    'reported again for a payment that is %s does nothing',
    (status) => {
      expect(effectOf(payment(status), waiting, paid)).toBe('nothing');
    },
  );

  it.each(['failed', 'canceled'] as const)('of success counts although the try has %s before', (status) => {
    expect(effectOf(payment(status), waiting, paid)).toBe('settle');
  });

  it.each(['failed', 'canceled'] as const)('that it has %s ends an open try, and nothing else', (kind) => {
    expect(effectOf(payment(), waiting, { kind })).toBe('end');
    expect(effectOf(payment('paid'), waiting, { kind })).toBe('nothing');
  });
});

describe('an order', () => {
  it('waits for its payment only while it is new, digital and unpaid', () => {
    expect(awaitsPayment(waiting)).toBe(true);
    expect(awaitsPayment({ ...waiting, status: 'failed' })).toBe(false);
    expect(awaitsPayment({ ...waiting, paymentStatus: 'paid' })).toBe(false);
    expect(awaitsPayment({ ...waiting, paymentMethod: 'cash_on_delivery' })).toBe(false);
  });
});

it.each([
  ['paid', 'success'],
  ['open', 'pending'],
  ['failed', 'fail'],
  ['canceled', 'cancel'],
  ['returned', 'cancel'],
] as const)('[CHK-33] a payment that is %s returns to the site with %s', (status, flag) => {
  expect(returnFlag(status)).toBe(flag);
});

describe('what is left to pay', () => {
  it.each([
    { hasCash: true, cashCap: null, refused: undefined },
    { hasCash: true, cashCap: money(500_00), refused: undefined },
    { hasCash: true, cashCap: money(499_99), refused: { refused: 'cash_over_cap' } },
    { hasCash: false, cashCap: null, refused: { refused: 'cash_not_offered' } },
  ])('[ORD-18] can be paid at the door as its zone says: %o', ({ refused, ...zone }) => {
    expect(cashRefusal(zone, money(500_00))).toEqual(refused);
  });
});

it('an order is held for fifteen minutes', () => {
  expect(payUntil(new Date('2026-01-02T12:50:00Z'))).toEqual(new Date('2026-01-02T13:05:00Z'));
});
