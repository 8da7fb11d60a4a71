import { expect, type Page, test } from '@playwright/test';
import { knownStores, knownZones } from 'api/db/seed/known-market';
import routes from '../apps/storefront/routes.ts';
import { accessibilityViolations, finishMotion } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { lostTexts, unseenStates } from './support/seen-page.ts';
import { signIn } from './support/signed-in.ts';
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

/** Every page of the storefront; routes in `.ts` files render none. Layouts hold the pages. */
const pages = (routes as { path?: string; file: string; children?: { path?: string; file: string }[] }[])
  .flatMap((entry) => entry.children ?? [entry])
  .filter(({ file }) => file.endsWith('.tsx'))
  // These need a running order of the visitor: a journey of their own tests them. A guest has no profile.
  .filter(({ path = '' }) => !/^(payment\/|rate-and-review\/|prescription-order\/|profile$)/.test(path))
  .map(({ path = '' }) => `/${samples[path] ?? path}`)
  .concat('/home?data_type=discounted');

/** Sheets with an address of their own. */
const sheets = [
  '/home?sheet=menu',
  '/home?sheet=cart',
  '/home?search=rice&data_type=searched&sheet=filter',
  `/store/${knownStores.mamaRonke.slug}?item=yam-porridge-asaro-${knownStores.mamaRonke.slug}`,
  `/store/${knownStores.mamaRonke.slug}?sheet=about_store`,
];

const ofCustomers = [
  ...['profile-settings', 'my-orders', 'wallet', 'loyalty-points', 'coupons', 'referral-code', 'inbox', 'settings'].map(
    (name) => `/profile?page=${name}`,
  ),
  `/chatting?type=store&id=3&chatFrom=store`,
];

test.describe.configure({ mode: 'parallel' });

type Fault = [path: string, look: string, ...what: unknown[]];

/** Looks at an open page in every way that it can be read in, without loading it again. */
async function faultsOf(page: Page, path: string, rules: 'usual' | 'names' = 'names'): Promise<Fault[]> {
  const faults: Fault[] = [];
  const violations = async (look: string, what: typeof rules | 'colours' = rules) => {
    for (const [rule, places] of await accessibilityViolations(page, what)) faults.push([path, look, rule, places[0]]);
  };
  const losses = async (look: string) => {
    for (const loss of await lostTexts(page)) faults.push([path, look, loss]);
  };
  await violations('light at 320');
  await losses('at 320');
  await page.emulateMedia({ colorScheme: 'dark' });
  await violations('dark at 320', 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await violations('light at 1440');
  await losses('at 1440');
  await page.emulateMedia({ colorScheme: 'dark' });
  await violations('dark at 1440', 'colours');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  // A drawer comes in from the other side.
  await finishMotion(page);
  await losses('from right to left at 1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await losses('from right to left at 390');
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
  await losses('with text of 200 %');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.emulateMedia({ forcedColors: 'active' });
  for (const control of await unseenStates(page)) faults.push([path, 'in forced colours', control]);
  return faults;
}

async function open(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'reduce' });
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(path === '/nowhere' || path.startsWith('/auth/') ? 404 : 200);
}

const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`everybody can use every page, in every look: part ${part + 1} of ${parts}`, { tag: '@thorough' }, async ({
    page,
    context,
  }) => {
    test.setTimeout(300_000);
    const { id: zoneId, at, address: location } = knownZones.yaba;
    await deliverTo(context, { zoneId, at, location });
    const faults: Fault[] = [];
    for (const path of pages.filter((_, place) => place % parts === part)) {
      expect(path).not.toContain(':');
      await open(page, path);
      await waitForHydration(page);
      faults.push(...(await faultsOf(page, path)));
    }
    expect(faults).toEqual([]);
  });
}

test('everybody can use every sheet, in every look', { tag: '@thorough' }, async ({ page, context }) => {
  test.setTimeout(300_000);
  const { id: zoneId, at, address: location } = knownZones.yaba;
  await deliverTo(context, { zoneId, at, location });
  const faults: Fault[] = [];
  for (const path of sheets) {
    await open(page, path);
    await expect(page.getByRole('dialog').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    faults.push(...(await faultsOf(page, path)));
  }
  for (const mode of ['sign-in', 'sign-up']) {
    await open(page, '/home');
    await waitForHydration(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (mode === 'sign-up') await page.getByRole('dialog').getByRole('button', { name: 'Sign Up' }).click();
    faults.push(...(await faultsOf(page, mode)));
  }
  expect(faults).toEqual([]);
});

test('everybody can use every page of the account, in every look', { tag: '@thorough' }, async ({ page, context }) => {
  test.setTimeout(300_000);
  await deliverTo(context);
  await signIn(page);
  // Beside the name of the customer are its initials, which axe takes for a part of what one would say.
  const faults: Fault[] = [];
  for (const path of ofCustomers) {
    await open(page, path);
    await waitForHydration(page);
    faults.push(...(await faultsOf(page, path, 'usual')));
  }
  await open(page, '/profile?page=my-orders');
  await waitForHydration(page);
  const order = await page.getByRole('main').getByRole('link').and(page.locator('[href*="orderId="]')).first();
  const path = (await order.getAttribute('href')) ?? '';
  await open(page, path);
  await waitForHydration(page);
  faults.push(...(await faultsOf(page, path, 'usual')));
  expect(faults).toEqual([]);
});
