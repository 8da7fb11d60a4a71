import type { Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { signInAs } from '../support/signed-in.ts';
import { expect, test } from '../support/watched-page.ts';

/** A person who has confirmed the phone number of the account, but not the e-mail address. */
async function signUp(page: Page, email: string, phone: string): Promise<void> {
  const headers = { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' };
  const post = async (path: string, data: object) =>
    (await page.request.post(`/api/v1/auth/${path}`, { headers, data })).json();
  const { ticket, code } = await post('sign-up', { name: 'Yusuf Sani', email, phone, password: 'rides-in-yaba' });
  const proof = { phone, otp: code.demo_code, ticket, login_type: 'manual', verification_type: 'phone' };
  expect(await post('verify-phone', proof)).toMatchObject({ token: 'cookie' });
}

test('[OPS-026] [OPS-058] an operator adds a rider, suspends and restores the rider, and moves the rider to another city', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const email = `yusuf-${Date.now()}@demo.invalid`;
  const rider = await browser.newPage();
  await signUp(rider, email, `+234803${Date.now() % 10 ** 7}`.padEnd(14, '0'));
  await signInAs(page, 'operator@demo.invalid');

  await test.step('the account is looked up by its address', async () => {
    await page.goto('/admin/riders');
    await expect(page.getByRole('heading', { name: 'Riders' })).toBeVisible();
    await mustBeAccessible(page);
    await page.getByRole('button', { name: 'Add a rider' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a rider' });
    await dialog.getByRole('button', { name: 'Add this rider' }).click();
    await expect(dialog.getByText('Enter a whole email or phone number.')).toBeVisible();
    await dialog.getByLabel('Email or phone number').fill('stranger@demo.invalid');
    await dialog.getByRole('button', { name: 'Add this rider' }).click();
    await expect(dialog.getByText('No account has this e-mail address', { exact: false })).toBeVisible();
    await dialog.getByLabel('Email or phone number').fill(email);
    await dialog.getByLabel('City').selectOption('Lagos');
    await dialog.getByLabel('Vehicle').selectOption('Bicycle');
    await dialog.getByRole('button', { name: 'Add this rider' }).click();
    await expect(dialog.getByText('has not confirmed it', { exact: false })).toBeVisible();
    await mustBeAccessible(page);
    await dialog.getByLabel('I know that this account is the rider’s').check();
    await dialog.getByRole('button', { name: 'Add this rider' }).click();
    await expect(page.getByRole('listitem').first()).toContainText('Yusuf Sani');
  });

  await test.step('the rider begins a shift, and the operator sees it', async () => {
    await rider.goto('/courier/');
    await rider.getByRole('button', { name: 'Go online' }).click();
    await expect(rider.getByText('Lagos', { exact: false }).first()).toBeVisible();
    await page.getByLabel('Find a rider').fill('yusuf');
    await page.getByRole('button', { name: 'On shift' }).click();
    await expect(page.getByRole('link', { name: 'Yusuf Sani' })).toBeVisible();
    await page.getByRole('button', { name: 'Suspended' }).click();
    await expect(page.getByText('No riders match.')).toBeVisible();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('link', { name: 'Yusuf Sani' }).click();
    await expect(page.getByRole('heading', { name: 'Yusuf Sani' })).toBeVisible();
    await mustBeAccessible(page);
  });

  await test.step('a suspension ends the shift with its reason, and is taken back', async () => {
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspend Yusuf Sani?' });
    await dialog.getByLabel('Reason').fill('Papers are out of date');
    await mustBeAccessible(page);
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(page.getByText('Suspended: Papers are out of date')).toBeVisible();
    await expect(rider.getByText('Papers are out of date', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Reinstate' }).click();
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    // One that came up below the resting pointer would stay, and the next one would wait for it.
    await expect(page.getByText('Yusuf Sani may work again')).toBeVisible();
  });

  await test.step('another city', async () => {
    await page.getByLabel('City').selectOption('Nairobi');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Yusuf Sani works in Nairobi')).toBeVisible();
  });
  await rider.close();
});
