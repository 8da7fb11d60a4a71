import { Trans } from '@lingui/react/macro';
import { bestReviewed } from './sections/best-reviewed.tsx';
import { bestStores } from './sections/best-stores-section.tsx';
import { brands } from './sections/brands.tsx';
import { categoryRow } from './sections/category-row-section.tsx';
import { featuredCategories } from './sections/featured-categories.tsx';
import { hero, toStores } from './sections/hero.tsx';
import { newStores } from './sections/new-stores.tsx';
import { advertisements, banners, extras } from './sections/promotions.tsx';
import { specialOffers } from './sections/special-offers.tsx';
import { storesList } from './sections/stores-list.tsx';
import { topOffers } from './sections/top-offers.tsx';
import { visitedStores } from './sections/visited-stores.tsx';

/** The home of the food module. */
export const foodHome = [
  hero({ pictures: ['jollof', 'suya', 'egusi'], action: toStores }),
  categoryRow,
  visitedStores,
  specialOffers(<Trans>Special food offers</Trans>),
  banners,
  topOffers,
  bestReviewed,
  brands,
  featuredCategories,
  newStores(<Trans>New Arrival Restaurants</Trans>),
  advertisements,
  bestStores,
  storesList,
  extras,
];
