import type { ReactNode } from 'react';
import { itemRail } from './item-rail.tsx';
import { type TabLabel, tabbedItems } from './tabbed-items.tsx';

const named = { name: 'popular-items', when: 'first' } as const;

/** The most ordered items [HOME-29]. */
export function popularItems(title: ReactNode) {
  return itemRail({
    ...named,
    ask: async ({ market }) => (await market.items.popular({ query: { type: 'all', limit: 15 } })).products,
    title,
  });
}

/** The same under tabs [GROC-13] [PHAR-09]. */
export function popularByCategory(title: ReactNode, tabs: TabLabel[]) {
  return tabbedItems({
    ...named,
    title,
    tabs,
    ask: async ({ market }, category_id) =>
      (await market.items.popular({ query: { type: 'all', limit: 15, category_id } })).products,
  });
}
