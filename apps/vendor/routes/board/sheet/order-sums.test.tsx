import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import type { ShownOrder } from '../use-store-board.ts';
import { OrderSums } from './order-sums.tsx';

const sums = {
  item_total: 4000,
  add_on_total: 500,
  discount_total: 400,
  coupon_discount: 300,
  coupon_paid_by: 'market' as const,
  first_order_discount: 0,
  tax: 200,
  tax_inclusive: false,
  delivery_fee: 700,
  service_charge: 0,
  tip: 100,
};

function open(change: Partial<ShownOrder>) {
  const order = { sums, own_share: 3485, total: 4800, currency: 'NGN', ...change } as ShownOrder;
  return renderInApp([{ path: '/', element: <OrderSums order={order} /> }], { info: () => reply(bisi) });
}

describe('the money of an order', () => {
  it('[STO-017] names each part that is not 0 and who bears a discount', async () => {
    const { screen } = await open({});
    await expect.element(screen.getByText('Discount, from your share')).toBeVisible();
    await expect.element(screen.getByText('−₦400')).toBeVisible();
    await expect.element(screen.getByText('Coupon, paid by the market')).toBeVisible();
    await expect.element(screen.getByText('₦4,800')).toBeVisible();
    await expect.element(screen.getByText('₦3,485')).toBeVisible();
    await expect.element(screen.getByText('Service charge')).not.toBeInTheDocument();
  });

  it('[STO-017] says nothing of the share to those who may not see it', async () => {
    const { screen } = await open({ own_share: null });
    await expect.element(screen.getByText('₦4,800')).toBeVisible();
    await expect.element(screen.getByText('Your share')).not.toBeInTheDocument();
  });
});
