import { pricesOf } from 'market/items/shown/items-price.rules';
import { href } from 'react-router';
import { saveMenu } from '#features/stores/visited-menus.ts';
import type { ShownStore } from './fetch-store-page.server.ts';

/** Saves a menu with its formatted prices; `digits` are those of the currency. */
export function saveShownMenu(
  { store, items, shownAt }: ShownStore,
  digits: number,
  money: (amount: number) => string,
): void {
  saveMenu({
    store: store.name,
    path: href('/store/:slugOrId', { slugOrId: String(store.slug || store.id) }),
    seenAt: shownAt,
    timeZone: store.time_zone,
    items: items.map((item) => ({ name: item.name, price: money(pricesOf(item, digits).now) })),
  });
}
