import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { knownStores, knownZones } from 'api/db/seed/known-market';
import routes from '../apps/storefront/routes.ts';
import { deliverTo } from './support/delivery-place.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';

/** Sample values for `:id` in an address, and its query. */
const samples: Record<string, string> = {
  'category/:slugOrId': 'category/rice-dishes?module_id=1',
  'store/:slugOrId': `store/${knownStores.mamaRonke.slug}`,
  'product/:slugOrId': `product/yam-porridge-asaro-${knownStores.mamaRonke.slug}`,
  'campaigns/:slugOrId': 'campaigns/owambe-season?module_id=1',
  checkout: 'checkout?page=cart',
  'store-registration': 'store-registration?active=active',
  '*': 'nowhere',
};

/** Every page of the storefront; routes in `.ts` files render none. */
const pages = (routes as { path?: string; file: string }[])
  .filter(({ file }) => file.endsWith('.tsx'))
  // These need a running order of the visitor: a journey of their own tests them.
  .filter(({ path = '' }) => !/^(payment|rate-and-review|prescription-order)\//.test(path))
  .map(({ path = '' }) => `/${samples[path] ?? path}`)
  .concat('/home?data_type=discounted');

/**
 * The combinations in which pages are tested, in turns: all share the app shell, and differences by colour or width
 * appear on many.
 */
const looks = [
  { name: 'small and light', width: 390, colorScheme: 'light', direction: 'ltr' },
  { name: 'wide and dark, from right to left', width: 1440, colorScheme: 'dark', direction: 'rtl' },
  { name: 'small and dark, from right to left', width: 390, colorScheme: 'dark', direction: 'rtl' },
  { name: 'wide and light', width: 1440, colorScheme: 'light', direction: 'ltr' },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const [turn, { name, width, colorScheme, direction }] of looks.entries()) {
  test(`everybody can use every page: ${name}`, async ({ page, context }) => {
    test.setTimeout(120_000);
    const { id: zoneId, at, address: location } = knownZones.yaba;
    await deliverTo(context, { zoneId, at, location });
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const faults: unknown[] = [];
    for (const path of pages.filter((_, index) => index % looks.length === turn)) {
      expect(path).not.toContain(':');
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(path === '/nowhere' ? 404 : 200);
      await waitForHydration(page);
      await page.evaluate(`document.documentElement.dir = '${direction}'`);
      const { violations } = await new AxeBuilder({ page })
        // A control's accessible name must contain its visible text; axe does not test that by default.
        .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        // Without a separate window for each result: the pages have no frames.
        .setLegacyMode()
        .analyze();
      for (const { id, nodes } of violations) faults.push([path, id, nodes[0]?.html]);
    }
    expect(faults).toEqual([]);
  });
}
