import type { Locator, Page } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { test as byCable } from './support/network-cable.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const order = { name: 'Ada Obi', phone: '0803 555 0142' };

/** Puts something that needs no choice into the cart, through the calls that the storefront makes. */
async function fillCart(page: Page): Promise<string> {
  const { item, name } = await page.evaluate(async () => {
    const headers = { zoneid: '[1]', moduleid: '2', 'x-software-id': 'soko-web', 'content-type': 'application/json' };
    await fetch('/api/v1/auth/guest/request', { method: 'POST', headers });
    const reply = await fetch('/api/v1/items?limit=100', { headers });
    const { items } = (await reply.json()) as {
      items: {
        id: number;
        name: string;
        stock: number | null;
        store_open: boolean;
        variations: unknown[];
        price: number;
      }[];
    };
    const open = items.find(
      ({ store_open, stock, variations, price }) =>
        store_open && (stock ?? 9) > 3 && variations.length === 0 && price > 3000 && price < 20_000,
    );
    if (!open) throw new Error('Nothing plain is for sale');
    const added = await fetch('/api/v1/cart/add', {
      method: 'POST',
      headers,
      body: JSON.stringify({ item_id: open.id, quantity: 1 }),
    });
    if (!added.ok) throw new Error(await added.text());
    return { item: open.id, name: open.name };
  });
  expect(item).toBeGreaterThan(0);
  return name;
}

test('[CHK-02] [CHK-25] [CHK-26] [CHK-27] [TRK-01] [TRK-02] [TRK-09] a guest orders for cash and follows the order', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await page.goto('/');
  const name = await fillCart(page);
  await page.goto('/checkout?page=cart');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  await expect(page.getByRole('complementary', { name: 'Order summary' })).toContainText(name);
  await mustBeAccessible(page);

  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expect(page.getByText('Phone Number is required')).toBeVisible();

  await page.getByLabel('Contact Person Name').fill(order.name);
  await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  await page.getByRole('button', { name: /Place order/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Order placed' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Remember the order ID and phone number to track your order later.');
  const orderId = await dialog.getByTestId('order-number').textContent();
  expect(orderId).toMatch(/^\d{10}$/);
  await mustBeAccessible(page);

  await dialog.getByRole('link', { name: 'Track Order' }).click();
  await expect(page.getByText(`Order #${orderId}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Progress of the order' })).toContainText('Order Placed');
  await mustBeAccessible(page);

  // Without the link, the order id and the phone as it was typed open it too.
  await page.goto('/track-order');
  await page.getByLabel('Order ID').fill(orderId ?? '');
  await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  await page.getByRole('button', { name: 'Track Now' }).click();
  await expect(page.getByText(`Order #${orderId}`)).toBeVisible();
});

test('a guest orders by keyboard alone, from home to the placed order within 60 presses', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await deliverTo(context, { module: { id: 4, module_type: 'ecommerce' } });
  await page.goto('/home');
  await waitForHydration(page);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const write = async (text: string) => {
    for (const key of text) await press(key);
  };
  /** Presses Tab until the wanted element has a visible focus. */
  const reach = async (wanted: Locator) => {
    const hasFocus = () => wanted.evaluate((element) => element === element.ownerDocument.activeElement);
    do await press('Tab');
    while (presses < 60 && !(await hasFocus()));
    await expect(wanted).toBeInViewport();
  };
  const main = page.getByRole('main');

  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter');
  await expect(main).toBeFocused();
  const first = main.getByRole('article').first();
  await reach(first.getByRole('link').first());
  // Before its part of the page is hydrated, a link loads a document, whose focus is at its top.
  await waitForHydration(page, first);
  await press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(main).toBeFocused();
  await reach(main.getByRole('button', { name: 'Buy now' }).filter({ visible: true }));
  await press('Enter');
  await expect(page).toHaveURL(/\/checkout/);
  await reach(page.getByLabel('Contact Person Name'));
  await write('Ada');
  await reach(page.getByLabel('Phone', { exact: true }));
  await write('8035550142');
  // Accepting a price requires that it was visible.
  await expect(page.getByRole('button', { name: /Place order/ }).filter({ visible: true })).toBeEnabled();
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(60);
});

test('[TRK-05] [TRK-24] [TRK-25] [TRK-26] tracking says what is missing, and nothing about the orders of others', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await page.goto('/track-order');
  await page.getByRole('button', { name: 'Track Now' }).click();
  await expect(page.getByText('Need a order id')).toBeVisible();
  await expect(page.getByText('Need a contact number')).toBeVisible();
  await page.getByLabel('Order ID').fill('1234567890');
  await page.getByLabel('Phone', { exact: true }).fill('0803 555 0142');
  await page.getByRole('button', { name: 'Track Now' }).click();
  await expect(page.getByText('Order not found')).toBeVisible();
});

test('[CHK-10] an order whose answer is lost is found again, not placed twice', async ({ page, context }) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await page.goto('/');
  await fillCart(page);
  await page.goto('/checkout?page=cart');
  await page.getByLabel('Contact Person Name').fill(order.name);
  await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  await waitForHydration(page);

  // The connection breaks after the request: the API has the order, the shopper has no reply.
  await page.route('**/customer/order/place', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  const placements: string[] = [];
  page.on('request', (request) => request.url().endsWith('/order/place') && placements.push(request.url()));
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
  expect(placements).toHaveLength(1);
});

