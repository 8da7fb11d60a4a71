import { mergeTests } from '@playwright/test';
import { mustBeAccessible } from './support/accessible-page.ts';
import { deliverTo } from './support/delivery-place.ts';
import { LocationPicker, storedIn, watchCalls } from './support/location-picker.ts';
import { test as byCable } from './support/network-cable.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

const defaultPlace = { lat: 6.507, lng: 3.3755 };

test('[LOC-01] [LOC-07] [LOC-10] [LOC-12] [LOC-22] [LOC-23] [LOC-24] [MOD-03] [MOD-08] [MOD-10] [MOD-11] [MOD-12] [MOD-13] [MOD-14] a guest without a place searches for one, chooses a module and shops there', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const picker = new LocationPicker(page);
  await picker.open();
  await expect(picker.confirm).toBeEnabled();
  await mustBeAccessible(page);

  const calls = watchCalls(page);
  await picker.search.pressSequentially('adeola odeku', { delay: 20 });
  await expect(picker.dialog.getByRole('option')).toContainText(['Adeola Odeku Street']);
  await mustBeAccessible(page);
  await picker.search.press('ArrowDown');
  await picker.search.press('ArrowUp');
  await picker.search.press('Enter');
  await expect(picker.dialog).toContainText('Adeola Odeku Street');
  await expect(picker.dialog).toContainText('Victoria Island, Lagos');
  await expect(picker.dialog).toContainText(/\d+ stores deliver here/);
  expect(calls).toContainEqual(expect.stringMatching(/^config\/place-api-autocomplete\?search_text=adeola\+odeku/));
  expect(calls).toContainEqual('config/place-api-details?placeid=los-adeola-odeku-street');
  await picker.confirm.click();

  const chooser = page.getByRole('dialog', { name: 'Select a module' });
  await expect(chooser.getByRole('listitem')).toHaveText(['Food', 'Grocery', 'Pharmacy', 'Shop', 'Parcel']);
  await expect(chooser).toContainText('You can switch at any time from the side rail or the menu.');
  await mustBeAccessible(page);
  await page.keyboard.press('Escape');
  await expect(chooser.getByRole('button', { name: 'Close' })).toHaveCount(0);
  await chooser.getByRole('button', { name: 'Grocery' }).click();

  await expect(page).toHaveURL(/\/home$/);
  await expect(chooser).toHaveCount(0);
  await expect(page.getByText('A module has been selected.')).toBeVisible();
  await expect(page.getByText('New location has been set')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Fresh Item that deserve to eat' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Adeola Odeku Street/ })).toBeVisible();
  expect(await storedIn(context)).toMatchObject({
    zoneid: '[1]',
    location: 'Adeola Odeku Street, Victoria Island, Lagos',
    currentLatLng: '{"lat":6.43172,"lng":3.41982}',
    module: '{"id":2,"module_type":"grocery"}',
  });
});

test('[LOC-02] [LOC-03] [LOC-13] [LOC-14] [LOC-36] the map opens at the place of the configuration, and its middle counts when it is dragged', async ({
  page,
}) => {
  await page.goto('/');
  const calls = watchCalls(page);
  const picker = new LocationPicker(page);
  await picker.open();
  await expect(picker.confirm).toBeEnabled();
  expect(calls).toContain(`config/get-zone-id?lat=${defaultPlace.lat}&lng=${defaultPlace.lng}`);
  await expect(picker.dialog).toContainText('Commercial Avenue, Yaba');

  const pin = picker.dialog.locator('svg[viewBox="0 0 52 64"]');
  const before = (await pin.boundingBox())?.x;
  calls.length = 0;
  await picker.drag(-150, 0);
  await expect(picker.dialog).not.toContainText('Commercial Avenue, Yaba');
  await expect(picker.confirm).toBeEnabled();
  // The map is dragged along this axis; along the other the dialog may still be growing.
  expect((await pin.boundingBox())?.x).toBe(before);
  const requests = calls.map((call) => call.replace(/lng=.*/, 'lng='));
  expect(requests.sort()).toEqual([
    expect.stringMatching(/^config\/geocode-api\?lat=6\.50\d+&lng=$/),
    expect.stringMatching(/^config\/get-zone-id\?lat=6\.50\d+&lng=$/),
  ]);
  expect(Number(calls[0]?.match(/lng=([\d.]+)/)?.[1])).toBeGreaterThan(defaultPlace.lng + 0.001);
});

