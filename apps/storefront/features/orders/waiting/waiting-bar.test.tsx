import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentsOf } from '#features/cart/cart-contents.ts';
import { bisi, itemWith, lineOf } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { deleteWaitingOrder, saveWaitingOrder, type WaitingOrder, waitingOrder } from './waiting-order.ts';

const line = lineOf(itemWith());

const order: WaitingOrder = {
  intent: {
    key: 'one-key-for-every-try',
    body: { contact_person_name: 'Ada', contact_person_number: '+2348035550142', order_amount: 2500 },
  },
  storeName: 'Jibowu Mini Mart',
  total: '₦2,500',
  scope: { zoneid: '[1]', moduleid: '2' },
  cart: contentsOf([line]),
  isGuest: true,
  draftSlot: 'checkout-draft:cart:2:31',
  path: '/checkout?page=cart',
  since: Date.now(),
};

/** A market that can be reached or not, and has an order under the key or not. */
let market = { isReachable: true, placed: '', cart: [line], refusal: '' };
let sent: { key: string | null; module: string | null; amount: number }[] = [];

function json(body: object, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

beforeEach(() => {
  market = { isReachable: true, placed: '', cart: [line], refusal: '' };
  sent = [];
  localStorage.setItem('guest-is-known', 'yes');
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (!market.isReachable) throw new TypeError('Failed to fetch');
    const created_at = '2026-11-20T12:04:00.000Z';
    if (path.includes('/order/placed?')) {
      const id = market.placed || null;
      return json({ order_id: id, total: id && 2500, created_at: id && created_at });
    }
    if (path.includes('/cart/list')) return json(market.cart);
    if (!path.endsWith('/order/place')) return json({});
    const headers = new Headers(init.headers);
    const { order_amount: amount } = JSON.parse(String(init.body));
    sent.push({ key: headers.get('idempotency-key'), module: headers.get('moduleid'), amount });
    if (market.refusal) return json({ errors: [{ code: 'price_changed', message: market.refusal }] }, 409);
    return json({ order_id: '1000000009', created_at, tracking_token: 'a-token-of-this-test-order' });
  });
});

afterEach(() => {
  deleteWaitingOrder();
  localStorage.removeItem('guest-is-known');
  vi.unstubAllGlobals();
});

// Every page has the bar among its overlays.
describe('an order that waits for a network', () => {
  it('says so while the market cannot be reached, and is sent once with its own key and module when it can be', async () => {
    market.isReachable = false;
    saveWaitingOrder(order);
    const screen = await renderInMarket(<p>A page</p>);
    await expect.element(screen.getByText('Waiting to be sent')).toBeVisible();
    await expect.element(screen.getByText(/Jibowu Mini Mart, ₦2,500/)).toBeVisible();
    expect(sent).toEqual([]);
    market.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => sent).toEqual([{ key: order.intent.key, module: '2', amount: 2500 }]);
    await expect.poll(() => waitingOrder()).toBeUndefined();
    await expect.element(screen.getByText('Waiting to be sent')).not.toBeInTheDocument();
  });

  it('is not sent again where an earlier try has placed it', async () => {
    market.placed = '1000000001';
    saveWaitingOrder(order);
    await renderInMarket(<p>A page</p>);
    await expect.poll(() => waitingOrder()).toBeUndefined();
    expect(sent).toEqual([]);
  });

  it('comes back as a question where the market refuses it, and goes no further by itself', async () => {
    market.refusal = 'The total is now ₦2,700.';
    saveWaitingOrder(order);
    const screen = await renderInMarket(<p>A page</p>);
    await expect.element(screen.getByText(/was not sent\. The total is now ₦2,700\./)).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await screen.getByRole('button', { name: 'Review the order' }).click();
    await expect.element(screen.getByText('/checkout?page=cart')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(waitingOrder()).toBeUndefined();
  });

  it('asks where the cart is another one, and where it was made by another person', async () => {
    market.cart = [{ ...line, quantity: line.quantity + 1 }];
    saveWaitingOrder(order);
    const screen = await renderInMarket(<p>A page</p>);
    await expect.element(screen.getByText(/Your cart has changed since\./)).toBeVisible();
    saveWaitingOrder({ ...order, isGuest: false });
    await expect.element(screen.getByText(/before you signed in or out/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('needs another word after an hour', async () => {
    saveWaitingOrder({ ...order, since: Date.now() - 61 * 60_000 });
    const screen = await renderInMarket(<p>A page</p>);
    await expect.element(screen.getByText(/has waited for more than an hour/)).toBeVisible();
    expect(sent).toEqual([]);
    await screen.getByRole('button', { name: 'Send it now' }).click();
    await expect.poll(() => sent).toHaveLength(1);
  });

  it('can be stopped; then it is only looked up, and one that had gone out is said', async () => {
    market.isReachable = false;
    saveWaitingOrder(order);
    const screen = await renderInMarket(<p>A page</p>);
    await screen.getByRole('button', { name: 'Do not send' }).click();
    await expect.element(screen.getByText(/is not sent any more/)).toBeVisible();
    market.isReachable = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(screen.getByText('Your order was not sent.')).toBeVisible();
    market.placed = '1000000001';
    saveWaitingOrder({ ...order, isDropped: true });
    await expect.element(screen.getByText('Your order had already gone out.')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('is not shown where none waits, nor one of yesterday', async () => {
    saveWaitingOrder({ ...order, since: Date.now() - 25 * 60 * 60_000 });
    const screen = await renderInMarket(<p>A page</p>, { customer: bisi });
    // Removed as soon as the bar has looked at it.
    await expect.poll(() => localStorage.getItem('waiting-order')).toBeNull();
    await expect.element(screen.getByRole('region', { name: 'Order that waits' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});
