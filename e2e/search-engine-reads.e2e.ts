import { expect, test } from '@playwright/test';
import { knownStores } from 'api/db/seed/known-market';
import { deliverTo } from './support/delivery-place.ts';

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

test('a search engine finds every store, item and category by way of robots.txt', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /api/');
  const [, sitemap = ''] = /^Sitemap: (.*)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(`${baseURL}/sitemap.xml`);
  const files = locations(await (await request.get(sitemap)).text());
  expect(files.map((file) => file.replace(`${baseURL}/sitemap/`, ''))).toEqual([
    'pages.xml',
    'stores-1.xml',
    'items-1.xml',
    'categories-1.xml',
  ]);
  const found = await Promise.all(files.map(async (file) => locations(await (await request.get(file)).text())));
  expect(found[1]).toContain(`${baseURL}/store/${knownStores.mamaRonke.slug}`);
  for (const addresses of found) {
    const [first = '', last = ''] = [addresses[0], addresses.at(-1)];
    for (const address of [first, last]) expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(200);
  }
});

test('what was deleted answers 410, and what never existed 404', async ({ request }) => {
  for (const [address, status] of [
    ['/product/last-years-mango', 410],
    ['/product/never-sold', 404],
    ['/store/never-opened', 404],
    ['/sitemap/items-9.xml', 404],
    ['/sitemap/customers-1.xml', 404],
  ] as const) {
    expect((await request.get(address)).status()).toBe(status);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page has its one address, its languages and its facts, and leads on to category and item', async ({
    page,
    baseURL,
  }) => {
    const store = `${baseURL}/store/${knownStores.mamaRonke.slug}`;
    await page.goto(`${store}?lang=yo`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'yo');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${store}?lang=yo`);
    await expect(page.locator('link[hreflang=x-default]')).toHaveAttribute('href', store);
    await expect(page.locator('link[hreflang=sw]')).toHaveAttribute('href', `${store}?lang=ke`);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Mama Rónkẹ́ Buka, Yaba');
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${store}?lang=yo`);
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(facts['@graph'][0]).toMatchObject({ '@type': 'Restaurant', url: store });

    await page.goto(`${baseURL}/store/${knownStores.mamaRonke.slug}`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    const item = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    const { price, priceCurrency } = item['@graph'][0].offers;
    expect(priceCurrency).toBe('NGN');
    await expect(page.getByRole('main')).toContainText(`₦${Number(price).toLocaleString('en')}`);

    const slug = new URL(page.url()).pathname.split('/').at(-1);
    const { category_slug: category } = await (await page.request.get(`/api/v1/items/details/${slug}`)).json();
    await page.goto(`/category/${category}`);
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0);
    const way = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    expect(way['@graph'][0]).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: { 0: { name: 'Home' } } });

    await deliverTo(page.context());
    await page.goto('/home');
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'Food');
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}/home`);
  });
});
