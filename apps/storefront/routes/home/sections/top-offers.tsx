import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { type StoreRailParts, storeRail } from './stores/store-rail.tsx';

const parts: StoreRailParts = {
  name: 'top-offers',
  load: async ({ api }) => (await api.stores.topOffersNearby({ query: { limit: 12 } })).stores,
  title: <Trans>Top offers near me</Trans>,
  description: <Trans>The best prices around you</Trans>,
  seeAll: href('/store/top-offer-nearby'),
};

/** Stores with money off, the nearest first [FOOD-04]. */
export const topOffers = storeRail(parts);

/** The same as the first goods of a home: a store, its minutes and its fee are read before any dish. */
export const topOffersFirst = storeRail({ ...parts, isFirst: true });
