import type { Locator, Page } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { LocationPicker, storedIn, watchCalls } from './support/location-picker.ts';
import { signIn } from './support/signed-in.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

/** Opens the delivery places of a customer from the bar of a page. */
async function openDeliverTo(page: Page): Promise<Locator> {
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Deliver to/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Deliver to' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  return dialog;
}

/** By the search, which needs no map. */
async function writeAddress(dialog: Locator, { place, house }: { place: string; house: string }): Promise<void> {
  await dialog.getByRole('combobox').fill(place);
  await dialog.getByRole('option').first().click();
  await expect(dialog.getByRole('status').getByText(new RegExp(place, 'i'))).toBeVisible();
  await dialog.getByLabel('Contact Person Name').fill('Ada Obi');
  await dialog.getByLabel('Phone', { exact: true }).fill('+234 803 555 0142');
  await dialog.getByLabel('House', { exact: true }).fill(house);
}

/** Puts something that needs no choice into the cart, through the calls that the storefront makes. */
async function fillCart(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const headers = { zoneid: '[1]', moduleid: '2', 'x-software-id': 'soko-web', 'content-type': 'application/json' };
    await fetch('/api/v1/auth/guest/request', { method: 'POST', headers });
    const reply = await fetch('/api/v1/items?limit=100', { headers });
    const { items } = (await reply.json()) as {
      items: { id: number; stock: number | null; store_open: boolean; variations: unknown[] }[];
    };
    const plain = items.find(
      ({ store_open, stock, variations }) => store_open && (stock ?? 9) > 3 && variations.length === 0,
    );
    const body = JSON.stringify({ item_id: plain?.id, quantity: 1 });
    await fetch('/api/v1/cart/add', { method: 'POST', headers, body });
  });
}

test('[ADDR-23] [ADDR-24] [ADDR-33] [ADDR-34] [ADDR-35] a customer adds an address, changes it and removes it', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context);
  await signIn(page);
  await page.goto('/home');
  const dialog = await openDeliverTo(page);
  const before = await dialog.getByRole('listitem').count();
  await mustBeAccessible(page);

  await dialog.getByRole('button', { name: 'Add Address' }).click();
  const form = page.getByRole('dialog', { name: 'Add Address' });
  await form.getByText('Other', { exact: true }).click();
  await form.getByLabel('Label Name').fill('Mama’s shop');
  await writeAddress(form, { place: 'awolowo road', house: '14' });
  await mustBeAccessible(page);
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect(form).toHaveCount(0);
  const row = dialog.getByRole('listitem').filter({ hasText: 'Mama’s shop' });
  await expect(row).toContainText('House 14');
  await expect(row).toContainText('+234 803 555 0142');

  await row.getByRole('button', { name: 'More for Mama’s shop' }).click();
  await mustBeAccessible(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Update Address' });
  await change.getByLabel('House', { exact: true }).fill('15');
  await change.getByRole('button', { name: 'Update Address' }).click();
  await expect(change).toHaveCount(0);
  await expect(row).toContainText('House 15');

  await row.getByRole('button', { name: 'More for Mama’s shop' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this address?' });
  await mustBeAccessible(page);
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(row).toHaveCount(0);
  await expect(dialog.getByRole('listitem')).toHaveCount(before);
});

test('[LOC-27] [LOC-28] a saved address becomes the delivery place, on a page that is reloaded', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await signIn(page);
  await page.goto('/home');
  const dialog = await openDeliverTo(page);
  const reply = await page.request.get('/api/v1/customer/address/list?limit=100');
  const { addresses } = (await reply.json()) as {
    addresses: { address: string; address_type: string; latitude: string; longitude: string; zone_ids: number[] }[];
  };
  const home = addresses.find(({ address_type }) => address_type === 'home');
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: /^Home/ }).click();
  await reloaded;
  await expect(page.getByText('New delivery address selected.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  expect(await storedIn(context)).toMatchObject({
    zoneid: JSON.stringify(home?.zone_ids),
    location: home?.address,
    currentLatLng: JSON.stringify({ lat: Number(home?.latitude), lng: Number(home?.longitude) }),
  });
  const again = await openDeliverTo(page);
  await expect(again.getByRole('listitem').filter({ hasText: 'In delivery zone' })).toContainText('Home');
});

