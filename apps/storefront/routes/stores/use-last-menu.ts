import { useEffect } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import type { ShownStore } from './ask-store.server.ts';

/** Keeps the menu at hand for the time without a connection. */
export function useLastMenu(shown: ShownStore): void {
  const { digits } = useMarket();
  const money = useMoney(shown.currency);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer of the server is the same menu
  useEffect(() => {
    // Nobody waits for it, so it is no part of what the page loads first.
    import('./save-shown-menu.ts').then(
      ({ saveShownMenu }) => saveShownMenu(shown, digits, money),
      () => undefined,
    );
  }, [shown.store.id, shown.shownAt]);
}
