import type { I18n } from '@lingui/core';
import type { NavigateFunction } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Market } from '#features/config/use-market.ts';

/** Data of the page for actions that are called from events and not from components. */
export interface PageContext {
  market: Market;
  /** What the page says of itself. */
  page: PageHandle;
  i18n: I18n;
  notifyOffline: () => void;
  navigate: NavigateFunction;
  /** Loads what the page shows again. */
  revalidate: () => Promise<void>;
}

let current: PageContext | undefined;

export function setPageContext(pageContext: PageContext): void {
  current = pageContext;
}

export function pageContext(): PageContext {
  if (!current) throw new Error('The overlays of the page are not mounted');
  return current;
}
