import { describe, expect, it } from 'vitest';
import { orderStatuses } from '../orders/orders.rules.ts';
import { codeIn, webhookWaitAfter, webhookWaits, wordsOfPush } from './notifications.rules.ts';

describe('the code in a message', () => {
  it.each([
    ['Soko: 483920 is your code. It is good for 5 minutes.', '483920'],
    ['Kóòdù rẹ ni 004711', '004711'],
    ['Order 1234567890 is on its way', null],
    ['Call +2348030000142', null],
    ['Pay ₦1,500 by 18:30', null],
    ['', null],
  ])('of %j is %j', (text, code) => expect(codeIn(text)).toBe(code));
});

describe('the push of a price', () => {
  const of = (prescription: string, orderId: string | null = '1234567890') =>
    wordsOfPush({ kind: 'prescription', orderId, payload: { prescription } });

  it('[PUSH-01] leads to its order, and is sent when the pharmacy has named it', () => {
    const text = { title: 'Order #1234567890', body: 'The pharmacy has named its price.' };
    expect(of('quoted')).toEqual({ type: 'order_status', order_id: '1234567890', ...text });
    expect(of('agreed')).toBeNull();
    expect(of('quoted', null)).toBeNull();
  });
});

describe('[OPS-037] the push that support sends again', () => {
  it.each(orderStatuses)('names an order that is %s', (status) => {
    const payload = { order_id: '1234567890', order_status: status };
    const push = wordsOfPush({ kind: 'order_again', orderId: null, payload });
    expect(push).toMatchObject({ type: 'order_status', order_id: '1234567890', title: 'Order #1234567890' });
    expect(push?.body).not.toBe('');
  });
});

describe('[OPS-039] the push of what support has given', () => {
  const of = (payload: object) => wordsOfPush({ kind: 'goodwill', orderId: null, payload: { ...payload } });

  it('leads to the wallet, or to the coupons with the code', () => {
    const wallet = { type: 'goodwill', page: 'wallet', title: '₦2000 for you', body: 'It is in your wallet.' };
    expect(of({ amount: '₦2000' })).toEqual(wallet);
    const coupons = {
      title: 'A coupon of ₦500 for you',
      body: 'Your code is GIFT-7KQ2M9XA. You find it under Coupons.',
    };
    expect(of({ amount: '₦500', code: 'GIFT-7KQ2M9XA' })).toEqual({ type: 'goodwill', page: 'coupons', ...coupons });
  });
});

describe('the waits of a webhook', () => {
  it('grow, fill a day and end', () => {
    const waits = Array.from({ length: 11 }, (_, tries) => webhookWaitAfter(tries + 1));
    expect(waits).toEqual([...webhookWaits, null]);
    expect(webhookWaits).toEqual(webhookWaits.toSorted((one, other) => one - other));
    const hours = webhookWaits.reduce((sum, wait) => sum + wait, 0) / 3600;
    expect(hours).toBeGreaterThan(23);
    expect(hours).toBeLessThanOrEqual(24);
  });
});
