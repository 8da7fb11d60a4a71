import { href } from 'react-router';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';

/** Home is the market once a place is chosen, and the landing page before [NAV-02] [NAV-03]; signing in, always the market [NAV-04]. */
export function useHome(): string {
  const { place } = useMarket();
  const { homeIsMarket } = usePageHandle();
  return place || homeIsMarket ? href('/home') : href('/');
}
