import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminBanner } from 'market/promotions/promotions-banners.admin.contract';
import { describe, expect, it } from 'vitest';
import { operator } from '../../testing/order-under-test.ts';
import { AdminBannerPage } from './admin-banner-page.tsx';
import { AdminBannersPage } from './admin-banners-page.tsx';

const banner: AdminBanner = {
  ...{ id: 7, title: 'Suya night', module_type: 'food', zone_id: 3, zone_name: 'Yaba', placement: 'slider' },
  ...{ target: 'page', link: '/campaigns/suya', store_id: null, store_name: null, item_id: null, item_name: null },
  ...{ colour: '#be1146', image_full_url: '/images/360/gift.webp', position: 0, starts_at: null, ends_at: null },
  ...{ is_active: true, state: 'running', version: 3 },
};
const zone = { id: 3, name: 'Yaba', city: 'Lagos', currency: 'NGN', modules: [{ module_type: 'food' }] };

function open(path: string, more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp(
    [
      { path: 'promotions/banners', element: <AdminBannersPage /> },
      { path: 'promotions/banners/:promotion', element: <AdminBannerPage /> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.content'])),
      zones: () => reply({ total_size: 1, limit: 100, offset: 1, zones: [zone] }),
      banners: () => reply({ total_size: 1, limit: 100, offset: 1, banners: [banner] }),
      7: () => reply(banner),
      ...more,
    },
    path,
  );
}

describe('[OPS-065] the banners of an operator', () => {
  it('are listed with where they lead, their zone and their state', async () => {
    const { screen } = await open('/promotions/banners');
    const row = screen.getByRole('link', { name: /Suya night.*campaigns.suya.*Yaba.*Running/ });
    await row.click();
    await expect.element(screen.getByLabelText('Words')).toHaveValue('Suya night');
  });

  it('show the card that customers see while they are written', async () => {
    const { screen } = await open('/promotions/banners/7');
    await screen.getByLabelText('Words').fill('Suya every night');
    const card = screen.getByRole('region', { name: 'As customers see it' });
    await expect.element(card.getByText('Suya every night')).toBeVisible();
  });

  it('need words, and show what the server refuses at its field', async () => {
    const { screen, fakeApi } = await open('/promotions/banners/7', { 7: () => reply(banner) });
    await screen.getByLabelText('Words').fill(' ');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Write a few words.')).toBeVisible();
    await screen.getByLabelText('Words').fill('Suya');
    fakeApi.answers['7'] = () => refused('link', 400, 'Send a path of this site');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Send a path of this site')).toBeVisible();
  });
});
