import type { Locator, Page } from '@playwright/test';
import { deliverTo } from './support/delivery-place.ts';
import { signIn } from './support/signed-in.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

/**
 * Counts what a thumb does on a phone: each press, and each entry of a field. Letters are not counted, and neither is
 * scrolling. Every task has a maximum; the table is in the output of `npm run e2e -- shopper-counts-touches`.
 */
const rows: string[] = [];

test.afterAll(() => {
  console.log(['Task | Touches | Maximum', ...rows].join('\n'));
});

function touchesOf(task: string, max: number) {
  let count = 0;
  return {
    /** A file is chosen by one press. */
    count() {
      count += 1;
    },
    async press(wanted: Locator) {
      count += 1;
      await wanted.click();
    },
    async write(field: Locator, text: string) {
      count += 1;
      await field.fill(text);
    },
    end() {
      rows.push(`${task} | ${count} | ${max}`);
      expect(count).toBeLessThanOrEqual(max);
    },
  };
}

/** Names of goods that can be had at once and need no choice, worth enough for the minimum of a store. */
async function plainGoods(page: Page): Promise<string[]> {
  const headers = { zoneid: '[1]', moduleid: '2', 'x-software-id': 'soko-web' };
  const reply = await page.request.get('/api/v1/items?limit=100', { headers });
  const { items } = (await reply.json()) as {
    items: { name: string; store_open: boolean; stock: number | null; variations: unknown[]; price: number }[];
  };
  return items
    .filter(
      ({ store_open, stock, variations, price }) =>
        store_open && (stock ?? 9) > 3 && !variations.length && price > 3000,
    )
    .map(({ name }) => name);
}

/** The button of a card of the page that adds one of these. */
async function addButtonOf(page: Page, names: readonly string[]): Promise<Locator> {
  const buttons = page.getByRole('main').getByRole('button', { name: /^Add / });
  await expect(buttons.first()).toBeVisible();
  const labels = await buttons.evaluateAll((all) => all.map((button) => button.getAttribute('aria-label')));
  const plain = names.find((name) => labels.includes(`Add ${name}`));
  expect(plain, 'a card of the home has something plain').toBeDefined();
  return buttons.and(page.getByRole('button', { name: `Add ${plain}`, exact: true })).first();
}

test('a guest places the first order within 12 touches after the landing', { tag: '@thorough' }, async ({ page }) => {
  const touches = touchesOf('First order of a guest', 12);
  await page.goto('/');
  const names = await plainGoods(page);
  await waitForHydration(page);
  await touches.press(page.locator('button[name="module"][data-module="grocery"]'));
  const picker = page.getByRole('dialog', { name: 'Pick Location' });
  await touches.write(picker.getByRole('combobox'), 'adeola odeku');
  await touches.press(picker.getByRole('option').first());
  await touches.press(picker.getByRole('button', { name: 'Pick Locations' }));
  // The pressed module is not asked for again.
  await expect(page).toHaveURL(/\/home$/);
  await waitForHydration(page);
  const add = await addButtonOf(page, names);
  // Scripts take a section of the home over after the page itself.
  await waitForHydration(page, add);
  await touches.press(add);
  const cart = page.getByRole('link', { name: /cart/i }).filter({ visible: true }).last();
  await expect(cart).toContainText('1');
  await touches.press(cart);
  await touches.press(page.getByRole('dialog').getByRole('button', { name: 'Proceed to checkout' }));
  await touches.press(page.getByRole('dialog').getByRole('link', { name: 'Guest' }));
  await touches.write(page.getByLabel('Contact Person Name'), 'Ada Obi');
  await touches.write(page.getByLabel('Phone', { exact: true }), '0803 555 0142');
  await touches.press(page.getByRole('button', { name: /Place order/ }));
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
  touches.end();
});

/** Counts the keys of a visitor without a mouse; three keys a second are slow. */
function keyboardOf(page: Page) {
  const keysPerSecond = 3;
  let count = 0;
  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  /** Goes on with Tab, or back with Shift and Tab, until this has the focus. */
  const goTo = async (wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await expect(wanted).toBeVisible();
    const isReached = () => wanted.evaluate((element) => element === document.activeElement);
    for (let tries = 0; !(await isReached()); tries++) {
      expect(tries, `${wanted} can be reached`).toBeLessThan(250);
      await press(key);
    }
  };
  return {
    press,
    goTo,
    async choose(wanted: Locator, key?: 'Tab' | 'Shift+Tab') {
      await goTo(wanted, key);
      await press('Enter');
    },
    async write(field: Locator, text: string) {
      await goTo(field);
      count += text.length;
      await page.keyboard.type(text);
      await expect(field).toHaveValue(text);
    },
    end(maxSeconds: number) {
      rows.push(`First order of a guest by keyboard, keys | ${count} | ${maxSeconds * keysPerSecond}`);
      expect(count).toBeLessThanOrEqual(maxSeconds * keysPerSecond);
    },
  };
}

