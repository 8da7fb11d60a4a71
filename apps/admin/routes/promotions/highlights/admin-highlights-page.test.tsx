import { bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import type { AdminHighlight } from 'market/promotions/promotions-highlights.admin.contract';
import type { AdminSectionBanner } from 'market/promotions/promotions-sections.admin.contract';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { operator } from '../../../testing/order-under-test.ts';
import { AdminHighlightPage } from './admin-highlight-page.tsx';
import { AdminHighlightsPage } from './admin-highlights-page.tsx';
import { AdminSectionsPage } from './admin-sections-page.tsx';

const highlight: AdminHighlight = {
  ...{
    id: 7,
    store_id: 4,
    store_name: 'Mama Nkechi',
    zone_name: 'Yaba',
    module_type: 'food',
    title: 'Jollof till late',
  },
  ...{ description: 'Until midnight', shows_rating: true, shows_reviews: false, position: 0, is_active: true },
  ...{ image_full_url: '/images/360/gift.webp', starts_at: null, ends_at: null, state: 'running', version: 3 },
};
const banner: AdminSectionBanner = {
  ...{ module_type: 'grocery', section: 'bottom', title: 'Fresh every morning', version: 2 },
  image_full_url: '/images/360/gift.webp',
};
const page = { total_size: 1, limit: 100, offset: 1 };

function open(path: string, more: Parameters<typeof renderInApp>[1] = {}) {
  return renderInApp(
    [
      { path: 'promotions/highlights', element: <AdminHighlightsPage /> },
      { path: 'promotions/highlights/:promotion', element: <AdminHighlightPage /> },
      { path: 'promotions/sections', element: <AdminSectionsPage /> },
    ],
    {
      info: () => reply(bisi),
      memberships: () => reply(operator(['ops.content'])),
      zones: () => reply({ ...page, zones: [] }),
      stores: () => reply({ ...page, stores: [] }),
      highlights: () => reply({ ...page, highlights: [highlight] }),
      7: () => reply(highlight),
      'section-banners': () => reply({ ...page, banners: [banner] }),
      bottom: () => reply({ ...banner, title: 'Fresh all day', version: 3 }),
      ...more,
    },
    path,
  );
}

describe('[OPS-065] the highlights of an operator', () => {
  it('are listed with their store, zone and state, and shown with the mark that customers see', async () => {
    const { screen } = await open('/promotions/highlights');
    await screen.getByRole('link', { name: /Jollof till late.*Mama Nkechi.*Yaba.*Running/ }).click();
    await expect.element(screen.getByLabelText('Words')).toHaveValue('Jollof till late');
    const card = screen.getByRole('region', { name: 'As customers see it' });
    await expect.element(card.getByText('Ad', { exact: true })).toBeVisible();
  });

  it('need words and a store, and show what the server refuses at its field', async () => {
    const { screen, fakeApi } = await open('/promotions/highlights/new');
    await screen.getByRole('button', { name: 'Add this highlight' }).click();
    await expect.element(screen.getByText('Write a few words.')).toBeVisible();
    await expect.element(screen.getByText('Choose a store.')).toBeVisible();
    expect(fakeApi.calls.some(({ path }) => path.endsWith('/highlights'))).toBe(false);
  });

  it('show what the server refuses at its field', async () => {
    const { screen, fakeApi } = await open('/promotions/highlights/7');
    await screen.getByLabelText('Words').fill('Jollof');
    fakeApi.answers['7'] = () => refused('ends_at', 400, 'Must be after the start');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText('Must be after the start')).toBeVisible();
  });
});

describe('[OPS-065] the banners of sections', () => {
  it('are those that the home of a module shows, and are saved with their version', async () => {
    const { screen, fakeApi } = await open('/promotions/sections?module=grocery');
    const card = screen.getByRole('form', { name: 'At the end' });
    await card.getByLabelText('Words').fill('Fresh all day');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => fakeApi.calls.find(({ path }) => path.endsWith('/grocery/bottom'))?.body)
      .toEqual({
        title: 'Fresh all day',
        version: 2,
      });
    await expect.element(screen.getByRole('form', { name: 'Above the best reviewed' })).toBeVisible();
    await expect.element(screen.getByRole('form', { name: 'Beside what is new' })).not.toBeInTheDocument();
  });

  it('need words', async () => {
    const { screen } = await open('/promotions/sections?module=grocery');
    const card = screen.getByRole('form', { name: 'Above the best reviewed' });
    await card.getByRole('button', { name: 'Add this banner' }).click();
    await expect.element(card.getByText('Write a few words.')).toBeVisible();
  });

  it('keep the words that are saved where a picture is refused, and can be saved again', async () => {
    const { screen, fakeApi } = await open('/promotions/sections?module=grocery', {
      picture: () => refused('picture_small', 400, 'Choose a larger picture.'),
    });
    const card = screen.getByRole('form', { name: 'At the end' });
    const photo = new File(['small'], 'small.png', { type: 'image/png' });
    await userEvent.upload(card.getByLabelText(/picture/i), photo);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.element(card.getByText('Choose a larger picture.')).toBeVisible();
    await card.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => fakeApi.calls.filter(({ path }) => path.endsWith('/grocery/bottom')).map(({ body }) => body))
      .toMatchObject([{ version: 2 }, { version: 3 }]);
  });
});
