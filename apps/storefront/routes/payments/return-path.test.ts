import { describe, expect, it } from 'vitest';
import { returnUrl } from './return-path.ts';

describe('[CHK-33] the way back from a payment page', () => {
  it.each([
    {
      what: 'an order',
      from: { callback: '/payment/result', flag: 'fail', order_id: '123' },
      to: '/payment/result?flag=fail&order_id=123',
    },
    {
      what: 'a page with a question of its own',
      from: { callback: '/profile?page=wallet#funds', flag: 'success', order_id: null },
      to: '/profile?page=wallet&flag=success#funds',
    },
    {
      what: 'a callback that names another site',
      from: { callback: '//evil.example/pay', flag: 'cancel', order_id: null },
      to: '/home?flag=cancel',
    },
    {
      what: 'a callback that names another site once it is normalised',
      from: { callback: '/x/..//evil.example', flag: 'cancel', order_id: null },
      to: '/home?flag=cancel',
    },
  ])('leads to $what', ({ from, to }) => {
    expect(returnUrl(from)).toBe(to);
  });
});
