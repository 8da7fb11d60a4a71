import { type Browser, expect, type Page } from '@playwright/test';
import { signInAs } from './signed-in.ts';

/** The kitchen whose owner signs in here, its rider (`market-for-journeys.ts`), and a place near it. */
const kitchen = { slug: 'mama-ronke-buka-yaba', zoneId: 3 };
export const near = { lat: 6.5096, lng: 3.3785 };
/** Tells the order of these journeys from all others, for a request shows no number. */
export const tip = 137;

/** Opens a page whose browser is signed in. */
export async function signedIn(browser: Browser, login: string, options = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await signInAs(page, login);
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
async function place(page: Page, change: object): Promise<{ order_id: string; tracking_token: string }> {
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
    ...change,
  });
  expect(placed.errors).toBeUndefined();
  return placed;
}

/** A rider, the owner of a store and its customer, each at a window, and the order that the owner has accepted. */
export interface Delivery {
  id: string;
  /** What the customer opens. */
  tracking: string;
  /** Takes a step of the store. */
  step: (name: string, body: object) => Promise<void>;
}

/** Places an order and accepts it; its board is open, so that the people of the demo leave it alone. */
export async function acceptedOrder(owner: Page, guest: Page, change: object = {}): Promise<Delivery> {
  await owner.goto('/vendor');
  const { stores } = await call(owner, 'customer/memberships');
  const storeId = stores[0].store_id;
  await call(owner, `vendor/stores/${storeId}/board`);
  const { order_id: id, tracking_token: token } = await place(guest, change);
  const step = async (name: string, body: object) => {
    const reply = await call(owner, `vendor/stores/${storeId}/orders/${id}/${name}`, body);
    expect(reply.errors).toBeUndefined();
  };
  await step('accept', { version: 1, minutes: 15 });
  return { id, tracking: `/track-order?order_id=${id}&token=${token}`, step };
}

/** Takes the order of these journeys. */
export async function take(rider: Page): Promise<void> {
  const request = rider.getByRole('article').filter({ hasText: `Tip ₦${tip}` });
  await request.getByRole('button', { name: /^Accept/ }).click({ timeout: 10_000 });
  await expect(rider.getByText('Go to the store')).toBeVisible();
}

/** Returns the status of an order as its customer reads it. */
export async function statusOf(guest: Page, tracking: string): Promise<string> {
  const reply = await guest.request.get(`/api/v1/customer/order/track?${tracking.split('?')[1]}`);
  return (await reply.json()).order_status;
}

/** Where riders of these journeys are, and that the browser may say so. */
const position = { geolocation: { latitude: near.lat, longitude: near.lng }, permissions: ['geolocation'] };

/** Opens a window for the rider, the owner of the kitchen and a guest. */
export async function windows(browser: Browser, options = {}) {
  const rider = await signedIn(browser, 'musa@demo.invalid', { ...position, ...options });
  const owner = await signedIn(browser, 'ronke@demo.invalid');
  const guest = await (await browser.newContext()).newPage();
  return { rider, owner, guest };
}

/** Begins the shift. */
export async function goOnline(rider: Page): Promise<void> {
  await rider.goto('/courier');
  await rider.getByRole('button', { name: 'Go online' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re online' })).toBeVisible();
}

/** Ends the shift. */
export async function goOffline(rider: Page): Promise<void> {
  await rider.getByRole('button', { name: 'Go offline' }).click();
  await expect(rider.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
}

/** Returns how many deliveries of today the app of the rider counts. */
export async function deliveredToday(rider: Page): Promise<number> {
  return Number.parseInt((await rider.getByText(/^\d+ deliver(y|ies)$/).textContent()) ?? '', 10);
}

/** Of calls of staff besides those of the page. */
export const staffHeaders = { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' };

/** Saves for which orders the code of the door is needed. */
export async function needCode(operator: Page, choice: string): Promise<void> {
  const path = '/api/v1/admin/settings';
  const settings = await (await operator.request.get(path, { headers: staffHeaders })).json();
  const reply = await operator.request.put(path, {
    headers: staffHeaders,
    data: { ...settings, door_code_for: choice },
  });
  expect(reply.ok()).toBe(true);
}