test('a guest places the first order by keyboard alone within 3 minutes', { tag: '@thorough' }, async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const names = await plainGoods(page);
  await waitForHydration(page);
  const keyboard = keyboardOf(page);
  await keyboard.choose(page.locator('button[name="module"][data-module="grocery"]'));
  const picker = page.getByRole('dialog', { name: 'Pick Location' });
  await keyboard.write(picker.getByRole('combobox'), 'adeola odeku');
  await expect(picker.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await keyboard.choose(picker.getByRole('button', { name: 'Pick Locations' }));
  await expect(page).toHaveURL(/\/home$/);
  await waitForHydration(page);
  const add = await addButtonOf(page, names);
  await waitForHydration(page, add);
  await keyboard.choose(add);
  const cart = page.getByRole('button', { name: /^Cart, 1 item/ });
  await keyboard.choose(cart, 'Shift+Tab');
  await keyboard.choose(page.getByRole('dialog').getByRole('button', { name: 'Proceed to checkout' }));
  await keyboard.choose(page.getByRole('dialog').getByRole('link', { name: 'Guest' }));
  await keyboard.write(page.getByLabel('Contact Person Name'), 'Ada Obi');
  await keyboard.write(page.getByLabel('Phone', { exact: true }), '0803 555 0142');
  await keyboard.choose(page.getByRole('button', { name: /Place order/ }).filter({ visible: true }));
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible();
  keyboard.end(180);
});

test('the cheapest vegetarian dish up to 2,000 within 30 minutes is 4 touches away', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  const touches = touchesOf('Cheapest vegetarian up to ₦2,000 in 30 min', 4);
  await deliverTo(context);
  await page.goto('/home');
  await waitForHydration(page);
  await touches.press(
    page.getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name: 'Vegetarian' }),
  );
  const quick = page.getByRole('list', { name: 'Quick filters' });
  for (const name of ['Under 30 min', 'Up to ₦2,000', 'low to high']) {
    await touches.press(quick.getByRole('link', { name }));
    await expect(quick.getByRole('link', { name })).toHaveCount(0);
  }
  await expect(page).toHaveURL(/sort=low&filter=within_30_minutes&filter=vegetarian&max_price=2000$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  touches.end();
});

test('a customer has the order delivered to another saved address after 2 touches', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  const touches = touchesOf('Another saved address', 2);
  await deliverTo(context);
  await signIn(page);
  await page.goto('/home');
  await waitForHydration(page);
  await touches.press(page.getByRole('button', { name: /^Deliver to/ }));
  const dialog = page.getByRole('dialog', { name: 'Deliver to' });
  const other = dialog
    .getByRole('listitem')
    .filter({ hasNot: page.locator('[aria-current]'), hasNotText: 'We do not deliver here yet' });
  await touches.press(other.first().getByRole('button').first());
  await expect(page.getByText('New delivery address selected.')).toBeVisible();
  touches.end();
});

test('a customer has an earlier order in the cart after 3 touches', { tag: '@thorough' }, async ({ page, context }) => {
  const touches = touchesOf('Earlier order again', 3);
  await deliverTo(context);
  await signIn(page);
  await page.goto('/home');
  await waitForHydration(page);
  await touches.press(page.getByRole('link', { name: 'Orders', exact: true }));
  await touches.press(page.getByRole('main').getByRole('button', { name: 'Reorder' }).first());
  // The cart, or first what is not as it was, or the question about the cart of another store.
  await expect(page.getByRole('dialog')).toBeVisible();
  touches.end();
});

/** The number of a delivered order with items that can still be asked back. */
async function refundableOrder(page: Page): Promise<string> {
  const headers = { 'x-software-id': 'soko-web' };
  const reply = await page.request.get('/api/v1/customer/order/order-history?limit=100', { headers });
  const { orders } = (await reply.json()) as { orders: { id: string; refundable: boolean; item_count: number }[] };
  const found = orders.find(({ refundable, item_count }) => refundable && item_count > 0);
  expect(found, 'the demo has a delivered order of this week').toBeDefined();
  return found?.id ?? '';
}

test('[CUS-15] a customer asks a part of an order back after 6 touches from its page', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  const touches = touchesOf('Refund by item', 6);
  await deliverTo(context);
  await signIn(page);
  await page.goto(`/profile?page=my-orders&orderId=${await refundableOrder(page)}`);
  await waitForHydration(page);
  await touches.press(page.getByRole('button', { name: 'Request a refund' }));
  const dialog = page.getByRole('dialog', { name: 'Request a refund' });
  await touches.press(dialog.getByRole('checkbox').first());
  await touches.press(dialog.getByText('Damaged or spilled'));
  await touches.write(dialog.getByLabel('Tell us more'), 'Half of it was in the bag');
  const image = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  touches.count();
  await dialog.getByLabel('Add photo').setInputFiles({ name: 'bag.png', mimeType: 'image/png', buffer: image });
  await expect(dialog.getByRole('img', { name: 'Page 1' })).toBeVisible();
  await expect(dialog.getByRole('progressbar')).toHaveCount(0);
  await touches.press(dialog.getByRole('button', { name: /^Request ₦/ }));
  await expect(dialog).toHaveCount(0);
  const card = page.getByRole('region', { name: 'Refund requested' });
  await expect(card).toContainText('Half of it was in the bag');
  await expect(card.getByRole('img')).toBeVisible();
  touches.end();
});
