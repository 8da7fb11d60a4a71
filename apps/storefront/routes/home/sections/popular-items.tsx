import { Trans } from '@lingui/react/macro';
import type { ListedItem } from 'market/items/items.contract';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { SectionContext } from '../home-section.ts';
import { candidateItems, itemRail } from './item-rail.tsx';
import { careTabs, type TabLabel, tabbedItems } from './tabbed-items.tsx';

const parts = {
  name: 'popular-items',
  when: 'initial',
  description: <Trans>What people near you order most</Trans>,
  seeAll: `${href('/home')}?data_type=searched&filter=popular`,
  cards: 'popular',
} as const;

const requests = new WeakMap<SectionContext, Promise<ListedItem[]>>();

/** Two sections of a page share one call [HOME-29]. */
export function mostOrdered(sectionContext: SectionContext): Promise<ListedItem[]> {
  const products = requests.get(sectionContext) ?? fetchPopular(sectionContext);
  requests.set(sectionContext, products);
  return products;
}

async function fetchPopular({ api }: SectionContext, category_id?: number): Promise<ListedItem[]> {
  return (await api.items.popular({ query: { type: 'all', limit: candidateItems, category_id } })).products;
}

/** The most ordered items. */
export function popularItems(title: ReactNode) {
  return itemRail({
    ...parts,
    load: mostOrdered,
    isFirst: true,
    title,
  });
}

/** The same under tabs [GROC-13]. */
export function popularByCategory(title: ReactNode, tabs: TabLabel[]) {
  return tabbedItems({
    ...parts,
    title,
    tabs,
    load: (sectionContext, category) =>
      category === undefined ? mostOrdered(sectionContext) : fetchPopular(sectionContext, category),
  });
}

/** Medicine that needs no prescription, and beside it other care under tabs [PHAR-04] [PHAR-09]. */
export function everydayMedicine(title: ReactNode) {
  return tabbedItems({
    ...parts,
    title,
    tabs: careTabs,
    load: async (sectionContext, category) => {
      if (category !== undefined) return fetchPopular(sectionContext, category);
      const query = { type: 'all', limit: candidateItems, medicine: '1' } as const;
      const { products } = await sectionContext.api.items.popular({ query });
      return products.length > 0 ? products : mostOrdered(sectionContext);
    },
  });
}
