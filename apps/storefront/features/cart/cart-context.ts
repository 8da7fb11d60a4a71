import type { I18n } from '@lingui/core';
import type { NavigateFunction } from 'react-router';
import type { Market } from '#features/config/use-market.ts';

/** What the page knows and the cart's actions need, for they are called from events and not from components. */
export interface Surroundings {
  market: Market;
  i18n: I18n;
  sayOffline: () => void;
  navigate: NavigateFunction;
  /** Loads what the page shows once more. */
  revalidate: () => Promise<void>;
}

let kept: Surroundings | undefined;

export function keepSurroundings(surroundings: Surroundings): void {
  kept = surroundings;
}

export function surroundings(): Surroundings {
  if (!kept) throw new Error('The overlays of the cart are not mounted');
  return kept;
}
