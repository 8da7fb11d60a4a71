import { Trans } from '@lingui/react/macro';
import { bestReviewed } from './sections/best-reviewed.tsx';
import { bestStores } from './sections/best-stores-section.tsx';
import { categoryRow } from './sections/category-row-section.tsx';
import { hero, toStores } from './sections/hero.tsx';
import { newStores } from './sections/new-stores.tsx';
import { popularItems } from './sections/popular-items.tsx';
import { banners, campaigns, extras, flashSale, strip } from './sections/promotions.tsx';
import { storesList } from './sections/stores-list.tsx';
import { topOffers } from './sections/top-offers.tsx';

/** The home of the pharmacy module. */
export const pharmacyHome = [
  hero({ pictures: ['artem', 'bpmon', 'vitce'], action: toStores }),
  categoryRow,
  banners,
  popularItems(<Trans>Basic Medicine Nearby</Trans>),
  flashSale,
  topOffers,
  strip('best_reviewed'),
  bestReviewed,
  campaigns,
  newStores(<Trans>New Arrival Stores</Trans>),
  bestStores,
  strip('bottom', '#stores'),
  storesList,
  extras,
];
