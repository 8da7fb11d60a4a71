import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminCampaign, CampaignPreview } from 'market/promotions/promotions-campaigns.admin.contract';
import type { AdminFlashSale } from 'market/promotions/promotions-flash.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminCampaignPage } from './admin-campaign-page.tsx';
import { AdminCampaignsPage } from './admin-campaigns-page.tsx';
import { AdminFlashSalePage } from './admin-flash-sale-page.tsx';
import { AdminFlashSalesPage } from './admin-flash-sales-page.tsx';

const times = { starts_at: '2026-11-20T08:00:00Z', ends_at: '2026-11-27T08:00:00Z', state: 'running' } as const;
const milk = {
  ...{ item_id: 5, name: 'Milk', image_full_url: '/images/360/milk.webp', store_name: 'Jibowu Mart' },
  ...{ zone_name: 'Yaba', currency: 'NGN', price: 1200, stock: 20 },
};
const sale: AdminFlashSale = {
  ...{ id: 7, title: 'Noon market', module_type: 'grocery', ...times, items_count: 1, pieces: 10, sold: 3, version: 2 },
  items: [{ ...milk, discount: 25, discount_type: 'percent', pieces: 10, sold: 3, sale_price: 900 }],
};
const campaign: AdminCampaign = {
  ...{ id: 8, slug: 'harvest', title: 'Harvest', description: 'From the farms', module_type: 'grocery', ...times },
  ...{ discount: 20, discount_type: 'percent', daily_from: null, daily_until: null, items_count: 12, version: 1 },
  filter: { zone_id: null, store_id: null, store_name: null, category_id: null, search: 'milk' },
  image_full_url: '/images/360/gift.webp',
};
const preview: CampaignPreview = {
  ...{ items_count: 12, left_out: 2 },
  clashes: [{ kind: 'flash_sale', id: 7, title: 'Noon market', items_count: 1 }],
  cards: [{ ...milk, price_then: 960, promotion: '' }],
};
const list = (name: string, rows: object[]) => () => reply({ total_size: 1, limit: 100, offset: 1, [name]: rows });

function open(path: string, more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp(
    [
      { path: 'promotions/flash-sales', element: <AdminFlashSalesPage /> },
      { path: 'promotions/flash-sales/:promotion', element: <AdminFlashSalePage /> },
      { path: 'promotions/campaigns', element: <AdminCampaignsPage /> },
      { path: 'promotions/campaigns/:promotion', element: <AdminCampaignPage /> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.promotions'])),
      zones: list('zones', []),
      categories: list('categories', []),
      stores: list('stores', []),
      'flash-sales': list('sales', [sale]),
      campaigns: list('campaigns', [campaign]),
      'campaign-preview': () => reply(preview),
      'promotion-items': list('items', [{ ...milk, item_id: 6, name: 'Butter' }]),
      7: () => reply(sale),
      8: () => reply(campaign),
      ...more,
    },
    path,
  );
}

describe('[OPS-062] the flash sales of an operator', () => {
  it('are listed with their items and what is sold', async () => {
    const { screen } = await open('/promotions/flash-sales');
    await screen.getByRole('link', { name: /Noon market.*1 item.*3 of 10 sold/ }).click();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Noon market');
  });

  it('show what an item costs in the sale while it is written, and keep what has sold', async () => {
    const { screen } = await open('/promotions/flash-sales/7');
    await expect.element(screen.getByText('₦900')).toBeVisible();
    await screen.getByLabelText('Percent').fill('50');
    await expect.element(screen.getByText('₦600')).toBeVisible();
    await expect.element(screen.getByText('3 are sold.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Take Milk out' }).elements()).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Delete' }).elements()).toHaveLength(0);
  });

  it('take an item that is found, and show at its field what the server refuses', async () => {
    const { screen, fakeApi } = await open('/promotions/flash-sales/7');
    await screen.getByLabelText('Find an item').fill('butter');
    await screen.getByRole('button', { name: 'Add Butter' }).click();
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Enter a whole number from 1 to 99.')).toBeVisible();
    await screen.getByLabelText('Percent').nth(1).fill('10');
    await screen.getByLabelText('Pieces').nth(1).fill('30');
    fakeApi.answers['7'] = () => refused('items.1.pieces', 400, 'Send 20 or less.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Send 20 or less.')).toBeVisible();
  });
});

describe('[OPS-061] the campaigns of an operator', () => {
  it('are listed with their items and the discount', async () => {
    const { screen } = await open('/promotions/campaigns');
    await screen.getByRole('link', { name: /Harvest.*12 items.*20%/ }).click();
    await expect.element(screen.getByLabelText('Name', { exact: true })).toHaveValue('Harvest');
  });

  it('say what is in them, what is left out and what they clash with, on cards with their prices', async () => {
    const { screen } = await open('/promotions/campaigns/8');
    await expect.element(screen.getByText(/12 items are in it\./)).toBeVisible();
    await expect.element(screen.getByText(/2 are left out/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Noon market' })).toBeVisible();
    await expect.element(screen.getByText('₦960')).toBeVisible();
  });

  it('need a discount that leaves something to pay', async () => {
    const { screen } = await open('/promotions/campaigns/8');
    await screen.getByLabelText('Percent').fill('100');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Enter how much it takes off.')).toBeVisible();
  });
});
