import type { I18n } from '@lingui/core';
import type { NavigateFunction } from 'react-router';
import type { PageHandle } from '#features/config/page-handle.ts';
import type { Market } from '#features/config/use-market.ts';

/** Page data that the cart's actions need, because they are called from events and not from components. */
export interface CartContext {
  market: Market;
  /** What the page says of itself. */
  page: PageHandle;
  i18n: I18n;
  notifyOffline: () => void;
  navigate: NavigateFunction;
  /** Loads what the page shows once more. */
  revalidate: () => Promise<void>;
}

let current: CartContext | undefined;

export function setCartContext(cartContext: CartContext): void {
  current = cartContext;
}

export function cartContext(): CartContext {
  if (!current) throw new Error('The overlays of the cart are not mounted');
  return current;
}
