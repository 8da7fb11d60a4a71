import type { Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { expect, test } from '../support/watched-page.ts';

/** A kitchen of these journeys alone (`market-for-journeys.ts`). */
const kitchen = '/store/mama-ronke-buka-lekki';
const lekki = { zoneId: 1, location: 'Lekki, Lagos', at: { lat: 6.4455, lng: 3.4745 } };

async function openBoard(page: Page): Promise<void> {
  await page.goto('/vendor');
  await page.getByLabel('Email or phone number').fill('wale@demo.invalid');
  await page.getByLabel('Password', { exact: true }).fill('soko-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached();
}

const pill = (page: Page) => page.getByTitle('Pause or busy');

test('[STO-034] [CUS-11] a store takes no orders for half an hour, and customers see until when', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  const visiting = await browser.newContext();
  await deliverTo(visiting, lekki);
  const visitor = await visiting.newPage();
  await visitor.goto(kitchen);
  await waitForHydration(visitor);
  await visitor.getByRole('button', { name: 'Add Table Water' }).first().click();
  await expect(visitor.getByText('Item added to cart')).toBeVisible();

  await openBoard(page);
  await expect(pill(page)).toContainText('Open');
  await pill(page).click();
  await expect(page.getByRole('dialog', { name: 'Pause or busy' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByLabel('Short of staff').check();
  await page.getByRole('button', { name: '30 min', exact: true }).click();
  await expect(page.getByText('Paused: customers can’t order.')).toBeVisible();
  await expect(page.getByText('30 minutes left.')).toBeVisible();
  await expect(pill(page)).toContainText('Paused 30 min');
  await mustBeAccessible(page);

  await visitor.goto(kitchen);
  await waitForHydration(visitor);
  await expect(visitor.getByText('The store is short of staff right now.')).toBeVisible();
  await expect(visitor.getByText(/^Takes orders again at \d\d:\d\d [AP]M$/).first()).toBeVisible();
  await visitor.goto('/checkout?page=cart');
  await waitForHydration(visitor);
  await expect(visitor.getByRole('radio', { name: /^Schedule/ })).toBeChecked();
  await expect(visitor.getByLabel('Time', { exact: true })).toBeVisible();
  const when = visitor.getByRole('region', { name: 'When' });
  await expect(when.getByText(/It takes orders again at \d\d:\d\d\.$/)).toBeVisible();
  await visitor.goto(kitchen);
  await waitForHydration(visitor);
  await visitor.getByRole('link', { name: /^View cart/ }).click();
  await expect(visitor.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Takes orders again at');
  await mustBeAccessible(visitor);

  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(page.getByText('Paused: customers can’t order.')).toBeHidden();
  await expect(pill(page)).toContainText('Open');
  await visitor.reload();
  await waitForHydration(visitor);
  await expect(visitor.getByText('Takes orders again')).toBeHidden();
  await visiting.close();
});

test('[STO-035] a busy store promises more minutes, and customers see them', { tag: '@thorough' }, async ({
  page,
  browser,
}) => {
  const visiting = await browser.newContext();
  await deliverTo(visiting, lekki);
  const visitor = await visiting.newPage();
  await visitor.goto(kitchen);
  const usual = await visitor
    .getByText(/^\d+–\d+ min$/)
    .first()
    .textContent();
  const [min = 0, max = 0] = (usual ?? '').match(/\d+/g)?.map(Number) ?? [];

  await openBoard(page);
  await pill(page).click();
  await page.getByRole('button', { name: '+20 min' }).click();
  await expect(pill(page)).toContainText('+20');
  await visitor.reload();
  await expect(visitor.getByText(`${min + 20}–${max + 20} min`).first()).toBeVisible();

  await pill(page).click();
  await expect(page.getByRole('button', { name: '+20 min' })).toHaveAttribute('aria-pressed', 'true');
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Back to normal' }).click();
  await expect(pill(page)).not.toContainText('+20');
  await visitor.reload();
  await expect(visitor.getByText(usual ?? '').first()).toBeVisible();
  await visiting.close();
});

test('[STO-039] an owner changes the hours of a store, customers see it closed, and the owner takes it back', {
  tag: '@thorough',
}, async ({ page, browser }) => {
  await page.goto('/vendor/hours');
  await page.getByLabel('Email or phone number').fill('wale@demo.invalid');
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

  // Of the demo, whose clock is frozen in the middle of the day.
  await monday.fill('20:00-02:00');
  await page.getByRole('button', { name: 'Same hours every day' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Customers see the new hours.')).toBeVisible();

  const visiting = await browser.newContext();
  await deliverTo(visiting, lekki);
  const visitor = await visiting.newPage();
  await visitor.goto(kitchen);
  await waitForHydration(visitor);
  await expect(visitor.getByText('Opens at 08:00 PM').first()).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(monday).not.toHaveValue('20:00-02:00');
  await visitor.reload();
  await waitForHydration(visitor);
  await expect(visitor.getByText('Opens at 08:00 PM')).toBeHidden();
  await visiting.close();
});
