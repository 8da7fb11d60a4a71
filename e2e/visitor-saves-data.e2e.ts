import { expect } from '@playwright/test';
import { knownStores } from 'api/db/seed/known-market';
import { deliverTo } from './support/delivery-place.ts';
import { test } from './support/network-cable.ts';

const yaba = { zoneId: 3, at: { lat: 6.507, lng: 3.3755 }, location: 'Yaba, Lagos' };

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visitor sees the menus of visited stores without a connection, and continues when it is back', async ({
    page,
    context,
    cable,
  }) => {
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
    // Each in a tab of its own: pages from the cache follow each other faster than the driver can tell them apart.
    const openTab = async (path: string) => {
      const tab = await context.newPage();
      await tab.goto(`${cable.url}${path}`);
      return { tab, title: tab.getByRole('heading', { level: 1 }), main: tab.getByRole('main') };
    };
    const unvisited = await openTab('/store/popular');
    await expect(unvisited.main.getByText('You are offline.')).toBeVisible();
    await expect(unvisited.title).toHaveText('Mama Rónkẹ́ Buka, Yaba');
    await expect(unvisited.main.getByRole('listitem').first()).toContainText('₦');
    // Another visited store shows its own menu under its own address, and the rest below.
    const visited = await openTab(`/store/${knownStores.takeAway.slug}`);
    await expect(visited.title).toContainText('Basira');
    await visited.main.locator('summary', { hasText: 'Mama Rónkẹ́ Buka, Yaba' }).click();
    await expect(visited.main.locator('details[open]').getByRole('listitem').first()).toContainText('₦');
    await cable.restore(context);
    await expect(unvisited.tab).toHaveURL(/\/store\/popular$/);
    await expect(unvisited.title).toHaveText('Popular stores');
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
