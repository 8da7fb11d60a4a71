import { traitsOf } from 'market/modules/modules.rules';
import { usePageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';

/** Where there is something to search: not on the landing page [LIST-80], not without a place, not in parcel [NAV-11]. */
export function useHasSearch(): boolean {
  const { topBar } = usePageHandle();
  const { zone, module } = useMarket();
  return topBar !== 'landing' && zone !== null && (module === null || traitsOf(module.type).hasSearch);
}
