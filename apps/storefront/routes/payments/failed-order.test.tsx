import type { DueOrder } from 'market/payments/payments.contract';
import { refusals } from 'market/refusals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeCartState } from '#features/cart/cart-store.ts';
import type { Market } from '#features/config/use-market.ts';
import '#features/payments/failed-order-dialog.tsx';
import '#features/payments/payment-calls.ts';
import { dismissToast } from 'ui/feedback/toast.ts';
import { bisi } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { FailedOrder } from './failed-order.tsx';

/** The recorded API calls. */
let calls: { path: string; body: object }[] = [];

/** Whether the phone number of the order is proved, which cash needs. */
let isProved = true;
const sentCode = {
  medium: 'phone',
  by: 'server',
  to: '+234••••••142',
  number: null,
  resend_seconds: 60,
  demo_code: null,
};

function refused(code: keyof typeof refusals): Response {
  const { status, message } = refusals[code];
  return Response.json({ errors: [{ code, message }] }, { status });
}

beforeEach(() => {
  calls = [];
  isProved = true;
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/guest/request')) return new Response('{"guest_id":"a-guest-id-of-this-test"}');
    calls.push({ path, body: body ? JSON.parse(String(body)) : {} });
    if (path.includes('/cart/list')) return new Response('[]');
    if (path.includes('/payments/due')) return Response.json(due);
    if (path.endsWith('/order/phone-code')) return Response.json({ ticket: 'the-ticket-of-this-test', code: sentCode });
    if (path.endsWith('/order/phone-proof')) isProved = true;
    if (path.endsWith('/order/payment-method') && !isProved) return refused('phone_proof_required');
    return new Response(JSON.stringify({ message: '', order_id: due.order_id }));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
  changeCartState({ confirmed: undefined, wanted: new Map() });
});

const due: DueOrder = {
  order_id: '4820193756',
  order_status: 'pending',
  payment_method: 'digital_payment',
  payment_status: 'unpaid',
  is_due: true,
  pay_until: new Date(Date.now() + 11 * 60_000).toISOString(),
  created_at: '2026-11-20T12:04:00.000Z',
  store: { name: 'Mama Ngozi Kitchen', monogram: 'mn', colours: ['#b42b10'] },
  item_count: 5,
  contact_person_number: '+2348035550142',
  currency: 'NGN',
  total: 17_350,
  wallet_paid: 2_000,
  to_pay: 15_350,
  cash_refused: null,
};

const customer: Market['customer'] = { ...bisi, pages: [] };
const show = (change: Partial<DueOrder> = {}, market: Partial<Market> = { customer }) =>
  renderInMarket(<FailedOrder due={{ ...due, ...change }} />, market, '/payment/result');
const press = (name: string) => page.getByRole('dialog').getByRole('button', { name });
const sentTo = (path: string) => calls.find((call) => call.path.includes(path))?.body;

describe('an order whose payment failed', () => {
  it('[ORD-13] [ORD-14] [ORD-15] says so, and leads home', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('heading', { name: 'Order Place Failed' })).toBeVisible();
    await expect.element(screen.getByText("Order didn't place successfully")).toBeVisible();
    await expect.element(screen.getByText(/Order #4820193756 stays reserved for 1[01]:\d\d/)).toBeVisible();
    const home = screen.getByRole('link', { name: 'Back to home' });
    await expect.element(home).toHaveAttribute('href', '/home');
  });

  it('[ORD-16] [ORD-17] [ORD-19] asks what to do after half a second, not before', async () => {
    const startedAt = performance.now();
    await show();
    expect(document.querySelector('[role=dialog]')).toBeNull();
    const dialog = page.getByRole('dialog', { name: 'Are you agree with this order fail?' });
    await expect.element(dialog).toBeVisible();
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(500);
    await expect.element(press('Cancel Order')).toBeVisible();
  });

  it('[ORD-20] [ORD-21] [ORD-23] [ORD-24] switches to cash, with an empty cart at home', async () => {
    const screen = await show();
    await press('Switch to Cash On Delivery').click();
    await expect.element(screen.getByText('Payment info updated.')).toBeVisible();
    await expect.element(screen.getByText('/home')).toBeVisible();
    expect(sentTo('customer/order/payment-method')).toMatchObject({ order_id: due.order_id, _method: 'put' });
    expect(calls.at(-1)?.path).toContain('/cart/list');
  });

  it('[ORD-20] switches to cash after a code, if its number is unproved', async () => {
    isProved = false;
    const screen = await show({}, { customer: null });
    await press('Switch to Cash On Delivery').click();
    const dialog = page.getByRole('dialog', { name: 'Confirm your phone number' });
    await expect.element(dialog.getByText('+234••••••142')).toBeVisible();
    expect(sentTo('/order/phone-code')).toMatchObject({ contact_person_number: due.contact_person_number });
    await expect.element(dialog.getByRole('button', { name: 'Change' })).not.toBeInTheDocument();
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill('407218');
    await dialog.getByRole('button', { name: 'Verify' }).click();
    await expect.element(screen.getByText('Payment info updated.')).toBeVisible();
    await expect.element(screen.getByText('/home')).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/order/payment-method'))).toHaveLength(2);
  });

  it('[ORD-22] [ORD-23] [ORD-24] is canceled with its reason, with an empty cart at home', async () => {
    const screen = await show();
    await press('Cancel Order').click();
    await expect.element(screen.getByText('/home')).toBeVisible();
    expect(sentTo('customer/order/cancel')).toEqual({
      order_id: due.order_id,
      reason: 'Order payment canceled',
      _method: 'put',
    });
    expect(calls.at(-1)?.path).toContain('/cart/list');
  });

  it.each([
    { what: 'a zone without cash', change: { cash_refused: 'cash_not_offered' } },
    { what: 'more than cash may be', change: { cash_refused: 'cash_over_cap' } },
    { what: 'a time that is over', change: { is_due: false, order_status: 'failed', pay_until: null } },
  ] as const)('[ORD-18] offers no cash for $what', async ({ change }) => {
    await show(change);
    await expect.element(press('Cancel Order')).toBeVisible();
    await expect.element(press('Switch to Cash On Delivery')).not.toBeInTheDocument();
  });

  it('[ORD-18] whose time has run out while the page was open says so, and offers no way to pay it', async () => {
    const screen = await show({ pay_until: new Date(Date.now() - 1000).toISOString() });
    await expect.element(screen.getByText(/The time to pay has expired/)).toBeVisible();
    await expect.element(press('Cancel Order')).toBeVisible();
    await expect.element(press('Switch to Cash On Delivery')).not.toBeInTheDocument();
    await expect.element(press('Try to pay again')).not.toBeInTheDocument();
  });

  it('[CHK-28] [CHK-29] shows a guest which order it is, when it was placed and that it failed', async () => {
    await show({}, { customer: null });
    const dialog = page.getByRole('dialog', { name: 'Order Place Failed' });
    await expect.element(dialog.getByText('4820193756')).toBeVisible();
    await expect.element(dialog.getByText(/20 Nov/)).toBeVisible();
    await expect.element(dialog.getByText('Failed', { exact: true })).toBeVisible();
    await expect.element(dialog.getByText('Are you agree with this order fail?')).toBeVisible();
  });

  it('once it is canceled asks nothing more', async () => {
    const screen = await show({ is_due: false, order_status: 'canceled', pay_until: null });
    await expect.element(screen.getByText(/is canceled/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Decide about this order' })).not.toBeInTheDocument();
  });
});
