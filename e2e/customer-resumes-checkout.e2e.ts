import type { BrowserContext, Page } from '@playwright/test';
import { deliverTo } from './support/delivery-place.ts';
import { password, signIn, signUp } from './support/new-account.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const grocery = { id: 2, module_type: 'grocery' };
const note = 'No onions, ring twice';

/** Puts something that needs no choice into the cart of the caller. */
async function fillCart(page: Page): Promise<void> {
  const headers = { zoneid: '[1]', moduleid: '2', 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' };
  const reply = await page.request.get('/api/v1/items?limit=100', { headers });
  const { items } = (await reply.json()) as {
    items: { id: number; stock: number | null; store_open: boolean; variations: unknown[]; price: number }[];
  };
  const plain = items.find(
    ({ store_open, stock, variations, price }) =>
      store_open && (stock ?? 9) > 3 && variations.length === 0 && price > 3000 && price < 20_000,
  );
  const added = await page.request.post('/api/v1/cart/add', { headers, data: { item_id: plain?.id, quantity: 1 } });
  expect(added.ok()).toBe(true);
}

const noteField = (page: Page) => page.locator('textarea').filter({ visible: true }).last();

/** Opens the checkout of the cart, as its link does. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/checkout?page=cart');
  await waitForHydration(page);
}

/** Types at the checkout; returns once the account has the draft. */
async function typeNote(page: Page): Promise<void> {
  const saved = page.waitForResponse((reply) => isDraft(reply.request().postData()) && reply.ok());
  await page.getByLabel('Order note').fill(note);
  await saved;
}

function isDraft(body: string | null): boolean {
  return body?.includes('whenMissing') === true && body.includes(note);
}

/** A customer with a full cart, at the checkout, who has written a note. */
async function customerAtCheckout(page: Page, context: BrowserContext): Promise<string> {
  await deliverTo(context, { module: grocery });
  const email = await signUp(page);
  await fillCart(page);
  await openCheckout(page);
  await typeNote(page);
  return email;
}

async function signInToFinish(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign in to finish' });
  await dialog.getByLabel('Email/Phone', { exact: true }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
}

test('[CHK-23] a draft of a checkout is there after a reload, a way back and in another tab', async ({
  page,
  context,
}) => {
  await customerAtCheckout(page, context);
  await page.reload();
  await expect(page.getByLabel('Order note')).toHaveValue(note);
  await page.goto('/home');
  await page.goBack();
  await expect(page.getByLabel('Order note')).toHaveValue(note);
  const tab = await context.newPage();
  await openCheckout(tab);
  await expect(tab.getByLabel('Order note')).toHaveValue(note);
});

test('[CHK-23] a draft of a checkout is there on a second device of the customer, and on no other', {
  tag: '@thorough',
}, async ({ page, context, browser }) => {
  const email = await customerAtCheckout(page, context);
  const other = await browser.newContext();
  const phone = await other.newPage();
  await deliverTo(other, { module: grocery });
  await signIn(phone, email);
  await openCheckout(phone);
  await expect(phone.getByLabel('Order note')).toHaveValue(note);
  // The open page would write the draft into the account that is signed in next.
  await phone.goto('about:blank');
  await other.clearCookies({ name: 'sid' });
  await signUp(phone);
  await fillCart(phone);
  await openCheckout(phone);
  await expect(phone.getByLabel('Order note')).toHaveValue('');
  await other.close();
});

test('[CHK-23] a change of language and one of the place keep what is typed at a checkout', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await customerAtCheckout(page, context);
  const domain = { domain: '127.0.0.1', path: '/' };
  await context.addCookies([{ name: 'language-setting', value: 'ha', ...domain }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ha');
  await expect(noteField(page)).toHaveValue(note);
  await context.addCookies([{ name: 'language-setting', value: 'en', ...domain }]);
  // Nairobi, and back: the cart of Lagos stays.
  await deliverTo(context, {
    zoneId: 4,
    module: grocery,
    location: 'Westlands, Nairobi',
    at: { lat: -1.267, lng: 36.81 },
  });
  await page.goto('/home');
  await deliverTo(context, { module: grocery });
  await openCheckout(page);
  await expect(page.getByLabel('Order note')).toHaveValue(note);
});

test('[CHK-23] [AUTH-136] a session that ends at a checkout is begun again in a dialog, with all that was typed', async ({
  page,
  context,
}) => {
  const email = await customerAtCheckout(page, context);
  await context.clearCookies({ name: 'sid' });
  await page.getByRole('button', { name: /Place order/ }).click();
  await expect(page.getByText('Your token has been expired')).toBeVisible();
  await signInToFinish(page, email);
  await expect(page.getByLabel('Order note')).toHaveValue(note);
});

test('[CHK-23] [AUTH-137] a sign-out in another tab keeps what is typed for the customer, and shows it to no guest', {
  tag: '@thorough',
}, async ({ page, context }) => {
  const email = await customerAtCheckout(page, context);
  const tab = await context.newPage();
  await tab.setViewportSize({ width: 1440, height: 900 });
  await tab.goto('/profile?page=settings');
  await waitForHydration(tab);
  await tab.getByRole('link', { name: /, account$/ }).click();
  await tab.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(tab.getByText('Logged out successfully.')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Sign in to finish' })).toBeVisible();
  expect(await page.evaluate((text) => Object.values(localStorage).join().includes(text), note)).toBe(false);
  await signInToFinish(page, email);
  await expect(page.getByLabel('Order note')).toHaveValue(note);
});
