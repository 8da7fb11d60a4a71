import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { openNear } from './stores/open-near.tsx';
import { storeRail } from './stores/store-rail.tsx';
import { storesExcept } from './stores/stores-except.ts';

const head = {
  name: 'top-offers',
  title: <Trans>Top offers near me</Trans>,
  description: <Trans>The best prices around you</Trans>,
  seeAll: href('/store/top-offer-nearby'),
};

/** Stores with money off, the nearest first [FOOD-04]. */
export const topOffers = storeRail({
  ...head,
  load: async ({ api }) => (await api.stores.topOffersNearby({ query: { limit: 12 } })).stores,
});

/** The same below the open stores, without these as long as enough others are left [FOOD-04]. */
export const topOffersBelow = storeRail({
  ...head,
  load: async (sectionContext) => {
    const [near, offers] = await Promise.all([
      openNear(sectionContext),
      sectionContext.api.stores.topOffersNearby({ query: { limit: 24 } }),
    ]);
    return storesExcept(offers.stores, near).slice(0, 12);
  },
});
