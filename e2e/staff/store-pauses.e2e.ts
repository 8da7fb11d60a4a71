import type { Page } from '@playwright/test';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { live } from '../support/live-page.ts';
import { expect, test } from '../support/watched-page.ts';

const kitchen = '/store/mama-ronke-buka-yaba';
const yaba = { zoneId: 3, location: 'Yaba, Lagos', at: { lat: 6.507, lng: 3.3755 } };

async function openBoard(page: Page): Promise<void> {
  await page.goto('/vendor');
  await page.getByLabel('Email or phone number').fill('ronke@demo.invalid');
  await page.getByLabel('Password', { exact: true }).fill('soko-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeAttached();
}

const pill = (page: Page) => page.getByTitle('Pause or busy');

test('[STO-034] [CUS-11] a store takes no orders for half an hour, and customers see until when', async ({
  page,
  browser,
}) => {
  const visiting = await browser.newContext();
  await deliverTo(visiting, yaba);
  const visitor = await visiting.newPage();
  await visitor.goto(kitchen);
  await live(visitor);
  await visitor.getByRole('button', { name: 'Add Chilled Malt' }).first().click();
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
  await live(visitor);
  await expect(visitor.getByText('The store is short of staff right now.')).toBeVisible();
  await expect(visitor.getByText(/^Takes orders again at \d\d:\d\d [AP]M$/).first()).toBeVisible();
  await visitor.goto('/checkout?page=cart');
  await live(visitor);
  const note = visitor.getByText(/It takes orders again at \d\d:\d\d\./).filter({ visible: true });
  await expect(note.first()).toBeVisible();
  await visitor.goto(kitchen);
  await live(visitor);
  await visitor.getByRole('link', { name: /^View cart/ }).click();
  await expect(visitor.getByRole('dialog', { name: 'Shopping Cart' })).toContainText('Takes orders again at');
  await mustBeAccessible(visitor);

  await page.getByRole('button', { name: 'Take orders again' }).click();
  await expect(page.getByText('Paused: customers can’t order.')).toBeHidden();
  await expect(pill(page)).toContainText('Open');
  await visitor.reload();
  await live(visitor);
  await expect(visitor.getByText('Takes orders again')).toBeHidden();
  await visiting.close();
});

test('[STO-035] a busy store promises more minutes, and customers see them', async ({ page, browser }) => {
  const visiting = await browser.newContext();
  await deliverTo(visiting, yaba);
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
