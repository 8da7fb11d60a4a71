import type { Item } from 'market/items/items.contract';
import type { Store } from 'market/stores/stores.contract';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Scope } from '#api/http/callers/scope.ts';
import { itemsByIds } from '#api/items/read-items.ts';
import { loadCatalogContext, visibleScopeOf } from '#api/stores/load-catalog-context.ts';
import { storeReplyBuilder } from '#api/stores/show-store.ts';
import { storesByIds } from '#api/stores/stores.data.ts';
import { wishIdsIn } from './wishlist.data.ts';

/** A drawer shows no more of each. */
const max = 100;

/** The wishes of the customer in the current place, as every list carries them [WISH-17] [WISH-18]. */
export async function showWishes(
  context: ApiContext,
  customerId: number,
  scope: Scope,
): Promise<{ item: Item[]; store: Store[] }> {
  const { db, now } = context;
  const catalog = await loadCatalogContext(context);
  const visible = visibleScopeOf(scope, catalog);
  if (!visible) return { item: [], store: [] };
  const ids = await wishIdsIn(db, customerId, { ...visible, max });
  const [items, stores] = await Promise.all([
    itemsByIds(context, ids.items, scope.language),
    storesByIds(db, ids.stores),
  ]);
  const placeOf = new Map(ids.items.map((id, index) => [id, index]));
  return {
    item: items.toSorted((one, other) => (placeOf.get(one.id) ?? 0) - (placeOf.get(other.id) ?? 0)),
    store: stores.map(storeReplyBuilder(catalog, now(), scope.at)),
  };
}
