import { useEffect } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import type { ShownStore } from './fetch-store-page.server.ts';

/** Saves the menu for use without a connection. */
export function useVisitedMenu(data: ShownStore): void {
  const { digits } = useMarket();
  const money = useMoney(data.currency);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer of the server is the same menu
  useEffect(() => {
    // Not urgent, so it is not part of the first scripts.
    import('./save-shown-menu.ts').then(
      ({ saveShownMenu }) => saveShownMenu(data, digits, money),
      () => undefined,
    );
  }, [data.store.id, data.shownAt]);
}
