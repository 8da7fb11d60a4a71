import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useBlocker, useLocation, useNavigate, useNavigationType } from 'react-router';
import { closeOverlay, type Overlay, openOverlays, showOverlays, useOverlays } from '#browser/overlay-store.ts';
import { hasSheets, isPageSheet, pageOf } from '#browser/sheet-address.ts';
import { noteSheetMove } from '#browser/sheet-moves.ts';
import {
  isBelow,
  isChanged,
  isFromOutside,
  nextStep,
  type SheetEntry,
  sheetsOf,
  staysOpen,
  withoutTop,
} from './sheet-entry.ts';

/** Navigations that are on their way. */
interface PendingNavigation {
  /** One of this hook, which changes the sheets and not the page: to another entry, or back in the history. */
  own: 'none' | 'entry' | 'back';
  /** What the entry will store that the hook goes to: the router may start another navigation before it. */
  sheets?: SheetEntry;
  /** Another page, which replaces the overlays: those that were open when it was first asked for. */
  left?: readonly Overlay[];
  /** Another page that waits until the history is back, or going back would leave it again. */
  next?: { to: Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>; isReplaced: boolean };
  /** What a choice in the sheet makes of the page below it, while that loads. */
  change?: Location;
}

const nothing: PendingNavigation = { own: 'none' };

/**
 * Makes an entry of the history of each overlay: Back closes the top one, also in a tab that was opened at its address,
 * and a reload or a shared link opens it again. The store of overlays says at once what is shown; the history follows.
 */
export function useSheetHistory(): void {
  const location = useLocation();
  const action = useNavigationType();
  const navigate = useNavigate();
  const overlays = useOverlays();
  const underway = useRef(nothing);
  /** The browser comes back to a changed page: until then its history is at another entry than the one that is shown. */
  const isReturning = useRef(false);
  const isFirst = useRef(true);
  /** Of an address from outside: shown once they have their entries, so that Back always has one to go to. */
  const announced = useRef<readonly Overlay[]>(undefined);

  /** Whether the browser is to come back from an entry that it has gone to. */
  const mustReturn = (here: Location, there: Location): boolean => {
    const { own, change } = underway.current;
    noteSheetMove(pageOf(here) === pageOf(there));
    if (own === 'back') return false;
    if (change && isBelow(there, change)) {
      // Going back ends the loading of the change, which then gets an entry of its own.
      underway.current = { own: 'back', next: { to: withoutTop(change), isReplaced: false } };
      noteSheetMove(true);
      closeTop();
      return false;
    }
    if (!isChanged(here)) return false;
    // The page below is as it was before it was changed in the sheet. The change stays, so the browser returns here.
    isReturning.current = true;
    const close = () => {
      isReturning.current = false;
      closeTop();
    };
    addEventListener('popstate', close, { once: true });
    return true;
  };

  useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (historyAction === 'POP') return mustReturn(currentLocation, nextLocation);
    const { own, sheets } = underway.current;
    const isOwn = sheets !== undefined && nextLocation.state?.sheets === sheets;
    noteSheetMove(isOwn);
    if (isOwn) return false;
    if (own === 'back') {
      underway.current.next = { to: nextLocation, isReplaced: historyAction === 'REPLACE' };
      return true;
    }
    underway.current = staysOpen(currentLocation, nextLocation)
      ? { own: 'none', change: nextLocation }
      : { own: 'none', left: underway.current.left ?? openOverlays() };
    return false;
  });

  // An entry says what is open, unless this hook has made it. Before the effects of a new page, which may open more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a key of its own
  useLayoutEffect(() => {
    const { own, next, left } = underway.current;
    const isOpenedBefore = isFirst.current && !hasSheets(location);
    isFirst.current = false;
    noteSheetMove(false);
    underway.current = { ...nothing };
    if (next) {
      void navigate(next.to, { replace: next.isReplaced, state: next.to.state });
      return;
    }
    const isOwn = own === 'back' || (own !== 'none' && action !== 'POP');
    if (isOwn || isOpenedBefore) return;
    const sheets = sheetsOf(location, openOverlays());
    announced.current = isFromOutside(location) ? sheets : undefined;
    if (!announced.current) showOverlays(left ? [...sheets, ...openedSince(left)] : sheets);
  }, [location.key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry has a key of its own
  useEffect(() => {
    const { own, left } = underway.current;
    if (own !== 'none' || left || isReturning.current) return;
    const step = nextStep(location, announced.current ?? openOverlays());
    if (step === undefined) {
      if (announced.current) showOverlays(announced.current);
      announced.current = undefined;
      return;
    }
    if (typeof step === 'number') {
      underway.current.own = 'back';
      void navigate(step);
      return;
    }
    const { search, sheets, isReplaced } = step;
    underway.current = { own: 'entry', sheets };
    // A sheet that opens with the page does so before the router calls the function above.
    noteSheetMove(true);
    const to = { pathname: location.pathname, search, hash: location.hash };
    void navigate(to, { replace: isReplaced, preventScrollReset: true, state: { ...location.state, sheets } });
  }, [location.key, overlays]);
}

/** What was opened over the page that comes, while it was on its way; sheets of a page itself go with it. */
function openedSince(left: readonly Overlay[]): Overlay[] {
  return openOverlays().filter((overlay) => !left.includes(overlay) && !isPageSheet(overlay));
}

function closeTop(): void {
  const top = openOverlays().at(-1);
  if (top) closeOverlay(top.kind);
}
