import { describe, expect, it } from 'vitest';
import { cashStepOf, mayPay, minutesToReceiver } from './parcel.rules.ts';

describe('a parcel', () => {
  it('takes a quarter of an hour to be picked up, and four minutes for each kilometre from there', () => {
    expect(minutesToReceiver(0)).toEqual({ min: 15, max: 25 });
    expect(minutesToReceiver(6_300)).toEqual({ min: 41, max: 51 });
  });

  it('is paid in cash at the payer’s address, like every other order at delivery', () => {
    expect(cashStepOf({ chargePayer: 'sender' })).toBe('picked_up');
    expect(cashStepOf({ chargePayer: 'receiver' })).toBe('delivered');
    expect(cashStepOf({ chargePayer: null })).toBe('delivered');
  });

  it('is paid by its receiver in cash only', () => {
    expect(mayPay('sender', { method: 'digital_payment', usesWallet: true })).toBe(true);
    expect(mayPay('receiver', { method: 'cash_on_delivery', usesWallet: false })).toBe(true);
    expect(mayPay('receiver', { method: 'cash_on_delivery', usesWallet: true })).toBe(false);
    expect(mayPay('receiver', { method: 'digital_payment', usesWallet: false })).toBe(false);
  });
});
