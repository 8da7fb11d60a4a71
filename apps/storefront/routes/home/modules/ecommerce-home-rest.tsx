import { Trans } from '@lingui/react/macro';
import { bestReviewedByCategory } from '../sections/best-reviewed.tsx';
import { brands } from '../sections/brands.tsx';
import { featuredCategories } from '../sections/featured-categories.tsx';
import { suggestedItems } from '../sections/items-for-you.tsx';
import { newArrivals } from '../sections/new-arrivals.tsx';
import { popularItems } from '../sections/popular-items.tsx';
import { banners, campaigns, extras, flashSale, strip } from '../sections/promotions.tsx';
import { popularStores } from '../sections/stores/store-choices.tsx';
import { storesList } from '../sections/stores/stores-list.tsx';
import { visitedStores } from '../sections/stores/visited-stores.tsx';
import { topOffers } from '../sections/top-offers.tsx';

/** What follows below the first view: goods before promotions. */
export const ecommerceHomeRest = [
  visitedStores,
  popularItems(<Trans>Most Popular Products</Trans>),
  banners,
  flashSale,
  topOffers,
  campaigns,
  popularStores,
  bestReviewedByCategory,
  strip('best_reviewed'),
  newArrivals,
  featuredCategories,
  brands,
  suggestedItems,
  storesList,
  strip('bottom'),
  extras,
];
