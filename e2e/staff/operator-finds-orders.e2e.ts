import type { Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { signInAs } from '../support/signed-in.ts';
import { expect, test } from '../support/watched-page.ts';

const kitchen = { slug: 'mama-ronke-buka-yaba', zoneId: 3 };

/** Orders a dish of the kitchen as a guest does, to be paid in cash; returns the number. */
async function place(page: Page, customer: string): Promise<string> {
  await page.goto('/');
  const number = await page.evaluate(
    async ({ slug, zoneId, name }) => {
      const call = async (path: string, body?: object) => {
        const headers = {
          zoneid: `[${zoneId}]`,
          moduleid: '1',
          'x-software-id': 'soko-web',
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        };
        const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
        return (await fetch(`/api/v1/${path}`, { headers, ...sent })).json();
      };
      await call('auth/guest/request', {});
      const store = await call(`stores/details/${slug}`);
      const { items } = await call(`items?store_id=${store.id}&limit=100`);
      const plain = items.find(
        (item: { store_id: number; price: number; food_variations: unknown[] }) =>
          item.store_id === store.id && item.price > 2000 && item.food_variations.length === 0,
      );
      const placed = await call('customer/order/place', {
        order_type: 'delivery',
        payment_method: 'cash_on_delivery',
        items: [{ item_id: plain.id, quantity: 3 }],
        latitude: 6.5096,
        longitude: 3.3785,
        address: '18 Herbert Macaulay Way, Yaba',
        contact_person_name: name,
        contact_person_number: '+2348035550142',
        order_note: 'Ring twice',
      });
      return placed.order_id ?? JSON.stringify(placed);
    },
    { ...kitchen, name: customer },
  );
  expect(number).toMatch(/^\d{10}$/);
  return number;
}

test('[OPS-001] [OPS-011] [OPS-013] [OPS-035] an operator finds an order, reads what happened, sends its link again and cancels it with a reason', async ({
  page,
  browser,
}) => {
  const customer = `Chidinma Eze ${Date.now() % 10 ** 6}`;
  const guest = await browser.newPage();
  const id = await place(guest, customer);
  await signInAs(page, 'operator@demo.invalid');

  await test.step('by the last digits of its number, and by its customer', async () => {
    await page.goto('/admin/orders');
    await expect(page.getByRole('link', { name: /^Running \d+/ })).toBeVisible();
    await mustBeAccessible(page);
    await page.getByLabel('Find an order').fill(id.slice(-4));
    await expect(page.getByRole('link', { name: `#${id}` })).toBeVisible();
    await page.getByLabel('Find an order').fill('no such customer');
    await expect(page.getByText('No matching orders.', { exact: false })).toBeVisible();
    await page.getByLabel('Find an order').fill(customer.slice(4));
    await expect(page).toHaveURL(/search=/);
    await mustBeAccessible(page);
    await page.getByRole('link', { name: `#${id}` }).click();
  });

  await test.step('the page has the money, the lines and everything that happened', async () => {
    await expect(page.getByRole('heading', { name: `#${id}` })).toBeVisible();
    await expect(page.getByText('Note: Ring twice')).toBeVisible();
    await expect(page.getByText('3 pieces')).toBeVisible();
    await expect(page.getByText('Placed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Money' }).click();
    await expect(page.getByText('Booked: order placed')).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await mustBeAccessible(page);
  });

  await test.step('[OPS-037] the tracking link is sent again, and opens the order', async () => {
    await page.getByRole('button', { name: 'Tracking link SMS' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Taken' });
    await expect(row).toContainText('Tracking link');
    await mustBeAccessible(page);
    const link = await guest.evaluate(async (order) => {
      const headers = { 'x-software-id': 'soko-web' };
      const { messages } = await (await fetch('/api/v1/demo/outbox?channel=sms&limit=50', { headers })).json();
      const sent = messages.find(({ body }: { body: string }) => body.includes(`#${order}`));
      return sent.body.match(/http\S+/)[0];
    }, id);
    const reader = await browser.newPage();
    await reader.goto(link);
    await expect(reader.getByText(id).first()).toBeVisible();
    await reader.close();
  });

  await test.step('a cancellation asks for the reason, which its customer reads', async () => {
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${id}?` });
    await dialog.getByRole('button', { name: 'Cancel this order' }).click();
    await expect(dialog.getByText('Write the reason in a few words.')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The road to Yaba is closed');
    await mustBeAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel this order' }).click();
    await expect(page.getByText('Canceled by Market: The road to Yaba is closed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel this order' })).toHaveCount(0);
    const tracked = await guest.evaluate(
      async (order) =>
        (
          await fetch(`/api/v1/customer/order/track?order_id=${order}&contact_number=%2B2348035550142`, {
            headers: { 'x-software-id': 'soko-web' },
          })
        ).json(),
      id,
    );
    expect(tracked).toMatchObject({ order_status: 'canceled', cancel_reason: 'The road to Yaba is closed' });
  });
  await guest.close();
});
