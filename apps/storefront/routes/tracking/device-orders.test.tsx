import { afterEach, describe, expect, it, vi } from 'vitest';
import { listed } from '../../testing/known-orders.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { DeviceOrders } from './device-orders.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the orders of a guest on the device', () => {
  const over = {
    ...listed,
    id: '1000000002',
    order_status: 'delivered' as const,
    cancelable: false,
    can_reorder: true,
  };

  it('have store, state, total and what can be done, and lead to tracking', async () => {
    const screen = await renderInMarket(<DeviceOrders orders={[listed, over]} />);
    const cards = screen.getByRole('article');
    const [running, past] = [cards.nth(0), cards.nth(1)];
    await expect
      .element(running.getByRole('link', { name: 'Jibowu Mini Mart' }))
      .toHaveAttribute('href', '/track-order?order_id=1000000001');
    await expect.element(running.getByText('₦3,350')).toBeVisible();
    await expect.element(running.getByRole('button', { name: 'Cancel order' })).toBeVisible();
    await expect.element(past.getByText('Delivered')).toBeVisible();
    await expect.element(past.getByRole('button', { name: 'Reorder' })).toBeVisible();
    // Reviews need an account.
    expect(screen.getByRole('link', { name: 'Rate' }).elements()).toEqual([]);
  });

  it('are forgotten after a question, and stay where the answer is no', async () => {
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path.endsWith('/forget')) sent.push(JSON.parse(String(init.body)));
      return new Response('{}', { status: 200 });
    });
    const screen = await renderInMarket(<DeviceOrders orders={[over]} />);
    const forget = screen.getByRole('button', { name: 'Forget on this device' });
    await forget.click();
    await screen.getByRole('button', { name: 'Keep it' }).click();
    expect(sent).toEqual([]);
    await forget.click();
    await screen.getByRole('button', { name: 'Forget', exact: true }).click();
    await expect.element(screen.getByText('Order #1000000002 is no longer on this device.')).toBeVisible();
    expect(sent).toEqual([{ order_id: '1000000002' }]);
  });
});
