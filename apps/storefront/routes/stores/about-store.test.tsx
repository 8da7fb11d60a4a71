import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { storeWith } from '../../testing/known-stores.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import './about-store-dialog.tsx';
import { AboutStore, ShareStore } from './about-store.tsx';
import type { StoreDetails } from './fetch-store-page.server.ts';
import { StoreHead } from './store-head.tsx';

const store: StoreDetails = {
  ...storeWith({ name: 'Mama Ngozi Kitchen', minimum_order: 2000 }),
  closes_at: '22:00',
  opening_hours: {
    mo: [
      ['08:00', '14:30'],
      ['18:00', '22:00'],
    ],
    tu: [['00:00', '23:59']],
    we: [],
  },
  other_days: [
    { date: '2026-12-25', hours: [] },
    { date: '2026-12-26', hours: [['10:00', '14:00']] },
  ],
  begins_at: null,
  begins_words: '',
  time_zone: 'Africa/Lagos',
  reviews_enabled: true,
  categories: [],
};

afterEach(() => vi.unstubAllGlobals());

describe('about a store', () => {
  it('[STORE-01] tells where it is, its hours of the week and its fees', async () => {
    await renderInMarket(<AboutStore store={store} />);
    await page.getByRole('button', { name: 'About and hours' }).click();
    const dialog = page.getByRole('dialog', { name: 'About and hours' });
    await expect.element(dialog).toBeVisible();
    const text = () => dialog.element().textContent;
    await expect.poll(text).toContain('Monday8:00 AM–2:30 PM6:00 PM–10:00 PM');
    for (const fact of ['TuesdayOpen all day', 'WednesdayClosed', store.address, '₦2,000']) {
      expect(text()).toContain(fact);
    }
  });

  it('[STO-040] names the next days with other hours', async () => {
    await renderInMarket(<AboutStore store={store} />);
    await page.getByRole('button', { name: 'About and hours' }).click();
    const text = () => page.getByRole('dialog', { name: 'About and hours' }).element().textContent;
    await expect.poll(text).toContain('Other hours soonFriday, 25 DecClosedSaturday, 26 Dec10:00 AM–2:00 PM');
  });

  it('is shared by its address, which is copied where the device shares nothing', async () => {
    const shared = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }));
    const screen = await renderInMarket(<ShareStore store={store} />, {}, '/store/mama-ngozi');
    await screen.getByRole('button', { name: 'Share' }).click();
    await expect
      .poll(() => shared.mock.calls)
      .toEqual([[{ title: 'Mama Ngozi Kitchen', url: expect.stringMatching(/\/store\/mama-ngozi$/) }]]);
  });
});

it('[STO-038] says on the page of a store that is full when it begins with an order', async () => {
  const words = 'The store has many orders right now. It begins with yours at 12:15.';
  const begins = { begins_at: '2026-11-20T11:15:00.000Z', begins_words: words };
  const full = await renderInMarket(<StoreHead store={{ ...store, ...begins }} />);
  await expect.element(full.getByText(words)).toBeVisible();
  await full.unmount();
  const free = await renderInMarket(<StoreHead store={store} />);
  expect(free.container.textContent).not.toContain('many orders');
});
