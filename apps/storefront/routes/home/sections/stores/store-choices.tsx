import { Trans } from '@lingui/react/macro';
import { href } from 'react-router';
import { storeRail } from './store-rail.tsx';
import { storesExcept } from './stores-except.ts';

/** What a desktop shows of the top offers above. */
const offersShown = 4;

/** The most ordered stores, without those among the offers above as long as enough others are left [SHOP-08]. */
export const popularStores = storeRail({
  name: 'popular-stores',
  load: async ({ api }) => {
    const [{ stores }, offers] = await Promise.all([
      api.stores.popular({ query: { limit: 12 } }),
      api.stores.topOffersNearby({ query: { limit: offersShown } }),
    ]);
    return storesExcept(stores, offers.stores);
  },
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
