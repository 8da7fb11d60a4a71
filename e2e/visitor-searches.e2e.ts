import type { Page } from '@playwright/test';
import { knownModules } from 'api/db/seed/known-market';
import { hostileHtml } from 'api/testing/hostile-html';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { tagOf } from './support/thorough.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

test.beforeEach(({ context }) => deliverTo(context));

const field = (page: Page) => page.getByRole('search').locator('input[name="search"]');

test('[LIST-65] [LIST-69] [LIST-78] [LIST-77] [LIST-64] [LIST-79] [LIST-23] a visitor searches with suggestions, again from the last searches, and ends the search', async ({
  page,
}) => {
  await page.goto('/home');
  await waitForHydration(page);
  await field(page).click();
  await expect(field(page)).toHaveRole('combobox');
  await field(page).pressSequentially('jol');
  const option = page.getByRole('option').first();
  await expect(option).toContainText(/jol/i);
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await field(page).fill('jollof');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home\?search=jollof&data_type=searched$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “jollof”');
  await expect(page).toHaveTitle('jollof · Food · Soko');
  await expect(page.getByText(/^\d+ items Found$/)).toBeVisible();
  await field(page).fill('');
  await expect(page.getByRole('option', { name: 'jollof', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
});

test('[LIST-10] [LIST-12] [LIST-13] [LIST-28] [LIST-14] a visitor narrows a listing and takes a filter back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/home?data_type=new');
  await waitForHydration(page);
  await page.locator('summary', { hasText: 'Filter' }).click();
  await page.getByRole('checkbox', { name: 'Discounted' }).check();
  await expect(page).toHaveURL(/filter=discounted/);
  await mustBeAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Remove filter Discounted' }).click();
  await expect(page).not.toHaveURL(/filter=/);
  await page.getByRole('checkbox', { name: 'Rice Dishes' }).check();
  await expect(page).toHaveURL(/category_ids=\d+/);
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Rice Dishes' })).not.toBeChecked();
});

test('[LIST-12] [LIST-36] a press narrows to what is quick or vegetarian, from the home and above the list', {
  tag: '@thorough',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home');
  await page.getByRole('navigation', { name: 'Quick filters' }).getByRole('link', { name: 'Under 30 min' }).click();
  await expect(page.getByRole('list', { name: 'Filters that are on' })).toContainText('Under 30 min');
  await page.getByRole('link', { name: 'Foods', exact: true }).click();
  const quick = page.getByRole('list', { name: 'Quick filters' });
  await quick.getByRole('link', { name: 'Vegetarian' }).click();
  await expect(quick.getByRole('link', { name: 'Vegetarian' })).toHaveCount(0);
  const marks = page.getByRole('main').getByRole('article').getByRole('img', { name: 'Vegetarian', exact: true });
  await expect(marks).not.toHaveCount(0);
  await quick.getByRole('link', { name: 'Under 30 min' }).click();
  await expect(page).toHaveURL(/filter=vegetarian&filter=within_30_minutes/);
  await page.getByText('Sort by').click();
  await page.locator('details[open]').getByRole('link', { name: 'low to high' }).click();
  await expect(page).toHaveURL(/sort=low/);
  await mustBeAccessible(page);
});

test('[HOME-03] [HOME-04] [HOME-06] a link opens the listing of the module that it names, under its name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = 'Phones & Tablets, 100 %';
  await page.goto(
    `/home?data_type=category&id=${knownModules.ecommerce}&module_id=${knownModules.ecommerce}&name=${encodeURIComponent(name)}`,
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('main').getByRole('link', { name: 'Stores', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Brands' })).toBeAttached();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(0);
});

test('[LIST-05] [LIST-06] [LIST-02] [LIST-24] [LIST-07] another tab sorts and filters again', async ({ page }) => {
  await page.goto('/home?data_type=new&sort=low&filter=discounted');
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'List view' })).toBeVisible();
  await page.getByRole('link', { name: 'Restaurants', exact: true }).click();
  await expect(page).toHaveURL(/\/home\?data_type=new&list_type=store$/);
  await expect(page.getByText(/^\d+ stores Found$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'List view' })).toHaveCount(0);
});

