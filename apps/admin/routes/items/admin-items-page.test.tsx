import { renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { ItemOfDesk } from 'market/items/items-desk.admin.contract';
import { describe, expect, it } from 'vitest';
import { AdminItemsPage } from './admin-items-page.tsx';

const operator = { roles: ['catalogue'], permissions: ['ops.catalogue'], zone_ids: null, suspended_reason: null };
const suya: ItemOfDesk = {
  id: 12,
  name: 'Suya',
  store: { id: 4, name: 'Arewa Grill' },
  zone_name: 'Yaba',
  category_name: 'Grill',
  description: 'Spiced beef',
  price: 1_500,
  currency: 'NGN',
  image_full_url: '/images/suya.webp',
  variation_count: 0,
  availability: 'on',
  hidden_reason: null,
  version: 3,
};

function open(items: ItemOfDesk[], more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp([{ path: '/', element: <AdminItemsPage /> }], {
    memberships: () => reply({ stores: [], courier: null, operator }),
    items: () => reply({ total_size: items.length, limit: 50, offset: 1, items }),
    ...more,
  });
}

describe('[OPS-051] the items of all stores', () => {
  it('are found by what is typed, and show their store and price', async () => {
    const { screen, fakeApi } = await open([suya]);
    await expect.element(screen.getByText('Arewa Grill')).toBeVisible();
    await expect.element(screen.getByText('₦1,500')).toBeVisible();
    await screen.getByLabelText('Find an item').fill('suya');
    await expect.poll(() => fakeApi.calls.some(({ path }) => path.includes('search=suya'))).toBe(true);
    await screen.getByRole('button', { name: 'Hidden by operators' }).click();
    await expect.poll(() => fakeApi.calls.some(({ path }) => path.includes('hidden=1'))).toBe(true);
  });

  it('are edited, and a name or price that is missing is said before anything is sent', async () => {
    const { screen, fakeApi } = await open([suya], { 12: () => reply({ ...suya, price: 1_600, version: 4 }) });
    await screen.getByRole('button', { name: 'Edit Suya' }).click();
    await screen.getByLabelText('Name').fill('');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Enter a name.')).toBeVisible();
    await screen.getByLabelText('Name').fill('Beef suya');
    await screen.getByLabelText('Price in NGN').fill('1600');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible();
    expect(fakeApi.calls.find(({ body }) => body !== undefined)?.body).toEqual({
      ...{ version: 3, name: 'Beef suya', description: 'Spiced beef', price: 1_600 },
    });
  });

  it('are hidden with a reason, which the list shows, and shown again', async () => {
    const reason = 'The photo shows another dish';
    const hidden: ItemOfDesk = { ...suya, availability: 'hidden', hidden_reason: reason, version: 4 };
    const { screen, fakeApi } = await open([suya], { hide: () => reply(hidden), show: () => reply(suya) });
    await screen.getByRole('button', { name: 'Hide Suya' }).click();
    await expect.element(screen.getByText('The store reads it in its menu.')).toBeVisible();
    await screen.getByLabelText('Reason').fill(reason);
    fakeApi.answers.items = () => reply({ total_size: 1, limit: 50, offset: 1, items: [hidden] });
    await screen.getByRole('button', { name: 'Hide it' }).click();
    await expect.element(screen.getByText('Hidden by an operator')).toBeVisible();
    await expect.element(screen.getByText(reason)).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/hide'))?.body).toEqual({ version: 3, reason });
    await screen.getByRole('button', { name: 'Show Suya again' }).click();
    await expect.element(screen.getByText('Suya is as its store had left it')).toBeVisible();
    expect(fakeApi.calls.find(({ path }) => path.endsWith('/show'))?.body).toEqual({ version: 4 });
  });
});
