import { type Answers, bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorMenuHoursPage } from './vendor-menu-hours-page.tsx';

const closed = { mo: [], tu: [], we: [], th: [], fr: [], sa: [], su: [] };
const mornings = { ...closed, mo: [[360, 660]], tu: [[360, 660]] };
const dishes = { id: 4, name: 'Dishes', item_count: 3, week: null, version: 0 };
const akara = (part: object = {}) => ({
  id: 9,
  name: 'Akara',
  category_name: 'Dishes',
  image_full_url: '/images/360/jollof.webp',
  price: 900,
  has_variations: false,
  available_from: null,
  available_until: null,
  week: mornings,
  category_week: null,
  timed_price: { price: 700, week: mornings },
  version: 6,
  ...part,
});
const place = { currency: 'NGN', time_zone: 'Africa/Lagos' };
/** The list and one item, whose addresses end alike. */
const all = (categories: object[] = [dishes], items: object[] = [akara()]) =>
  reply({ ...place, categories, items, item: items[0] });

function open(answers: Answers, address = '/menu/hours') {
  const stores = [
    { store_id: 3, name: 'Kitchen', role: 'manager', permissions: ['store.menu'], suspended_reason: null },
  ];
  return renderInApp(
    [{ path: 'menu/hours', Component: VendorMenuHoursPage }],
    { info: () => reply(bisi), memberships: () => reply({ stores, operator: null, courier: null }), ...answers },
    address,
  );
}

describe('the hours of the menu', () => {
  it('[STO-058] show those of categories and items, and save those of a category', async () => {
    const { screen, fakeApi } = await open({ hours: () => all() });
    await expect.element(screen.getByText('Mon–Tue 06:00-11:00', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/700.* Mon–Tue 06:00-11:00, else .*900/)).toBeVisible();
    await screen.getByRole('button', { name: 'Hours of Dishes' }).click();
    await screen.getByRole('checkbox', { name: 'Sold at some hours only' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Write hours for at least one day.')).toBeVisible();
    await screen.getByRole('textbox', { name: 'Monday' }).fill('6 to 11');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Monday' })).toHaveFocus();
    expect(fakeApi.calls.every(({ body }) => body === undefined)).toBe(true);
    await screen.getByRole('textbox', { name: 'Monday' }).fill('06:00-11:00');
    const week = { ...closed, mo: [[360, 660]] };
    fakeApi.answers['4'] = () => reply({ category: { ...dishes, week, version: 1 } });
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Hours of Dishes saved')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/hours/4'))?.body).toEqual({ version: 0, week });
  });

  it('[STO-058] an item is opened by its address, and a refused price keeps what was typed', async () => {
    const item = akara({ category_week: mornings });
    const { screen, fakeApi } = await open({ hours: () => all([dishes], [item]) }, '/menu/hours?item=9');
    await expect.element(screen.getByText(/Its category .*Dishes.* is sold Mon–Tue/)).toBeVisible();
    const price = screen.getByRole('textbox', { name: 'Price in NGN at these hours' });
    await price.fill('free');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Enter a price.')).toBeVisible();
    expect(fakeApi.calls.every(({ body }) => body === undefined)).toBe(true);
    await price.fill('650,5');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Hours of Akara saved')).toBeVisible();
    const sent = fakeApi.calls.find(({ body }) => body !== undefined);
    expect(sent?.body).toEqual({ version: 6, week: mornings, timed_price: { price: 650.5, week: mornings } });
  });

  it('[STO-058] an item with variations has no price by the hour', async () => {
    const item = akara({ has_variations: true, timed_price: null });
    const { screen } = await open({ hours: () => all([dishes], [item]) }, '/menu/hours?item=9');
    await expect.element(screen.getByText('Its variations have one price each, at all hours.')).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Another price at some hours' })).not.toBeInTheDocument();
  });

  it('[STO-058] a menu without items says so', async () => {
    const { screen } = await open({ hours: () => all([], []) });
    await expect.element(screen.getByText('The menu is empty')).toBeVisible();
  });
});
