import { Trans } from '@lingui/react/macro';
import { bestReviewed } from '../sections/best-reviewed.tsx';
import { brands } from '../sections/brands.tsx';
import { featuredCategories } from '../sections/featured-categories.tsx';
import { advertisements, bannersWithCampaigns, extras } from '../sections/promotions.tsx';
import { specialOffers } from '../sections/special-offers.tsx';
import { bestStores } from '../sections/stores/best-stores-section.tsx';
import { newStores } from '../sections/stores/new-stores.tsx';
import { openNearYou } from '../sections/stores/open-near.tsx';
import { storesList } from '../sections/stores/stores-list.tsx';
import { topOffersBelow } from '../sections/top-offers.tsx';

/** What follows below the first view. */
export const foodHomeRest = [
  openNearYou,
  topOffersBelow,
  specialOffers(<Trans>Special food offers</Trans>, { isFirst: false }),
  bannersWithCampaigns,
  bestReviewed,
  brands,
  featuredCategories,
  newStores(<Trans>New Arrival Restaurants</Trans>),
  advertisements,
  bestStores,
  storesList,
  extras,
];
