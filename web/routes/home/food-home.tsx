import { Trans } from '@lingui/react/macro';
import { bestReviewed } from './sections/best-reviewed.tsx';
import { bestStores } from './sections/best-stores-section.tsx';
import { brands } from './sections/brands.tsx';
import { categoryRow } from './sections/category-row-section.tsx';
import { featuredCategories } from './sections/featured-categories.tsx';
import { hero, toStores } from './sections/hero.tsx';
import { newStores } from './sections/new-stores.tsx';
import { specialOffers } from './sections/special-offers.tsx';
import { storesList } from './sections/stores-list.tsx';
import { topOffers } from './sections/top-offers.tsx';

/** The home of the food module. */
export const foodHome = [
  hero({ pictures: ['jollof', 'suya', 'egusi'], action: toStores }),
  categoryRow,
  specialOffers(<Trans>Special food offers</Trans>),
  topOffers,
  bestReviewed,
  newStores(<Trans>New Arrival Restaurants</Trans>),
  brands,
  featuredCategories,
  bestStores,
  storesList,
];
