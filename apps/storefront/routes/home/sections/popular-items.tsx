import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Asking } from '../home-section.ts';
import { itemRail } from './item-rail.tsx';
import { type TabLabel, tabbedItems } from './tabbed-items.tsx';

const parts = {
  name: 'popular-items',
  when: 'first',
  line: <Trans>What people near you order most</Trans>,
  seeAll: `${href('/home')}?data_type=searched&filter=popular`,
  cards: 'popular',
} as const;

const requests = new WeakMap<Asking, Promise<ListedItem[]>>();

/** Two sections of a page share one call [HOME-29]. */
export function mostOrdered(asking: Asking): Promise<ListedItem[]> {
  const products = requests.get(asking) ?? askPopular(asking);
  requests.set(asking, products);
  return products;
}

async function askPopular({ market }: Asking, category_id?: number): Promise<ListedItem[]> {
  return (await market.items.popular({ query: { type: 'all', limit: 15, category_id } })).products;
}

/** The most ordered items. */
export function popularItems(title: ReactNode) {
  return itemRail({
    ...parts,
    ask: mostOrdered,
    isFirst: true,
    title,
  });
}

/** The same under tabs [GROC-13] [PHAR-09]. */
export function popularByCategory(title: ReactNode, tabs: TabLabel[]) {
  return tabbedItems({
    ...parts,
    title,
    tabs,
    ask: (asking, category) => (category === undefined ? mostOrdered(asking) : askPopular(asking, category)),
  });
}
