import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { storeRail } from './store-rail.tsx';

/** The most ordered stores [SHOP-08]. */
export const popularStores = storeRail({
  name: 'popular-stores',
  load: async ({ api }) => (await api.stores.popular({ query: { limit: 12 } })).stores,
  title: <Trans>Popular stores</Trans>,
  description: <Trans>Where your street orders most</Trans>,
  seeAll: href('/store/popular'),
});

/** Stores featured by the operator, twenty at a time [PHAR-06] [HOME-24]. */
export const featuredStores = storeRail({
  name: 'featured-stores',
  load: async ({ api }) => (await api.stores.list({ query: { type: 'all', featured: 1, limit: 20 } })).stores,
  title: <Trans>Featured stores</Trans>,
  description: <Trans>Chosen for you</Trans>,
});
