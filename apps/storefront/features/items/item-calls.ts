import type { ReplyOf } from 'market/calls/endpoint';
import { itemsContract } from 'market/items/items.contract';
import { createApiClient } from '#browser/api-client.ts';

const api = createApiClient({ items: itemsContract });

export type ItemDetails = ReplyOf<typeof itemsContract.details>;

/** An item as its detail shows it, by its slug or its id. */
export function fetchItem(id: string): Promise<ItemDetails> {
  return api.items.details({ params: { id } });
}

/** The most ordered of a store. */
export async function fetchStoreItems(storeId: number, limit: number) {
  return (await api.items.list({ query: { store_id: storeId, limit } })).items;
}
