import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { loadOtherTextsOfPage } from '#i18n/page-texts.ts';
import { homeSection, unlessEmpty } from '../../home-section.ts';

const VisitedRail = lazyPart(async () => {
  const [{ VisitedRail }] = await Promise.all([import('../../visited-rail.tsx'), loadOtherTextsOfPage()]);
  return { default: VisitedRail };
});

/** A guest is not asked [HOME-12] [FOOD-02] [GROC-03] [PHAR-03] [SHOP-04]. */
export const visitedStores = homeSection({
  name: 'visited-stores',
  when: 'initial',
  isForCustomers: true,
  load: async ({ api }) => unlessEmpty((await api.stores.visited({ query: { limit: 12 } })).stores),
  show: (stores) => <VisitedRail stores={stores} />,
});
