import { expect, it } from 'vitest';
import { storeWith } from '../../testing/known-stores.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { StoreHead } from './store-head.tsx';

const store = {
  ...storeWith({ name: 'Mama Ngozi Kitchen' }),
  closes_at: '22:00',
  opening_hours: {},
  other_days: [],
  time_zone: 'Africa/Lagos',
  begins_at: null,
  begins_words: '',
  reviews_enabled: true,
  categories: [],
};

it('[STO-038] says on the page of a store that is full when it begins with an order', async () => {
  const words = 'The store has many orders right now. It begins with yours at 12:15.';
  const full = await renderInMarket(
    <StoreHead store={{ ...store, begins_at: '2026-11-20T11:15:00.000Z', begins_words: words }} />,
  );
  await expect.element(full.getByText(words)).toBeVisible();
  await full.unmount();
  const free = await renderInMarket(<StoreHead store={store} />);
  expect(free.container.textContent).not.toContain('many orders');
});
