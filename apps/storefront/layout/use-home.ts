import { href } from 'react-router';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';

/**
 * Returns the path of the home page once a place is chosen, else of the landing page [NAV-02] [NAV-03]; when signing in,
 * always of the home page [NAV-04].
 */
export function useHome(): string {
  const { place } = useMarket();
  const { logoLeadsHome } = usePageHandle();
  return place || logoLeadsHome ? href('/home') : href('/');
}
