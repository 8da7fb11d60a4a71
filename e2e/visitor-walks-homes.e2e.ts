import type { Page } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const modules = {
  grocery: { id: 2, module_type: 'grocery' },
  pharmacy: { id: 3, module_type: 'pharmacy' },
  ecommerce: { id: 4, module_type: 'ecommerce' },
  parcel: { id: 5, module_type: 'parcel' },
};

/** From section to section, as each comes near, until nothing waits any more. */
async function walkDown(page: Page): Promise<void> {
  await waitForHydration(page);
  const waiting = page.locator('main [aria-busy="true"]');
  await expect(async () => {
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 1000 });
    await expect(waiting).toHaveCount(0, { timeout: 200 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 2, name, exact: true });

/** The slides of the banner slider. */
const banners = (page: Page) => page.getByRole('list', { name: 'Offers' }).getByRole('link');

/** What ends a home, below its stores. */
const lastBanner = (page: Page) => page.locator('main > :has(#stores) ~ :not(:empty)').first();

test('[GROC-01] [GROC-02] [GROC-04] [GROC-05] [GROC-06] [GROC-07] [GROC-08] [GROC-10] [GROC-12] [GROC-13] the grocery home has its sections and its tabs', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: modules.grocery });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fresh Item that deserve to eat');
  await expect(page.getByText('Get your groceries items delivered in less than an hour')).toBeVisible();
  const popular = page.getByRole('region', { name: 'Most Popular Items' });
  await expect(popular.getByRole('link', { name: /^(All|Beauty|Bread & Juice|Drinks|Milks)$/ })).toHaveText([
    'All',
    'Beauty',
    'Bread & Juice',
    'Drinks',
    'Milks',
  ]);
  await walkDown(page);
  for (const name of ['Special offers', 'Top offers near me', 'Best reviewed items', 'Recommended for you'])
    await expect(heading(page, name)).toBeVisible();
  await expect(heading(page, 'Visit again')).toHaveCount(0);
  await expect(banners(page)).not.toHaveCount(0);
  await expect(heading(page, 'Highlights for you')).toBeVisible();
  await expect(lastBanner(page)).toHaveText('Weekly basket, one tap');
  await mustBeAccessible(page);
});

test('[HOME-09] a tab shows the items of the category with its name, and before scripts arrive it is a link', {
  tag: '@thorough',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await deliverTo(context, { module: modules.grocery });
  const page = await context.newPage();
  await page.goto('/home');
  const popular = page.getByRole('region', { name: 'Most Popular Items' });
  const all = await popular.getByRole('article').getByRole('heading').allTextContents();
  await popular.getByRole('link', { name: 'Drinks', exact: true }).click();
  await expect(popular.getByRole('link', { name: 'Drinks', exact: true })).toHaveAttribute('aria-current', 'true');
  const drinks = await popular.getByRole('article').getByRole('heading').allTextContents();
  expect(drinks.length).toBeGreaterThan(0);
  expect(drinks).not.toEqual(all);
  await context.close();
});

test('[PHAR-01] [PHAR-02] [PHAR-04] [PHAR-05] [PHAR-07] [PHAR-08] [PHAR-09] [PHAR-14] [HOME-09] the pharmacy home has its sections, its tabs and its conditions', async ({
  page,
  context,
}) => {
  await deliverTo(context, { zoneId: 3, at: { lat: 6.507, lng: 3.3755 }, location: 'Yaba', module: modules.pharmacy });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quality Medicines & Health care at your Doorstep.');
  const basic = page.getByRole('region', { name: 'Basic Medicine Nearby' });
  await expect(basic.getByRole('link', { name: /^(All|New|Baby Care|Womans Care|Mens)$/ })).toHaveText([
    'All',
    'New',
    'Baby Care',
    'Womans Care',
    'Mens',
  ]);
  await walkDown(page);
  await expect(banners(page)).not.toHaveCount(0);
  for (const name of ['Top offers near me', 'Just For You']) await expect(heading(page, name)).toBeVisible();
  const conditions = page.getByRole('region', { name: 'Common Conditions' });
  await expect(conditions.getByRole('link', { name: 'Malaria', exact: true })).toHaveAttribute('aria-current', 'true');
  const answered = page.waitForResponse((reply) => reply.url().includes('conditions=fever-pain'));
  await conditions.getByRole('link', { name: 'Fever & Pain', exact: true }).click();
  const { conditions: found } = (await (await answered).json()) as {
    conditions: { items: { name: string; generic_name: string[] }[] };
  };
  await expect(conditions.getByRole('article')).toHaveCount(found.items.length);
  const generic = found.items[0]?.generic_name[0] ?? 'no generic name';
  await expect(conditions.getByRole('article').first()).toContainText(generic);
  await mustBeAccessible(page);
});

test('[SHOP-01] [SHOP-02] [SHOP-03] [SHOP-05] [SHOP-06] [SHOP-07] [SHOP-08] [SHOP-09] [SHOP-10] [SHOP-11] [SHOP-12] [SHOP-13] [HOME-16] [HOME-34] the shop home has its sections and its tabs', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: modules.ecommerce });
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exclusive collection for everyone');
  await expect(page.getByText('Get Your Desired High Quality Products Here')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Categories' })).toBeVisible();
  await walkDown(page);
  const names = [
    'Most Popular Products',
    'Top offers near me',
    'Popular stores',
    'New arrivals',
    'Featured categories',
    'Just For You',
  ];
  for (const name of names) await expect(heading(page, name)).toBeVisible();
  await expect(banners(page)).not.toHaveCount(0);
  await expect(lastBanner(page)).toHaveText('Send it as a gift');
  const brands = page.getByRole('region', { name: 'Brands', exact: true });
  await expect(brands.getByRole('link', { name: /items?$/ })).toHaveCount(9);
  const reviewed = page.getByRole('region', { name: 'Best reviewed items' });
  await expect(reviewed.getByRole('link', { name: /^(All|Beauty|Bread & Juice|Drinks|Milks)$/ })).toHaveCount(5);
  await mustBeAccessible(page);
});

