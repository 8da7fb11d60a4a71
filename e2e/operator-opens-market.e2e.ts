import { spawnSync } from 'node:child_process';
import { scratchFolder } from '../tools/scratch-folder.ts';
import { LocationPicker } from './support/location-picker.ts';
import { startServer } from './support/started-server.ts';
import { waitForHydration } from './support/wait-for-hydration.ts';
import { expect, test } from './support/watched-page.ts';

/** The steps of docs/opening.md, with the files that it names. */
const steps = [
  ['zones', 'import', 'demo/imports/accra/zones.geojson'],
  ['import', 'stores', 'demo/imports/accra/stores.csv'],
  ['import', 'items', 'demo/imports/accra/items.csv'],
];

test('[LOC-10] [LOC-16] [ADDR-16] [CHK-10] a new city without a map or a geocoder: opened by its operator, ordered in and saved by a customer', {
  tag: '@thorough',
}, async ({ page }) => {
  test.setTimeout(120_000);
  using folder = scratchFolder();
  const settings = { DATA_DIR: folder.path, DEMO: 'off' };
  const server = await startServer(settings);
  try {
    const { PATH = '', HOME = '/' } = process.env;
    for (const step of steps) {
      const { status, stderr } = spawnSync(process.execPath, ['apps/server/cli/soko.ts', ...step], {
        env: { PATH, HOME, ...settings },
        encoding: 'utf8',
      });
      expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
    }

    await page.goto(server.url);
    const picker = new LocationPicker(page);
    await picker.open();
    await expect(picker.dialog.getByText('Osu & Labone, Accra')).toBeVisible();
    await expect(picker.dialog.getByText('2 stores deliver here')).toBeVisible();
    await picker.search.fill('Oxford Street 14');
    await expect(picker.dialog.getByText(/^We could not find this place/)).toBeVisible();
    await expect(picker.dialog.getByLabel('Name this place')).toHaveValue('Oxford Street 14');
    await picker.confirm.click();
    await page.getByRole('dialog', { name: 'Select a module' }).getByRole('button', { name: 'Food' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await waitForHydration(page);
    await expect(page.getByText('Oxford Street 14, Osu & Labone, Accra')).toBeVisible();

    await page.getByRole('link', { name: 'Auntie Esi Kitchen' }).first().click();
    await expect(page).toHaveURL(/\/store\/auntie-esi-kitchen/);
    const added = page.waitForResponse((reply) => reply.url().includes('/cart/add'));
    await page.getByRole('button', { name: /^Add Waakye/ }).click();
    expect((await added).ok()).toBe(true);
    await page.goto(`${server.url}/checkout?page=cart`);
    await waitForHydration(page);
    await page.getByLabel('Contact Person Name').fill('Ama Mensah');
    await page.getByLabel('Phone', { exact: true }).fill('024 412 3456');
    await page.getByRole('button', { name: /^Place order/ }).click();
    const placed = page.getByRole('dialog', { name: 'Order placed' });
    await expect(placed.getByText('+233244123456')).toBeVisible();
    await placed.getByRole('button', { name: 'Close' }).click();

    const signedUp = await page.request.post(`${server.url}/api/v1/auth/sign-up`, {
      headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
      data: { name: 'Ama Mensah', email: 'ama@example.com', phone: '+233244123456', password: 'waakye-in-osu' },
    });
    expect(signedUp.ok()).toBe(true);
    await page.goto(`${server.url}/home`);
    await waitForHydration(page);
    await page.getByRole('button', { name: /^Deliver to/ }).click();
    await page.getByRole('dialog', { name: 'Deliver to' }).getByRole('button', { name: 'Add Address' }).click();
    const form = page.getByRole('dialog', { name: 'Add Address' });
    await form.getByRole('combobox').fill('Black gate 7');
    const map = form.getByRole('application', { name: 'Map' });
    await map.focus();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByLabel('Name this place')).toHaveValue('Black gate 7');
    await form.getByRole('button', { name: 'Add Address' }).click();
    await expect(form).toHaveCount(0);
    const rows = page.getByRole('dialog', { name: 'Deliver to' }).getByRole('listitem');
    await expect(rows.filter({ hasText: 'Black gate 7, Osu & Labone, Accra' })).toBeVisible();
  } finally {
    await server.kill('SIGTERM');
  }
});
