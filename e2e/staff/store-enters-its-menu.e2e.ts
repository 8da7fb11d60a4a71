import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { mustBeAccessible } from '../support/accessible-page.ts';
import { deliverTo } from '../support/delivery-place.ts';
import { CountedHands } from '../support/keystroke-level.ts';
import { near, signedIn, staffHeaders } from '../support/rider-journey.ts';
import { ownerOf } from '../support/store-day.ts';
import { waitForHydration } from '../support/wait-for-hydration.ts';
import { expect, test } from '../support/watched-page.ts';

const goods = [
  ...['Jollof Rice', 'Fried Rice', 'Ofada Rice', 'Coconut Rice', 'White Rice', 'Village Rice', 'Pounded Yam', 'Amala'],
  ...['Eba', 'Semo', 'Fried Yam', 'Boiled Plantain', 'Beans', 'Spaghetti', 'Moi Moi'],
];
const sides = [
  ...['with Chicken', 'with Beef', 'with Goat', 'with Turkey', 'with Fish', 'with Egg', 'with Snail', 'with Shrimps'],
  ...['with Ponmo', 'with Dodo'],
];
const categoryCount = 5;

interface NewItem {
  name: string;
  /** Its place among the categories of the form. */
  category: number;
  price: string;
  /** A dish with options and an add-on. */
  hasOptions: boolean;
}

const items: NewItem[] = goods.flatMap((good, row) =>
  sides.map((side, column) => ({
    name: `${good} ${side}`,
    category: row % categoryCount,
    price: String(1_500 + row * 100 + column * 50),
    hasOptions: column % 10 === 4,
  })),
);
/** Those of two goods are written into the form, the others into a file. */
const [byForm, byFile] = [items.slice(0, 20), items.slice(20)];

test('[STO-048] [STO-049] [STO-051] [STO-054] [STO-055] an owner enters 150 items with photos into a new store, in the app alone', {
  tag: '@thorough',
}, async ({ browser }) => {
  test.setTimeout(900_000);
  const operator = await signedIn(browser, 'operator@demo.invalid');
  const store = await newStore(operator);
  const owner = await ownerOf({ browser, operator, options: { viewport: { width: 1280, height: 800 } } }, [store.id]);
  const photos = await photosOf(items);
  const startedAt = Date.now();
  const ofForm = await test.step('20 in the form, one after another', () => fillForms(owner, photos));
  const formSeconds = (Date.now() - startedAt) / 1_000;
  const ofFile = await test.step('130 from a file, with their photos', () => importFile(owner, photos));
  const allSeconds = (Date.now() - startedAt) / 1_000;
  await test.step('a customer sees all of them, each with its photo', () => seeAll(browser, store.slug));
  console.log(
    [
      'Way | Items | Machine, s | Person by keystrokes, min',
      `form | ${byForm.length} | ${formSeconds.toFixed(0)} | ${ofForm.minutes().toFixed(1)}`,
      `file | ${byFile.length} | ${(allSeconds - formSeconds).toFixed(0)} | ${ofFile.minutes().toFixed(1)}`,
    ].join('\n'),
  );
});