test('[LIST-18] [LIST-20] more joins while one scrolls, and a reload shows as much', async ({ page }) => {
  await page.goto('/home?data_type=new');
  await waitForHydration(page);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await cards.last().scrollIntoViewIfNeeded();
  await expect(page).toHaveURL(/page=[2-9]/);
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await page.reload();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
});

test('[LIST-25] [LIST-26] [LIST-22] nothing is found, and it says so', async ({ page }) => {
  await page.goto('/home?search=qqqwwwzzz&data_type=searched');
  await expect(page.getByText('Items not found!')).toBeVisible();
  await page.goto('/home?search=qqqwwwzzz&data_type=searched&list_type=store');
  await expect(page.getByText('Stores not found!')).toBeVisible();
});

test('[LIST-80] the landing page has no search', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('search')).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a phone in ${colorScheme} colours`, { tag: tagOf(colorScheme) }, () => {
    test.use({ viewport: { width: 390, height: 844 }, colorScheme });

    test('[LIST-11] [LIST-39] the filter is a drawer that everybody can use', async ({ page }) => {
      await page.goto('/home?data_type=discounted&list_type=store');
      await waitForHydration(page);
      await mustBeAccessible(page);
      await page.getByRole('button', { name: /^Filter/ }).click();
      const drawer = page.getByRole('dialog', { name: 'Filter' });
      await drawer.getByText('Take away').click();
      await expect(page).toHaveURL(/delivery=take_away/);
      await mustBeAccessible(page);
      await drawer.getByRole('button', { name: /^Show \d+ store/ }).click();
      await expect(drawer).toHaveCount(0);
    });
  });
}

test.describe('before scripts arrive', () => {
  test.use({ javaScriptEnabled: false });

  test('[LIST-45] [LIST-78] a visitor searches and narrows with plain forms', async ({ page }) => {
    await page.goto('/home?data_type=new');
    await field(page).fill('rice');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search=rice&data_type=searched/);
    await page.getByRole('checkbox', { name: 'Rice Dishes' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/category_ids=\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “rice”');
  });
});

for (const query of [
  'data_type=everything',
  'data_type=category&id=x&category_ids=[1,',
  `data_type=searched&search=${'x'.repeat(10_000)}`,
  'data_type=searched&search=a%00b',
  'data_type=searched&search=%ED%A0%80',
  'data_type=new&page=1e9&min_price=-5&max_price=1e99',
  'data_type=new&page=1000',
  'data_type=new&filter={}&brand_ids=[[]]',
]) {
  test(`an address that makes no sense shows a plain page: ${query.slice(0, 60)}`, async ({ page }) => {
    const reply = await page.request.get(`/home?${query}`);
    expect(reply.status()).toBeLessThan(500);
  });
}

test('whatever one searches for, and wherever one lives, is words and nothing else on the page that the server writes', async ({
  page,
}) => {
  const pageWith = async (words: string) => {
    const saved = {
      zoneid: '[3]',
      module: '{"id":1,"module_type":"food"}',
      currentLatLng: '{"lat":6.5,"lng":3.4}',
      location: words.slice(0, 300),
    };
    const cookie = Object.entries(saved).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    const address = `/home?data_type=searched&search=${encodeURIComponent(words)}`;
    const answer = await page.request.get(address, { headers: { cookie: cookie.join('; ') } });
    expect(answer.status(), words).toBe(200);
    return page.evaluate(
      (html) => {
        const read = new DOMParser().parseFromString(html, 'text/html');
        return [...read.querySelectorAll('*')].map(({ localName }) => localName).toSorted();
      },
      await answer.text(),
    );
  };
  const harmless = await pageWith('no such dish');
  for (const hostile of hostileHtml) expect(await pageWith(hostile), hostile).toEqual(harmless);
});
