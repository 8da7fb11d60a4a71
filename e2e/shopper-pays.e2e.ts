import type { Page } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { signIn } from './support/signed-in.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const order = { name: 'Ada Obi', phone: '0803 555 0142' };

interface Offered {
  id: number;
  slug: string;
  name: string;
  stock: number | null;
  store_open: boolean;
  variations: unknown[];
  food_variations: unknown[];
  price: number;
}

/** Something that can be had at once and needs no choice, of what a call lists; worth enough for a store's minimum. */
async function plainOf(page: Page, path: string, moduleId: number, minPrice = 3_000): Promise<Offered> {
  const headers = { zoneid: '[1]', moduleid: String(moduleId), 'x-software-id': 'soko-web' };
  const reply = (await (await page.request.get(path, { headers })).json()) as Record<string, Offered[]>;
  const plain = (reply.items ?? reply.products)?.find(
    ({ store_open, stock, variations, food_variations, price }) =>
      store_open &&
      (stock ?? 9) > 3 &&
      variations.length + food_variations.length === 0 &&
      price > minPrice &&
      price < 20_000,
  );
  if (!plain) throw new Error('Nothing plain is for sale');
  return plain;
}

/** Fills the cart, and orders it to be paid digitally: up to the page of the provider. A customer is known by name. */
async function orderDigitally(page: Page, { isKnown = false } = {}): Promise<void> {
  await page.goto('/');
  const { id } = await plainOf(page, '/api/v1/items?limit=100', 2);
  await page.evaluate(async (itemId) => {
    const headers = { zoneid: '[1]', moduleid: '2', 'x-software-id': 'soko-web', 'content-type': 'application/json' };
    await fetch('/api/v1/auth/guest/request', { method: 'POST', headers });
    // Other journeys share this customer, and one cart is of one store.
    await fetch('/api/v1/cart/remove', { method: 'DELETE', headers });
    const body = JSON.stringify({ item_id: itemId, quantity: 1 });
    const added = await fetch('/api/v1/cart/add', { method: 'POST', headers, body });
    if (!added.ok) throw new Error(await added.text());
  }, id);
  await page.goto('/checkout?page=cart');
  await waitForHydration(page);
  if (!isKnown) {
    await page.getByLabel('Contact Person Name').fill(order.name);
    await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  }
  await page.getByRole('radio', { name: /^Sandbox/ }).check();
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByText('No money moves here. Choose what the payment provider should answer.')).toBeVisible();
}

test('[CHK-01] [CHK-30] [CHK-33] a customer’s payment fails, is tried again, and the order is placed', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await signIn(page);
  await orderDigitally(page, { isKnown: true });
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page).toHaveURL(/flag=fail&order_id=\d{10}/);
  const failed = page.getByRole('dialog', { name: 'Are you agree with this order fail?' });
  await expect(failed).toBeVisible();
  await mustBeAccessible(page);
  await page.keyboard.press('Escape');
  await expect(failed).toHaveCount(0);
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Decide about this order' }).click();
  await failed.getByRole('button', { name: 'Try to pay again' }).click();
  await page.getByRole('button', { name: 'Pay twice' }).click();
  const placed = page.getByRole('dialog', { name: 'Order placed' });
  const orderId = await placed.getByTestId('order-number').textContent();
  await expect(page).toHaveURL(/\/home$/);
  const link = placed.getByRole('link', { name: 'See the order' });
  await expect(link).toHaveAttribute('href', `/profile?page=my-orders&orderId=${orderId}`);
});

test('[CHK-28] [ORD-20] [ORD-21] [ORD-22] [ORD-24] a guest pays a failed order in cash, and cancels another', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await orderDigitally(page);
  await page.getByRole('button', { name: 'Fail' }).click();
  const failed = page.getByRole('dialog', { name: 'Order Place Failed' });
  await expect(failed).toBeVisible();
  await mustBeAccessible(page);
  await failed.getByRole('button', { name: 'Switch to Cash On Delivery' }).click();
  await expect(page.getByText('Payment info updated.')).toBeVisible();
  const placed = page.getByRole('dialog', { name: 'Order placed' });
  await placed.getByRole('link', { name: 'Track Order' }).click();
  await expect(page.getByText('Cash on delivery')).toBeVisible();

  await orderDigitally(page);
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(page).toHaveURL(/flag=cancel/);
  await failed.getByRole('button', { name: 'Cancel Order' }).click();
  await expect(page.getByText('Order canceled.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('[CHK-01] [CHK-04] the item of a campaign is ordered at once, past the cart', async ({ page, context }) => {
  await deliverTo(context, { module: { id: 3, module_type: 'pharmacy' } });
  await page.goto('/');
  const { name, slug } = await plainOf(page, '/api/v1/campaigns/item?limit=100', 3, 2_500);
  await page.goto(`/product/${slug}`);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Order Now' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=campaign$/);
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(name);
  await page.getByLabel('Contact Person Name').fill(order.name);
  await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
});
