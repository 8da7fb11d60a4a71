import type { BrowserContext, Page } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { password, post, signIn, signUp } from './support/new-account.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const wide = { width: 1440, height: 900 };
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
  await page.waitForLoadState('networkidle');
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const profileButton = (page: Page) => page.getByRole('link', { name: /, account$/ });
const remembered = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

async function logOut(page: Page): Promise<void> {
  await profileButton(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
}

test('[NAV-07] [NAV-09] [NAV-12] [NAV-13] the bar has Sign In and tracking for a guest, name and wish list for a customer', async ({
  page,
  context,
}) => {
  await page.setViewportSize(wide);
  const bar = page.getByRole('banner');
  const [track, wishes] = [
    bar.getByRole('link', { name: 'Track Order' }),
    bar.getByRole('button', { name: 'Wish list' }),
  ];
  await deliverTo(context);
  await open(page, '/track-order');
  await expect(track).toBeVisible();
  await expect(wishes).toBeHidden();
  await bar.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await signUp(page);
  await open(page, '/track-order');
  await expect(profileButton(page)).toHaveText('AOAdaeze');
  await expect(wishes).toBeVisible();
  await expect(track).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Sign In' })).toBeHidden();

  await context.clearCookies({ name: 'zoneid' });
  await open(page, '/track-order');
  await expect(profileButton(page)).toBeVisible();
  await expect(wishes).toBeHidden();
});

test('[PROF-39] [PROF-05] a guest who opens the profile is sent home, where the sign-in is open', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await open(page, '/wallet');
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('[PROF-01] [PROF-03] [PROF-05] every page of the account has its address, and the way back to checkout', async ({
  page,
  context,
}) => {
  await page.setViewportSize(wide);
  await deliverTo(context);
  await signUp(page);
  const names = {
    '/settings': 'Settings',
    '/my-orders': 'My orders',
    '/wallet': 'Wallet',
    '/coupons': 'Coupons',
    '/loyalty-points': 'Loyalty points',
    '/referral-code': 'Referral code',
  };
  for (const [path, name] of Object.entries(names)) {
    await page.goto(`${path}?from=checkout`);
    await expect(page).toHaveURL(`/profile?from=checkout&page=${path.slice(1)}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/checkout?page=cart');
  }
  for (const [path, name] of [
    ['profile-settings', 'Profile settings'],
    ['inbox', 'Inbox'],
  ]) {
    await page.goto(`/profile?page=${path}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to checkout' })).toBeHidden();
  }
});

test('[PROF-10] [PROF-23] [PROF-29] [PROF-30] a customer changes name and photo, and the bar shows both', async ({
  page,
  context,
}) => {
  await page.setViewportSize(wide);
  await deliverTo(context);
  await signUp(page);
  await open(page, '/profile?page=profile-settings');
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 200 } });
  await page.getByLabel('Change photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: photo });
  await page.getByLabel('Name', { exact: true }).fill('Wanjiru Kamau');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Updated successfully.')).toBeVisible();
  await expect(profileButton(page)).toHaveText('Wanjiru');
  const shown = profileButton(page).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wanjiru Kamau');
  await expect(shown).toBeVisible();
});

test('[PROF-26] [PROF-27] a new email is saved once its code is entered', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await deliverTo(context);
  const email = await signUp(page);
  await open(page, '/profile?page=profile-settings');
  // Its verification is off, so it counts as verified (decision 105).
  await expect(page.getByText('Not verified')).toBeHidden();
  const other = email.replace('adaeze', 'okafor');
  await page.getByLabel('Email', { exact: true }).fill(other);
  await page.getByLabel('Current password', { exact: true }).fill(password);
  await button(page, 'Save changes').click();
  const dialog = page.getByRole('dialog', { name: 'Verify your email' });
  const hint = await dialog.getByText(/For demo propose use otp/).textContent();
  await dialog
    .getByLabel('Verification code')
    .first()
    .fill(/\d{6}/.exec(hint ?? '')?.[0] ?? '');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(other);
  await expect(page.getByText('Not verified')).toBeHidden();
});

test('[AUTH-136] [AUTH-137] a session that was ended on another device says so at its next call, and is a guest at home', {
  tag: '@thorough',
}, async ({ page, context, browser }) => {
  await deliverTo(context, { zoneId: 3, location: 'Yaba, Lagos', at: { lat: 6.507, lng: 3.3755 } });
  const email = await signUp(page);
  await open(page, '/store/mama-ronke-buka-yaba');
  await expect.poll(() => remembered(page)).toBe('cookie');

  const other = await browser.newContext();
  const laptop = await other.newPage();
  await deliverTo(other);
  await signIn(laptop, email);
  await open(laptop, '/profile?page=settings');
  await expect(laptop.getByText('This device')).toHaveCount(1);
  await laptop.getByRole('button', { name: /^Sign out / }).click();
  await expect(laptop.getByText('Signed out there.')).toBeVisible();
  await expect(laptop.getByRole('button', { name: /^Sign out / })).toHaveCount(0);

  await button(page, 'Add Chilled Malt').first().click();
  await expect(page.getByText('Your token has been expired')).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(await remembered(page)).toBeNull();
  await page.setViewportSize(wide);
  await expect(button(page, 'Sign In')).toBeVisible();
  await expect(laptop.getByRole('link', { name: 'Account' })).toBeVisible();
  await other.close();
});

