import { useLingui } from '@lingui/react/macro';
import type { DeliveryKind, FilterFlag, ListingSort, StoreKind } from 'market/search/search.rules';
import { openingTime } from '#i18n/opening-time.ts';

/** What the choices of a listing are called. */
export function useFilterTexts() {
  const { t } = useLingui();
  const flags: Record<FilterFlag, string> = {
    currently_open: t`Currently open`,
    top_rated: t`Top Rated`,
    discounted: t`Discounted`,
    popular: t`Popular`,
    free_delivery: t`Free delivery`,
    coupon: t`With coupon`,
    within_30_minutes: t`Under 30 min`,
    vegetarian: t`Vegetarian`,
    halal: t`Halal`,
  };
  const sorts: Record<ListingSort, string> = {
    default: t`Default`,
    high: t`high to low`,
    low: t`low to high`,
    soonest: t`Soonest`,
    total: t`Total with delivery`,
    fast_delivery: t`Fast delivery`,
    nearby: t`Nearby`,
  };
  const kinds: Record<StoreKind, string> = {
    all: t`All`,
    newly_joined: t`Newly joined`,
    popular: t`Popular`,
    top_rated: t`Top Rated`,
  };
  const deliveries: Record<DeliveryKind, string> = { all: t`All`, delivery: t`Delivery`, take_away: t`Take away` };
  const rating = (minRating: number) => {
    const written = minRating.toFixed(1);
    return t`${written} and up`;
  };
  const deliverBy = (time: string) => {
    const by = openingTime(time);
    return t`Deliver by ${by}`;
  };
  return { flags, sorts, kinds, deliveries, rating, deliverBy };
}
