import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { live } from '../support/live-page.ts';
import { expect, test } from '../support/watched-page.ts';

const kitchen = '/store/mama-ronke-buka-yaba';
const yaba = { zoneId: 3, location: 'Yaba, Lagos', at: { lat: 6.507, lng: 3.3755 } };

test('[STO-039] an owner changes the hours of a store, customers see it closed, and the owner takes it back', async ({
  page,
  browser,
}) => {
  await page.goto('/vendor/hours');
  await page.getByLabel('Email or phone number').fill('ronke@demo.invalid');
  await page.getByLabel('Password', { exact: true }).fill('soko-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Opening hours' })).toBeVisible();
  await mustBeAccessible(page);

  const monday = page.getByLabel('Monday');
  await monday.fill('08:00-12:00, 11:00-22:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(monday).toHaveAttribute('aria-invalid', 'true');
  await expect(monday).toBeFocused();
  await mustBeAccessible(page);

  // Of the demo, whose clock stands still in the middle of the day.
  await monday.fill('20:00-02:00');
  await page.getByRole('button', { name: 'Every day like the first' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Customers see the new hours.')).toBeVisible();

  const visiting = await browser.newContext();
  await deliverTo(visiting, yaba);
  const visitor = await visiting.newPage();
  await visitor.goto(kitchen);
  await live(visitor);
  await expect(visitor.getByText('Opens at 08:00 PM').first()).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(monday).not.toHaveValue('20:00-02:00');
  await visitor.reload();
  await live(visitor);
  await expect(visitor.getByText('Opens at 08:00 PM')).toBeHidden();
  await visiting.close();
});
