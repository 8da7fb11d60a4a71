import type { ListedOrder, OrderDetails } from 'market/orders/orders-history.contract';
import { dismissToast } from 'ui/feedback/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bisi, lagos } from '../../../testing/known-items.ts';
import { listed, whole } from '../../../testing/known-orders.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import '#features/orders/actions/cancel-dialog.tsx';
import '#features/orders/reorder-changes.tsx';
import { MyOrders } from './my-orders.tsx';
import { OrderView } from './order-view.tsx';

const over = (id: string): ListedOrder => ({
  ...listed,
  id,
  order_status: 'delivered',
  expected_at: null,
  cancelable: false,
  can_reorder: true,
});

const fakeApi = { calls: [] as [path: string, body: unknown][], answers: {} as Record<string, [number, unknown]> };

beforeEach(() => {
  Object.assign(fakeApi, { calls: [], answers: {} });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path.includes('/guest/request')) return new Response('{"guest_id":"a-guest-id-of-this-test"}');
    if (path.includes('/customer/order/'))
      fakeApi.calls.push([path, typeof body === 'string' ? JSON.parse(body) : undefined]);
    const known = Object.keys(fakeApi.answers).find((part) => path.includes(part));
    const [status, answer] = (known && fakeApi.answers[known]) || [200, {}];
    return new Response(JSON.stringify(answer), { status });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  dismissToast();
});

const market = { customer: bisi, currencies: [{ code: 'NGN', symbol: '₦', side: 'left' as const }] };
const none = { total: 0, orders: [] };
const lists = (running: ListedOrder[], past: ListedOrder[], total = past.length) => (
  <MyOrders
    kind="lists"
    isPastAlone={false}
    running={{ total: running.length, orders: running }}
    past={{ total, orders: past }}
  />
);
const links = () => [...document.querySelectorAll('article h3 a')].map((link) => link.getAttribute('href'));

