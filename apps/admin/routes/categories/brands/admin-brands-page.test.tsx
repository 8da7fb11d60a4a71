import { bisi, type FakeApi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminBrand } from 'market/categories/categories-brands.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminBrandsPage } from './admin-brands-page.tsx';

const peak: AdminBrand = {
  ...{ id: 3, module_type: 'grocery', slug: 'peak', name: 'Peak', image_full_url: null },
  ...{ item_count: 4, may_delete: false },
};
const page = { limit: 100, offset: 1 };

async function open(known: AdminBrand[], answer = () => reply(peak)) {
  let fakeApi: FakeApi | undefined;
  const opened = await renderInApp([{ path: '/', element: <AdminBrandsPage /> }], {
    info: () => reply(bisi),
    memberships: () => reply(operator(['ops.catalogue'])),
    zones: () => reply({ zones: [], total_size: 0, ...page }),
    brands: () =>
      fakeApi?.calls.at(-1)?.body ? answer() : reply({ brands: known, total_size: known.length, ...page }),
  });
  ({ fakeApi } = opened);
  return opened;
}

describe('[OPS-050] the brands of a market', () => {
  it('say what to do before there is one', async () => {
    const { screen } = await open([]);
    await expect.element(screen.getByText(/write its short name into the column/)).toBeVisible();
  });

  it('are added to a module, and a name that is taken is said', async () => {
    const { screen, fakeApi } = await open([peak], () =>
      reply({ errors: [{ code: 'name_taken', message: 'Another one has this name already.' }] }, 409),
    );
    await screen.getByRole('button', { name: 'Add a brand' }).click();
    await screen.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(screen.getByText('Enter a name.')).toBeVisible();
    await screen.getByLabelText('Name').fill('Dano');
    await screen.getByLabelText('Module').selectOptions('grocery');
    await screen.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(screen.getByText('Another one has this name already.')).toBeVisible();
    const sent = fakeApi.calls.find(({ body }) => body !== undefined);
    expect(sent?.body).toEqual({ module_type: 'grocery', name: 'Dano' });
  });

  it('offer to delete only those that nothing has', async () => {
    const { screen } = await open([peak, { ...peak, id: 4, name: 'Dano', item_count: 0, may_delete: true }]);
    await expect.element(screen.getByRole('button', { name: 'Delete Dano' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete Peak' }).query()).toBeNull();
  });
});
