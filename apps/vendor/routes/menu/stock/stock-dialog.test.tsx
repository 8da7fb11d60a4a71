import { bisi, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { describe, expect, it } from 'vitest';
import { LowNotice } from '../../board/reminders/low-notice.tsx';
import { VendorMenuPage } from '../vendor-menu-page.tsx';

const row = (id: number, part: object = {}) => ({
  id,
  name: `Rice ${id}`,
  category_id: 1,
  price: 1500,
  image_full_url: '/images/360/jollof.webp',
  has_photo: true,
  stock: 7,
  low_mark: null,
  is_low: false,
  variation_count: 0,
  availability: 'on',
  sold_out_until: null,
  version: 4,
  ...part,
});
const stockOf = (part: object = {}) => ({
  version: 4,
  low_mark: null,
  stocks: [{ variation: null, left: 7, held: 3, sold_since: 5 }],
  changed: { at: '2026-11-20T11:00:00.000Z', by: 'Ada', reason: 'delivery' },
  ...part,
});
const about = {
  module_type: 'grocery',
  currency: 'NGN',
  checks_stock: true,
  categories: [{ id: 1, name: 'Grains', parent_id: null, item_count: 2 }],
  add_ons: [],
};

function openMenu({ rows = [row(1)], checksStock = true, stock = stockOf() } = {}) {
  const stores = [
    { store_id: 3, name: 'Shop', role: 'kitchen', permissions: ['store.availability'], suspended_reason: null },
  ];
  return renderInApp(
    [{ path: 'menu', Component: VendorMenuPage }],
    {
      info: () => reply(bisi),
      memberships: () => reply({ stores, operator: null, courier: null }),
      menu: () => reply({ ...about, checks_stock: checksStock }),
      items: () => reply({ total_size: rows.length, limit: 100, offset: 1, items: rows }),
      stock: () => reply({ stock }),
      moves: () => reply({ item: row(1, { stock: 12, version: 5 }) }),
      'low-mark': () => reply({ item: row(1, { low_mark: 4, version: 5 }) }),
    },
    '/menu',
  );
}

describe('the stock of an item', () => {
  it('[STO-063] is moved with a reason, with what is held and sold beside it', async () => {
    const { screen, fakeApi } = await openMenu();
    await screen.getByRole('button', { name: 'Stock of Rice 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Stock of Rice 1' });
    await expect.element(dialog.getByText('In open orders')).toBeVisible();
    await expect.element(dialog.getByText(/^Sold since/)).toBeVisible();
    await dialog.getByLabelText('Pieces').fill('5');
    await expect.element(dialog.getByText('Then 12 pieces can be sold')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save stock' }).click();
    await expect.element(screen.getByText('Stock of Rice 1 saved')).toBeVisible();
    const sent = fakeApi.calls.find(({ path }) => path.endsWith('/moves'));
    expect(sent?.body).toEqual({ version: 4, reason: 'delivery', quantity: 5 });
  });

  it('[STO-063] refuses a count below what open orders hold, and a loss of more than is left', async () => {
    const { screen, fakeApi } = await openMenu();
    await screen.getByRole('button', { name: 'Stock of Rice 1' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Stock of Rice 1' });
    await dialog.getByRole('radio', { name: 'Counted' }).click();
    await dialog.getByLabelText('Pieces').fill('2');
    await dialog.getByRole('button', { name: 'Save stock' }).click();
    await expect.element(dialog.getByText('Open orders hold 3.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'Lost' }).click();
    await dialog.getByLabelText('Pieces').fill('8');
    await expect.element(dialog.getByText('Not so many are left.')).toBeVisible();
    expect(fakeApi.calls.filter(({ path }) => path.endsWith('/moves'))).toEqual([]);
  });

  it('[STO-063] is moved of one variation', async () => {
    const stocks = ['Small', 'Large'].map((variation, held) => ({ variation, left: 4, held, sold_since: 0 }));
    const { screen, fakeApi } = await openMenu({ stock: stockOf({ stocks, changed: null }) });
    await screen.getByRole('button', { name: 'Stock of Rice 1' }).click();
    await screen.getByLabelText('Variation').selectOptions('Large');
    await screen.getByRole('radio', { name: 'Counted' }).click();
    await screen.getByLabelText('Pieces').fill('9');
    await screen.getByRole('button', { name: 'Save stock' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/moves'))?.body)
      .toEqual({ version: 4, reason: 'count', quantity: 9, variation: 'Large' });
  });

  it('[STO-064] has a mark, says on the row that it runs low or is off, and a kitchen has none', async () => {
    const rows = [row(1), row(2, { stock: 0, is_low: true }), row(3, { stock: 2, low_mark: 4, is_low: true })];
    const { screen, fakeApi } = await openMenu({ rows });
    await expect.element(screen.getByText('None left: off sale')).toBeVisible();
    await expect.element(screen.getByText('2 left: running low')).toBeVisible();
    await screen.getByRole('button', { name: 'Stock of Rice 1' }).click();
    await screen.getByLabelText('Tell us when fewer are left than').fill('0');
    await screen.getByRole('button', { name: 'Save mark' }).click();
    await expect.element(screen.getByText('Enter a whole number of 1 or more.')).toBeVisible();
    await screen.getByLabelText('Tell us when fewer are left than').fill('4');
    await screen.getByRole('button', { name: 'Save mark' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/low-mark'))?.body)
      .toEqual({ version: 4, low_mark: 4 });
    await screen.unmount();
    const kitchen = await openMenu({ checksStock: false });
    await expect.element(kitchen.screen.getByText('Rice 1')).toBeVisible();
    await expect.element(kitchen.screen.getByRole('button', { name: 'Stock of Rice 1' })).not.toBeInTheDocument();
  });

  it('[STO-064] shows on the board what runs low, and the menu shows those alone', async () => {
    const low = [0, 1, 2, 3].map((min_stock) => ({ ...row(min_stock), min_stock }));
    const { screen } = await renderInApp([{ path: '/', element: <LowNotice storeId={3} /> }], {
      off: () => reply({ items: [], back: [], low }),
    });
    await expect.element(screen.getByText('Rice 0 (0), Rice 1 (1), Rice 2 (2)')).toBeVisible();
    await expect.element(screen.getByText(/and 1 more/)).toBeVisible();
    const link = screen.getByRole('link', { name: 'Look at them' });
    await expect.element(link).toHaveAttribute('href', '/menu?store=3&show=low');
  });
});
