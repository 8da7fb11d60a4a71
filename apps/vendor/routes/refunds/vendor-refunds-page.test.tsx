import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorRefundsPage } from './vendor-refunds-page.tsx';

const membership = (permissions: string[]) => ({
  store_id: 3,
  name: 'Mama Ronke Buka',
  role: 'counter',
  permissions,
  suspended_reason: null,
});

const request = {
  order_id: '4600001234',
  code: '1234',
  customer_name: 'Amara O.',
  currency: 'NGN',
  state: 'granted',
  reason: 'Cold',
  comment: 'It was left outside',
  lines: [{ line: 1, name: 'Jollof', quantity: 2, amount: 3000 }],
  amount: 3000,
  granted: 2000,
  pictures: [{ id: 'a', image_full_url: '/images/360/macaroni.webp' }],
  requested_at: '2026-11-20T12:00:00.000Z',
};

function open(requests: object[], permissions = ['store.orders']) {
  return renderInApp(
    [{ path: 'refunds', Component: VendorRefundsPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores: [membership(permissions)], operator: null, courier: null }),
      'refund-requests': () => reply({ total_size: requests.length, limit: 100, offset: 1, requests }),
    },
    '/refunds',
  );
}

describe('[CUS-15] what customers ask back of a store', () => {
  it('is shown with its lines, comment, photos and answer', async () => {
    const { screen } = await open([request]);
    const card = screen.getByRole('article');
    for (const comment of ['#4600001234', 'Cold', '2 × Jollof', 'It was left outside', '₦2,000 refunded']) {
      await expect.element(card.getByText(comment)).toBeVisible();
    }
    await expect.element(card.getByRole('img', { name: 'Sent by the customer, 1' })).toBeVisible();
  });

  it('is nothing yet for most, and nothing for those who may not work on orders', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByRole('heading', { name: 'No refund requests' })).toBeVisible();
    const { screen: other } = await open([request], ['store.menu']);
    await expect.element(other.getByText('store.orders')).toBeVisible();
  });
});
