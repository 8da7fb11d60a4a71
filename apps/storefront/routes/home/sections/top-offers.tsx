import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { storeRail } from './stores/store-rail.tsx';

/** Stores with money off, the nearest first [FOOD-04]. */
export const topOffers = storeRail({
  name: 'top-offers',
  load: async ({ api }) => (await api.stores.topOffersNearby({ query: { limit: 12 } })).stores,
  title: <Trans>Top offers near me</Trans>,
  description: <Trans>The best prices around you</Trans>,
  seeAll: href('/store/top-offer-nearby'),
});