test('[LOC-11] nothing is asked while the search is empty', { tag: '@thorough' }, async ({ page }) => {
  await page.goto('/');
  const picker = new LocationPicker(page);
  await picker.open();
  await expect(picker.confirm).toBeEnabled();
  const calls = watchCalls(page);
  await picker.search.fill('   ');
  await picker.search.fill('');
  await picker.search.fill('zzzz');
  await expect(picker.dialog).toContainText('No place found. Try a nearby street or landmark.');
  expect(calls).toEqual([expect.stringMatching(/^config\/place-api-autocomplete\?search_text=zzzz&/)]);
});

test('[LOC-05] the map fills the screen and comes back', async ({ page }) => {
  await page.goto('/');
  const picker = new LocationPicker(page);
  await picker.open();
  const isFull = () => page.evaluate('document.fullscreenElement !== null');
  await picker.dialog.getByRole('button', { name: 'Fullscreen' }).click();
  await expect.poll(isFull).toBe(true);
  await picker.dialog.getByRole('button', { name: 'Exit fullscreen' }).click();
  await expect.poll(isFull).toBe(false);
  await expect(picker.dialog).toBeVisible();
});

test('[LOC-17] [LOC-18] a place outside all zones turns the button red; it closes the dialog and saves nothing', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const picker = new LocationPicker(page);
  await picker.open();
  await picker.choose('oshodi');
  const refusal = picker.dialog.getByRole('button', { name: 'We do not deliver to this place yet.' });
  await expect(refusal).toBeVisible();
  await expect(picker.confirm).toHaveCount(0);
  await mustBeAccessible(page);
  await refusal.click();
  await expect(picker.dialog).toHaveCount(0);
  expect(Object.keys(await storedIn(context))).not.toContain('zoneid');
});

test('[LOC-18] [LOC-26] what was chosen before stays when the dialog is left, and so does the page', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await page.goto('/home');
  const before = await storedIn(context);
  await page.getByRole('button', { name: /Adeola Odeku Street/ }).click();
  const picker = new LocationPicker(page);
  await picker.map.waitFor();
  await picker.choose('oshodi');
  await picker.dialog.getByRole('button', { name: 'We do not deliver to this place yet.' }).click();
  await expect(picker.dialog).toHaveCount(0);
  expect(await storedIn(context)).toMatchObject(before);
  await expect(page).toHaveURL(/\/home$/);
});

test('[LOC-25] a redirected visitor continues to the requested page when the dialog closes', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await page.goto('/home?from=store');
  await page.getByRole('button', { name: /Adeola Odeku Street/ }).click();
  const picker = new LocationPicker(page);
  await picker.map.waitFor();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/home$/);
});

test('[LOC-06] [LOC-34] [LOC-35] the pin goes to where the device is', async ({ page, context }) => {
  await page.addInitScript(`
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (found, lost, options) => {
      document.documentElement.dataset.asked = JSON.stringify(options);
      ask(found, lost, options);
    };
  `);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -1.2676, longitude: 36.8108 });
  await page.goto('/');
  const picker = new LocationPicker(page);
  await picker.open();
  await picker.dialog.getByRole('button', { name: 'Use current location' }).click();
  await expect(picker.dialog).toContainText('Muthithi Road, Westlands');
  await expect(page.locator('html')).toHaveAttribute('data-asked', '{"timeout":5000,"enableHighAccuracy":false}');
});