test('[HOME-17] [HOME-18] [HOME-19] [HOME-20] new arrivals show as many items as fit on the screen', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: modules.ecommerce });
  await page.goto('/home');
  await walkDown(page);
  const fresh = page.getByRole('region', { name: 'New arrivals' });
  const shown = async () => fresh.getByRole('article').filter({ visible: true }).count();
  const hasBanner = (await fresh.locator('[data-beside]').count()) > 0;
  for (const [width, count] of [
    [1440, hasBanner ? 8 : 10],
    [800, 6],
    [390, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect(await shown()).toBe(count);
  }
});

test('[HOME-32] sections below the screen are requested when they come near, each once', async ({ page, context }) => {
  await deliverTo(context);
  const requested: string[] = [];
  page.on('request', (request) => {
    const sections = new URL(request.url()).searchParams.get('sections');
    if (sections) requested.push(...sections.split(','));
  });
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/home');
  await waitForHydration(page);
  expect(requested).not.toContain('best');
  await walkDown(page);
  expect(requested).toContain('best');
  expect(new Set(requested).size).toBe(requested.length);
  await expect(heading(page, 'Best Store Nearby')).toBeVisible();
  // Visible sections stay rendered, so that scrolling back shows no gap.
  const drawing = () =>
    heading(page, 'Best Store Nearby').evaluate((found) => {
      const place = found.closest('main > div');
      return place?.ownerDocument.defaultView?.getComputedStyle(place).contentVisibility;
    });
  await expect.poll(drawing).toBe('visible');
});

test('[PARC-01] [PARC-02] [PARC-03] [PARC-05] [PARC-08] [PARC-10] [PARC-13] [PARC-14] [PARC-15] [PARC-16] [TRK-24] [TRK-25] [TRK-26] the parcel home tracks, says what can be sent and how', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: modules.parcel });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track your Products');
  await expect(page.getByText('Now you can track your products easily whenever you want.')).toBeVisible();
  const track = page.getByRole('region', { name: 'Track order' });
  // It overlaps the lower edge of the hero, fully visible.
  await expect(track).toBeInViewport({ ratio: 1 });
  await expect(heading(page, 'We Deliver Everything')).toBeVisible();
  await expect(page.getByText('What are you wish to send?')).toBeVisible();
  const cards = page.getByRole('region', { name: 'We Deliver Everything' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  await expect(cards.first().getByRole('link')).toHaveAttribute('href', /^\/parcel-delivery-info/);
  await expect(page.getByRole('region', { name: 'Why choose us' }).getByRole('listitem')).toHaveCount(4);
  const easy = page.getByRole('region', { name: 'Easiest way to get services' });
  await expect(easy.getByRole('listitem')).toHaveCount(3);
  await expect(easy.locator('video')).toHaveCount(0);
  await expect(easy.getByRole('presentation')).toHaveCount(1);
  await mustBeAccessible(page);
  await expect(track.getByLabel('Phone', { exact: true })).toBeVisible();
  await track.getByRole('button', { name: 'Track Now' }).click();
  await expect(track.getByText('Need a order id')).toBeVisible();
  await expect(track.getByText('Need a contact number')).toBeVisible();
  await track.getByLabel('Order ID').fill('1234567890');
  await track.getByLabel('Phone', { exact: true }).fill('08030000000');
  await track.getByRole('button', { name: 'Track Now' }).click();
  const drawer = page.getByRole('dialog', { name: 'Order #1234567890' });
  await expect(drawer.getByText('Order not found')).toBeVisible();
  await expect(drawer.getByRole('presentation').first()).toBeVisible();
});

test('[CAT-01] [CAT-02] [CAT-08] the categories lead to their items, also before scripts arrive', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await deliverTo(context);
  const page = await context.newPage();
  await page.goto('/categories');
  await expect(page).toHaveTitle('Categories · Soko');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/categories$/);
  await page.getByRole('link', { name: 'Rice Dishes' }).click();
  await expect(page).toHaveURL(/\/category\/rice-dishes\?module_id=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rice Dishes');
  await expect(page.getByRole('article').first()).toBeVisible();
  const wrong = await page.goto('/category/rice-dishes?module_id=2');
  expect(wrong?.status()).toBe(404);
  const unknown = await page.goto('/category/no-such-shelf');
  expect(unknown?.status()).toBe(404);
  await context.close();
});

test('[CAT-03] [CAT-04] [CAT-05] [CAT-06] [CAT-07] the brands are sorted by name, and a place without brands has no such page', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: modules.ecommerce });
  await page.goto('/all-brands');
  const sort = page.getByRole('navigation', { name: 'Sort' });
  await expect(sort.getByRole('link')).toHaveText(['Default', 'A to Z', 'Z to A']);
  const names = () => page.getByRole('main').locator('b').allTextContents();
  const sorted = (await names()).toSorted(new Intl.Collator('en').compare);
  await sort.getByRole('link', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(/sort=a-z/);
  await expect.poll(names).toEqual(sorted);
  await sort.getByRole('link', { name: 'Z to A' }).click();
  await expect(page).toHaveURL(/sort=z-a/);
  await expect.poll(names).toEqual(sorted.toReversed());
  await mustBeAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: sorted[0] ?? '' })
    .first()
    .click();
  await expect(page).toHaveURL(/data_type=brand&brand_id=\d+/);

  await deliverTo(context, { module: modules.parcel });
  await page.goto('/all-brands');
  await expect(page).toHaveURL(/\/home$/);
});
