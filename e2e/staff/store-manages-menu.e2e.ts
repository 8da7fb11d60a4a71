import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { expect, test } from '../support/watched-page.ts';

const kitchen = '/store/mama-ronke-buka-yaba';
const yaba = { zoneId: 3, location: 'Yaba, Lagos', at: { lat: 6.507, lng: 3.3755 } };

const picture = () =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer();

async function openMenu(page: Page): Promise<void> {
  await page.goto('/vendor/menu');
  await page.getByLabel('Email or phone number').fill('ronke@demo.invalid');
  await page.getByLabel('Password', { exact: true }).fill('soko-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
}

test('[STO-047] [STO-048] [STO-051] [STO-060] an owner adds an item with a photo, a visitor puts it into the cart, and it sells out', async ({
  page,
  browser,
}) => {
  // It crops a photo and loads the storefront twice, on a machine that may be busy.
  test.setTimeout(60_000);
  const name = `Smoked Fish ${String(Date.now()).slice(-6)}`;
  await openMenu(page);
  await mustBeAccessible(page);

  await page.getByRole('link', { name: 'Add an item' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category').selectOption({ index: 1 });
  await page.getByLabel(/^Price in/).fill('3500.005');
  await page.getByLabel('Add a photo').setInputFiles({
    name: 'notes.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture at all'),
  });
  await expect(page.getByText('This file isn’t a picture.', { exact: false })).toBeVisible();
  await page.getByLabel('Add a photo').setInputFiles({
    name: 'fish.jpg',
    mimeType: 'image/jpeg',
    buffer: await picture(),
  });
  await expect(page.getByRole('dialog', { name: 'Crop the photo' })).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Use photo' }).click();
  await page.getByLabel('What the photo shows').fill('Smoked fish on a plate');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByLabel(/^Price in/)).toHaveAttribute('aria-invalid', 'true');
  await mustBeAccessible(page);
  await page.getByLabel(/^Price in/).fill('3500');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(`${name} is published`)).toBeVisible();
  await expect(page.getByRole('switch', { name: `${name} is on sale` })).toBeChecked();

  const visiting = await browser.newContext();
  await deliverTo(visiting, yaba);
  const visitor = await visiting.newPage();
  await visitor.goto(kitchen);
  await waitForHydration(visitor);
  await visitor
    .getByRole('button', { name: `Add ${name}` })
    .first()
    .click();
  await expect(visitor.getByRole('button', { name: `${name}, 1 in cart` }).first()).toBeVisible();
  const shown = visitor
    .getByRole('article')
    .filter({ hasText: name })
    .or(visitor.getByRole('listitem').filter({ hasText: name }));
  await expect(shown.first().locator('img[src*="/uploads/360/"]')).toBeVisible();

  await page.getByRole('button', { name: `${name}: sold out until tomorrow` }).click();
  await expect(page.getByText(`${name} is sold out until tomorrow`)).toBeVisible();
  await expect(page.getByRole('switch', { name: `${name} is on sale` })).not.toBeChecked();
  await visitor.reload();
  await waitForHydration(visitor);
  await expect(shown.first().getByText('Out of Stock')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('switch', { name: `${name} is on sale` })).toBeChecked();
  await visiting.close();
});

test('[STO-050] keeps a draft on the device and asks before it is left', { tag: '@thorough' }, async ({ page }) => {
  await openMenu(page);
  await page.getByRole('link', { name: 'Add an item' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Half an idea');
  await page.getByRole('link', { name: 'Menu' }).last().click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without publishing?');
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Go on editing' }).click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('soko-item-')));
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half an idea');
  await page.getByRole('button', { name: 'Throw the draft away' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('[STO-054] [STO-055] imports a file of items with a photo, after a look at its faults and changes', {
  tag: '@thorough',
}, async ({ page }) => {
  await openMenu(page);
  await page.getByRole('link', { name: 'Import' }).click();
  const name = `Imported stew ${Date.now()}`;
  const file = (csv: string) => ({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByLabel('Choose a file').setInputFiles(file(`name,category,price\n${name},No such category,cheap`));
  await expect(page.getByText('Line 2')).toBeVisible();
  await expect(page.getByText('must be an amount', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import all' })).toBeDisabled();
  await mustBeAccessible(page);
  await page.getByLabel('Choose a file').setInputFiles(file(`name,category,price\n${name},Local Rice,2500`));
  await expect(page.getByText('1 new item')).toBeVisible();
  await page
    .getByLabel('Choose photos')
    .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await picture() });
  await expect(page.getByText('1 photo matched.')).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Import all' }).click();
  await expect(page.getByText('1 photo is on the menu.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'See the menu' }).click();
  await expect(page.getByRole('switch', { name: `${name} is on sale` })).toBeChecked();
});

test('[STO-052] an owner drags a category and features an item, and a visitor reads the menu in that order', async ({
  page,
  browser,
}) => {
  // It loads the storefront twice and looks for faults of access twice, on a machine that may be busy.
  test.setTimeout(90_000);
  await openMenu(page);
  await page.getByRole('link', { name: 'Arrange', exact: true }).click();
  const categories = page.getByRole('list', { name: 'Categories' });
  const handles = categories.getByRole('button', { name: /, place \d+ of/ });
  const namesOf = async () =>
    (await handles.all().then((all) => Promise.all(all.map((one) => one.getAttribute('aria-label'))))).map((label) =>
      label?.replace(/^Move (.*), place .*$/, '$1'),
    );
  await expect(handles.first()).toBeVisible();
  await mustBeAccessible(page);
  const before = await namesOf();
  const [from, to] = [await handles.nth(1).boundingBox(), await handles.first().boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 20, (to?.y ?? 0) + 4, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('Menu changed')).toBeVisible();
  expect(await namesOf()).toEqual([before[1], before[0], ...before.slice(2)]);

  await categories.getByRole('link', { name: before[1] ?? '', exact: true }).click();
  const items = page.getByRole('list', { name: before[1] ?? '', exact: true });
  const last = items.getByRole('button', { name: /^Feature / }).last();
  const name = (await last.getAttribute('aria-label'))?.replace(/^Feature /, '') ?? '';
  await last.click();
  await expect(items.getByRole('button', { name: `Move ${name}, place 1 of`, exact: false })).toBeVisible();
  await mustBeAccessible(page);

  const visiting = await browser.newContext();
  await deliverTo(visiting, yaba);
  const visitor = await visiting.newPage();
  await visitor.goto(kitchen);
  await waitForHydration(visitor);
  const sections = visitor.getByRole('heading', { level: 2 });
  const read = async () => (await sections.allTextContents()).filter((text) => before.includes(text));
  expect((await read()).slice(0, 2)).toEqual([before[1], before[0]]);
  const section = visitor.getByRole('region', { name: before[1] ?? '', exact: true });
  await expect(section.getByRole('heading', { level: 3 }).first()).toHaveText(name);

  // As it was, for the journeys after this one.
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('button', { name: `Feature ${name}` }).click();
  await saved;
  // On a narrow screen the items take the place of the categories.
  await page.goto('/vendor/menu/arrange');
  const restored = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await page.getByRole('button', { name: 'Back to the usual order' }).click();
  expect((await restored).status()).toBe(200);
  await expect.poll(namesOf).toEqual(before);
  await visitor.reload();
  expect((await read()).slice(0, 2)).toEqual(before.slice(0, 2));
  await visiting.close();
});
