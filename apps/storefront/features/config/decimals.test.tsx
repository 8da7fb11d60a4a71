import { describe, expect, it } from 'vitest';
import { ItemCard } from '#features/items/cards/item-card.tsx';
import { itemWith } from '../../testing/known-items.ts';
import { renderInMarket } from '../../testing/render-in-market.tsx';

const card = (price: number) => <ItemCard item={itemWith({ price, avg_rating: 4.5, rating_count: 8 })} />;

describe('the decimals that the operator sets', () => {
  it('[CONF-04] are those of prices and ratings', async () => {
    const screen = await renderInMarket(card(12.5), { digits: 2 });
    await expect.element(screen.getByText('₦12.50', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('4.50', { exact: true })).toBeVisible();
  });

  it('[CONF-04] may be none; a rating keeps one, or it would be another rating', async () => {
    const screen = await renderInMarket(card(12), { digits: 0 });
    await expect.element(screen.getByText('₦12', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('4.5', { exact: true })).toBeVisible();
  });
});
