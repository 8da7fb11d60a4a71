import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { knownStores, knownZones } from '../api/db/seed/known-market.ts';
import routes from '../web/routes.ts';
import { deliverTo } from './delivery-place.ts';
import { live } from './live-page.ts';

/** What stands in an address for `:id`, or beside it. */
const samples: Record<string, string> = {
  'category/:id': 'category/rice-dishes?module_id=1',
  'store/:id': `store/${knownStores.mamaRonke.slug}`,
  'product/:id': `product/yam-porridge-asaro-${knownStores.mamaRonke.slug}`,
  'campaigns/:id': 'campaigns/owambe-season?module_id=1',
  checkout: 'checkout?page=cart',
  'store-registration': 'store-registration?active=active',
  '*': 'nowhere',
};

/** Every page of the storefront; what ends in `.ts` answers with something else, or leads elsewhere. */
const pages = (routes as { path?: string; file: string }[])
  .filter(({ file }) => file.endsWith('.tsx'))
  // These belong to an order of one's own that is under way: its own journey looks at them.
  .filter(({ path = '' }) => !/^(payment|rate-and-review|prescription-order)\//.test(path))
  .map(({ path = '' }) => `/${samples[path] ?? path}`);

/** How pages are looked at, in turns: each has the same frame, and what differs by colour or width differs on many. */
const looks = [
  { width: 390, colorScheme: 'light', direction: 'ltr' },
  { width: 1440, colorScheme: 'dark', direction: 'rtl' },
  { width: 390, colorScheme: 'dark', direction: 'rtl' },
  { width: 1440, colorScheme: 'light', direction: 'ltr' },
] as const;

test('everybody can use every page: light and dark, small and wide, from right to left', async ({ page, context }) => {
  test.setTimeout(300_000);
  const { id: zoneId, at, address: location } = knownZones.yaba;
  await deliverTo(context, { zoneId, at, location });
  const faults: unknown[] = [];
  for (const [place, path] of [...pages, '/home?data_type=discounted'].entries()) {
    expect(path).not.toContain(':');
    const { width, colorScheme, direction } = looks[place % looks.length] ?? looks[0];
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path === '/nowhere' ? 404 : 200);
    await live(page);
    await page.evaluate(`document.documentElement.dir = '${direction}'`);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // Without a window of its own for each answer: the pages hold no frames.
      .setLegacyMode()
      .analyze();
    for (const { id, nodes } of violations) faults.push([path, width, colorScheme, direction, id, nodes[0]?.html]);
  }
  expect(faults).toEqual([]);
});
