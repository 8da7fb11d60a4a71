import type { ModuleType } from 'market/modules/modules.rules';
import { useEffect } from 'react';
import { openOverlay } from '#features/cart/overlay-store.ts';
import { useMarket } from '#features/config/use-market.ts';
import { Cashback } from './cashback.tsx';
import { isNewcomer } from './newcomer.ts';

/** What floats over a home: the cashback button, and the greeting of who is new [HOME-13] [PROMO-29]. */
export function HomeExtras({ module }: { module: ModuleType }) {
  const { customer } = useMarket();
  const isSignedIn = customer !== null;
  useEffect(() => {
    if (isSignedIn && isNewcomer()) openOverlay({ kind: 'welcome' });
  }, [isSignedIn]);
  return <Cashback module={module} />;
}