test('[LOC-29] [LOC-31] the position of the device becomes the delivery place at once, unless it is outside all zones', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 0, longitude: -30 });
  await deliverTo(context);
  await page.goto('/home');
  const before = await storedIn(context);
  await waitForHydration(page);
  await page.getByRole('button', { name: /^Deliver to/ }).click();
  const picker = new LocationPicker(page);
  await picker.map.waitFor();
  const here = picker.dialog.getByRole('button', { name: 'Deliver to where I am' });
  await here.click();
  await expect(page.getByText('We do not deliver to this place yet.')).toBeVisible();
  expect(await storedIn(context)).toMatchObject(before);

  await context.setGeolocation({ latitude: -1.2676, longitude: 36.8108 });
  const reloaded = page.waitForEvent('load');
  await here.click();
  await reloaded;
  await expect(page.getByText('New location has been set')).toBeVisible();
  const after = await storedIn(context);
  expect(after.location).toContain('Westlands');
  expect(after.zoneid).not.toBe(before.zoneid);
});

test('[ADDR-37] [CHK-23] [LOC-28] at checkout a customer orders to a saved address, with person and door filled in', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await signIn(page);
  await page.goto('/');
  await fillCart(page);
  await page.goto('/checkout?page=cart');
  await waitForHydration(page);
  const place = page.getByRole('region', { name: 'Deliver to' });
  await expect(place.getByRole('button', { name: 'Change who takes it' })).toBeVisible();
  await expect(place.getByText(/^\+[\d\s]+$/)).toBeVisible();
  await mustBeAccessible(page);

  await place.getByRole('button', { name: 'Add Address' }).click();
  const form = page.getByRole('dialog', { name: 'Add Address' });
  await writeAddress(form, { place: 'awolowo road', house: '21' });
  await form.getByLabel('Landmark', { exact: true }).fill('Opposite the filling station');
  // By keyboard: a pointer where the toast appears would pause it.
  await form.getByLabel('Landmark', { exact: true }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(place.getByRole('radio').first()).toBeChecked();
  await place.getByRole('button', { name: 'Change contact or door' }).click();
  await expect(place.getByLabel('House', { exact: true })).toHaveValue('21');
  await expect(place.getByLabel('Landmark', { exact: true })).toHaveValue('Opposite the filling station');

  await place.getByRole('radio', { name: /^Office/ }).press('Space');
  await expect(place.getByRole('radio', { name: /^Office/ })).toBeChecked();
  await expect(page.getByText('New delivery address selected.')).toBeVisible();
  await expect(place.getByLabel('Landmark', { exact: true })).not.toHaveValue('Opposite the filling station');
});

test('[ADDR-10] [ADDR-25] [ADDR-26] [ADDR-32] [CHK-23] a guest’s address stays on the device, for the next order too', {
  tag: '@thorough',
}, async ({ page, context }) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await page.goto('/');
  await fillCart(page);
  const calls = watchCalls(page);
  await page.goto('/checkout?page=cart');
  await waitForHydration(page);
  const place = page.getByRole('region', { name: 'Deliver to' });
  await place.getByText('House, landmark, directions').click();
  await place.getByRole('button', { name: 'Your address' }).click();
  const form = page.getByRole('dialog', { name: 'Your address' });
  await writeAddress(form, { place: 'awolowo road', house: '14' });
  await form.getByLabel('Email').fill('ada@example.com');
  await form.getByLabel('Landmark', { exact: true }).fill('Opposite the filling station');
  await mustBeAccessible(page);
  await form.getByRole('button', { name: 'Add Address' }).click();
  await expect(form).toHaveCount(0);
  await expect(place).toContainText('Awolowo Road');

  await page.reload();
  await waitForHydration(page);
  await expect(place).toContainText('Awolowo Road');
  await expect(place.getByLabel('Contact Person Name')).toHaveValue('Ada Obi');
  await expect(place.getByLabel('Email')).toHaveValue('ada@example.com');
  await expect(place.getByLabel('House', { exact: true })).toHaveValue('14');
  await expect(place.getByLabel('Landmark', { exact: true })).toHaveValue('Opposite the filling station');
  expect(calls.filter((call) => call.includes('address/'))).toEqual([]);
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[ADDR-04] the address modal is 458 pixels wide', async ({ page, context }) => {
    await deliverTo(context);
    await signIn(page);
    await page.goto('/home');
    const dialog = await openDeliverTo(page);
    await dialog.getByRole('button', { name: 'Add Address' }).click();
    const form = page.getByRole('dialog', { name: 'Add Address' });
    await expect(form.getByRole('application', { name: 'Map' })).toBeVisible();
    expect(await form.evaluate((element) => (element as unknown as { offsetWidth: number }).offsetWidth)).toBe(458);
  });
});