describe('my orders', () => {
  it('[ORD-06] list what runs and what is over, and lead to each by its id', async () => {
    await renderInMarket(lists([listed], [over('1000000002')]), market);
    await expect.element(page.getByText('Order Placed')).toBeVisible();
    expect(links()).toEqual([
      '/profile?page=my-orders&orderId=1000000001',
      '/profile?page=my-orders&orderId=1000000002',
    ]);
    await expect.element(page.getByRole('tab').first()).toHaveTextContent('Running1');
  });

  it('[ORD-02] come page by page for as long as a page has any', async () => {
    const reply = (orders: ListedOrder[]) =>
      [200, { total_size: 20, limit: 10, offset: 2, orders }] as [number, unknown];
    await renderInMarket(lists([], [over('1000000002')], 20), market);
    fakeApi.answers['order-history'] = reply([over('1000000003')]);
    await page.getByRole('button', { name: 'Show more orders' }).click();
    await expect.poll(() => links().length).toBe(2);
    fakeApi.answers['order-history'] = reply([]);
    await page.getByRole('button', { name: 'Show more orders' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Show more orders' }).elements()).toEqual([]);
    expect(fakeApi.calls.map(([path]) => path)).toEqual([
      '/api/v1/customer/order/order-history?limit=10&offset=2',
      '/api/v1/customer/order/order-history?limit=10&offset=3',
    ]);
  });

  it('say so, and lead on, where there are none', async () => {
    await renderInMarket(<MyOrders kind="lists" isPastAlone={false} running={none} past={none} />, market);
    await expect.element(page.getByRole('heading', { name: 'No orders yet' })).toBeVisible();
  });
});

describe('an order', () => {
  it('[PROF-02] [CHK-10] shows its lines, its bill to the last digit, its address and who brings it', async () => {
    await renderInMarket(<OrderView order={whole} />, market);
    await expect.element(page.getByRole('heading', { name: 'Order #1000000001' })).toBeVisible();
    await expect.element(page.getByText('Large · 1 × Pepper')).toBeVisible();
    const reckoned = ['2 × ₦1,600', 'Add-ons ₦50', 'Discount −₦200'];
    for (const part of reckoned) await expect.element(page.getByText(part)).toBeVisible();
    const bill = [...(document.querySelector('[aria-label="Receipt"] dl')?.children ?? [])].map(
      (line) => line.textContent,
    );
    expect(bill).toEqual([
      'Items (2)₦3,200',
      'Add-ons₦50',
      'Store discount−₦200',
      'Coupon RESUME25−₦100',
      'Tax (included)₦221',
      'Delivery man tip₦100',
      'Delivery fee₦300',
      'Total₦3,350',
    ]);
    await expect.element(page.getByText('House 14, Floor 2, Black gate')).toBeVisible();
  });

  it('that came to nothing has a receipt which asks for no cash', async () => {
    const canceled = {
      ...whole,
      order_status: 'canceled',
      payment_status: 'unpaid',
      canceled: '2026-11-20T11:05:00.000Z',
    } as const;
    await renderInMarket(<OrderView order={canceled} />, market);
    const receipt = page.getByRole('region', { name: 'Receipt' });
    await expect.element(receipt.getByText(/Nothing to pay/)).toBeVisible();
    expect(receipt.getByText(/Cash on delivery/).elements()).toEqual([]);
  });

  it('[CUS-15] shows each refund with its lines, reason, way and time', async () => {
    const refunds: OrderDetails['refunds'] = [
      {
        amount: 1525,
        to_wallet: 1525,
        to_provider: 0,
        to_cash: 0,
        lines: [{ name: 'Macaroni', quantity: 1 }],
        fees: ['delivery_fee'],
        reason: 'It was cold',
        made_at: '2026-11-20T12:00:00.000Z',
      },
    ];
    await renderInMarket(<OrderView order={{ ...whole, order_status: 'delivered', refunds }} />, market);
    await expect.element(page.getByRole('heading', { name: 'Refunds' })).toBeVisible();
    for (const words of ['It was cold', '1 × Macaroni, Delivery fee', /To your wallet/]) {
      await expect.element(page.getByText(words)).toBeVisible();
    }
    await expect.element(page.getByText('₦1,525')).toBeVisible();
  });

  it('[CUS-18] says what support has changed, and is confirmed by one press', async () => {
    const correction = {
      changed: ['address' as const, 'note' as const],
      made_at: '2026-11-20T12:00:00.000Z',
      confirmed_at: null,
    };
    await renderInMarket(<OrderView order={{ ...whole, correction }} />, market);
    await expect.element(page.getByText('We changed your order:')).toBeVisible();
    await page.getByRole('button', { name: 'It is right' }).click();
    await expect
      .poll(() => fakeApi.calls.find(([path]) => path.includes('confirm-correction'))?.[1])
      .toMatchObject({ order_id: whole.id });
  });

  it('[PROF-04] leads to the conversation with its courier', async () => {
    await renderInMarket(<OrderView order={whole} />, {
      ...market,
      customer: { ...bisi, pages: ['my-orders', 'inbox'] },
    });
    const link = page.getByRole('link', { name: 'Chat with Musa Bello' });
    await expect.element(link).toBeVisible();
    const query = new URLSearchParams(link.element().getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      page: 'inbox',
      type: 'delivery_man',
      id: '7',
      routeName: 'my-orders',
      chatFrom: 'order',
      name: 'Musa Bello',
      image: '/images/360/musa.webp',
    });
  });

  it('[ORD-07] [ORD-08] [ORD-10] is canceled for one of the reasons of the server', async () => {
    const reasons = ['Ordered by mistake', 'Taking too long'].map((reason, index) => ({ id: index + 1, reason }));
    fakeApi.answers['cancellation-reasons'] = [200, { total_size: 2, limit: 10, offset: 1, data: reasons }];
    fakeApi.answers['order/cancel'] = [
      200,
      { message: 'Order canceled.', order_id: whole.id, order_status: 'canceled' },
    ];
    await renderInMarket(<OrderView order={whole} />, market);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog.getByRole('radio', { name: 'Ordered by mistake' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect.element(dialog.getByText('Choose a reason first.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Taking too long' }).click();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(fakeApi.calls.map(([path, body]) => (body ? [path, body] : path))).toEqual([
      '/api/v1/customer/order/cancellation-reasons?limit=10&offset=1&type=customer',
      ['/api/v1/customer/order/cancel', { order_id: whole.id, reason: 'Taking too long', _method: 'put' }],
    ]);
  });

  it('that is ordered again shows what has changed, line by line', async () => {
    const change = { item_id: 9, ordered: 2, added: 2, old_price: 1500, new_price: 1600 };
    fakeApi.answers['order/reorder'] = [
      200,
      {
        module_id: lagos.module?.id,
        currency: 'NGN',
        added: 2,
        cart: [],
        changes: [
          { ...change, name: 'Macaroni', kind: 'price' },
          { ...change, name: 'Honey', kind: 'fewer', added: 1 },
          { ...change, name: 'Butter', kind: 'out_of_stock', added: 0, new_price: null },
          { ...change, name: 'Tea', kind: 'gone', added: 0, new_price: null },
        ],
      },
    ];
    const { items: _none, address: _nowhere, ...delivered } = over(whole.id);
    await renderInMarket(<OrderView order={{ ...whole, ...delivered }} />, market);
    await page.getByRole('button', { name: 'Reorder' }).click();
    const changes = page.getByRole('dialog').getByRole('listitem');
    await expect.element(changes.first()).toHaveTextContent('Macaroni₦1,500 ₦1,600');
    expect(changes.elements().map(({ textContent }) => textContent)).toEqual([
      'Macaroni₦1,500 ₦1,600',
      'Honey1 of 2, more are not left',
      'ButterOut of Stock',
      'TeaNot sold any more',
    ]);
  });
});
