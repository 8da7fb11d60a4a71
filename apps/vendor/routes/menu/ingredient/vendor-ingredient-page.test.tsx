import { type Answers, bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { VendorIngredientPage } from './vendor-ingredient-page.tsx';

const item = (id: number, part: object = {}) => ({
  id,
  name: `Dish ${id}`,
  category_id: 1,
  price: 1500,
  image_full_url: '/images/360/jollof.webp',
  has_photo: true,
  stock: null,
  variation_count: 0,
  low_mark: null,
  is_low: false,
  availability: 'on',
  sold_out_until: null,
  is_featured: false,
  version: 1,
  found_in: 'tag',
  ...part,
});
const words = [
  { word: 'Beef', item_count: 3 },
  { word: 'Spicy', item_count: 1 },
];
const answer = (...items: object[]) => reply({ words, items });

function open(answers: Answers, address = '/menu/ingredient', permissions = ['store.availability']) {
  const stores = [{ store_id: 3, name: 'Kitchen', role: 'kitchen', permissions, suspended_reason: null }];
  return renderInApp(
    [{ path: 'menu/ingredient', Component: VendorIngredientPage }],
    { info: () => reply(bisi), memberships: () => reply({ stores, operator: null, courier: null }), ...answers },
    address,
  );
}
const found = [item(1), item(2, { found_in: 'name' }), item(3, { found_in: 'description' })];

describe('the page that takes an ingredient off sale', () => {
  it('[STO-061] lists every item with it, all ticked, and sends those that stay ticked', async () => {
    const { screen, fakeApi } = await open({ ingredients: () => answer(...found) });
    await screen.getByRole('link', { name: /Beef/ }).click();
    await expect.element(screen.getByRole('heading', { name: /With “Beef”/ })).toBeVisible();
    for (const { name } of found) {
      await expect.element(screen.getByRole('checkbox', { name: new RegExp(name) })).toBeChecked();
    }
    await screen.getByText('Dish 2').click();
    fakeApi.answers.off = () => reply({ change_id: 9, undo_until: null, rows: [found[0], found[2]], left_out: [] });
    await screen.getByRole('button', { name: 'Mark 2 items as sold out' }).click();
    await expect.element(screen.getByText('Marked as sold out: 2')).toBeVisible();
    const sent = [1, 3].map((id) => ({ id, version: 1 }));
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/ingredients/off'))?.body).toEqual({
      word: 'Beef',
      items: sent,
      until: 'tomorrow',
    });
    fakeApi.answers.undo = () => reply({ restored: 2, left_out: [] });
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('Taken back.')).toBeVisible();
    expect(fakeApi.calls.map(({ path }) => path)).toContainEqual(expect.stringMatching(/off\/9\/undo$/));
  });

  it('[STO-061] leaves alone what is sold out, and names what a colleague has changed', async () => {
    const off = item(2, { availability: 'sold_out' });
    const back = item(3, { availability: 'sold_out', sold_out_until: '2026-11-25T03:00:00.000Z' });
    const { screen, fakeApi } = await open(
      { ingredients: () => answer(item(1), off, back) },
      '/menu/ingredient?word=beef',
    );
    await expect.element(screen.getByRole('checkbox', { name: /Dish 2/ })).toBeDisabled();
    await expect.element(screen.getByRole('checkbox', { name: /Dish 3/ })).toBeDisabled();
    await screen.getByText('Until I put it back').click();
    await expect.element(screen.getByRole('checkbox', { name: /Dish 3/ })).toBeChecked();
    const left = { id: 1, name: 'Dish 1', reason: 'changed_meanwhile' };
    fakeApi.answers.off = () => reply({ change_id: 9, undo_until: null, rows: [back], left_out: [left] });
    await screen.getByRole('button', { name: 'Mark 2 items as sold out' }).click();
    await expect.element(screen.getByText(/a colleague changed them meanwhile: Dish 1/)).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/ingredients/off'))?.body).not.toHaveProperty('until');
  });

  it('[STO-061] says what is too short, what nothing names, that it could not be read, and who may not see it', async () => {
    const { screen, fakeApi } = await open({ ingredients: () => undefined });
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    fakeApi.answers.ingredients = () => answer();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await screen.getByRole('searchbox').fill('x');
    await screen.getByRole('button', { name: 'Find items' }).click();
    await expect.element(screen.getByText('Write at least 2 letters.')).toBeVisible();
    await screen.getByRole('searchbox').fill('goat');
    await screen.getByRole('button', { name: 'Find items' }).click();
    await expect.element(screen.getByText('No item names “goat”')).toBeVisible();
    await screen.unmount();
    const closed = await open({}, '/menu/ingredient', ['store.money']);
    await expect.element(closed.screen.getByText('Your role at Kitchen doesn’t include this page')).toBeVisible();
  });

  it('[STO-061] keeps the ticks where there is no connection', async () => {
    const { screen, fakeApi } = await open({ ingredients: () => answer(...found) }, '/menu/ingredient?word=beef');
    await screen.getByText('Dish 2').click();
    fakeApi.answers.off = () => undefined;
    await screen.getByRole('button', { name: 'Mark 2 items as sold out' }).click();
    await expect.element(screen.getByRole('alert').first()).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: /Dish 2/ })).not.toBeChecked();
    await expect.element(screen.getByRole('button', { name: 'Mark 2 items as sold out' })).toBeEnabled();
  });
});
