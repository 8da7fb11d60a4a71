import type { Page } from '@playwright/test';
import { knownStores } from 'api/db/seed/known-market';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { LocationPicker, storedIn } from './support/location-picker.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const yaba = { zoneId: 3, at: { lat: 6.507, lng: 3.3755 }, location: 'Yaba, Lagos' };

/** Returns the layout shift without user input; 0 means none. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    let sum = 0;
    const add = (list) => list.getEntries().forEach(({ value }) => { sum += value; });
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
  })`);
}

interface SoldItem {
  name: string;
  stock: number | null;
  variations: unknown[];
  food_variations: unknown[];
}

/** The first item of a store that is as wanted. */
async function itemOf(page: Page, storeId: number, moduleId: number, isWanted: (item: SoldItem) => boolean) {
  const reply = await page.request.get(`/api/v1/items?store_id=${storeId}&limit=100`, {
    headers: { zoneid: '[3]', moduleid: String(moduleId) },
  });
  const { items } = (await reply.json()) as { items: SoldItem[] };
  const found = items.find(isWanted);
  if (!found) throw new Error('The store has no such item');
  return found.name;
}

/** Scrolls to a section that loads when it becomes visible. */
async function comeNear(page: Page, section: string): Promise<void> {
  await waitForHydration(page);
  await page.getByRole('heading', { name: section }).scrollIntoViewIfNeeded();
}

test('[HOME-01] [HOME-02] [HOME-07] [FOOD-01] [FOOD-12] [STORE-01] [STORE-08] [NAV-02] [NAV-03] a visitor walks from the landing page to a dish', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Everything your street sells · Soko');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The whole market, at your gate.');
  await expect(page.getByRole('search')).toHaveCount(0);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Soko home', includeHidden: true });
  await expect(logo).toHaveAttribute('href', '/');

  const picker = new LocationPicker(page);
  await picker.open();
  await picker.choose('adeola odeku');
  await picker.confirm.click();
  await page.getByRole('dialog', { name: 'Select a module' }).getByRole('button', { name: 'Food' }).click();

  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FIND YOUR HAPPINESS');
  await expect(page.getByText('For the love of delicious food.')).toBeVisible();
  await expect(logo).toHaveAttribute('href', '/home');

  await comeNear(page, 'Best Store Nearby');
  const best = page.getByRole('region', { name: 'Best Store Nearby' });
  const store = best.getByRole('article').first().getByRole('link');
  const name = (await store.textContent()) ?? '';
  await store.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  const dish = page.getByRole('main').getByRole('article').first().getByRole('link');
  const dishName = (await dish.getAttribute('aria-label')) ?? '';
  await dish.click();
  await expect(page.getByRole('dialog', { name: dishName })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[HOME-01] the landing page shows its delivery place once that is known, and a module opens at once', async ({
  page,
  context,
}) => {
  await deliverTo(context, yaba);
  await page.goto('/');
  await expect(page.getByRole('main')).toContainText('Yaba, Lagos');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Grocery/ }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText('A module has been selected.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh Item that deserve to eat');
  expect((await storedIn(context)).module).toBe('{"id":2,"module_type":"grocery"}');
});

test('[LOC-12] a module asks where to deliver before it opens', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Pharmacy/ }).click();
  await expect(page.getByRole('dialog', { name: 'Pick Location' })).toBeVisible();
});

test('[HOME-10] without a place there is no market to see', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/home');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/store/popular');
  await expect(page).toHaveURL(/\/$/);
});

test('[FOOD-03] [FOOD-04] [FOOD-05] [FOOD-06] [FOOD-07] [FOOD-08] [FOOD-10] [FOOD-11] the food home page has its sections in their order, and does not shift', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await page.goto('/home');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Open near you',
    'Top offers near me',
    'Special food offers',
    'Best reviewed items',
    'Brands',
    'Featured categories',
    'New Arrival Restaurants',
    'Highlights for you',
    'Best Store Nearby',
    'Restaurants',
  ]);
  expect(await shiftOf(page)).toBeLessThan(0.01);
});

test('[FOOD-11] the list of all stores can be narrowed, also to nothing', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await page.goto('/home');
  const all = page.getByRole('region', { name: 'Restaurants', exact: true });
  await all.getByRole('link', { name: 'Free Delivery', exact: true }).click();
  await expect(page).toHaveURL(/filter=free_delivery/);
  await expect(all.getByRole('link', { name: 'Free Delivery', exact: true })).toHaveAttribute('aria-current', 'true');
  for (const card of await all.getByRole('article').all()) await expect(card).toContainText('Free Delivery');

  await deliverTo(context, { zoneId: 999 });
  await page.goto('/home');
  await expect(all).toContainText('No store here yet');
  await all.getByRole('link', { name: 'Choose another place' }).click();
  await expect(page.getByRole('button', { name: 'Find stores' })).toBeVisible();
});

