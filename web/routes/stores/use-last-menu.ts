import { useEffect } from 'react';
import { useMarket } from '#features/config/use-market.ts';
import { useMoney } from '#features/config/use-money.ts';
import type { ShownStore } from './ask-store.server.ts';

/** Keeps the menu at hand for the time without a connection. */
export function useLastMenu({ store, items, currency, shownAt }: ShownStore): void {
  const { digits } = useMarket();
  const money = useMoney(currency);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same answer of the server is the same menu
  useEffect(() => {
    // Nobody waits for it, so it is no part of what the page loads first.
    const parts = Promise.all([import('#features/stores/last-menu.ts'), import('#features/items/item-price.ts')]);
    parts.then(
      ([{ keepMenu }, { pricesOf }]) =>
        keepMenu({
          store: store.name,
          path: `/store/${store.slug || store.id}`,
          seenAt: shownAt,
          timeZone: store.time_zone,
          items: items.map((item) => ({ name: item.name, price: money(pricesOf(item, digits).now) })),
        }),
      () => undefined,
    );
  }, [store.id, shownAt]);
}
