import { expect, type Page, test } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';

const store = 'Mama Rónkẹ́ Buka, Yaba';

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email or phone number').fill('ronke@demo.invalid');
  await page.getByLabel('Password', { exact: true }).fill('soko-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[SEAT-05] [SEAT-06] [SEAT-07] staff share a tablet by name and PIN, and it locks', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  // Two people on two devices, and five checks of accessibility.
  test.slow();
  const name = `Counter ${String(Date.now()).slice(-6)}`;

  await page.goto('/vendor/team');
  await signIn(page);
  await page.getByRole('link', { name: 'Tablets and PINs' }).click();
  await page.getByRole('button', { name: 'Add a tablet' }).click();
  await page.getByLabel('Name').fill(name);
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Show the code' }).click();
  const digits = page.getByText(/^\d{4} \d{4}$/);
  const code = (await digits.textContent())?.replace(/\D/g, '') ?? '';
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await mustBeAccessible(page);

  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const tablet = await context.newPage();
  await tablet.clock.install();
  await tablet.goto('/vendor/');
  await tablet.getByRole('link', { name: 'Set up a shared tablet' }).click();
  await tablet.getByLabel('Code of 8 digits').fill(code);
  await mustBeAccessible(tablet);
  await tablet.getByRole('button', { name: 'Set up this tablet' }).click();
  await expect(tablet.getByRole('heading', { name: `This is ${name}` })).toBeVisible();
  await expect(tablet.getByText(store)).toBeVisible();
  await expect(page.getByText(`${name} is ready.`, { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  await page
    .getByRole('button', { name: /PIN: Rónkẹ́/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'New PIN' }).fill('1234');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByText('This PIN is guessed first.', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: 'New PIN' }).fill('482916');
  await page.getByRole('button', { name: 'Save PIN' }).click();
  await expect(page.getByText(/has a new PIN$/)).toBeVisible();
  await mustBeAccessible(page);

  await tablet.getByRole('link', { name: 'Go on' }).click();
  const names = tablet.getByRole('list', { name: 'Who are you?' });
  await mustBeAccessible(tablet);
  await names.getByRole('button', { name: /Rónkẹ́/ }).click();
  await tablet.getByLabel('PIN', { exact: true }).fill('9999');
  await tablet.getByRole('button', { name: 'Go on' }).click();
  await expect(tablet.getByText('This PIN is wrong.')).toBeVisible();
  await expect(tablet.getByLabel('PIN', { exact: true })).toBeFocused();
  await tablet.getByLabel('PIN', { exact: true }).fill('482916');
  await tablet.getByRole('button', { name: 'Go on' }).click();
  // The first board on a device loads its parts.
  await expect(tablet.getByRole('region', { name: 'New', exact: true })).toBeVisible();
  await expect(page.getByText(/Signed in: Rónkẹ́/).first()).toBeVisible();

  await tablet.clock.fastForward('11:00');
  await expect(tablet.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await expect(tablet.getByRole('region', { name: 'New', exact: true })).toBeHidden();
  await mustBeAccessible(tablet);
  await tablet.reload();
  await expect(tablet.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await tablet.getByLabel('PIN', { exact: true }).fill('482916');
  await tablet.getByRole('button', { name: 'Go on' }).click();
  await expect(tablet.getByRole('region', { name: 'New', exact: true })).toBeVisible();
  await tablet.getByRole('button', { name: 'Lock' }).click();
  await expect(tablet.getByRole('heading', { name: 'Locked' })).toBeVisible();

  await page.getByRole('button', { name: `Change: ${name}` }).click();
  await page.getByRole('button', { name: 'Remove tablet' }).click();
  await page.getByRole('button', { name: 'Remove tablet' }).click();
  await expect(page.getByText(`${name} was removed`)).toBeVisible();
  await tablet.clock.runFor(10_000);
  await expect(tablet.getByRole('heading', { name: /^Sign in to/ })).toBeVisible();
});
