import { useLocation, useNavigate, useNavigation } from 'react-router';
import { addressOf, changed, type ListingState, stateIn } from './listing-address.ts';

/** The listing of the address at hand, or of the one that is on its way, and how to change it. */
export function useListing() {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const isChanging = next?.pathname === '/home' && next.search !== here.search;
  const state = stateIn(new URLSearchParams(isChanging ? next.search : here.search));
  return {
    state,
    isChanging,
    /** Fetches again [LIST-28]. */
    change: (change: Partial<ListingState>) => navigate(addressOf(changed(state, change))),
  };
}