test('[AUTH-137] a page of customers that is opened after the session has ended says so too', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context);
  await signUp(page);
  await open(page, '/track-order');
  await context.clearCookies({ name: 'sid' });
  await page.goto('/profile');
  await expect(page.getByText('Your token has been expired')).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(await remembered(page)).toBeNull();
});

test('[AUTH-127] [AUTH-129] [AUTH-130] [AUTH-131] a customer logs out from an inner page, and is home as a guest', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await page.setViewportSize(wide);
  await deliverTo(context);
  await signUp(page);
  await open(page, '/profile?page=settings');
  await logOut(page);
  await expect(page.getByText('Logged out successfully.')).toBeVisible();
  await expect(page).toHaveURL('/home');
  await expect(button(page, 'Sign In')).toBeVisible();
  expect(await remembered(page)).toBeNull();
  await page.goto('/profile');
  await expect(page).toHaveURL('/home');
});

test('[AUTH-131] a customer who logs out on the landing page stays there', { tag: '@thorough' }, async ({ page }) => {
  await page.setViewportSize(wide);
  await signUp(page);
  await open(page, '/');
  await logOut(page);
  await expect(page.getByText('Logged out successfully.')).toBeVisible();
  await expect(button(page, 'Sign In')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('[PROF-32] [PROF-33] [PROF-41] a customer deletes the account in the settings, and cannot sign in again', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context);
  const email = await signUp(page);
  await open(page, '/profile?page=settings');
  await button(page, 'Delete').click();
  await expect(page.getByRole('alertdialog')).toContainText('Delete your account for good?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Account has been deleted')).toBeVisible();
  await expect(page).toHaveURL('/home');
  expect(await remembered(page)).toBeNull();
  const data = { login_type: 'manual', email_or_phone: email, password };
  expect(await post(page, 'login', data)).toMatchObject({ errors: [{ code: 'credentials_wrong' }] });
});

test('[AUTH-97] [AUTH-99] [AUTH-100] [MOD-13] a customer says what they like, once for each module', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context);
  await signUp(page);
  await open(page, '/interest');
  await page.getByRole('button', { name: 'Fish', exact: true }).click();
  await button(page, 'Local Rice').click();
  await button(page, 'Save 2 interests').click();
  await expect(page).toHaveURL('/home');
  await page.goto('/interest');
  await expect(page).toHaveURL('/home');

  await open(page, '/home');
  await button(page, 'Switch module').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Grocery' }).click();
  await expect(page).toHaveURL('/interest');
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page).toHaveURL('/home');

  await open(page, '/home');
  await button(page, 'Switch module').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Food' }).click();
  await expect(page).toHaveURL('/home');
});

test('[AUTH-97] neither a guest, nor a module without interests, nor a market without a place opens the question', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context);
  await page.goto('/interest');
  await expect(page).toHaveURL('/home');
  await signUp(page);
  await deliverTo(context, { module: { id: 5, module_type: 'parcel' } });
  await page.goto('/interest');
  await expect(page).toHaveURL('/home');
  await context.clearCookies({ name: 'zoneid' });
  await deliverModuleOnly(context);
  await page.goto('/interest');
  await expect(page).toHaveURL('/');
});

async function deliverModuleOnly(context: BrowserContext): Promise<void> {
  const value = encodeURIComponent(JSON.stringify({ id: 1, module_type: 'food' }));
  await context.addCookies([{ name: 'module', value, domain: '127.0.0.1', path: '/' }]);
}

test('the pages of an account can be used by everybody, on a phone and on a desktop', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  test.setTimeout(60_000);
  const phone = { width: 390, height: 844 };
  await deliverTo(context);
  await signUp(page);
  const parts = ['my-orders', 'settings', 'wallet', 'coupons', 'loyalty-points', 'referral-code', 'inbox'];
  const pages = ['/profile', ...parts.map((part) => `/profile?page=${part}`), '/interest'];
  for (const [index, path] of pages.entries()) {
    await page.setViewportSize(index % 2 === 0 ? phone : wide);
    await page.emulateMedia({ colorScheme: index % 3 === 0 ? 'dark' : 'light' });
    await open(page, path);
    await mustBeAccessible(page);
  }
  await open(page, '/profile?page=profile-settings');
  await page.getByLabel('Name', { exact: true }).fill('');
  await button(page, 'Save changes').click();
  await expect(page.getByText('name is required')).toBeVisible();
  await mustBeAccessible(page);
});
