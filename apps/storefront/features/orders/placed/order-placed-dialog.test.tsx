import { describe, expect, it } from 'vitest';
import { bisi } from '../../../testing/known-items.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { OrderPlacedDialog } from './order-placed-dialog.tsx';

const order = {
  orderId: '4820193756',
  createdAt: '2026-11-20T12:04:00.000Z',
  storeName: 'Mama Ngozi Kitchen',
  phone: '+2348035550142',
};

describe('a placed order', () => {
  it('[CHK-30] is shown to a customer with its number and the way to it', async () => {
    const screen = await renderInMarket(<OrderPlacedDialog order={order} onClose={() => undefined} />, {
      customer: { ...bisi, pages: [] },
    });
    await expect.element(screen.getByTestId('order-number')).toHaveTextContent('4820193756');
    await expect
      .element(screen.getByRole('link', { name: 'See the order' }))
      .toHaveAttribute('href', '/profile?page=my-orders&orderId=4820193756');
    await expect.element(screen.getByText(/Remember the order ID/)).not.toBeInTheDocument();
  });

  it('[CHK-25] [CHK-26] [CHK-27] [CHK-29] is shown to a guest with what finds it again', async () => {
    const screen = await renderInMarket(<OrderPlacedDialog order={order} onClose={() => undefined} />, {
      customer: null,
    });
    await expect.element(screen.getByText(/20 Nov/)).toBeVisible();
    await expect.element(screen.getByText('Pending')).toBeVisible();
    await expect
      .element(screen.getByText('Remember the order ID and phone number to track your order later.'))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Track Order' }))
      .toHaveAttribute('href', '/track-order?order_id=4820193756');
  });

  it('[CHK-25] says what comes, when, and what it costs', async () => {
    const known = {
      ...order,
      cost: { total: 4_500, currency: 'NGN' },
      deliveryTime: '20-30 min',
      items: ['2 × Jollof Rice'],
    };
    const screen = await renderInMarket(<OrderPlacedDialog order={known} onClose={() => undefined} />, {
      customer: null,
    });
    await expect.element(screen.getByText('20–30 min')).toBeVisible();
    await expect.element(screen.getByText('₦4,500')).toBeVisible();
    await expect.element(screen.getByText('2 × Jollof Rice')).toBeVisible();
  });
});
