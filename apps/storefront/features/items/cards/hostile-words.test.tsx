import { hostileHtml } from 'api/testing/hostile-html';
import type { Message } from 'market/chat/chat.contract';
import { describe, expect, it } from 'vitest';
import { CategoryTile } from '#features/categories/category-tile.tsx';
import { Bubble } from '#features/chat/bubble.tsx';
import { CouponStub } from '#features/promotions/coupons/coupon-stub.tsx';
import { AdCard } from '#features/promotions/offers/ad-card.tsx';
import { CompactStoreCard } from '#features/stores/compact-store-card.tsx';
import { StoreCard } from '#features/stores/store-card.tsx';
import { itemWith } from '../../../testing/known-items.ts';
import { adWith, couponWith } from '../../../testing/known-promotions.ts';
import { storeWith } from '../../../testing/known-stores.ts';
import { renderInMarket } from '../../../testing/render-in-market.tsx';
import { ItemCard } from './item-card.tsx';
import { ListItemCard } from './list-item-card.tsx';
import { MenuCard } from './menu-card.tsx';

const noNews = { onPlay: () => {}, onPause: () => {}, onEnd: () => {} };

const chatMessage: Message = {
  id: 1,
  sender_type: 'store',
  message: '',
  file_full_url: [],
  sent_at: '2026-11-20T11:00:00.000Z',
  seen_at: null,
};

/** Every component that shows texts of stores or users, with hostile ones. */
function cardsWith(words: string) {
  const item = itemWith({ name: words, title: words, description: words, store_name: words, unit_type: words });
  const store = storeWith({ name: words, tagline: words, address: words });
  const message = { ...chatMessage, message: words };
  return (
    <>
      <ItemCard item={item} />
      <MenuCard item={item} />
      <ListItemCard item={item} />
      <StoreCard store={store} />
      <CompactStoreCard store={store} />
      <AdCard ad={adWith({ title: words, description: words })} {...noNews} />
      <CouponStub coupon={couponWith({ title: words })} />
      <Bubble message={message} timeZone="Africa/Lagos" />
      <CategoryTile category={{ id: 1, name: words, image_full_url: '/images/360/pot.webp' }} />
    </>
  );
}

describe('names and descriptions', () => {
  it.each(hostileHtml)('are words and nothing else: %s', async (hostile) => {
    const harmless = await renderInMarket(cardsWith('J'.repeat(hostile.length)));
    const count = harmless.container.querySelectorAll('*').length;
    await harmless.unmount();
    const { container } = await renderInMarket(cardsWith(hostile));
    expect(container.querySelectorAll('*')).toHaveLength(count);
    expect(container.textContent).toContain(hostile);
    expect('__x' in window).toBe(false);
  });
});
