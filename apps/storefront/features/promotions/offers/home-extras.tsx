import type { ModuleType } from 'market/modules/modules.rules';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { openOverlay } from '#browser/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { placedIn } from '#features/orders/placed/placed-order.tsx';
import { Cashback } from '../coupons/cashback.tsx';
import { isNewcomer } from '../coupons/newcomer.ts';

/**
 * Elements over a home page: the cashback button, the welcome of a new customer, the question for a review [HOME-13]
 * [PROMO-29] [REV-03].
 */
export function HomeExtras({ module }: { module: ModuleType }) {
  const { customer } = useMarket();
  const isSignedIn = customer !== null;
  const { hash, state } = useLocation();
  const tellsOfOrder = placedIn(state) !== undefined;
  // The sections come behind the page: a link to one of them, such as to the campaigns, finds it only now.
  useEffect(() => {
    if (hash && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  useEffect(() => {
    // The dialog about a placed order is shown alone.
    if (!isSignedIn || tellsOfOrder) return;
    if (isNewcomer()) openOverlay({ kind: 'welcome' });
    // Guests are never asked for a review [REV-02]; that the question does not come does no harm.
    else
      import('#features/reviews/ask-for-review.ts').then(
        ({ askForReview }) => askForReview(),
        () => undefined,
      );
  }, [isSignedIn, tellsOfOrder]);
  return <Cashback module={module} />;
}
