import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { openOverlays } from '#browser/overlay-store.ts';
import { withSheets } from '#browser/sheet-address.ts';
import { addressOf, changed, type ListingState, stateIn } from './listing-address.ts';

/**
 * The listing of the current address, or of the one that is loading, and how to change it; `path` is that of its page.
 */
export function useListing(path: ListingState['path']) {
  const here = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<{ from: string; state: ListingState }>();
  // Or the wish would come true again on the way back.
  useEffect(() => setRequested((wish) => (wish?.from === here.key ? wish : undefined)), [here.key]);
  const isChanging = next?.pathname === here.pathname && next.search !== here.search;
  const search = isChanging ? next.search : here.search;
  // A box is ticked when it is pressed, before the reply arrives.
  const state = requested?.from === here.key ? requested.state : stateIn(new URLSearchParams(search), path);
  return {
    state,
    isChanging,
    /** Fetches again [LIST-28]. */
    change: (change: Partial<ListingState>) => {
      const wish = changed(state, change);
      setRequested({ from: here.key, state: wish });
      // Below an open sheet, which stays open, the list changes in the entry of the sheet.
      const open = openOverlays();
      if (open.length === 0) return void navigate(addressOf(wish));
      const [pathname = '', search = ''] = addressOf(wish).split('?');
      const to = { pathname, search: withSheets(search, open) };
      void navigate(to, { replace: true, preventScrollReset: true, state: here.state });
    },
  };
}
