import { Trans } from '@lingui/react/macro';
import { bestReviewed } from '../sections/best-reviewed.tsx';
import { recommendedItems, suggestedItems } from '../sections/items-for-you.tsx';
import { popularByCategory } from '../sections/popular-items.tsx';
import { advertisements, banners, campaigns, coupons, extras, flashSale, strip } from '../sections/promotions.tsx';
import { specialOffers } from '../sections/special-offers.tsx';
import { bestStores } from '../sections/stores/best-stores-section.tsx';
import { storesList } from '../sections/stores/stores-list.tsx';
import { visitedStores } from '../sections/stores/visited-stores.tsx';
import { groceryAndShopTabs } from '../sections/tabbed-items.tsx';
import { topOffers } from '../sections/top-offers.tsx';

/** What follows below the first view: goods before promotions. */
export const groceryHomeRest = [
  visitedStores,
  specialOffers(<Trans>Special offers</Trans>, { cards: 'special' }),
  banners,
  popularByCategory(<Trans>Most Popular Items</Trans>, groceryAndShopTabs),
  flashSale,
  topOffers,
  bestReviewed,
  advertisements,
  strip('best_reviewed'),
  campaigns,
  recommendedItems,
  suggestedItems,
  coupons,
  bestStores,
  storesList,
  strip('bottom'),
  extras,
];