test('[CHK-10] an order that never arrived is sent again by itself, under its own key', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await page.goto('/');
  await fillCart(page);
  await page.goto('/checkout?page=cart');
  await page.getByLabel('Contact Person Name').fill(order.name);
  await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  await waitForHydration(page);
  const keys: (string | undefined)[] = [];
  await page.route('**/customer/order/place', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (keys.length === 1 ? route.abort('connectionrefused') : route.continue());
  });
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('[CART-11] [CART-17] [CART-08] a line is changed at checkout; taken out it is gone, and with the last one the checkout', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await page.goto('/');
  const name = await fillCart(page);
  await page.goto('/checkout?page=cart');
  const summary = page.getByRole('complementary', { name: 'Order summary' });
  const quantity = summary.getByRole('group', { name: `Quantity of ${name}` });
  await waitForHydration(page, quantity);
  await quantity.getByRole('button', { name: 'More' }).click();
  await expect(summary.getByText(/^2 items/)).toBeVisible();
  await quantity.getByRole('button', { name: 'Less' }).click();
  await expect(summary.getByText(/^1 item\b/)).toBeVisible();
  await quantity.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Item removed from cart')).toBeVisible();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

test('[CART-08] [CART-09] a checkout without a cart says so', { tag: '@thorough' }, async ({ page, context }) => {
  await deliverTo(context);
  await page.goto('/checkout?page=cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(page.getByText('No items added in your cart. Please add product to your cart list.')).toBeVisible();
});

test('[TRK-27] a guest finds the orders of the device again, and can have it forget them', {
  tag: '@thorough',
}, async ({ page, context, browser }) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await page.goto('/');
  await fillCart(page);
  await page.goto('/checkout?page=cart');
  await page.getByLabel('Contact Person Name').fill(order.name);
  await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  await page.getByRole('button', { name: /Place order/ }).click();
  const orderId = await page.getByTestId('order-number').textContent();
  await page.goto('/track-order');
  const list = page.getByRole('region', { name: 'Orders on this device' });
  await expect(list.getByText(`#${orderId}`)).toBeVisible();
  await mustBeAccessible(page);

  // Its number alone opens it here, and nowhere else.
  await list.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText(`Order #${orderId}`)).toBeVisible();
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(`/track-order?order_id=${orderId}`);
  await expect(other.getByRole('button', { name: 'Track Now' })).toBeVisible();
  await expect(other.getByText(`Order #${orderId}`)).toHaveCount(0);
  await stranger.close();

  await page.goto('/track-order');
  await waitForHydration(page);
  await list.getByRole('button', { name: 'Forget on this device' }).click();
  await page.getByRole('button', { name: 'Forget', exact: true }).click();
  // While the question is open, the page behind it has no roles.
  await expect(page.getByText(`Order #${orderId} is no longer on this device.`)).toBeVisible();
  await expect(list).toHaveCount(0);
  await page.goto(`/track-order?order_id=${orderId}`);
  await expect(page.getByRole('button', { name: 'Track Now' })).toBeVisible();
});

/** The checkout of a filled cart behind the cable, with everything typed. */
async function checkoutBehind(url: string, page: Page): Promise<void> {
  await page.goto(url);
  await fillCart(page);
  await page.goto(`${url}/checkout?page=cart`);
  await page.getByLabel('Contact Person Name').fill(order.name);
  await page.getByLabel('Phone', { exact: true }).fill(order.phone);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

const ordersOfDevice = (page: Page) =>
  page.evaluate(async () => {
    const reply = await fetch('/api/v1/customer/order/all', { headers: { 'x-software-id': 'soko-web' } });
    return ((await reply.json()) as { orders: unknown[] }).orders.length;
  });

byCable(
  'an order without a network waits by an explicit word, outlives a reload, and is placed once',
  async ({ page, context, cable }) => {
    await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
    await checkoutBehind(cable.url, page);
    await cable.cut(context);
    await page
      .getByRole('button', { name: /Place order/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('button', { name: 'Send when I am back online' }).filter({ visible: true }).click();
    const bar = page.getByRole('region', { name: 'Order that waits' });
    await expect(bar).toContainText('Waiting to be sent');
    // Pages come back before the calls of orders do.
    await page.route('**/api/v1/customer/order/place*', (route) => route.abort('internetdisconnected'));
    await cable.restore(context);
    await page.goto(`${cable.url}/home`);
    await expect(bar).toContainText('Waiting to be sent');
    await page.unroute('**/api/v1/customer/order/place*');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(await ordersOfDevice(page)).toBe(1);
  },
);

byCable(
  'an order whose answer was lost and that was asked to be sent later is placed once',
  { tag: '@thorough' },
  async ({ page, context, cable }) => {
    await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
    await checkoutBehind(cable.url, page);
    const keys: (string | undefined)[] = [];
    // The server has the order, and the network is gone before it answers; further tries do not get out.
    await page.route('**/customer/order/place', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.abort('internetdisconnected');
      await route.fetch();
      await cable.cut(context);
      await route.abort('connectionreset');
    });
    await page
      .getByRole('button', { name: /Place order/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('button', { name: 'Send when I am back online' }).filter({ visible: true }).click();
    await expect(page.getByRole('region', { name: 'Order that waits' })).toContainText('Waiting to be sent');
    await cable.restore(context);
    await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await ordersOfDevice(page)).toBe(1);
  },
);
