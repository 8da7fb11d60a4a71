import { expect, type Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { offlineBrowser, test } from '../support/network-cable.ts';

test.use(offlineBrowser);

const apps = [
  { name: 'vendor', title: 'Soko Store', noAccess: 'This account doesn’t work for a store yet' },
  { name: 'courier', title: 'Soko Rider', noAccess: 'You can’t take deliveries with this account yet' },
  { name: 'admin', title: 'Soko Admin', noAccess: 'This account doesn’t have an operator role' },
];

/** The three have the same frame, so `npm test` looks at one of them. */
const tagOf = (app: string) => (app === 'vendor' ? [] : '@thorough');

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' });

async function fillIn(page: Page, login: string, password: string): Promise<void> {
  await page.getByLabel('Email or phone number').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const signIn = (page: Page) => fillIn(page, 'bisi@demo.invalid', 'soko-demo');

for (const { name, title, noAccess } of apps) {
  test.describe(`the ${name} app`, { tag: tagOf(name) }, () => {
    test('[SEAT-01] [SEAT-03] [SEAT-35] signs a person in with their account, says who they are and what they may not do', async ({
      page,
    }) => {
      await page.goto(`/${name}`);
      await expect(page).toHaveURL(`/${name}/`);
      await expect(page.getByRole('heading', { name: `Sign in to ${title}` })).toBeVisible();
      await mustBeAccessible(page);
      await fillIn(page, 'bisi@demo.invalid', 'not-the-password');
      await expect(page.locator('form').getByRole('alert')).toBeVisible();
      await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
      await mustBeAccessible(page);

      await signIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bísí Adéwálé');
      await expect(page).toHaveTitle(`Account · ${title}`);
      await expect(page.getByText('bisi@demo.invalid')).toBeVisible();
      await expect(page.getByRole('heading', { name: noAccess })).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await mustBeAccessible(page);
      }

      await page.reload();
      await expect(signOut(page)).toBeVisible();
      await signOut(page).click();
      await expect(page.getByRole('heading', { name: `Sign in to ${title}` })).toBeVisible();
      expect((await page.request.get('/api/v1/customer/info')).status()).toBe(401);
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    });

    test('opens a deep link after the sign-in, with its own page for an unknown address', async ({ page }) => {
      const response = await page.goto(`/${name}/no-such-page/12?since=3`);
      expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
      await signIn(page);
      await expect(page.getByRole('heading', { name: 'No page at this address' })).toBeVisible();
      await expect(page).toHaveURL(`/${name}/no-such-page/12?since=3`);
      await mustBeAccessible(page);
      await page.getByRole('link', { name: 'Go to start' }).click();
      await expect(page).toHaveURL(`/${name}/`);
      await expect(signOut(page)).toBeVisible();
    });
  });
}

test('[SEAT-37] each app installs by itself, under its own name and path', async ({ page, request }) => {
  for (const { name, title } of apps) {
    await page.goto(`/${name}/`);
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = await (await request.get(address ?? '')).json();
    expect(manifest).toMatchObject({ name: title, id: `/${name}/`, start_url: `/${name}/`, scope: `/${name}/` });
    for (const { src } of manifest.icons) {
      expect((await request.get(`/${name}/${src}`)).headers()['content-type']).toBe('image/png');
    }
  }
});

test('a language and a theme are chosen once, for all apps and the storefront', async ({ page }) => {
  await page.goto('/courier/');
  await page.getByLabel('Language').selectOption('Kiswahili');
  await expect(page.getByRole('button', { name: 'Ingia' })).toBeVisible();
  await page.getByLabel('Mandhari').selectOption({ value: 'dark' });
  await page.goto('/vendor/');
  await expect(page.getByRole('button', { name: 'Ingia' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('who signs out in one app is signed out in the others', async ({ page, context }) => {
  await page.goto('/vendor/');
  await signIn(page);
  await expect(signOut(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/admin/');
  await expect(signOut(other)).toBeVisible();
  await signOut(page).click();
  await expect(other.getByRole('heading', { name: 'Sign in to Soko Admin' })).toBeVisible();
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  for (const { name, title } of apps) {
    const opensFromDevice = `[SEAT-30] the ${name} app opens from the device and says how old it is`;
    test(opensFromDevice, { tag: tagOf(name) }, async ({ page, context, cable }) => {
      await page.goto(`${cable.url}/${name}/`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bísí Adéwálé');
      // What is saved on the device is written a second after the last answer, and the page needs both answers.
      await expect.poll(() => page.evaluate(savedQueries, name)).toContain('Bísí');
      await expect.poll(() => page.evaluate(savedQueries, name)).toContain('memberships');
      await cable.cut(context);
      await page.goto(`${cable.url}/${name}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bísí Adéwálé');
      await expect(page.getByText(/You’re offline. This page is as of \d/)).toBeVisible();
      await mustBeAccessible(page);
      await signOut(page).click();
      await expect(page.getByText('Can’t sign out while you’re offline')).toBeVisible();

      await cable.restore(context);
      await expect(page.getByText('You’re offline.')).toBeHidden();
      await signOut(page).click();
      await expect(page.getByRole('heading', { name: `Sign in to ${title}` })).toBeVisible();
      await expect.poll(() => page.evaluate(savedQueries, name)).not.toContain('Bísí');
    });
  }

  test('the worker of an app answers for its own path alone', async ({ page }) => {
    await page.goto('/vendor/');
    const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(new URL(scope).pathname).toBe('/vendor/');
    await page.goto('/courier/');
    await expect(page.getByRole('heading', { name: 'Sign in to Soko Rider' })).toBeVisible();
  });
});

/** What the application has saved on the device, as text. */
async function savedQueries(name: string): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(`soko-${name}`);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const saved = await new Promise<unknown[]>((resolve, reject) => {
    const reading = database.transaction('queries').objectStore('queries').getAll();
    reading.onsuccess = () => resolve(reading.result);
    reading.onerror = () => reject(reading.error);
  });
  database.close();
  return JSON.stringify(saved);
}
