import { expect, it } from 'vitest';
import { mustBeAllowedToOrder } from './must-be-allowed-to-order.server.ts';

const api = (status: 0 | 1) => ({ config: { settings: async () => ({ guest_checkout_status: status }) } });
const requestWith = (cookie: string) => new Request('http://market.test/checkout?page=cart', { headers: { cookie } });

it('[CHK-05] where guests may not check out, /checkout leads to the sign-in, which leads back', async () => {
  const where = encodeURIComponent('[3]');
  const reply = await mustBeAllowedToOrder(api(0), requestWith(`zoneid=${where}`)).catch((thrown: unknown) => thrown);
  expect(reply).toBeInstanceOf(Response);
  const { status, headers } = reply as Response;
  expect(status).toBe(302);
  const to = new URL(headers.get('location') ?? '', 'http://market.test');
  expect([to.pathname, to.searchParams.get('auth'), to.searchParams.get('back')]).toEqual([
    '/home',
    'sign_in_needed',
    '/checkout?page=cart',
  ]);
});

it.each([
  ['a guest where guests may', 1, 'zoneid=[3]'],
  ['a customer where guests may not', 0, 'sid=abcdefabcdefabcdefabcdefabcdefabcdefabcdefab'],
] as [string, 0 | 1, string][])('[CHK-05] %s goes on to the checkout', async (_who, status, cookie) => {
  await expect(mustBeAllowedToOrder(api(status), requestWith(cookie))).resolves.toBeUndefined();
});
