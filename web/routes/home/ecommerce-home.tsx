import { Trans } from '@lingui/react/macro';
import { bestReviewed } from './sections/best-reviewed.tsx';
import { bestStores } from './sections/best-stores-section.tsx';
import { brands } from './sections/brands.tsx';
import { categoryRow } from './sections/category-row-section.tsx';
import { featuredCategories } from './sections/featured-categories.tsx';
import { hero, toStores } from './sections/hero.tsx';
import { newStores } from './sections/new-stores.tsx';
import { popularItems } from './sections/popular-items.tsx';
import { banners, campaigns, extras, flashSale, strip } from './sections/promotions.tsx';
import { specialOffers } from './sections/special-offers.tsx';
import { storesList } from './sections/stores-list.tsx';

/** The home of the shop module. */
export const ecommerceHome = [
  hero({ pictures: ['dressA', 'nuru', 'toteB'], action: toStores }),
  categoryRow,
  banners,
  flashSale,
  popularItems(<Trans>Most Popular Products</Trans>),
  specialOffers(<Trans>Special offers</Trans>),
  brands,
  featuredCategories,
  strip('best_reviewed'),
  bestReviewed,
  campaigns,
  newStores(<Trans>New Arrival Stores</Trans>),
  bestStores,
  strip('bottom', '#stores'),
  storesList,
  extras,
];
