import { Trans } from '@lingui/react/macro';
import { bestReviewed } from './sections/best-reviewed.tsx';
import { bestStores } from './sections/best-stores-section.tsx';
import { brands } from './sections/brands.tsx';
import { categoryRow } from './sections/category-row-section.tsx';
import { hero, toStores } from './sections/hero.tsx';
import { newStores } from './sections/new-stores.tsx';
import { popularItems } from './sections/popular-items.tsx';
import { advertisements, banners, campaigns, coupons, extras, flashSale, strip } from './sections/promotions.tsx';
import { specialOffers } from './sections/special-offers.tsx';
import { storesList } from './sections/stores-list.tsx';
import { topOffers } from './sections/top-offers.tsx';

/** The home of the grocery module. */
export const groceryHome = [
  hero({ pictures: ['veg', 'fruit', 'tomatoes'], action: toStores }),
  categoryRow,
  banners,
  flashSale,
  popularItems(<Trans>Most Popular Items</Trans>),
  specialOffers(<Trans>Special offers</Trans>),
  advertisements,
  topOffers,
  strip('best_reviewed'),
  bestReviewed,
  campaigns,
  coupons,
  newStores(<Trans>New Arrival Stores</Trans>),
  brands,
  bestStores,
  strip('bottom', '#stores'),
  storesList,
  extras,
];
