import type { ReactNode } from 'react';
import { itemRail } from './item-rail.tsx';

/** The most ordered items [HOME-29]. */
export function popularItems(title: ReactNode) {
  return itemRail({
    name: 'popular-items',
    when: 'first',
    ask: async ({ market }) => (await market.items.popular({ query: { type: 'all', limit: 15 } })).products,
    title,
  });
}
