import { expect } from '@playwright/test';
import { knownStores } from 'api/db/seed/known-market';
import { deliverTo } from './support/delivery-place.ts';
import { test } from './support/network-cable.ts';

const yaba = { zoneId: 3, at: { lat: 6.507, lng: 3.3755 }, location: 'Yaba, Lagos' };

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  // Fails once in some eight runs, with the menu of the former store under the address of another: not explained yet.
  test('a visitor sees the menus of visited stores without a connection, and continues when it is back', {
    tag: '@thorough',
  }, async ({ page, context, cable }) => {
    await deliverTo(context, yaba);
    const isCached = (slug: string) =>
      `Boolean(navigator.serviceWorker.controller && localStorage.getItem('visited-menu /store/${slug}'))`;
    for (const { slug } of [knownStores.takeAway, knownStores.mamaRonke]) {
      await page.goto(`${cable.url}/store/${slug}`);
      await expect.poll(() => page.evaluate(isCached(slug))).toBe(true);
    }
    const cached = await page.evaluate<string[]>(
      `caches.keys().then(async ([name]) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname))`,
    );
    expect(cached.filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline']);
    await cable.cut(context);
    await page.goto(`${cable.url}/store/popular`);
    await expect(page.getByText('You are offline.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mama Rónkẹ́ Buka, Yaba');
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('₦');
    // Another visited store shows its own menu under its own address, and the rest below.
    await page.goto(`${cable.url}/store/${knownStores.takeAway.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Basira');
    await page.locator('summary', { hasText: 'Mama Rónkẹ́ Buka, Yaba' }).click();
    await expect(page.locator('details[open]').getByRole('listitem').first()).toContainText('₦');
    await page.goto(`${cable.url}/store/popular`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mama Rónkẹ́ Buka, Yaba');
    await cable.restore(context);
    await expect(page).toHaveURL(/\/store\/popular$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Popular stores');
  });
});

test.describe('with a browser that saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('home costs at most 290 kB, and a press counts', async ({ page, context }) => {
    await deliverTo(context, yaba);
    const network = await context.newCDPSession(page);
    let bytes = 0;
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await network.send('Network.enable');
    const reply = await page.goto('/home', { waitUntil: 'networkidle' });
    expect(reply?.headers().vary).toContain('save-data');
    expect(bytes).toBeLessThan(290_000);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