test('[LOC-32] [LOC-33] a device that denies its position is no dead end', async ({ page }) => {
  await page.goto('/');
  const picker = new LocationPicker(page);
  await picker.open();
  await picker.dialog.getByRole('button', { name: 'Use current location' }).click();
  const prompt = page.getByRole('alertdialog', { name: 'Please allow browser location permission' });
  await expect(prompt).toContainText(
    'Your browser location track permission is off. Please turn on the location permission to detect current location.',
  );
  await mustBeAccessible(page);
  await prompt.getByRole('button', { name: 'Search instead' }).click();
  await expect(picker.search).toBeFocused();
});

test('[LOC-15] [LOC-16] nothing can be confirmed before the place is known, and late answers of another place do not count', async ({
  page,
}) => {
  await page.goto('/');
  const picker = new LocationPicker(page);
  await picker.open();
  await expect(picker.confirm).toBeEnabled();
  const pause = Promise.withResolvers<void>();
  await page.route('**/config/get-zone-id?lat=6.556&*', async (route) => {
    await pause.promise;
    await route.continue();
  });
  await picker.choose('oshodi');
  await expect(picker.search).toHaveValue('Oshodi');
  await expect(picker.confirm).toBeDisabled();
  await picker.choose('westlands');
  await expect(picker.dialog).toContainText('Westlands');
  await expect(picker.confirm).toBeEnabled();
  const late = page.waitForResponse(/get-zone-id\?lat=6\.556/);
  pause.resolve();
  await late;
  await expect(picker.confirm).toBeEnabled();
  await expect(picker.dialog).not.toContainText('Oshodi');

  // A point in a zone needs no address: the customer names it (decision 106).
  await page.route('**/config/geocode-api*', (route) => route.fulfill({ json: { results: [], total_size: 0 } }));
  await picker.drag(120, 0);
  await expect(picker.dialog.getByLabel('Name this place')).toBeVisible();
  await expect(picker.confirm).toBeEnabled();
});

test('[LOC-08] [LOC-20] at checkout the same dialog hands the place back, and the stored one stays', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 2, module_type: 'grocery' } });
  await page.goto('/');
  await page.evaluate(async () => {
    const headers = { zoneid: '[1]', moduleid: '2', 'x-software-id': 'soko-web', 'content-type': 'application/json' };
    await fetch('/api/v1/auth/guest/request', { method: 'POST', headers });
    const listed = await fetch('/api/v1/items?limit=100', { headers });
    const { items } = (await listed.json()) as { items: { id: number; stock: number | null; variations: unknown[] }[] };
    const plain = items.find(({ stock, variations }) => (stock ?? 9) > 3 && variations.length === 0);
    const body = JSON.stringify({ item_id: plain?.id, quantity: 1 });
    await fetch('/api/v1/cart/add', { method: 'POST', headers, body });
  });
  const before = await storedIn(context);
  await page.goto('/checkout?page=cart');
  const place = page.getByRole('region', { name: 'Deliver to' });
  await expect(place).toContainText('Adeola Odeku Street');
  await place.getByRole('button', { name: 'Change' }).click();
  const picker = new LocationPicker(page);
  await picker.map.waitFor();
  await picker.choose('awolowo road');
  await expect(picker.dialog).toContainText('Awolowo Road');
  await expect(picker.confirm).toBeEnabled();
  await picker.confirm.click();
  await expect(picker.dialog).toHaveCount(0);
  await expect(place).toContainText('Awolowo Road');
  expect(await storedIn(context)).toEqual(before);
});

mergeTests(test, byCable)(
  'a broken connection says so and asks again on request',
  { tag: '@thorough' },
  async ({ page, context, cable }) => {
    await page.goto(cable.url);
    const picker = new LocationPicker(page);
    await picker.open();
    await expect(picker.confirm).toBeEnabled();
    await cable.cut(context);
    await picker.drag(90, 30);
    await expect(picker.dialog.getByRole('alert')).toContainText('We lost the connection');
    await cable.restore(context);
    await picker.dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(picker.confirm).toBeEnabled();
  },
);

