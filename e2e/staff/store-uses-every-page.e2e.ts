import { expect, type Page, test } from '@playwright/test';
import { accessibilityViolations, finishMotion } from '../support/accessible-page.ts';
import { signedIn } from '../support/rider-journey.ts';

/** Every page of the application of stores that needs no order, item or invitation of its own. */
const pages = [
  ...['', 'menu', 'menu/import', 'menu/off', 'menu/ingredient', 'menu/arrange', 'menu/hours', 'menu/preview'],
  ...['menu/new', 'picking', 'messages', 'prescriptions', 'prescriptions/register', 'orders', 'refunds', 'reviews'],
  ...['promotions', 'complaints', 'checks', 'hours', 'store', 'money', 'report', 'report/items', 'money/contests'],
  ...['proposals', 'security', 'notifications', 'devices', 'team', 'account', 'device', 'nowhere'],
];
/** From a small phone to a large screen. */
const widths = [360, 768, 1180, 1920];
const parts = 3;

type Fault = [path: string, look: string, rule: string, place: string | undefined];

test.describe.configure({ mode: 'parallel' });

for (let part = 0; part < parts; part += 1) {
  test(`everybody can use every page of the application of stores, at any width and in both directions: part ${part + 1} of ${parts}`, {
    tag: '@thorough',
  }, async ({ browser }) => {
    test.setTimeout(900_000);
    const page = await signedIn(browser, 'ronke@demo.invalid', { reducedMotion: 'reduce' });
    const faults: Fault[] = [];
    for (const path of pages.filter((_, place) => place % parts === part)) faults.push(...(await faultsOf(page, path)));
    expect(faults).toEqual([]);
  });
}

async function faultsOf(page: Page, path: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  await page.goto(`/vendor/${path}`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await finishMotion(page);
      const look = `${direction} at ${width}`;
      for (const [rule, places] of await accessibilityViolations(page)) faults.push([path, look, rule, places[0]]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1);
      if (isWide) faults.push([path, look, 'scrolls sideways', undefined]);
    }
  }
  return faults;
}
