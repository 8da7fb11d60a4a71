import { expect as bare, test as bareTest } from '@playwright/test';
import { knownStores } from 'api/db/seed/known-market';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { tagOf } from './support/thorough.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const yaba = { zoneId: 3, at: { lat: 6.507, lng: 3.3755 }, location: 'Yaba, Lagos' };

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, { tag: tagOf(colorScheme) }, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 } });

    test('[STORE-01] [STORE-08] a store shows what it sells beside the order', { tag: '@thorough' }, async ({
      page,
      context,
    }) => {
      await deliverTo(context, yaba);
      await page.goto(`/store/${knownStores.mamaRonke.slug}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mama Rónkẹ́ Buka, Yaba');
      await expect(page.getByText('10% off everything')).toBeVisible();
      await expect(page.getByRole('complementary')).toContainText('Your order');
      const categories = page.getByRole('main').getByRole('navigation', { name: 'Categories' });
      await expect(categories.getByRole('link').first()).toContainText('Most ordered');
      await mustBeAccessible(page);
    });
  });
}

test('[STORE-02] [STORE-03] a store opens by its slug and by its id, with what its cards add', async ({
  page,
  context,
}) => {
  await deliverTo(context, yaba);
  const { id, slug } = knownStores.mamaRonke;
  for (const address of [`/store/${slug}?module_id=1&module_type=food&store_zone_id=3`, `/store/${id}`]) {
    await page.goto(address);
    await expect(page).toHaveTitle('Mama Rónkẹ́ Buka, Yaba · Soko');
  }
});

test('[STORE-08] the menu is searched as one types, and says when it has nothing', async ({ page, context }) => {
  await deliverTo(context, yaba);
  await page.goto(`/store/${knownStores.mamaRonke.slug}`);
  const search = page.getByRole('searchbox', { name: 'Search this menu' });
  await search.fill('zobo');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await search.fill('no such dish');
  await expect(page.getByText('Items Not Found!')).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('region', { name: 'Most ordered' }).getByRole('article')).toHaveCount(4);
});

test('[STORE-08] the most ordered of a store are what was ordered there, of every category', {
  tag: '@thorough',
}, async ({ page, context, request }) => {
  const { id, slug } = knownStores.mamaRonke;
  const reply = await request.get(`/api/v1/items/popular?store_id=${id}&limit=4`, {
    headers: { zoneid: `[${yaba.zoneId}]`, moduleid: '1' },
  });
  const { products } = (await reply.json()) as { products: { name: string }[] };
  await deliverTo(context, yaba);
  await page.goto(`/store/${slug}`);
  const shown = page.getByRole('region', { name: 'Most ordered' }).getByRole('article').getByRole('heading');
  await expect(shown).toHaveText(products.map(({ name }) => name));
});

test('[STORE-01] a link to a store shows its menu before a place is chosen', async ({ page }) => {
  await page.goto(`/store/${knownStores.mamaRonke.slug}`);
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
});

test('[STORE-04] [STORE-05] [STORE-06] the lists of stores are pages of their own', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await deliverTo(context, yaba);
  const lists = [
    ['/store/latest', 'Latest stores'],
    ['/store/popular', 'Popular stores'],
    ['/store/top-offer-nearby', 'Top offers near me'],
  ] as const;
  for (const [address, title] of lists) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
    await mustBeAccessible(page);
  }
});

test('[STORE-07] the card of a store leads to its page with module and zone', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await deliverTo(context, yaba);
  await page.goto('/store/popular');
  const link = page.getByRole('main').getByRole('article').first().getByRole('link');
  await expect(link).toHaveAttribute('href', /^\/store\/[a-z0-9-]+\?module_id=1&module_type=food&store_zone_id=3$/);
});

test('[NAV-14] an inner page is named in the compact bar, and leads back to where one was', async ({
  page,
  context,
}) => {
  await deliverTo(context, yaba);
  await page.goto('/store/popular');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/store\/[a-z0-9-]+\?/);
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/store\/popular$/);
});

test('[STORE-08] a grocer shows its categories with pictures: two touches lead to any of them, and each pack has its price per kilogram', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context, yaba);
  await page.goto(`/store/${knownStores.allDay.slug}`);
  const departments = page.getByRole('navigation', { name: 'Departments' });
  await expect(departments.getByRole('link').first().locator('img')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByText(/^\d+ (g|kg|ml|cl|L) · ₦[\d,.]+ per (kg|litre)$/)
      .first(),
  ).toBeVisible();
  await mustBeAccessible(page);
  const last = departments.getByRole('link').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('region', { name })).toBeInViewport();
  // The chips stick once the categories begin.
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeInViewport();
  await page.getByRole('searchbox', { name: 'Search this store' }).fill('no such thing');
  await expect(page.getByText('Items Not Found!')).toBeVisible();
  await expect(departments).toBeHidden();
});

test('[NAV-14] the bar of a kitchen lies over its cover and becomes solid with its name', async ({ page, context }) => {
  await deliverTo(context, yaba);
  await page.goto(`/store/${knownStores.mamaRonke.slug}`);
  const title = page.getByRole('banner').getByText('Mama Rónkẹ́ Buka, Yaba');
  await expect(title).toHaveCSS('opacity', '0');
  await page.getByRole('heading', { name: 'Most ordered' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(title).toHaveCSS('opacity', '1');
});

bareTest('[STORE-01] a store that is not there is a page that is not there', { tag: '@thorough' }, async ({ page }) => {
  for (const address of ['/store/no-such-store', '/store/Ünknown', '/no-such-page']) {
    const reply = await page.goto(address);
    bare(reply?.status()).toBe(404);
    await bare(page.getByRole('heading', { level: 1 })).toHaveText('This stall has moved');
    await bare(page).toHaveTitle('This stall has moved · Soko');
  }
});

test('a dish has an address: Back closes it also in a tab that begins there, and a list keeps its filters', async ({
  page,
  context,
}) => {
  await deliverTo(context, yaba);
  await page.goto(`/store/${knownStores.mamaRonke.slug}`);
  await waitForHydration(page);
  const dish = page.getByRole('main').getByRole('article').nth(8);
  await dish.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await dish.getByRole('link').first().click();
  await expect(page).toHaveURL(/\?item=[a-z0-9-]+$/);
  await expect(page.getByRole('dialog')).toBeVisible();
  const [address, before] = [page.url(), await scrolled()];
  await page.reload();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${knownStores.mamaRonke.slug}$`));
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(2);

  const tab = await context.newPage();
  await tab.goto(address);
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.goBack();
  await expect(tab.getByRole('dialog')).toBeHidden();
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();

  await tab.goto('/home?search=rice&data_type=searched');
  await waitForHydration(tab);
  await tab.getByRole('button', { name: 'Filter' }).click();
  await tab.getByRole('dialog').getByRole('checkbox', { name: 'Free delivery' }).check();
  await expect(tab).toHaveURL(/filter=free_delivery&sheet=filter$/);
  await tab.goBack();
  await expect(tab.getByRole('dialog')).toBeHidden();
  await expect(tab).toHaveURL(/filter=free_delivery$/);
  await tab.goBack();
  await expect(tab).toHaveURL(/\?search=rice&data_type=searched$/);
});
