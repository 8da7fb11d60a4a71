import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { LocationPicker } from '../support/location-picker.ts';
import { startServer } from '../support/started-server.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { expect, test } from '../support/watched-page.ts';

const store = 'Auntie Esi Kitchen';
const corners = ['5.545, -0.200', '5.545, -0.160', '5.575, -0.160', '5.575, -0.200'];
const items = ['Waakye with Egg,31', 'Kenkey and Fish,28.50', 'Red Red,24.75', 'Jollof,35', 'Sobolo,8.20'];

/** A row of the first steps, by the words of its state. */
const step = (page: Page, name: string, state: 'Done' | 'Missing' | 'Later') =>
  page.getByRole('listitem').filter({ hasText: name }).getByText(state, { exact: true });

test('[OPS-041] [OPS-042] [OPS-044] [OPS-049] [OPS-054] [OPS-055] [OPS-056] [OPS-068] [OPS-083] [SEAT-20] an operator opens a market in a city that the demo does not have, in a browser', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  using folder = scratchFolder();
  // The steps of the customer have the names of the other journeys.
  const settings = { DATA_DIR: folder.path, DEMO: 'off', TEXTS: 'specification' };
  const server = await startServer(settings);
  try {
    await expect.poll(server.output).toContain('/admin/setup#');
    const [, token = ''] = /\/admin\/setup#([\w-]{43})/.exec(server.output()) ?? [];
    const setup = `${server.url}/admin/setup#${token}`;

    await test.step('the link of the log makes the first owner, once', async () => {
      await page.goto(`${server.url}/admin/setup#cut`);
      await expect(page.getByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
      await page.goto(setup);
      await page.reload();
      await expect(page.getByLabel('Your name')).toBeFocused();
      await mustBeAccessible(page);
      await page.getByRole('button', { name: 'Create the account' }).click();
      await expect(page.getByText('Enter your name.')).toBeVisible();
      await page.getByLabel('Your name').fill('Kofi Mensah');
      await page.getByLabel('Email').fill('kofi@example.com');
      await page.getByLabel('Password', { exact: true }).fill('password');
      await page.getByRole('button', { name: 'Create the account' }).click();
      await expect(page.getByText('Too many people use this password.', { exact: false })).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill('waakye-in-osu');
      await page.getByRole('button', { name: 'Create the account' }).click();
      await expect(page).toHaveURL(`${server.url}/admin/first-steps`);
      await expect(page.getByText('6 things are missing before a customer can order.')).toBeVisible();
      await mustBeAccessible(page);

      const other = await browser.newPage();
      await other.goto(setup);
      await expect(other.getByRole('heading', { name: 'This link is over' })).toBeVisible();
      await mustBeAccessible(other);
      await other.close();
    });

    await test.step('the settings: Ghana, cedi with two decimals', async () => {
      await page.getByRole('link', { name: 'City and money' }).click();
      await page.getByLabel('Name of the market').fill('Accra Eats');
      await page.getByLabel('Country').selectOption('Ghana');
      await expect(page.getByLabel('Currency')).toHaveValue('GHS');
      await expect(page.getByLabel('Decimals')).toHaveValue('2');
      await expect(page.getByLabel('Time zone')).toHaveValue('Africa/Accra');
      await expect(page.getByText('GH₵1,228.50')).toBeVisible();
      await page.getByLabel('Brand colour').fill('#ffcc00');
      await expect(page.getByText('White letters on it have a contrast of', { exact: false })).toBeVisible();
      await page.getByRole('button', { name: /^Take #/ }).click();
      await page.getByRole('textbox', { name: 'Phone' }).fill('12');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('number must be 10 digits')).toBeVisible();
      await page.getByRole('textbox', { name: 'Phone' }).fill('030 277 1234');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Everything is saved')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('+233302771234');
      await mustBeAccessible(page);
    });

    await test.step('a zone, drawn by keyboard', async () => {
      await page.getByRole('link', { name: 'Zones', exact: true }).click();
      await page.getByRole('link', { name: 'Draw a zone' }).click();
      await page.getByRole('button', { name: 'Publish zone' }).click();
      await expect(page.getByText('Set at least three corners.')).toBeVisible();
      await page.getByLabel('Name of the zone').fill('Osu & Labone');
      await page.getByLabel('City').fill('Accra');
      await page.getByLabel('Write corners').fill([corners[0], corners[2], corners[1], corners[3]].join('\n'));
      await page.getByRole('button', { name: 'Use these corners' }).click();
      await expect(page.getByText('The border crosses itself.', { exact: false })).toBeVisible();
      await page.getByLabel('Write corners').fill(corners.join('\n'));
      await page.getByRole('button', { name: 'Use these corners' }).click();
      await expect(page.getByText('4 of at most 300')).toBeVisible();
      await page.getByLabel('Corner 1, north').press('ArrowDown');
      await expect(page.getByLabel('Corner 1, north')).toHaveValue('5.54491');
      await expect(page.getByRole('application', { name: 'Map of the zone' })).toBeVisible();
      const food = page.getByRole('group', { name: 'Food' });
      for (const [name, amount] of Object.entries({ 'First km': '8', 'Per km': '2.50', Least: '8', Most: '7' })) {
        await food.getByLabel(name).fill(amount);
      }
      await page.getByRole('button', { name: 'Publish zone' }).click();
      await expect(food.getByText('Below the least')).toBeVisible();
      await food.getByLabel('Most').fill('40');
      await expect(food.getByText('5 km cost GHS 18.00')).toBeVisible();
      await mustBeAccessible(page);
      await page.getByRole('button', { name: 'Publish zone' }).click();
      await expect(page).toHaveURL(`${server.url}/admin/zones`);
      await expect(page.getByRole('link', { name: 'Osu & Labone' })).toBeVisible();
      await mustBeAccessible(page);
    });

    await test.step('a store, whose owner is invited', async () => {
      await page.getByRole('link', { name: 'Stores', exact: true }).click();
      await page.getByRole('link', { name: 'Make a store' }).click();
      await page.getByLabel('Name of the store').fill(store);
      await page.getByRole('textbox', { name: 'Phone' }).fill('024 412 3456');
      await page.getByLabel('Address', { exact: true }).fill('14 Oxford Street, Osu');
      await page.getByLabel('Latitude').fill('5.6560');
      await page.getByLabel('Longitude').fill('-0.1820');
      await page.getByLabel('Monday').fill('00:00-24:00');
      await page.getByRole('button', { name: 'Same hours every day' }).click();
      await page.getByRole('button', { name: 'Create the store' }).click();
      await expect(page.getByText('The pin lies outside the zone.')).toBeVisible();
      await page.getByLabel('Latitude').fill('5.5560');
      await mustBeAccessible(page);
      await page.getByRole('button', { name: 'Create the store' }).click();
      await expect(page).toHaveURL(`${server.url}/admin/stores`);
      await page.getByRole('link', { name: store }).click();
      await page.getByRole('button', { name: 'Invite an owner' }).click();
      await page.getByLabel('Email or phone number').fill('esi@example.com');
      await page.getByRole('button', { name: 'Send invitation' }).click();
      await expect(page.getByLabel('Link')).toHaveValue(/\/vendor\/join#[\w-]{43}$/);
      await page.getByRole('button', { name: 'Done' }).click();
      await expect(page.getByText('esi@example.com is invited.')).toBeVisible();
      await mustBeAccessible(page);
    });

    await test.step('a category, without which no store can add an item', async () => {
      await page.getByRole('link', { name: 'First steps' }).click();
      await expect(page.getByText('2 things are missing before a customer can order.')).toBeVisible();
      await page.getByRole('link', { name: 'Stores put their items into them', exact: false }).click();
      await page.getByRole('button', { name: 'Add a category' }).click();
      await page.getByLabel('Name').fill('Dishes');
      await mustBeAccessible(page);
      await page.getByRole('button', { name: 'Add this category' }).click();
      await expect(page.getByText('0 items')).toBeVisible();
      await mustBeAccessible(page);
    });

    await test.step('five items, and nothing that is needed is missing', async () => {
      await page.getByRole('link', { name: 'First steps' }).click();
      await expect(step(page, 'Five items', 'Missing')).toBeVisible();
      await expect(page.getByText('1 thing is missing before a customer can order.')).toBeVisible();
      const file = join(folder.path, 'items.csv');
      const lines = items.map((item, index) => `dish-${index},auntie-esi-kitchen,dishes,Dishes,,${item},From Osu`);
      writeFileSync(
        file,
        ['slug,store,category,category_name,category_parent,name,price,description', ...lines].join('\n'),
      );
      const { PATH = '', HOME = '/' } = process.env;
      const { status, stderr } = spawnSync(process.execPath, ['apps/server/cli/soko.ts', 'import', 'items', file], {
        env: { PATH, HOME, ...settings },
        encoding: 'utf8',
      });
      expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
      await page.reload();
      await expect(page.getByText('Customers can order now.', { exact: false })).toBeVisible();
      for (const name of ['City and money', 'Zone', 'Ways to pay', 'First store', 'Five items', 'Owners', 'Contact']) {
        await expect(step(page, name, 'Done').first()).toBeVisible();
      }
    });

    const shopper = await browser.newPage();
    await test.step('a customer finds the store, with prices in cedi', async () => {
      await shopper.goto(server.url);
      const picker = new LocationPicker(shopper);
      await picker.open();
      await expect(picker.dialog.getByText('Osu & Labone, Accra')).toBeVisible();
      await picker.search.fill('Oxford Street 14');
      await picker.confirm.click();
      await expect(shopper).toHaveURL(/\/home$/);
      await waitForHydration(shopper);
      await shopper.getByRole('link', { name: store }).first().click();
      await expect(shopper).toHaveURL(/\/store\/auntie-esi-kitchen/);
      await expect(shopper.getByText('GH₵28.50').first()).toBeVisible();
      await expect(shopper.getByText('GH₵8.20').first()).toBeVisible();
      await expect(shopper).toHaveTitle(/Accra Eats/);
    });

    await test.step('[OPS-068] terms and privacy are written, and the customer reads them', async () => {
      await page.getByRole('link', { name: 'Terms and privacy' }).click();
      const pages = { 'Terms and conditions': 'You order, we bring.', 'Privacy policy': 'We keep your address.' };
      for (const [name, text] of Object.entries(pages)) {
        await page.getByRole('link', { name }).click();
        await page.getByLabel('Text', { exact: true }).fill(`${text}\n\nThe second paragraph.`);
        await page.getByRole('button', { name: 'Show the text as customers see it' }).click();
        await expect(page.getByRole('paragraph').filter({ hasText: text })).toBeVisible();
        await mustBeAccessible(page);
        await page.getByRole('button', { name: 'Save', exact: true }).click();
        await expect(page.getByText('Everything is saved')).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: 'Pages and texts' }).click();
      }
      await mustBeAccessible(page);
      await page.getByRole('link', { name: 'First steps' }).click();
      await expect(step(page, 'Terms and privacy', 'Done')).toBeVisible();
      await shopper.goto(`${server.url}/terms-and-conditions`);
      await expect(shopper.getByText('You order, we bring.', { exact: true })).toBeVisible();
      await expect(shopper.getByText('The second paragraph.', { exact: true })).toBeVisible();
    });

    await test.step('[OPS-044] a zone that is paused in the rain says so to customers, until it is undone', async () => {
      await page.getByRole('link', { name: 'Zones', exact: true }).click();
      await page.getByRole('link', { name: 'Osu & Labone' }).click();
      await page.getByRole('button', { name: 'Pause for a while' }).click();
      const dialog = page.getByRole('dialog', { name: 'Pause Osu & Labone' });
      await expect(dialog.getByLabel('Heavy rain')).toBeChecked();
      await mustBeAccessible(page);
      await dialog.getByRole('button', { name: 'Take no orders' }).click();
      await expect(page.getByRole('heading', { name: 'Customers can’t order here now' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await mustBeAccessible(page);

      const why = 'Nobody can deliver in this area right now because of heavy rain.';
      await shopper.goto(`${server.url}/home`);
      await waitForHydration(shopper);
      await expect(shopper.getByText(why)).toBeVisible();
      await expect(shopper.getByText(/^Takes orders again/).first()).toBeVisible();
      await mustBeAccessible(shopper);
      await shopper.goto(`${server.url}/store/auntie-esi-kitchen`);
      await expect(shopper.getByText(why)).toBeVisible();

      await page.getByRole('button', { name: 'Take orders again' }).click();
      await expect(page.getByRole('heading', { name: 'Customers can’t order here now' })).toBeHidden();
      await shopper.goto(`${server.url}/home`);
      await waitForHydration(shopper);
      await expect(shopper.getByText(why)).toBeHidden();
      await shopper.close();
    });

    await test.step('a store that is closed, with the reason, takes no order', async () => {
      await page.goto(`${server.url}/admin/stores`);
      await page.getByRole('link', { name: store }).click();
      await page.getByRole('button', { name: 'Close this store' }).click();
      const dialog = page.getByRole('dialog', { name: `Close ${store}?` });
      await dialog.getByRole('button', { name: 'Close this store' }).click();
      await expect(dialog.getByText('Write the reason in a few words.')).toBeVisible();
      await dialog.getByLabel('Reason').fill('Kitchen is rebuilt');
      await mustBeAccessible(page);
      await dialog.getByRole('button', { name: 'Close this store' }).click();
      await expect(page.getByText('Nobody can order here: Kitchen is rebuilt')).toBeVisible();
      await page.getByRole('link', { name: 'First steps' }).click();
      await expect(step(page, 'First store', 'Missing')).toBeVisible();
    });
  } finally {
    await server.kill('SIGTERM');
  }
});
