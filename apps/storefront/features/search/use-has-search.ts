import { traitsOf } from 'market/modules/modules.rules';
import { useLocation } from 'react-router';
import { useMarket } from '#features/config/use-market.ts';

/** Where there is something to search: not on the landing page [LIST-80], not without a place, not in parcel [NAV-11]. */
export function useHasSearch(): boolean {
  const { pathname } = useLocation();
  const { zone, module } = useMarket();
  return pathname !== '/' && zone !== null && (module === null || traitsOf(module.type).hasSearch);
}
