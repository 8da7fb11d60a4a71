import compactStoreCard from '#features/stores/compact-store-card.module.css';
import { defer } from '../../defer.tsx';
import { homeSection, unlessEmpty } from '../../home-section.ts';

const VisitedRail = defer(async () => (await import('../../visited-rail.tsx')).VisitedRail, compactStoreCard);

/** A guest is not asked [HOME-12] [FOOD-02] [GROC-03] [PHAR-03] [SHOP-04]. */
export const visitedStores = homeSection({
  name: 'visited-stores',
  when: 'first',
  isForCustomers: true,
  ask: async ({ market }) => unlessEmpty((await market.stores.visited({ query: { limit: 12 } })).stores),
  show: (stores) => <VisitedRail stores={stores} />,
});
