import { Trans } from '@lingui/react/macro';
import { bestReviewed } from '../sections/best-reviewed.tsx';
import { categoryRow } from '../sections/category-row-section.tsx';
import { suggestedItems } from '../sections/items-for-you.tsx';
import { medicineFinder, prescriptionBand } from '../sections/medicine-finder-section.tsx';
import { everydayMedicine } from '../sections/popular-items.tsx';
import { banners, campaigns, extras, flashSale, strip } from '../sections/promotions.tsx';
import { featuredStores } from '../sections/stores/store-choices.tsx';
import { storesList } from '../sections/stores/stores-list.tsx';
import { visitedStores } from '../sections/stores/visited-stores.tsx';
import { conditionItems } from '../sections/tabbed-items.tsx';
import { topOffers } from '../sections/top-offers.tsx';

/** What follows below the first view. */
export const pharmacyHomeRest = [
  medicineFinder,
  categoryRow,
  banners,
  visitedStores,
  everydayMedicine(<Trans>Basic Medicine Nearby</Trans>),
  prescriptionBand,
  flashSale,
  topOffers,
  featuredStores,
  conditionItems(<Trans>Common Conditions</Trans>, <Trans>Ask the pharmacist before you change a dose.</Trans>),
  campaigns,
  bestReviewed,
  suggestedItems,
  storesList,
  strip('bottom'),
  extras,
];
