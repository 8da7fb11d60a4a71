import type { QueryClient } from '@tanstack/react-query';
import { type Answers, bisi, refused, renderInApp, reply } from 'app-kit/testing/render-in-app.tsx';
import { days } from 'market/stores/stores.rules';
import { describe, expect, it } from 'vitest';
import { VendorPreviewPage } from './vendor-preview-page.tsx';

const week = Object.fromEntries(days.map((day) => [day, [['08:00', '21:00']]]));
const shownStore = (change: object = {}) => ({
  ...{ id: 3, slug: 'buka', name: 'Buka', tagline: '', active: true, open: true, opens_at: null, closes_at: '21:00' },
  ...{ pause: null, begins_at: null, begins_words: '', avg_rating: 4.6, take_away: false, discount: null },
  ...{ delivery_time: '25-35 min', delivery_fee: 800, distance: 1200, minimum_order: 0, opening_hours: week },
  ...{ other_days: [], categories: [{ id: 1, slug: 'rice', name: 'Rice', item_count: 1, image_full_url: '/r.svg' }] },
  ...change,
});
const page = (store: object | null = shownStore(), change: object = {}) =>
  reply({
    ...{ now: '2026-11-20T11:00:00.000Z', at: '2026-11-20T11:00:00.000Z', local_at: '2026-11-20T12:00' },
    ...{ first_at: '2026-11-13T12:00', last_at: '2027-11-21T12:00', time_zone: 'Africa/Lagos', currency: 'NGN' },
    ...{ is_in_zone: true, store, coupons: [], ...change },
  });
const item = (change: object = {}) => ({
  ...{ id: 7, slug: 'jollof', name: 'Jollof rice', category_id: 1, image_full_url: '/r.svg', price: 2000 },
  ...{ discount: 0, discount_type: 'percent', store_discount: 0, restaurant_discount: 0, no_promotion: false },
  ...{ promotion: null, available_time_starts: null, available_time_ends: null, available_day: null },
  ...{ variations: [], food_variations: [], add_ons: [], description: 'With plantain', category_name: 'Rice' },
  ...{ reasons: [], sold_out_until: null, hidden_reason: null },
  ...change,
});
const items = (...rows: object[]) => reply({ total_size: rows.length, limit: 50, offset: 1, items: rows });

const desk = { name: 'desk', title: () => ({ id: 'desk', message: 'Desk' }), audience: 'For tests' };

function open(answers: Answers = {}, address = '/menu/preview', permissions = ['store.menu']) {
  const store = { store_id: 3, name: 'Buka', role: 'manager', permissions, suspended_reason: null };
  const routes = [{ path: 'menu/preview', Component: VendorPreviewPage }];
  const usual: Answers = {
    info: () => reply(bisi),
    memberships: () => reply({ stores: [store], operator: null, courier: null }),
    preview: () => page(),
    items: () => items(item()),
    hidden: () => items(),
  };
  // Catalogues are files that tests of components do not load.
  const prepare = (queries: QueryClient) => queries.setQueryData(['texts of previews', 'yo'], {});
  return renderInApp(routes, { ...usual, ...answers }, address, { ...desk, prepare });
}

