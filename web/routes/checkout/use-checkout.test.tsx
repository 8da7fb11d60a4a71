import type { OrderQuote } from 'market/orders/orders.contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { dismissToast, useToast } from '#ui/toast.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { type ReadyPictures, useCheckout } from './use-checkout.tsx';

const quote: OrderQuote = {
  lines: [],
  store: null,
  currency: 'NGN',
  item_total: 1_800,
  add_on_total: 0,
  discount_total: 0,
  discount_reason: null,
  coupon_code: null,
  coupon_title: null,
  coupon_discount: 0,
  coupon_free_delivery: false,
  first_order_discount: 0,
  tax: 0,
  tax_percent: 0,
  tax_inclusive: false,
  delivery_fee: 700,
  service_charge: 0,
  tip: 0,
  total: 2_500,
  wallet_balance: null,
  wallet_part: 0,
  wallet_rest: 2_500,
  wallet_paid: 0,
  to_pay: 2_500,
  distance_metres: 900,
  delivery_time: '20-30 min',
  free_delivery_over: null,
  take_away: true,
  schedule_order: false,
  minimum_order: 0,
  missing_to_minimum: 0,
  prescription_needed: true,
  digital_payment: false,
  cash_on_delivery: true,
  cash_on_delivery_cap: null,
};
const customer = { name: 'Ada Obi', phone: '+2348035550142', email: '', addresses: [] };

let placed: string[] = [];
/** Toasts go by themselves, so each is remembered. */
let said: (string | undefined)[] = [];
let ready: ReadyPictures;

function Room() {
  const { submit, readyPictures } = useCheckout({ page: 'cart', customer, ways: [], quote, refusal: null });
  ready = readyPictures;
  said.push(useToast()?.text);
  return (
    <form onSubmit={submit}>
      <button type="submit">Place order</button>
    </form>
  );
}

beforeEach(() => {
  placed = [];
  said = [];
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.endsWith('/order/place')) placed.push(String(body));
    const created_at = '2026-11-20T12:04:00.000Z';
    return new Response(JSON.stringify({ guest_id: 'a-guest-id-of-this-test', order_id: '1000000001', created_at }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

describe('an order with medicine on prescription', () => {
  it('[CHK-14] [CHK-18] is not sent before its pictures can be chosen, and says why', async () => {
    await renderInMarket(<Room />, {}, '/checkout');
    await page.getByRole('button', { name: 'Place order' }).click();
    const reason = 'The place for your prescription is still loading. Try again in a moment.';
    await expect.poll(() => said).toContain(reason);
    ready.current = () => undefined;
    await page.getByRole('button', { name: 'Place order' }).click();
    expect(placed).toEqual([]);
    ready.current = () => ['4f1c2a'];
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect.poll(() => placed.map((body) => JSON.parse(body).attachments)).toEqual([['4f1c2a']]);
    await expect.element(page.getByText('/home')).toBeVisible();
  });
});
