import type { I18n } from '@lingui/core';
import { useMatches } from 'react-router';

/**
 * What a page, or the layout route around it, says of itself: each exports it as `handle`. A page wins over its layouts. The
 * browser reads it by `usePageHandle`, the server by `server/page-routes.ts`.
 */
export interface PageHandle<Data = unknown> {
  /** The name of the page in the compact bar. Null shows where to deliver instead; an empty name shows that of the business. */
  title?(named: NamedPage<Data>): string | null | undefined;
  /** What the compact bar begins with: the logo, the way to another module, or else the way back [NAV-15]. */
  topBar?: 'landing' | 'home';
  /** Home is the market, also before a place is chosen [NAV-04]. */
  homeIsMarket?: boolean;
  /** The top bar has the search on compact screens too. */
  hasCompactSearch?: boolean;
  /** The address of the page carries what is searched. */
  isSearched?: boolean;
  /** Whether something else takes the lower edge, where the tab bar would be. */
  coversTabs?(search: URLSearchParams): boolean;
  /** Whoever has to sign in again on it comes back to it [AUTH-137]. */
  isFinishedAfterSignIn?: boolean;
  /** Requests for it go before others when the server is busy. */
  gate?: 'urgent';
  /** Without a query it is the same for all guests with the same choices, so the page cache may keep it. */
  isCached?: boolean;
  /** Search engines are asked not to read it. */
  isClosedToRobots?: boolean;
}

/** What a title may depend on. */
export interface NamedPage<Data> {
  i18n: I18n;
  search: URLSearchParams;
  /** What the loader of the page has brought; undefined where it failed. */
  data: Data | undefined;
}

/** Returns what the page at hand and its layouts say of themselves. */
export function usePageHandle(): PageHandle {
  return mergedHandle(useMatches().map(({ handle }) => handle));
}

/** Returns one handle for several, from the outermost layout to the page. */
export function mergedHandle(handles: unknown[]): PageHandle {
  return Object.assign({}, ...handles) as PageHandle;
}
