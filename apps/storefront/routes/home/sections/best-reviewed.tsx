import { Trans } from '@lingui/react/macro';
import { candidateItems, itemRail } from './item-rail.tsx';
import { groceryAndShopTabs, tabbedItems } from './tabbed-items.tsx';

const head = {
  name: 'best-reviewed',
  when: 'whenVisible',
  title: <Trans>Best reviewed items</Trans>,
  description: <Trans>Loved by people on your street</Trans>,
} as const;

/** The best reviewed items [FOOD-05] [GROC-08] [HOME-22]. */
export const bestReviewed = itemRail({
  ...head,
  load: async ({ api }) => (await api.items.bestReviewed({ query: { type: 'all', limit: candidateItems } })).products,
});

/** The same under tabs [SHOP-09]. */
export const bestReviewedByCategory = tabbedItems({
  ...head,
  tabs: groceryAndShopTabs,
  load: async ({ api }, category_id) =>
    (await api.items.bestReviewed({ query: { type: 'all', limit: candidateItems, category_id } })).products,
});
