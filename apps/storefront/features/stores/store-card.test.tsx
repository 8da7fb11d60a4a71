import type { Store } from 'market/stores/stores.contract';
import { describe, expect, it } from 'vitest';
import { storeWith } from '../../testing/known-stores.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';
import { CompactStoreCard } from './compact-store-card.tsx';
import { StoreCard } from './store-card.tsx';

const cardOf = (change: Partial<Store>) => renderInMarket(<StoreCard store={storeWith(change)} />);
const compactOf = (change: Partial<Store>) => renderInMarket(<CompactStoreCard store={storeWith(change)} />);

describe('a store card', () => {
  it('[CARD-29] has a wish list heart', async () => {
    const heart = (await cardOf({})).getByRole('button', { name: 'Save Mama Ronke Buka' });
    await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  });

  it.each([{ open: false }, { active: false }])('[CARD-35] says Closed Now for %o', async (closed) => {
    await expect.element((await cardOf(closed)).getByText('Closed Now', { exact: true })).toBeVisible();
  });

  it.each([{ open: false }, { active: false }])(
    '[CARD-34] says CLOSED NOW where it is small, for %o',
    async (closed) => {
      await expect.element((await compactOf(closed)).getByText('CLOSED NOW', { exact: true })).toBeVisible();
    },
  );

  it.each([
    [{ time: '09:00', in_days: 0, day: 'mo' }, 'Opens at 9:00 AM'],
    [{ time: '17:30', in_days: 1, day: 'tu' }, 'Opens tomorrow at 5:30 PM'],
    [{ time: '08:00', in_days: 3, day: 'th' }, 'Opens on Thursday at 8:00 AM'],
  ])('says of a closed store when it opens: %o', async (opens_at, words) => {
    await expect.element((await cardOf({ open: false, opens_at })).getByText(words)).toBeVisible();
    expect((await compactOf({ open: false, opens_at })).container.textContent).toContain(words);
  });

  it('[CARD-36] has no overlay while the store is open', async () => {
    expect((await cardOf({})).container.textContent).not.toMatch(/closed now/i);
    expect((await compactOf({})).container.textContent).not.toMatch(/closed now/i);
  });

  it('[CARD-27] shows name, address and rating', async () => {
    const { container } = await cardOf({});
    for (const fact of ['Mama Ronke Buka', '12 Herbert Macaulay Way, Yaba', '4.6']) {
      expect(container.textContent).toContain(fact);
    }
  });

  it('[CARD-28] shows the distance, except in the food module', async () => {
    expect((await cardOf({})).container.textContent).not.toContain('km');
    expect((await cardOf({ module_type: 'grocery' })).container.textContent).toContain('1.4 km');
  });

  it('[CARD-37] [CARD-38] writes distances over 1000 km as 1k+ km', async () => {
    const far = await cardOf({ module_type: 'grocery', distance: 1_000_100 });
    expect(far.container.textContent).toContain('1k+ km');
    const near = await cardOf({ module_type: 'grocery', distance: 1_000_000 });
    expect(near.container.textContent).not.toContain('1k+');
  });

  it('[CARD-31] [CARD-32] [CARD-33] is small with delivery time, Free Delivery and what is off', async () => {
    const { container } = await compactOf({
      free_delivery: true,
      discount: { discount: 10, discount_type: 'percent' },
    });
    for (const fact of ['25–35 min', 'Free Delivery', '10% off']) expect(container.textContent).toContain(fact);
    expect((await compactOf({})).container.textContent).not.toContain('Free Delivery');
  });

  it('[STORE-02] [STORE-07] leads to the store by its slug, else by its id', async () => {
    const query = 'module_id=1&module_type=food&store_zone_id=3';
    const large = await cardOf({});
    expect(large.container.querySelector('a')?.getAttribute('href')).toBe(`/store/mama-ronke-buka-yaba?${query}`);
    const small = await compactOf({ slug: '' });
    expect(small.container.querySelector('a')?.getAttribute('href')).toBe(`/store/1?${query}`);
  });
});
