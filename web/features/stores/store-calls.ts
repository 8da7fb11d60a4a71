import { type Store, storesContract } from 'market/stores/stores.contract';
import { callMarket } from '#browser/market.ts';
import type { BestTab, StoreFilter, StoreKind } from './store-kinds.ts';

const market = callMarket({ stores: storesContract });

/** One page of stores, as the browser asks for it while it scrolls. */
export async function askStores(kind: StoreKind, page: number, filter: StoreFilter = 'all'): Promise<Store[]> {
  const query = { offset: page, limit: 12 };
  if (kind === 'latest') return (await market.stores.latest({ query })).stores;
  if (kind === 'popular') return (await market.stores.popular({ query })).stores;
  if (kind === 'topOffersNearby') return (await market.stores.topOffersNearby({ query })).stores;
  return (await market.stores.list({ query: { ...query, type: 'all', filter } })).stores;
}

/** The stores of one tab of the best nearby [HOME-36]. */
export async function askBestStores(type: BestTab): Promise<Store[]> {
  return (await market.stores.list({ query: { type, offset: 1, limit: 4 } })).stores;
}
