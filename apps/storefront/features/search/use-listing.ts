import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { addressOf, changed, type ListingState, stateIn } from './listing-address.ts';

/**
 * The listing of the current address, or of the one that is loading, and how to change it; `path` is that of its page.
 */
export function useListing(path: ListingState['path']) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<{ from: string; state: ListingState }>();
  // Otherwise the pending choice would be applied again after Back.
  useEffect(() => setRequested((last) => (last?.from === here.key ? last : undefined)), [here.key]);
  const isChanging = next?.pathname === here.pathname && next.search !== here.search;
  const search = isChanging ? next.search : here.search;
  // A box is ticked when it is pressed, before the reply arrives.
  const state = requested?.from === here.key ? requested.state : stateIn(new URLSearchParams(search), path);
  return {
    state,
    isChanging,
    /** Fetches again [LIST-28]. */
    change: (change: Partial<ListingState>) => {
      const wanted = changed(state, change);
      setRequested({ from: here.key, state: wanted });
      const to = addressOf(wanted);
      // Below its open filters the list changes in their entry of the history.
      if (!here.state?.sheets) return void navigate(to);
      const options = { replace: true, preventScrollReset: true, state: here.state };
      void navigate(`${to}${to.includes('?') ? '&' : '?'}sheet=filter`, options);
    },
  };
}
