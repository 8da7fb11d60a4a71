import type { I18n } from '@lingui/core';
import { useMatches } from 'react-router';

/**
 * What a page or a layout route needs of everything around it. Each exports it as `handle`; the page wins over its
 * layouts. The browser reads it by `usePageHandle`, the server by `server/page-routes.ts`.
 */
export interface PageHandle<Data = unknown> {
  /** The title in the compact bar. Null shows the delivery place instead; an empty title shows the name of the business. */
  title?(source: TitleSource<Data>): string | null | undefined;
  /** The page begins with a picture, over which the compact bar lies until the page is scrolled. */
  hasCover?(data: Data | undefined): boolean;
  /** The start of the compact bar: the logo, the module switch, or without a value the back link [NAV-15]. */
  topBar?: 'landing' | 'home';
  /** The logo leads to the home page even before a place is chosen [NAV-04]. */
  logoLeadsHome?: boolean;
  /** The top bar has the search on compact screens too. */
  hasCompactSearch?: boolean;
  /** The query of the page has the search text. */
  isSearched?: boolean;
  /** Whether the page covers the tab bar with something of its own. */
  coversTabs?(search: URLSearchParams): boolean;
  /** On compact screens the cart, as soon as something is in it, takes the place of the tab bar. */
  hasCartBar?: boolean;
  /** After a new sign-in the customer returns to this page [AUTH-137]. */
  isFinishedAfterSignIn?: boolean;
  /** How the gate treats requests for this page: urgent ones pass first, and reading has slots of its own. */
  gate?: 'urgent' | 'reading';
  /** Without a query the page is the same for all guests with the same choices, so the page cache may hold it. */
  isCached?: boolean;
  /** The first texts are enough for what the page shows at first; any other page waits for all of them. */
  hasFirstTexts?(search: URLSearchParams): boolean;
  /** The page is closed in robots.txt. */
  isClosedToRobots?: boolean;
}

/** What a title may depend on. */
export interface TitleSource<Data> {
  i18n: I18n;
  search: URLSearchParams;
  /** The result of the page's loader; undefined where it failed. */
  data: Data | undefined;
}

/** Returns the handle of the current page, merged with those of its layouts. */
export function usePageHandle(): PageHandle {
  return mergedHandle(useMatches().map(({ handle }) => handle));
}

/** Returns one handle for several, given from the outermost layout to the page. */
export function mergedHandle(handles: unknown[]): PageHandle {
  return Object.assign({}, ...handles) as PageHandle;
}
