import { type Browser, expect, type Page, test } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';

/** The kitchen whose owner signs in here, its rider (`market-for-journeys.ts`), and a place near it. */
const kitchen = { slug: 'mama-ronke-buka-yaba', zoneId: 3 };
const near = { lat: 6.5096, lng: 3.3785 };
/** Tells this order from those of other journeys and of the simulator, for a request shows no number. */
const tip = 137;

async function signedIn(browser: Browser, login: string, options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const reply = await page.request.post('/api/v1/auth/login', {
    headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
    data: { login_type: 'manual', email_or_phone: login, password: 'soko-demo' },
  });
  expect(reply.ok()).toBe(true);
  return page;
}

/** Calls the API as the page would; the page is open on the same origin. */
function call(page: Page, path: string, body?: object) {
  return page.evaluate(
    async ({ to, data, zoneId }) => {
      const headers = {
        zoneid: `[${zoneId}]`,
        moduleid: '1',
        'x-software-id': 'soko-web',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const sent = data ? { method: 'POST', body: JSON.stringify(data) } : {};
      return (await fetch(`/api/v1/${to}`, { headers, ...sent })).json();
    },
    { to: path, data: body, zoneId: kitchen.zoneId },
  );
}

/** Orders three plain dishes, to be paid in cash, with a tip that no other order has. */
async function place(page: Page): Promise<string> {
  await page.goto('/');
  await call(page, 'auth/guest/request', {});
  const store = await call(page, `stores/details/${kitchen.slug}`);
  const { items } = await call(page, `items?store_id=${store.id}&limit=100`);
  type Item = { id: number; store_id: number; price: number; food_variations: unknown[] };
  const plain = (items as Item[]).find(
    ({ store_id, price, food_variations }) => store_id === store.id && price > 2000 && food_variations.length === 0,
  );
  const placed = await call(page, 'customer/order/place', {
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    dm_tips: tip,
    items: [{ item_id: plain?.id, quantity: 3 }],
    latitude: near.lat,
    longitude: near.lng,
    address: '18 Herbert Macaulay Way, Yaba',
    house: '18',
    road: 'Herbert Macaulay Way',
    landmark: 'Blue gate, opposite the mosque',
    contact_person_name: 'Adaeze Obi',
    contact_person_number: '+2348035550142',
  });
  expect(placed.errors).toBeUndefined();
  return placed.order_id;
}

// Both work with the same rider.
test.describe.configure({ mode: 'serial' });

test('[DEL-03] [DEL-19] [DEL-30] [DEL-49] a rider goes online, takes an order, picks it up and delivers it for cash', async ({
  browser,
}) => {
  test.setTimeout(90_000);
  const position = { geolocation: { latitude: near.lat, longitude: near.lng }, permissions: ['geolocation'] };
  const rider = await signedIn(browser, 'musa@demo.invalid', position);
  const owner = await signedIn(browser, 'ronke@demo.invalid');
  const guest = await (await browser.newContext()).newPage();

  await rider.goto('/courier');
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await mustBeAccessible(rider);
  await rider.getByRole('button', { name: 'Go online' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  await expect(rider.getByRole('status').filter({ hasText: /Within \d+ m/ })).toBeVisible();

  await owner.goto('/vendor');
  const { stores } = await call(owner, 'customer/memberships');
  const storeId = stores[0].store_id;
  // A board that is read counts as open, and the simulator leaves its orders alone.
  await call(owner, `vendor/stores/${storeId}/board`);
  const id = await place(guest);
  const step = (name: string, body: object) => call(owner, `vendor/stores/${storeId}/orders/${id}/${name}`, body);
  expect((await step('accept', { version: 1, minutes: 15 })).errors).toBeUndefined();

  const request = rider.getByRole('article').filter({ hasText: `Tip ₦${tip}` });
  await expect(request).toBeVisible({ timeout: 10_000 });
  await mustBeAccessible(rider);
  await request.getByRole('button', { name: /^Accept/ }).click();
  await expect(rider.getByText('Go to the store')).toBeVisible();
  await expect(rider.getByText(id.slice(-4), { exact: true })).toBeVisible();
  await expect(rider.getByRole('button', { name: 'I have the order' })).toHaveCount(0);

  expect((await step('ready', { version: 2 })).errors).toBeUndefined();
  await rider.reload();
  await rider.getByRole('button', { name: 'I have the order' }).click({ timeout: 10_000 });
  await expect(rider.getByRole('heading', { level: 1, name: '18 Herbert Macaulay Way' })).toBeVisible();
  await expect(rider.getByText('Blue gate, opposite the mosque')).toBeVisible();
  await expect(rider.getByRole('link', { name: 'Call customer' })).toHaveAttribute('href', 'tel:+2348035550142');
  for (const colorScheme of ['light', 'dark'] as const) {
    await rider.emulateMedia({ colorScheme });
    await mustBeAccessible(rider);
  }
  await expect(rider.getByRole('button', { name: 'Delivered' })).toHaveCount(0);
  await rider.getByRole('button', { name: /^Received ₦/ }).click();
  await rider.getByRole('button', { name: 'Delivered' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
  await expect(rider.getByText('1 delivery', { exact: true })).toBeVisible();

  await rider.getByRole('button', { name: 'Go offline' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
});

test('[DEL-03] says how to allow the position where the browser refuses it', async ({ browser }) => {
  const rider = await signedIn(browser, 'musa@demo.invalid');
  await rider.goto('/courier');
  await rider.getByRole('button', { name: 'Go online' }).click();
  await expect(rider.getByText('Location is off. Allow it in the settings of this browser.')).toBeVisible();
  await rider.getByRole('button', { name: 'Go offline' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
});
