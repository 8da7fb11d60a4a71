import type { QueryClient } from '@tanstack/react-query';
import { type Answers, bisi, desk, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { categoriesQuery } from './arrange-calls.ts';
import { VendorArrangePage } from './vendor-arrange-page.tsx';

const store = {
  store_id: 3,
  name: 'Kitchen',
  role: 'manager',
  permissions: ['store.availability', 'store.menu'],
  suspended_reason: null,
};
const category = (id: number, name: string) => ({
  ...{ id, name, item_count: 4, featured_count: 0, is_arranged: false },
});
const listed = (version: number, names: string[], isArranged = true) =>
  reply({
    version,
    is_arranged: isArranged,
    categories: names.map((name) => category(ids[name as keyof typeof ids], name)),
  });
const ids = { Rice: 1, Soups: 2, Drinks: 3 };
const item = (id: number, part: object = {}) => ({
  ...{ id, name: `Dish ${id}`, image_full_url: '/images/360/jollof.webp', availability: 'on', is_featured: false },
  ...part,
});
const dishes = (version: number, items: object[], isArranged = false) =>
  reply({ version, is_arranged: isArranged, items });

function open(answers: Answers, path = '/arrange', prepare?: (queries: QueryClient) => void) {
  const session = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store], operator: null, courier: null }),
  };
  const routes = [{ path: 'arrange', Component: VendorArrangePage }];
  return renderInApp(
    routes,
    {
      ...session,
      arrangement: () => listed(0, ['Rice', 'Soups', 'Drinks'], false),
      2: () => dishes(0, [item(1), item(2), item(3)]),
      ...answers,
    },
    path,
    { ...desk, ...(prepare && { prepare }) },
  );
}

type Shown = Awaited<ReturnType<typeof open>>;
const namesIn = ({ screen }: Shown) =>
  screen
    .getByRole('link')
    .all()
    .map((link) => link.element().textContent)
    .filter((name) => name in ids);
const written = ({ fakeApi }: Shown) => fakeApi.calls.filter(({ body }) => body !== undefined).map(({ body }) => body);

describe('the order of the menu', () => {
  it('[STO-052] moves a category by keys, says where it is, keeps the focus and takes it back', async () => {
    const shown = await open({});
    const { screen, fakeApi } = shown;
    const handle = screen.getByRole('button', { name: 'Move Rice, place 1 of 3' });
    await handle.click();
    fakeApi.answers.arrangement = () => listed(1, ['Soups', 'Rice', 'Drinks']);
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByText('Rice is now in place 2 of 3.')).toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Move Rice, place 2 of 3' })).toHaveFocus();
    expect(namesIn(shown)).toEqual(['Soups', 'Rice', 'Drinks']);
    await expect.poll(() => written(shown)).toEqual([{ version: 0, category_ids: [2, 1, 3] }]);
    fakeApi.answers.arrangement = () => listed(2, ['Rice', 'Soups', 'Drinks'], false);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => written(shown).at(-1)).toEqual({ version: 1, category_ids: null });
    await expect.poll(() => namesIn(shown)).toEqual(['Rice', 'Soups', 'Drinks']);
  });

  it('[STO-052] moves one by its buttons, and undoes only the last of two changes', async () => {
    const shown = await open({});
    const { screen, fakeApi } = shown;
    await expect.element(screen.getByRole('button', { name: 'Move Rice up' })).toBeDisabled();
    fakeApi.answers.arrangement = () => listed(1, ['Rice', 'Drinks', 'Soups']);
    await screen.getByRole('button', { name: 'Move Drinks up' }).click();
    await expect.poll(() => written(shown).length).toBe(1);
    fakeApi.answers.arrangement = () => listed(2, ['Drinks', 'Rice', 'Soups']);
    await screen.getByRole('button', { name: 'Move Drinks up' }).click();
    await expect.poll(() => written(shown).at(-1)).toEqual({ version: 1, category_ids: [3, 1, 2] });
    fakeApi.answers.arrangement = () => listed(3, ['Rice', 'Drinks', 'Soups']);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => written(shown).at(-1)).toEqual({ version: 2, category_ids: [1, 3, 2] });
  });

  it('[STO-052] shows what holds and why where another member was first', async () => {
    const shown = await open({});
    const { screen, fakeApi } = shown;
    await expect.element(screen.getByRole('button', { name: 'Move Rice down' })).toBeVisible();
    let calls = 0;
    fakeApi.answers.arrangement = () => {
      calls += 1;
      if (calls === 1) return refused('changed_meanwhile', 409, 'Another person has changed this.');
      return listed(5, ['Drinks', 'Soups', 'Rice']);
    };
    await screen.getByRole('button', { name: 'Move Rice down' }).click();
    await expect.poll(() => namesIn(shown)).toEqual(['Drinks', 'Soups', 'Rice']);
  });

  it('[STO-052] takes no change of a list from the device until it is renewed, because it may be outdated', async () => {
    const renewed = Promise.withResolvers<Response>();
    const saved = {
      version: 4,
      is_arranged: true,
      categories: [category(2, 'Soups'), category(1, 'Rice'), category(3, 'Drinks')],
    };
    const shown = await open({ arrangement: () => renewed.promise }, '/arrange', (queries) =>
      queries.setQueryData(categoriesQuery(3).queryKey, saved),
    );
    const { screen, fakeApi } = shown;
    const restore = screen.getByRole('button', { name: 'Back to the usual order' });
    await expect.element(restore).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Move Soups, place 1 of 3' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Move Soups down' })).toBeDisabled();
    renewed.resolve(listed(5, ['Soups', 'Rice', 'Drinks']));
    await expect.element(restore).toBeEnabled();
    fakeApi.answers.arrangement = () => listed(6, ['Rice', 'Soups', 'Drinks'], false);
    await restore.click();
    await expect.poll(() => written(shown)).toEqual([{ version: 5, category_ids: null }]);
    await expect.poll(() => namesIn(shown)).toEqual(['Rice', 'Soups', 'Drinks']);
  });

  it('[STO-052] features an item: it comes first, and other items stay behind it', async () => {
    const shown = await open({}, '/arrange?category=2');
    const { screen, fakeApi } = shown;
    await expect.element(screen.getByRole('button', { name: 'Feature Dish 3' })).toBeVisible();
    fakeApi.answers[2] = () => dishes(1, [item(3, { is_featured: true }), item(1), item(2)]);
    await screen.getByRole('button', { name: 'Feature Dish 3' }).click();
    await expect.poll(() => written(shown)).toEqual([{ version: 0, item_ids: null, featured_ids: [3] }]);
    await expect.element(screen.getByRole('button', { name: 'Move Dish 3, place 1 of 3' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Move Dish 3 down' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Move Dish 1 up' })).toBeDisabled();
    await screen.getByRole('button', { name: 'Move Dish 2 up' }).click();
    await expect.poll(() => written(shown).at(-1)).toEqual({ version: 1, item_ids: [3, 2, 1], featured_ids: [3] });
  });

  it('[STO-052] says that the menu is empty, and offers another try where nothing was read', async () => {
    const { screen, fakeApi } = await open({ arrangement: () => refused('server_error', 500, 'Broken') });
    await expect.element(screen.getByText('Broken')).toBeVisible();
    fakeApi.answers.arrangement = () => listed(0, [], false);
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText('The menu is empty')).toBeVisible();
  });
});
