import { type Browser, expect, type Page } from '@playwright/test';
import { deliverTo } from './delivery-place.ts';
import { type DayOrder, dayOrder } from './store-day.ts';
import { waitForHydration } from './wait-for-hydration.ts';

/** A kitchen and a pharmacy to which no other journey sends orders, and a place near both. */
export const kitchen = { slug: 'ayo-small-chops', module: { id: 1, module_type: 'food' } };
export const pharmacy = { slug: 'akoka-health-store', module: { id: 3, module_type: 'pharmacy' } };
export const near = { zoneId: 3, location: 'Bode Thomas Street, Surulere', at: { lat: 6.491, lng: 3.3575 } };

interface Dish {
  id: number;
  name: string;
  store_id: number;
  price: number;
  food_variations: { required: string }[];
}

/** Makes a call of the storefront in the window of a customer. */
export function callAs(page: Page, path: string, { moduleId = 1, body }: { moduleId?: number; body?: object } = {}) {
  return page.evaluate(
    async ({ to, data, zone, module }) => {
      const headers = {
        zoneid: `[${zone}]`,
        moduleid: String(module),
        'x-software-id': 'soko-web',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      };
      const sent = data ? { method: 'POST', body: JSON.stringify(data) } : {};
      return (await fetch(`/api/v1/${to}`, { headers, ...sent })).json();
    },
    { to: path, data: body, zone: near.zoneId, module: moduleId },
  );
}

/** A guest on a phone, near the stores. */
export async function customerWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  await deliverTo(context, { ...near, module: kitchen.module });
  const page = await context.newPage();
  await page.goto('/');
  await callAs(page, 'auth/guest/request', { body: {} });
  return page;
}

/** The dishes of a store that need no choice: what fills a box, and what is a meal. */
export async function simpleDishes(page: Page, storeId: number): Promise<{ snacks: Dish[]; meals: Dish[] }> {
  const { items } = await callAs(page, `items?store_id=${storeId}&limit=100`);
  const own = (items as Dish[])
    .filter((item) => item.store_id === storeId && item.food_variations.every(({ required }) => required !== 'on'))
    .sort((one, other) => one.id - other.id);
  return { snacks: own.filter(({ price }) => price < 2_000), meals: own.filter(({ price }) => price >= 2_000) };
}

export type Dishes = Awaited<ReturnType<typeof simpleDishes>>;

const people = ['Adaeze Obi', 'Chidi Okafor', 'Halima Sani', 'Tayo Bello', 'Ngozi Eze', 'Kunle Ojo'];
const firstPhone = 60_000;

/** Orders by calls, as the storefront makes them, each order from another phone. */
export async function placeByCalls(
  page: Page,
  { snacks, meals }: Dishes,
  { from, count }: { from: number; count: number },
): Promise<DayOrder[]> {
  const orders: DayOrder[] = [];
  for (let number = from; number < from + count; number += 1) {
    const [snack, meal] = [snacks[number % snacks.length], meals[number % meals.length]];
    const placed = await callAs(page, 'customer/order/place', {
      body: {
        items: [
          { item_id: snack?.id, quantity: 3 },
          { item_id: meal?.id, quantity: 1 + (number % 2) },
        ],
        latitude: near.at.lat,
        longitude: near.at.lng,
        address: '40 Bode Thomas Street, Surulere',
        contact_person_name: people[number % people.length],
        contact_person_number: `+23480355${firstPhone + number}`,
        order_note: number % 4 === 0 ? 'No pepper, please' : '',
      },
    });
    expect(placed.errors).toBeUndefined();
    const { order_id: id, tracking_token: token } = placed;
    orders.push(dayOrder(id, `/track-order?order_id=${id}&token=${token}`));
  }
  return orders;
}

const contact = { name: 'Bisola Ade', phone: '0803 555 0191' };

async function writeContact(page: Page): Promise<void> {
  await page.getByLabel('Contact Person Name').fill(contact.name);
  await page.getByLabel('Phone', { exact: true }).fill(contact.phone);
}

/** Orders on the pages of the storefront, from the page of the store to the page that follows the order. */
export async function orderOnPages(page: Page, { snacks }: Dishes): Promise<DayOrder> {
  await page.goto(`/store/${kitchen.slug}`);
  await waitForHydration(page);
  // The dearest, which reach the least that the store delivers.
  for (const { name } of snacks.toSorted((one, other) => other.price - one.price).slice(0, 4)) {
    await page
      .getByRole('button', { name: `Add ${name}`, exact: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: `${name}, 1 in cart` }).first()).toBeVisible();
  }
  await page.goto('/checkout?page=cart');
  await waitForHydration(page);
  await writeContact(page);
  await page
    .getByRole('button', { name: /Place order/ })
    .filter({ visible: true })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Order placed' });
  await expect(dialog).toBeVisible();
  const id = (await dialog.getByTestId('order-number').textContent()) ?? '';
  await dialog.getByRole('link', { name: 'Track Order' }).click();
  await expect(page.getByText(`Order #${id}`)).toBeVisible();
  return dayOrder(id, page.url());
}

/** Sends a picture of a prescription to the pharmacy. */
export async function sendPrescription(page: Page): Promise<DayOrder> {
  await deliverTo(page.context(), { ...near, module: pharmacy.module });
  await page.goto(`/checkout?page=prescription&store=${pharmacy.slug}`);
  await waitForHydration(page);
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 390, height: 500 } });
  const uploaded = page.waitForResponse('**/prescription/upload');
  await page.locator('input[type=file]').setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer });
  await uploaded;
  await writeContact(page);
  await page.getByRole('button', { name: 'Send prescription' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/prescription-order\/\d{10}$/);
  return dayOrder(page.url().slice(-10), page.url());
}
