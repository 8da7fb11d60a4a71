import type { Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { signInAs } from '../support/signed-in.ts';
import { expect, test } from '../support/watched-page.ts';

const yaba = { id: '3', lat: '6.507', lng: '3.3755' };
const password = 'a stall of my own';

/** Sends an application as the form of the storefront does. */
async function apply(page: Page, call: string, fields: Record<string, string>): Promise<void> {
  const reply = await page.request.post(`/api/v1/auth/${call}`, {
    headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
    multipart: { l_name: 'Ogunleye', zone_id: yaba.id, password, confirm_password: password, ...fields },
  });
  expect(reply.ok()).toBe(true);
}

function applyAsStore(page: Page, name: string, contact: { email: string; phone: string }): Promise<void> {
  return apply(page, 'vendor/register', {
    ...contact,
    f_name: 'Basira',
    name,
    module_id: '1',
    address: '22 Herbert Macaulay Way, Yaba',
    latitude: yaba.lat,
    longitude: yaba.lng,
    minimum_delivery_time: '25',
    maximum_delivery_time: '35',
    tax_number: '',
  });
}

test('[OPS-053] [OPS-056] [OPS-058] an operator accepts a store and a rider from their applications, and declines one with words', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const mark = String(Date.now() % 10 ** 6).padStart(6, '0');
  const contact = (n: number) => ({ email: `basira-${mark}-${n}@demo.invalid`, phone: `+234803${mark}${n}` });
  const [kitchen, twin] = [`Iya Basira ${mark}`, `Twin of Basira ${mark}`];
  await applyAsStore(page, kitchen, contact(1));
  await applyAsStore(page, twin, contact(1));
  await apply(page, 'delivery-man/store', {
    ...contact(2),
    f_name: 'Yusuf',
    vehicle: 'bicycle',
    identity_type: 'passport',
    identity_number: 'A01234567',
  });
  await signInAs(page, 'operator@demo.invalid');

  await test.step('the first steps lead to the applications', async () => {
    await page.goto('/admin/first-steps');
    await page.getByRole('link', { name: /wait for your answer/ }).click();
    await expect(page.getByRole('heading', { name: 'Applications', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: twin })).toContainText('Same contact elsewhere');
    await mustBeAccessible(page);
  });

  await test.step('an address that is taken is refused, and the store gets its owner', async () => {
    await page.getByRole('link', { name: kitchen }).click();
    await expect(page.getByRole('application', { name: 'Map: where the store is' })).toBeVisible();
    await mustBeAccessible(page);
    await page.getByLabel('Address of its page').fill('mama-ronke-buka-yaba');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Another store has this web address.')).toBeVisible();
    await page.getByLabel('Address of its page').fill('');
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(`${kitchen} is accepted.`, { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: kitchen })).toHaveCount(0);
    await page.getByRole('link', { name: 'Open the store' }).click();
    await expect(page.getByRole('heading', { name: kitchen })).toBeVisible();
    await expect(page.getByText('Basira Ogunleye')).toBeVisible();
  });

  await test.step('the second one is declined with words', async () => {
    await page.goto('/admin/applications');
    await page.getByRole('link', { name: twin }).click();
    await expect(
      page.getByText('An account has this contact, but has not confirmed it.', { exact: false }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    const dialog = page.getByRole('dialog', { name: `Decline ${twin}?` });
    await dialog.getByLabel('Reason').fill('One store of each owner, please.');
    await mustBeAccessible(page);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('“One store of each owner, please.”')).toBeVisible();
    await page.getByLabel('State').selectOption('Declined');
    await expect(page.getByRole('link', { name: twin })).toBeVisible();
  });

  await test.step('the rider works at once, with the password of the application', async () => {
    await page
      .getByRole('link', { name: /^Riders/ })
      .nth(1)
      .click();
    // The address changes before the page does: the note about the store goes with its list.
    await expect(page.getByText('“One store of each owner, please.”')).toBeHidden();
    await page.getByLabel('State').selectOption('Waiting');
    await page.getByRole('link', { name: 'Yusuf Ogunleye' }).click();
    await expect(page.getByText('A01234567')).toBeVisible();
    await page.getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText('Yusuf Ogunleye is accepted.', { exact: false })).toBeVisible();
    await mustBeAccessible(page);
    await page.getByRole('link', { name: 'Open the rider' }).click();
    await expect(page.getByRole('heading', { name: 'Yusuf Ogunleye' })).toBeVisible();
  });

  await test.step('the owner reads the welcome', async () => {
    const outbox = await browser.newPage();
    await outbox.goto('/outbox');
    await expect(outbox.getByText('has accepted your application', { exact: false }).first()).toBeVisible();
    await outbox.close();
  });
});
