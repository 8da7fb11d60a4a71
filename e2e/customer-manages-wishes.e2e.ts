import type { Locator, Page } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { watchCalls } from './support/location-picker.ts';
import { signIn } from './support/signed-in.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The cards of items: those of stores have a heart as well, and nothing to add. */
const itemCards = (page: Page) => page.locator('article').filter({ has: page.getByRole('button', { name: /^Add / }) });

/** Returns the first of the cards without a filled heart. */
async function unsaved(page: Page, cards: Locator) {
  const heart = cards
    .locator('button[aria-pressed="false"]')
    .and(page.getByRole('button', { name: /^Save / }))
    .first();
  await expect(heart).toBeVisible();
  const label = (await heart.getAttribute('aria-label')) ?? '';
  return { heart: page.getByRole('button', { name: label, exact: true }).first(), name: label.replace('Save ', '') };
}

test('[WISH-01] [WISH-04] [WISH-09] [WISH-10] [WISH-12] [WISH-13] [WISH-14] a heart keeps an item in the list until it is removed there', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context);
  await signIn(page);
  const calls = watchCalls(page);
  await page.goto('/home');
  await waitForHydration(page);
  // One call loads the wishes of the whole page.
  await expect.poll(() => calls.filter((call) => call === 'customer/wish-list/ids')).toHaveLength(1);
  await expect(page.locator('article button[aria-pressed="true"]').first()).toBeVisible();
  const { heart, name } = await unsaved(page, itemCards(page));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Added to wish list')).toBeVisible();

  await page.reload();
  await waitForHydration(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Wish list', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Wish list' });
  await expect(drawer.getByRole('tab', { name: 'foods' })).toHaveAttribute('aria-selected', 'true');
  await expect(drawer.getByRole('link', { name })).toBeVisible();
  await mustBeAccessible(page);
  await drawer.getByRole('button', { name: `Remove ${name} from wish list` }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
  await mustBeAccessible(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('Removed from wish list')).toBeVisible();
  await expect(drawer.getByRole('link', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[WISH-05] [CARD-29] the heart of a store is the same on its card and on its page', { tag: '@thorough' }, async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await signIn(page);
  await page.goto('/store/popular');
  await waitForHydration(page);
  const { heart, name } = await unsaved(page, page.locator('article'));
  await heart.click();
  await expect(page.getByText('Added to wish list')).toBeVisible();
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Removed from wish list')).toBeVisible();
});

test('[ITEM-06] [WISH-14] the detail of an item removes without a question', async ({ page, context }) => {
  await deliverTo(context);
  await signIn(page);
  await page.goto('/home');
  await waitForHydration(page);
  // Before the wishes are known, an item of the list looks like any other.
  await expect(page.locator('article button[aria-pressed="true"]').first()).toBeVisible();
  const { heart, name } = await unsaved(page, itemCards(page));
  await waitForHydration(page, heart);
  await page.getByRole('link', { name, exact: true }).first().click();
  const save = page.getByRole('dialog', { name }).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Removed from wish list')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[WISH-06] [WISH-08] [WISH-19] a guest is told in the chosen language to sign in first', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context);
  const calls = watchCalls(page);
  await page.goto('/home');
  await waitForHydration(page);
  await page.locator('article button[aria-pressed="false"]').first().click();
  await expect(page.getByText('You are not logged in')).toBeVisible();

  await context.addCookies([{ name: 'language-setting', value: 'yo', domain: '127.0.0.1', path: '/' }]);
  await page.reload();
  await waitForHydration(page);
  await page.locator('article button[aria-pressed="false"]').first().click();
  await expect(page.getByText('Ẹ kò tíì wọlé')).toBeVisible();
  expect(calls.filter((call) => call.includes('wish-list'))).toEqual([]);
});