test('[MOD-05] [MOD-09] [MOD-16] the chooser waits in its own shape and marks what was chosen before', async ({
  page,
  context,
}) => {
  await deliverTo(context, { module: { id: 3, module_type: 'pharmacy' } });
  await page.goto('/home');
  const pause = Promise.withResolvers<void>();
  await page.route('**/api/v1/module?*', async (route) => {
    await pause.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Switch module' }).click();
  const chooser = page.getByRole('dialog', { name: 'Select a module' });
  await expect(chooser.getByText('Loading…')).toBeAttached();
  pause.resolve();
  await expect(chooser.getByRole('button', { name: 'Pharmacy' })).toHaveAttribute('aria-current', 'true');
  const tops = await chooser
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size, '[MOD-04] three in a row').toBe(1);
  expect(tops[3]).toBeGreaterThan(tops[2] ?? 0);
  await chooser.getByRole('button', { name: 'Close' }).click();
  await expect(chooser).toHaveCount(0);
});

test('[MOD-06] a market of one module opens at once', async ({ page, context }) => {
  await deliverTo(context);
  await page.goto('/home');
  await page.route('**/api/v1/module?*', async (route) => {
    const reply = await route.fetch();
    const { modules } = (await reply.json()) as { modules: unknown[] };
    await route.fulfill({ json: { modules: modules.slice(0, 1), total_size: 1 } });
  });
  await page.getByRole('button', { name: 'Switch module' }).click();
  await expect(page.getByText('A module has been selected.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test('[MOD-07] a market without modules says so', async ({ page, context }) => {
  await deliverTo(context);
  await page.goto('/home');
  await page.route('**/api/v1/module?*', (route) => route.fulfill({ json: { modules: [], total_size: 0 } }));
  await page.getByRole('button', { name: 'Switch module' }).click();
  const chooser = page.getByRole('dialog', { name: 'Select a module' });
  await expect(chooser).toContainText('No module found');
  await expect(chooser).toContainText('Contact with the site owner to activate modules.');
});

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('[MOD-02] [MOD-17] [MOD-18] [MOD-19] [MOD-21] the rail shows the modules of the place and switches between them', async ({
    page,
    context,
  }) => {
    await deliverTo(context, { zoneId: 2, at: { lat: 6.4685, lng: 3.5715 }, location: 'Ajah, Lagos' });
    await page.goto('/store/popular');
    const rail = page.getByRole('navigation', { name: 'Modules' });
    await expect(rail.getByRole('link')).toHaveText(['Food', 'Grocery', 'Parcel']);
    await waitForHydration(page, rail.getByRole('link', { name: 'Grocery' }));
    await rail.getByRole('link', { name: 'Grocery' }).hover();
    await expect(rail.getByText('Grocery')).toBeVisible();
    await rail.getByRole('link', { name: 'Grocery' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { name: 'Fresh Item that deserve to eat' })).toBeVisible();
    await expect(page.getByText('A module has been selected.')).toBeVisible();
    await expect(rail.getByRole('link', { name: 'Grocery' })).toHaveAttribute('aria-current', 'true');
    expect((await storedIn(context)).module).toBe('{"id":2,"module_type":"grocery"}');
  });
});

test('[MOD-20] [NAV-15] [NAV-16] a small screen has the switch in its bar instead of the rail', async ({
  page,
  context,
}) => {
  await deliverTo(context);
  await page.goto('/home');
  await expect(page.getByRole('navigation', { name: 'Modules' })).toBeHidden();
  await page.getByRole('button', { name: 'Switch module' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Shop' }).click();
  await expect(page.getByRole('heading', { name: 'Exclusive collection for everyone' })).toBeVisible();
  await page.goto('/store/popular');
  await expect(page.getByRole('button', { name: 'Switch module' })).toHaveCount(0);
});

test('[MOD-16] a place without a module asks for one before anything else', async ({ page, context }) => {
  await deliverTo(context);
  await context.clearCookies({ name: 'module' });
  await page.goto('/home');
  const chooser = page.getByRole('dialog', { name: 'Select a module' });
  await chooser.getByRole('button', { name: 'Food' }).click();
  await expect(page.getByRole('heading', { name: 'FIND YOUR HAPPINESS' })).toBeVisible();
});
