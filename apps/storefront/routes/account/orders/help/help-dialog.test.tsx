import type { OrderDetails } from 'market/orders/orders-history.contract';
import { describe, expect, it } from 'vitest';
import { bisi } from '../../../../testing/known-items.ts';
import { whole } from '../../../../testing/known-orders.ts';
import { renderInMarket } from '../../../../testing/render-in-market.tsx';
import { HelpDialog } from './help-dialog.tsx';

const company = { phone: '+2348000000000', email: 'help@soko.example' };

function open(change: Partial<OrderDetails>, isGuest = false) {
  const order = { ...whole, ...change };
  const nothing = () => undefined;
  const market = { customer: isGuest ? null : bisi, company: { ...companyOf(), ...company } };
  return renderInMarket(<HelpDialog order={order} onChanged={nothing} onClose={nothing} />, market, '/order');
}

function companyOf() {
  const none = { text: '', description: '', address: '', social: [], playStore: null, appStore: null, pages: [] };
  const links = { storeApplication: '', courierApplication: '' };
  return { ...none, ...links, newsletter: { title: '', text: '' }, hasWallet: false, hasLoyalty: false };
}

describe('[CUS-16] help with an order', () => {
  it('says by how much a late order is late, whom it waits for, and whom to ask', async () => {
    const expected = new Date(Date.now() - 12 * 60_000).toISOString();
    const screen = await open({ order_status: 'processing', cancelable: false, expected_at: expected });
    await screen.getByRole('button', { name: 'My order is late' }).click();
    await expect.element(screen.getByText(/12 min ago\. Jibowu Mini Mart is still preparing it\./)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Track' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Chat with Jibowu Mini Mart' }))
      .toHaveAttribute('href', `/chatting?type=store&id=31&chatFrom=order&aboutOrder=${whole.id}`);
    await expect.element(screen.getByRole('link', { name: 'Chat with Musa' })).toBeVisible();
    const write = screen.getByRole('link', { name: 'Write to support' });
    await expect
      .element(write)
      .toHaveAttribute('href', `mailto:help@soko.example?subject=${encodeURIComponent(`Order #${whole.id}`)}`);
    await screen.getByRole('button', { name: 'Something else' }).click();
    await expect.element(screen.getByRole('button', { name: 'The address is wrong' })).toBeVisible();
  });

  it('leads from a wrong address or a change of mind to the cancellation while there is one', async () => {
    const screen = await open({ order_status: 'pending', cancelable: true });
    await screen.getByRole('button', { name: 'The address is wrong' }).click();
    await expect.element(screen.getByText(/It goes to Yaba, Lagos/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  });

  it('leads from a missing item to the refund by item, for a guest as well', async () => {
    const screen = await open(
      { order_status: 'delivered', refundable: true, cancelable: false, expected_at: null },
      true,
    );
    await screen.getByRole('button', { name: 'Something is missing or wrong' }).click();
    await expect.element(screen.getByRole('button', { name: 'Request a refund' })).toBeVisible();
    await screen.getByRole('button', { name: 'Something else' }).click();
    await screen.getByRole('button', { name: 'Talk to somebody' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Call support' }))
      .toHaveAttribute('href', `tel:${company.phone}`);
    // Chats need an account.
    expect(screen.getByRole('link', { name: /^Chat/ }).elements()).toEqual([]);
  });
});
