import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { signUp } from '../support/new-account.ts';
import { signInAs } from '../support/signed-in.ts';
import { expect, test } from '../support/watched-page.ts';

test('[OPS-069] [OPS-039] an operator finds a customer, sees the contact for a reason, writes a note, gives a coupon and suspends the account', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const customer = await browser.newPage();
  await deliverTo(customer.context());
  await customer.goto('/');
  const email = await signUp(customer, 'Ngozi Umeh');

  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin/customers');
  await page.getByLabel('Find a customer').fill(email);
  const row = page.getByRole('link', { name: /Ngozi Umeh/ });
  await expect(row).toHaveCount(1);
  await mustBeAccessible(page);
  await row.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ngozi Umeh' })).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  await expect(page.getByText('On 1 device')).toBeVisible();
  await mustBeAccessible(page);

  await page.getByRole('button', { name: 'Show the contact' }).click();
  const reasonDialog = page.getByRole('dialog', { name: 'Show the contact?' });
  await reasonDialog.getByLabel('Reason').fill('The rider stands at the door');
  await reasonDialog.getByRole('button', { name: 'Show the contact' }).click();
  await expect(page.getByText(email)).toBeVisible();

  await page.getByLabel('New note').fill('Asks for the side door.');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Asks for the side door.' })).toBeVisible();

  await page.getByRole('button', { name: 'Give credit or a coupon…' }).click();
  const gift = page.getByRole('dialog', { name: 'Give credit or a coupon' });
  await gift.getByText('Coupon', { exact: true }).click();
  await gift.getByLabel('Currency').selectOption('NGN');
  await gift.getByLabel('Amount').fill('500');
  await gift.getByLabel('Reason').fill('Cold rice');
  await mustBeAccessible(page);
  await gift.getByRole('button', { name: 'Give ₦500' }).click();
  await expect(page.getByText('The coupon is given')).toBeVisible();
  const code = (await page.getByText(/^GIFT-/).textContent()) ?? '';
  await customer.goto('/profile?page=coupons');
  await expect(customer.getByText(code)).toBeVisible();

  await page.getByRole('button', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend Ngozi Umeh?' });
  await dialog.getByLabel('Reason').fill('A stolen card');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended: A stolen card')).toBeVisible();
  await expect(page.getByText('On no device')).toBeVisible();
  await mustBeAccessible(page);
  expect((await customer.request.get('/api/v1/customer/info')).status()).toBe(401);
  await customer.close();

  await page.getByRole('button', { name: 'Open the account again' }).click();
  await expect(page.getByRole('button', { name: 'Suspend' })).toBeVisible();
});
