import { describe, expect, it } from 'vitest';
import { coversAll, isFree, isOverCash, methodOf, partOfWallet, providersOf } from './payment-methods.ts';

const quote = {
  currency: 'NGN',
  total: 5_000,
  to_pay: 5_000,
  wallet_balance: null,
  wallet_part: 0,
  wallet_rest: 5_000,
  digital_payment: true,
  cash_on_delivery: true,
  cash_on_delivery_cap: null,
};
const card = { name: 'card', title: 'Card', currencies: null };
const mpesa = { name: 'mpesa', title: 'M-Pesa', currencies: ['KES'] };
const nothing = { method: null, provider: '', usesWallet: false };

describe('how an order can be paid', () => {
  it('is cash until something else is chosen', () => {
    expect(methodOf(nothing, quote, [card])).toEqual({ method: 'cash_on_delivery', provider: '' });
    expect(methodOf({ ...nothing, method: 'digital_payment' }, quote, [card])).toEqual({
      method: 'digital_payment',
      provider: 'card',
    });
  });

  it('[CHK-20] is never cash where the zone has none', () => {
    const cashless = { ...quote, cash_on_delivery: false };
    expect(methodOf({ ...nothing, method: 'cash_on_delivery' }, cashless, [card])?.method).toBe('digital_payment');
    expect(methodOf(nothing, cashless, [])).toBeNull();
  });

  it('[CHK-21] is another way than cash above its cap, unless the wallet brings the rest below it', () => {
    const capped = { ...quote, cash_on_delivery_cap: 4_000 };
    expect(isOverCash(capped)).toBe(true);
    expect(methodOf(nothing, capped, [card])?.method).toBe('digital_payment');
    expect(methodOf(nothing, capped, [])).toBeNull();
    expect(methodOf(nothing, { ...capped, to_pay: 4_000 }, [])?.method).toBe('cash_on_delivery');
  });

  it('needs no way at all when nothing is left to pay', () => {
    const free = { ...quote, total: 0, to_pay: 0, wallet_rest: 0, cash_on_delivery: false, digital_payment: false };
    expect([free, quote].map(isFree)).toEqual([true, false]);
    expect(methodOf({ ...nothing, method: 'digital_payment', provider: 'card' }, free, [card])?.method).toBe(
      'cash_on_delivery',
    );
    expect(methodOf(nothing, free, [])?.method).toBe('cash_on_delivery');
  });

  it('is the wallet when its part has come to be all of it', () => {
    const full = { ...quote, to_pay: 0, wallet_balance: 9_000, wallet_part: 5_000, wallet_rest: 0 };
    expect(methodOf({ method: 'digital_payment', provider: 'card', usesWallet: true }, full, [card])?.method).toBe(
      'wallet',
    );
  });

  it('is a provider that takes the currency, in a zone that takes digital payments', () => {
    expect(providersOf(quote, [card, mpesa])).toEqual([card]);
    expect(providersOf({ ...quote, currency: 'KES' }, [card, mpesa])).toEqual([card, mpesa]);
    expect(providersOf({ ...quote, digital_payment: false }, [card])).toEqual([]);
  });

  it('is the wallet alone only where it holds enough, and a part of it where not', () => {
    const short = { ...quote, wallet_balance: 4_999, wallet_part: 4_999, wallet_rest: 1 };
    const full = { ...quote, wallet_balance: 9_000, wallet_part: 5_000, wallet_rest: 0 };
    expect([full, short, quote].map(coversAll)).toEqual([true, false, false]);
    expect([full, short, quote].map(partOfWallet)).toEqual([0, 4_999, 0]);
    expect(methodOf({ ...nothing, method: 'wallet' }, short, [card])?.method).toBe('cash_on_delivery');
    expect(methodOf({ ...nothing, method: 'wallet' }, full, [])?.method).toBe('wallet');
  });
});
