import { afterEach, describe, expect, it, vi } from 'vitest';
import { whole } from '../../testing/known-orders.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { OwnOrder } from './own-order.tsx';

const delivered = { ...whole, order_status: 'delivered', payment_status: 'paid', refundable: true, can_reorder: true };

function answerDetails(status: number, body: object) {
  const paths: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    paths.push(path);
    return new Response(JSON.stringify(body), { status });
  });
  return paths;
}

afterEach(() => {
  localStorage.removeItem('guest-is-known');
  vi.unstubAllGlobals();
});

describe('an order on the device of its guest', () => {
  it('shows the door, and once it is delivered what can be done about it', async () => {
    localStorage.setItem('guest-is-known', 'yes');
    answerDetails(200, delivered);
    const screen = await renderInMarket(<OwnOrder orderId={whole.id} status="delivered" revision={0} />);
    await expect.element(screen.getByText(/^House 14, Floor 2/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Request a refund' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Reorder' })).toBeVisible();
    // Reviews need an account.
    expect(screen.getByRole('link', { name: 'Rate and review' }).elements()).toEqual([]);
  });

  it('is not asked for on a device that has never ordered, and shows nothing of an order of another person', async () => {
    const paths = answerDetails(404, { errors: [{ code: 'order_not_found', message: 'Not found' }] });
    const { container } = await renderInMarket(<OwnOrder orderId={whole.id} status="delivered" revision={0} />);
    expect(paths).toEqual([]);
    localStorage.setItem('guest-is-known', 'yes');
    const { container: other } = await renderInMarket(<OwnOrder orderId={whole.id} status="delivered" revision={0} />);
    await expect.poll(() => paths.length).toBe(1);
    for (const shown of [container, other]) expect(shown.querySelector('button')).toBeNull();
  });
});
