import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showFault } from '#features/config/show-fault.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { choosePlace } from '#features/places/choose-place.ts';
import type { ChosenPlace } from '#features/places/save-place.ts';
import { sendClear } from '../cart-calls.ts';
import { savedCartPlace } from '../cart-place.ts';
import { useCart } from '../cart-store.ts';

/** What can be done about a cart whose store does not deliver to the chosen place. */
export function useElsewhere() {
  const { t, i18n } = useLingui();
  const { place } = useMarket();
  const { storeName, zone } = useCart();
  const [before, setBefore] = useState<ChosenPlace>();
  const [isClearing, setClearing] = useState(false);
  const zoneId = zone?.id;
  useEffect(() => {
    // The tab is asked after hydration, for the server cannot know it.
    const saved = savedCartPlace();
    setBefore(saved && zoneId !== undefined && saved.zoneIds.includes(zoneId) ? saved : undefined);
  }, [zoneId]);
  return {
    storeName,
    address: place?.address ?? '',
    /** Where the cart could be delivered; undefined where this tab does not know. */
    before,
    goBack: () => before && choosePlace(before, t`New location has been set`),
    isClearing,
    clear: async () => {
      setClearing(true);
      await sendClear().catch((error: unknown) => showFault(error, i18n));
      setClearing(false);
    },
  };
}
