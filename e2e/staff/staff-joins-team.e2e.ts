import { expect, type Page, test } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';

const password = 'pounded-yam-7';
const store = 'Mama Rónkẹ́ Buka, Yaba';

async function signIn(page: Page, login: string, secret: string): Promise<void> {
  await page.getByLabel('Email or phone number').fill(login);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('[SEAT-13] [SEAT-19] [SEAT-22] an owner invites a cook by link, who signs up, joins, and is removed again', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const mark = String(Date.now()).slice(-7);
  const contact = `cook-${mark}@example.com`;

  await page.goto('/vendor/team');
  await signIn(page, 'ronke@demo.invalid', 'soko-demo');
  await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeVisible();
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email or phone number').fill(contact);
  await page.getByRole('radio', { name: /^Kitchen/ }).click();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Send invitation' }).click();
  const link = await page.getByLabel('Link').inputValue();
  expect(link).toMatch(/\/vendor\/join#[\w-]{43}$/);
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('list', { name: 'Invited' })).toContainText(contact);
  await mustBeAccessible(page);

  const address = new URL(link);
  const path = `${address.pathname}${address.hash}`;
  const cookContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const cook = await cookContext.newPage();
  await cook.goto(path);
  await expect(cook.getByRole('heading', { name: `Work for ${store}` })).toBeVisible();
  await expect(cook.getByText('Kitchen', { exact: true })).toBeVisible();
  await mustBeAccessible(cook);
  await cook.getByRole('button', { name: 'New here? Create an account' }).click();
  await cook.getByLabel('Your name').fill('Tayo Bello');
  await cook.getByLabel('Email').fill(`tayo-${mark}@example.com`);
  await cook.getByLabel('Phone number').fill(`0803${mark}`);
  await cook.getByLabel('Password', { exact: true }).fill(password);
  await cook.getByRole('checkbox', { name: /terms and conditions/ }).check();
  await mustBeAccessible(cook);
  await cook.getByRole('button', { name: 'Create account' }).click();
  await cook
    .getByLabel('Code')
    .fill((await cook.getByText(/your code is \d{6}/).textContent())?.match(/\d{6}/)?.[0] ?? '');
  await cook.getByRole('button', { name: 'Continue' }).click();
  await expect(cook.getByText('You’re signed in as Tayo Bello.')).toBeVisible();
  await mustBeAccessible(cook);
  await cook.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(cook.getByText(`You work for ${store} now`)).toBeVisible();
  await expect(cook).toHaveURL('/vendor/');
  await expect(cook.getByRole('region', { name: 'New', exact: true })).toBeVisible();
  await cook.goto('/vendor/account');
  await expect(cook.getByText('Kitchen', { exact: true })).toBeVisible();
  await cook.goto('/vendor/team');
  await expect(cook.getByRole('heading', { name: `You can’t manage the team of ${store}` })).toBeVisible();

  const people = page.getByRole('list', { name: 'People' });
  await expect(people).toContainText('Tayo Bello');
  await expect(page.getByText('Nobody is waiting to join.', { exact: false })).toBeVisible();

  await cook.goto(path);
  await expect(cook.getByRole('heading', { name: 'This invitation is over' })).toBeVisible();
  await mustBeAccessible(cook);
  await cook.goto('/vendor/join#cut');
  await expect(cook.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();

  await page.getByRole('button', { name: 'Remove: Tayo Bello' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(people).not.toContainText('Tayo Bello');
  await cook.goto('/vendor/');
  await expect(cook.getByText('This account doesn’t work for a store yet')).toBeVisible();
  await cookContext.close();
});
