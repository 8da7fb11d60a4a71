import type { OrderDetails } from 'market/orders/orders-history.contract';
import { describe, expect, it } from 'vitest';
import { whole } from '../../testing/known-orders.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { OwnOrder } from './own-order.tsx';

const delivered: OrderDetails = {
  ...whole,
  order_status: 'delivered',
  payment_status: 'paid',
  refundable: true,
  can_reorder: true,
};

describe('an order on the device of its guest', () => {
  it('shows the door, and once it is delivered what can be done about it', async () => {
    const screen = await renderInMarket(<OwnOrder order={delivered} read={() => {}} />);
    await expect.element(screen.getByText(/^House 14, Floor 2/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Request a refund' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Reorder' })).toBeVisible();
    // Reviews need an account.
    expect(screen.getByRole('link', { name: 'Rate and review' }).elements()).toEqual([]);
  });
});