test('[HOME-36] [HOME-37] [HOME-38] the best stores are the popular, the top rated or the new', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await page.goto('/home');
  await waitForHydration(page);
  await comeNear(page, 'Best Store Nearby');
  const best = page.getByRole('region', { name: 'Best Store Nearby' });
  await expect(best.getByRole('link', { name: 'Popular', exact: true })).toHaveAttribute('aria-current', 'true');
  for (const [tab, type] of [
    ['Top Rated', 'top_rated'],
    ['New', 'newly_joined'],
  ] as const) {
    const answered = page.waitForResponse((reply) => reply.url().includes(`type=${type}`));
    await best.getByRole('link', { name: tab, exact: true }).click();
    const { stores } = (await (await answered).json()) as { stores: { name: string }[] };
    await expect(best.getByRole('article').getByRole('link')).toHaveText(stores.map(({ name }) => name));
    await expect(best.getByRole('link', { name: tab, exact: true })).toHaveAttribute('aria-current', 'true');
  }
});

for (const [id, type, title] of [
  [2, 'grocery', 'Fresh Item that deserve to eat'],
  [3, 'pharmacy', 'Quality Medicines & Health care at your Doorstep.'],
  [4, 'ecommerce', 'Exclusive collection for everyone'],
  [5, 'parcel', 'Track your Products'],
] as const) {
  test(`[HOME-08] the home of the module ${type} is its own`, { tag: type === 'parcel' ? [] : '@thorough' }, async ({
    page,
    context,
  }) => {
    await deliverTo(context, { ...yaba, module: { id, module_type: type } });
    await page.goto('/home');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await waitForHydration(page);
    await mustBeAccessible(page);
    // On a phone the goods come first; where there is room, so does the hero.
    const hero = page.getByRole('main').locator('section').first();
    expect((await hero.boundingBox())?.height).toBe(1);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect((await hero.boundingBox())?.height).toBeGreaterThan(150);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
}

test('[NAV-11] parcel has no cart', async ({ page, context }) => {
  await deliverTo(context, { ...yaba, module: { id: 5, module_type: 'parcel' } });
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /^Cart/ })).toHaveCount(0);
  await deliverTo(context, yaba);
  await page.goto('/home');
  await expect(page.getByRole('link', { name: /^Cart/ })).toBeVisible();
});

test('[FOOD-15] [CARD-20] [NAV-10] what needs no choice goes straight into the cart', async ({ page, context }) => {
  await deliverTo(context, { ...yaba, module: { id: 2, module_type: 'grocery' } });
  const name = await itemOf(page, knownStores.allDay.id, 2, ({ stock, variations }) => {
    return variations.length === 0 && (stock ?? 9) > 3;
  });
  await page.goto(`/store/${knownStores.allDay.slug}`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  await waitForHydration(page);
  await card.getByRole('button', { name: `Add ${name}` }).click();
  await expect(card).toContainText('×1');
  await expect(page.getByRole('link', { name: /^View cart 1 item/ })).toBeVisible();
  // Further up the bar of the cart may cover a part of a button, which is then too small to press until one scrolls.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await mustBeAccessible(page);
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Cart/ })).toContainText('1');
});

test('[FOOD-14] a dish with variations opens them first', async ({ page, context }) => {
  await deliverTo(context, yaba);
  const name = await itemOf(page, knownStores.mamaRonke.id, 1, (item) => item.food_variations.length > 0);
  await page.goto(`/store/${knownStores.mamaRonke.slug}`);
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  await waitForHydration(page);
  await card.getByRole('button', { name: `Add ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('[CART-29] [LOC-51] [LOC-52] without a place a card asks for one before anything is added', async ({ page }) => {
  await page.goto(`/store/${knownStores.mamaRonke.slug}`);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/cart/') && calls.push(request.url()));
  await waitForHydration(page);
  await page.getByRole('main').getByRole('article').getByRole('button').first().click();
  const prompt = page.getByRole('dialog', { name: 'Insert delivery location' });
  await expect(prompt).toContainText(
    'Please add you delivery location so that we can review if the restaurant is available to deliver in your area or not.',
  );
  await prompt.getByRole('button', { name: 'Pick from Map' }).click();
  await expect(page.getByRole('dialog', { name: 'Pick Location' })).toBeVisible();
  expect(calls).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[HOME-01] [HOME-02] [STORE-01] [MOD-10] the site can be entered and browsed', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: /^Grocery/ }).click();
    await expect(page).toHaveURL(/\/#areas$/);
    await page.getByRole('button', { name: /Yaba/ }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh Item that deserve to eat');
    await page.getByRole('region', { name: 'Special offers' }).getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await page
      .getByRole('region', { name: 'Stores', exact: true })
      .getByRole('article')
      .first()
      .getByRole('link')
      .click();
    await expect(page).toHaveURL(/\/store\//);
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Food' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FIND YOUR HAPPINESS');
  });
});