describe('the store as a shopper sees it', () => {
  it('[STO-041] shows the door, delivery, coupons, and items with the price of the hour and why one cannot be ordered', async () => {
    const coupon = { id: 1, code: 'TEN', title: 'Ten off', min_purchase: 5000, currency: 'NGN' };
    const off = item({ id: 8, name: 'Ofada', store_discount: 10, sold_out_until: '2026-11-21T03:00:00.000Z' });
    const { screen } = await open({
      preview: () => page(shownStore(), { coupons: [coupon] }),
      items: () => items(item(), { ...off, reasons: ['sold_out', 'outside_hours'] }),
      hidden: () =>
        items({ ...item({ id: 9, name: 'Tea' }), reasons: ['hidden_by_operator'], hidden_reason: 'No photo' }),
    });
    await expect.element(screen.getByText('Open until 21:00')).toBeVisible();
    for (const words of ['25-35 min', '₦800', '1.2 km', 'TEN', 'Jollof rice', '₦2,000', '₦1,800']) {
      await expect.element(screen.getByText(words, { exact: true }).first()).toBeVisible();
    }
    await expect.element(screen.getByText(/Sold out until 21 Nov, 4:00/)).toBeVisible();
    await expect.element(screen.getByText('Outside its hours')).toBeVisible();
    await expect.element(screen.getByText('Hidden by the operator: No photo')).toBeVisible();
  });

  it('[STO-041] asks for the moment, the place and the language of the address, which changes with each', async () => {
    const prediction = {
      place_id: 'p1',
      text: 'Yaba, Lagos',
      structured_formatting: { main_text: '', secondary_text: '' },
    };
    const { screen, fakeApi } = await open(
      {
        'place-api-autocomplete': () => reply({ total_size: 1, limit: 5, offset: 1, predictions: [prediction] }),
        'place-api-details': () =>
          reply({ place_id: 'p1', formatted_address: '', geometry: { location: { lat: 6.5, lng: 3.3 } } }),
      },
      '/menu/preview?at=2026-11-21T02:30',
    );
    const requested = () => fakeApi.calls.filter(({ path }) => path.includes('/preview?')).at(-1)?.path ?? '';
    const time = screen.getByLabelText('Date and time');
    await expect.element(time).toHaveValue('2026-11-21T02:30');
    await expect.poll(requested).toContain(`at=${encodeURIComponent('2026-11-21T02:30')}`);
    await time.fill('2026-12-25T09:00');
    await expect.poll(requested).toContain(encodeURIComponent('2026-12-25T09:00'));
    await time.fill('2030-01-01T09:00');
    await expect.element(screen.getByText('Choose a time from a week ago to a year ahead.')).toBeVisible();
    expect(requested()).not.toContain('2030');
    await screen.getByLabelText('Place of the shopper').fill('Yab');
    await screen.getByRole('button', { name: 'Yaba, Lagos' }).click();
    await expect.poll(requested).toContain('lat=6.5&lng=3.3');
    await screen.getByLabelText('Language of the shopper').selectOptions('yo');
    await expect.poll(requested).toContain('language=yo');
    await expect.poll(() => document.querySelector('[lang="yo"] h2')?.textContent).toBe('Buka');
    await screen.getByRole('button', { name: 'Now' }).click();
    await expect.poll(requested).not.toMatch(/[?&]at=/);
    await screen.getByRole('button', { name: 'Back to the store' }).click();
    await expect.poll(requested).not.toContain('lat=');
  });

  it('[STO-041] says when a closed store opens, why it is paused, and that a place or a zone shows nothing', async () => {
    const next = { time: '08:00', in_days: 1, day: 'sa' };
    const pause = { until: '2026-11-21T07:00:00.000Z', reason: 'rain' };
    const closed = shownStore({ open: false, opens_at: next, closes_at: null, pause });
    const { screen } = await open({ preview: () => page(closed, { is_in_zone: false }), items: () => items() });
    await expect.element(screen.getByText('Closed, opens Saturday 08:00')).toBeVisible();
    await expect.element(screen.getByText(/because of heavy rain/)).toBeVisible();
    await expect.element(screen.getByText(/outside the zone of the store/)).toBeVisible();
    await expect.element(screen.getByText('No items here')).toBeVisible();
    await expect.element(screen.getByText('No item is hidden.')).toBeVisible();
    await screen.unmount();
    const nowhere = await open({ preview: () => page(null) });
    await expect.element(nowhere.screen.getByText(/No shopper sees this store then/)).toBeVisible();
  });

  it('[STO-041] shows one item whole, and says why nobody sees another', async () => {
    const found = (shown: object | null, change: object = {}) =>
      reply({
        id: 7,
        name: 'Jollof rice',
        reasons: [],
        sold_out_until: null,
        hidden_reason: null,
        item: shown,
        ...change,
      });
    const addOn = { id: 1, name: 'Plantain', price: 300 };
    const { screen } = await open({ 7: () => found(item({ add_ons: [addOn] })) }, '/menu/preview?item=7');
    await expect.element(screen.getByText('With plantain')).toBeVisible();
    await expect.element(screen.getByText('₦300')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Edit this item' }))
      .toHaveAttribute('href', '/menu/7?store=3');
    await screen.getByRole('link', { name: 'Back to the whole store' }).click();
    await expect.element(screen.getByText('Open until 21:00')).toBeVisible();
    await screen.unmount();
    const hidden = await open({ 7: () => found(null, { reasons: ['hidden'] }) }, '/menu/preview?item=7');
    await expect.element(hidden.screen.getByText('No shopper sees this item.')).toBeVisible();
    await expect.element(hidden.screen.getByText('Hidden by the store')).toBeVisible();
  });

  it('[STO-041] says what was refused, that it cannot be read, and that the permission is missing', async () => {
    const { screen } = await open({ preview: () => refused('at', 400, 'Choose another time.') }, '/menu/preview?at=x');
    await expect.element(screen.getByText('Choose another time.')).toBeVisible();
    await screen.unmount();
    const failed = await open({ preview: () => undefined, hidden: () => undefined });
    await expect.poll(() => failed.screen.getByRole('button', { name: 'Try again' }).elements().length).toBe(2);
    await failed.screen.unmount();
    const other = await open({}, '/menu/preview', ['store.orders']);
    await expect.element(other.screen.getByText('store.menu')).toBeVisible();
  });
});
