import { type Store, storesContract } from 'market/stores/stores.contract';
import { createApiClient } from '#browser/api-client.ts';
import type { BestTab, StoreFilter } from './store-filters.ts';

const api = createApiClient({ stores: storesContract });

/** Loads one page of stores while the user scrolls. */
export async function fetchStores(page: number, filter: StoreFilter): Promise<Store[]> {
  return (await api.stores.list({ query: { offset: page, limit: 12, type: 'all', filter } })).stores;
}

/** The stores of one tab of the best nearby [HOME-36]. */
export async function fetchBestStores(type: BestTab): Promise<Store[]> {
  return (await api.stores.list({ query: { type, offset: 1, limit: 4 } })).stores;
}

/** One store, with the time and the fee of a delivery to the chosen place. */
export async function fetchStore(id: number): Promise<Store> {
  return api.stores.details({ params: { id: String(id) } });
}