async function newStore(operator: Page): Promise<{ id: number; slug: string }> {
  const allDay = [[0, 1439]];
  const reply = await operator.request.post('/api/v1/admin/stores', {
    headers: { ...staffHeaders, 'idempotency-key': crypto.randomUUID() },
    data: {
      name: 'Tejumade Kitchen',
      module_type: 'food',
      zone_id: 3,
      address: '20 Herbert Macaulay Way, Yaba',
      phone: '+2348035550111',
      latitude: near.lat,
      longitude: near.lng,
      opening_hours: Object.fromEntries(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'].map((day) => [day, allDay])),
      minimum_order: 0,
      delivery_minutes_min: 20,
      delivery_minutes_max: 30,
      take_away: true,
    },
  });
  expect(await reply.json()).toMatchObject({ item_count: 0 });
  return reply.json();
}

type Photos = ReadonlyMap<string, { name: string; mimeType: string; buffer: Buffer }>;

/** A file for each, called by the name of its item, as a person names pictures of a menu. */
async function photosOf(all: readonly NewItem[]): Promise<Photos> {
  const made = all.map(async ({ name }, index) => {
    const background = { r: 90 + (index % 15) * 10, g: 60 + (index % 10) * 14, b: 40 + (index % 7) * 20 };
    const plain = sharp({ create: { width: 800, height: 800, channels: 3, background } });
    const file = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
    return [name, file] as const;
  });
  return new Map(await Promise.all(made));
}

function photoOf(photos: Photos, name: string) {
  const photo = photos.get(name);
  if (!photo) throw new Error(`${name} has no photo`);
  return photo;
}

/** Each published item leaves its category in the next form, whose name is the place to write. */
async function fillForms(page: Page, photos: Photos): Promise<CountedHands> {
  const hands = new CountedHands();
  const write = async (text: string) => {
    hands.write(text);
    await page.keyboard.insertText(text);
  };
  await page.goto('/vendor/menu');
  await page.getByRole('link', { name: 'Add an item' }).click();
  const name = page.getByLabel('Name', { exact: true });
  await name.click();
  hands.point(2);
  let category: number | undefined;
  for (const item of byForm) {
    await expect(name).toBeFocused();
    await write(item.name);
    if (item.category !== category) {
      await page.getByLabel('Category').selectOption({ index: item.category + 1 });
      hands.think();
      hands.point(2);
      category = item.category;
    }
    await name.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    hands.press(2);
    await expect(page.getByLabel(/^Price in/)).toBeFocused();
    await write(item.price);
    await page.getByLabel('Add a photo').setInputFiles(photoOf(photos, item.name));
    await page.getByRole('button', { name: 'Use photo' }).click();
    // The button, the file of the browser’s dialog, and the crop.
    hands.think();
    hands.point(3);
    if (item.hasOptions) await writeOptions(page, hands);
    if (item === byForm[0]) await mustBeAccessible(page);
    await page.getByRole('button', { name: 'Publish and add another' }).click();
    hands.point();
    await expect(page.getByText(`${item.name} is published`)).toBeVisible();
    await expect(name).toHaveValue('');
  }
  return hands;
}

async function writeOptions(page: Page, hands: CountedHands): Promise<void> {
  const fill = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).last().fill(text);
    hands.point();
    hands.write(text);
  };
  const press = async (name: string, place: 'first' | 'last') => {
    await page.getByRole('button', { name, exact: true })[place]().click();
    hands.point();
  };
  await press('Add a group of options', 'first');
  await fill('Name of the group', 'Spice');
  await fill('Option', 'Mild');
  await press('Add a line', 'first');
  await fill('Option', 'Hot');
  await press('Add a line', 'last');
  await fill('Add-on', 'Extra stew');
  await fill('Costs more', '300');
}

async function importFile(page: Page, photos: Photos): Promise<CountedHands> {
  const hands = new CountedHands();
  const options = await page.getByLabel('Category').getByRole('option').allTextContents();
  const categories = options.slice(1).map((text) => text.replace(/^– /, ''));
  const fields = byFile.map(({ name, category, price, hasOptions }) => [
    name,
    categories[category] ?? '',
    price,
    hasOptions ? 'Spice (one, needed): Mild; Hot +200' : '',
    hasOptions ? 'Extra stew +300' : '',
  ]);
  const lines = [['name', 'category', 'price', 'food_variations', 'add_ons'], ...fields];
  for (const line of lines) {
    for (const field of line.filter(Boolean)) hands.write(field);
    hands.press(line.length);
  }
  const csv = lines.map((line) => line.map(inCsv).join(',')).join('\n');

  await page.goto('/vendor/menu');
  await page.getByRole('link', { name: 'Import' }).click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(page.getByText(`${byFile.length} new items`)).toBeVisible();
  await page.getByLabel('Choose photos').setInputFiles(byFile.map(({ name }) => photoOf(photos, name)));
  await expect(page.getByText(`${byFile.length} photos matched.`)).toBeVisible();
  await mustBeAccessible(page);
  await page.getByRole('button', { name: 'Import all' }).click();
  await expect(page.getByText(`${byFile.length} photos are on the menu.`, { exact: false })).toBeVisible({
    timeout: 300_000,
  });
  await mustBeAccessible(page);
  // The page, the file, all photos at once, and the button.
  hands.think();
  hands.point(7);
  return hands;
}

function inCsv(field: string): string {
  return field.includes(',') ? `"${field}"` : field;
}

async function seeAll(browser: Browser, slug: string): Promise<void> {
  const visiting = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await deliverTo(visiting, { zoneId: 3, location: 'Yaba, Lagos', at: near });
  const visitor = await visiting.newPage();
  const photos = new Set<string | null>();
  const shown = new Set<string | null>();
  // A page of the menu has a hundred. Cards cut long names (CARD-17), so items are counted by their links.
  for (const page of [1, 2]) {
    await visitor.goto(`/store/${slug}?page=${page}`);
    await waitForHydration(visitor);
    const cards = visitor.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(page === 1 ? 100 : items.length - 100);
    for (const card of await cards.all()) {
      shown.add(await card.getByRole('link').first().getAttribute('href'));
      photos.add(await card.locator('img').first().getAttribute('src'));
    }
  }
  expect(shown.size).toBe(items.length);
  expect(photos.size).toBe(items.length);
  expect([...photos].filter((photo) => !photo?.includes('/uploads/'))).toEqual([]);
}
