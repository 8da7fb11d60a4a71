import { bisi, type FakeApi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminCategory } from 'market/categories/categories.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminCategoriesPage } from './admin-categories-page.tsx';

const rice: AdminCategory = {
  ...{ id: 3, module_type: 'food', parent_id: null, slug: 'rice', name: 'Rice dishes', image_full_url: '/i.webp' },
  ...{ item_count: 4, may_delete: false },
};
const page = { limit: 100, offset: 1 };

async function open(known: AdminCategory[], answer = () => reply(rice)) {
  let fakeApi: FakeApi | undefined;
  const opened = await renderInApp([{ path: '/', element: <AdminCategoriesPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.catalogue'])),
    zones: () => reply({ zones: [], total_size: 0, ...page }),
    categories: () =>
      fakeApi?.calls.at(-1)?.body ? answer() : reply({ categories: known, total_size: known.length, ...page }),
  });
  ({ fakeApi } = opened);
  return opened;
}

describe('[OPS-049] the categories of a market', () => {
  it('say that no store can add an item before there is one', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByText(/no store can add an item/)).toBeVisible();
  });

  it('are added under a main category, and a name that is taken is said', async () => {
    const { screen, fakeApi } = await open([rice], () =>
      reply({ errors: [{ code: 'category_exists', message: 'There is a category of this name already.' }] }, 409),
    );
    await screen.getByRole('button', { name: 'Add a category' }).click();
    await screen.getByRole('button', { name: 'Add this category' }).click();
    await expect.element(screen.getByText('Enter a name.')).toBeVisible();
    await screen.getByLabelText('Name').fill('Jollof');
    await screen.getByLabelText('Within').selectOptions('Rice dishes');
    await screen.getByRole('button', { name: 'Add this category' }).click();
    await expect.element(screen.getByText('There is a category of this name already.')).toBeVisible();
    const sent = fakeApi.calls.find(({ body }) => body !== undefined);
    expect(sent?.body).toEqual({ module_type: 'food', parent_id: 3, name: 'Jollof' });
  });

  it('offer to delete only those that nothing is in', async () => {
    const { screen } = await open([rice, { ...rice, id: 4, name: 'Soups', item_count: 0, may_delete: true }]);
    await expect.element(screen.getByRole('button', { name: 'Delete Soups' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Rice dishes' }).query()).toBeNull();
  });
});
