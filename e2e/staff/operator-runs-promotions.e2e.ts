import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { signInAs } from '../support/signed-in.ts';
import { expect, test } from '../support/watched-page.ts';

test('[OPS-063] an operator makes a coupon, which a customer finds and which is gone once it is stopped', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const code = `HARVEST${Date.now() % 1_000_000}`;
  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Offers', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('link', { name: 'Add a coupon' }).click();
  await page.getByLabel('Name').fill('Harvest week');
  await page.getByLabel('Percent').fill('20');
  await page.getByLabel('At most, NGN').fill('1000');
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
  await page.getByLabel('Uses by all together').fill('50');
  await page.getByRole('checkbox', { name: 'Food' }).check();
  await page.getByLabel('Begins').fill('2026-01-01T00:00');
  await expect(page.getByText('It may cost ₦50,000 at most.')).toBeVisible();
  await expect(page.getByText('₦1,000 less; ₦9,000 are left to pay.')).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Make this coupon' }).click();
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();

  const customer = await browser.newPage();
  await deliverTo(customer.context());
  await signInAs(customer, 'bisi@demo.invalid');
  await customer.goto('/coupons');
  await expect(customer.getByText(code)).toBeVisible();

  await page.getByRole('button', { name: 'Stop this coupon' }).click();
  await expect(page.getByText('Stopped: no order takes it.')).toBeVisible();
  await page.getByRole('link', { name: 'Coupons', exact: true }).click();
  await page.getByRole('button', { name: 'Over' }).click();
  await expect(page.getByRole('link', { name: new RegExp(`^${code}`) })).toBeVisible();
  await customer.reload();
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(customer.getByText(code)).toBeHidden();
  await customer.close();
});

test('[OPS-065] an operator adds a banner, which a customer sees on the home page, and deletes it', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const words = `Suya night ${Date.now() % 1_000_000}`;
  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin/promotions/banners');
  await expect(page.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('link', { name: 'Add a banner' }).click();
  await page.getByRole('textbox', { name: 'Words' }).fill(words);
  await page.getByLabel('Path of the page').fill('/coupons');
  await expect(page.getByRole('region', { name: 'As customers see it' }).getByText(words)).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Add this banner' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

  const customer = await browser.newPage();
  await deliverTo(customer.context());
  await customer.goto('/home');
  await expect(customer.getByRole('link', { name: words })).toHaveAttribute('href', '/coupons');
  await customer.close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Banners' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(words) })).toBeHidden();
});

test('[OPS-065] an operator highlights a store, which customers see with the word “Ad”, and deletes it', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const words = `Late kitchen ${Date.now() % 1_000_000}`;
  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin/promotions/highlights');
  await expect(page.getByRole('heading', { level: 1, name: 'Highlights' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('link', { name: 'Add a highlight' }).click();
  await page.getByLabel('Find a store').fill('Chop & Go');
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Chop & Go, Adeola Odeku' });
  await page.getByRole('textbox', { name: 'Words' }).fill(words);
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Add this highlight' }).click();
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();

  const customer = await browser.newPage();
  await deliverTo(customer.context());
  await customer.goto('/home');
  const card = customer.getByRole('article').filter({ hasText: words }).first();
  await expect(card).toBeAttached();
  await expect(card.getByText('Ad', { exact: true })).toBeAttached();
  await customer.close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Highlights' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(words) })).toBeHidden();
});

test('[OPS-062] an operator makes a flash sale of an item that is found, and deletes it', { tag: '@thorough' }, async ({
  page,
}) => {
  const name = `Noon market ${Date.now() % 1_000_000}`;
  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin/promotions/flash-sales');
  await expect(page.getByRole('heading', { level: 1, name: 'Flash sales' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('link', { name: 'Add a flash sale' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Begins').fill('2026-01-01T00:00');
  await page.getByLabel('Ends').fill('2027-12-01T00:00');
  await page.getByLabel('Find an item').fill('jollof');
  await page
    .getByRole('button', { name: /^Add .*jollof/i })
    .first()
    .click();
  await page.getByLabel('Percent').fill('20');
  await page.getByLabel('Pieces').fill('1');
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Make this flash sale' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Flash sales', exact: true }).click();
  await page.getByRole('link', { name: new RegExp(`${name}.*0 of 1 sold`) }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Flash sales' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeHidden();
});

test('[OPS-061] an operator makes a campaign of what a filter finds, which a customer sees, and deletes it', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const name = `Harvest ${Date.now() % 1_000_000}`;
  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin/promotions/campaigns');
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('link', { name: 'Add a campaign' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Percent').fill('15');
  await page.getByLabel('Begins').fill('2026-01-01T00:00');
  await page.getByLabel('Words in the name').fill('jollof');
  await expect(page.getByText(/items? (is|are) in it\./)).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Make this campaign' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  const customer = await browser.newPage();
  await deliverTo(customer.context());
  await customer.goto('/home');
  await expect(customer.getByText(name).first()).toBeVisible();
  await customer.close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeHidden();
});

test('[OPS-064] an operator plans a bonus, deletes it, and sees the terms of points', { tag: '@thorough' }, async ({
  page,
}) => {
  const name = `Market day ${Date.now() % 1_000_000}`;
  await signInAs(page, 'operator@demo.invalid');
  await page.goto('/admin/promotions/bonuses');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet bonuses' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('link', { name: 'Add a bonus' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Percent').fill('5');
  await page.getByLabel('At most, NGN').fill('500');
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Add a bonus' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Wallet bonuses', exact: true }).click();
  await page.getByRole('button', { name: 'Planned' }).click();
  await page.getByRole('link', { name: new RegExp(`${name}.*5% up to`) }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet bonuses' })).toBeVisible();
  await page.getByRole('link', { name: 'Points and invitations' }).click();
  await expect(page.getByLabel('Money spent for a point, NGN')).toHaveValue('100');
  await mustBeAccessible(page);
});
