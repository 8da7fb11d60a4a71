import { CallRefused } from 'market/calls/client';
import type { ReplyOf } from 'market/calls/endpoint';
import type { ListedItem } from 'market/items/items.contract';
import type { storesContract } from 'market/stores/stores.contract';
import { data, type RouterContextProvider } from 'react-router';
import { pageNumberIn } from '#features/config/page-number.ts';
import { menuCardOfItem } from '#features/items/cards/card-of-item.ts';
import { everyZone } from '#features/places/every-zone.ts';
import { apiFor } from '../../server/api-client.server.ts';
import { storeLayoutOf } from './store-layout.ts';

export type StoreDetails = ReplyOf<typeof storesContract.details>;

export interface ShownStore {
  store: StoreDetails;
  /** By category, in each the most ordered first. */
  items: ListedItem[];
  /** The most ordered of all, on the first page. Empty where nothing was ordered. */
  mostOrdered: ListedItem[];
  /** Of the zone of the store. */
  currency: string | undefined;
  page: number;
  pages: number;
  /** The search within the menu. */
  search: string;
  shownAt: number;
}

/** A menu is one page for nearly every store. */
const perPage = 100;

/** A row of cards at most widths. */
const topCounts = { menu: 4, grid: 6 };

/** A store and its items, in the zone and module of the store, whatever the browser has stored. */
export async function fetchStorePage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  id: string,
): Promise<ShownStore> {
  const query = new URL(request.url).searchParams;
  const page = pageNumberIn(query);
  const store = await apiFor(context, request).stores.details({ params: { id } }).catch(asMissing);
  const own = apiFor(context, request, { moduleId: store.module_id, zoneId: store.zone_id });
  const [found, ordered, zones] = await Promise.all([
    own.items.list({ query: { store_id: store.id, limit: perPage, offset: page } }),
    page === 1
      ? own.items.popular({ query: { store_id: store.id, limit: topCounts[storeLayoutOf(store)] } })
      : undefined,
    everyZone(own),
  ]);
  const items = found.items.map(menuCardOfItem);
  return {
    store,
    items,
    // The same object twice is written to the page once.
    mostOrdered: ordered?.products.map((item) => items.find(({ id }) => id === item.id) ?? menuCardOfItem(item)) ?? [],
    currency: zones.find(({ id }) => id === store.zone_id)?.currency,
    page,
    pages: Math.ceil(found.total_size / perPage),
    search: query.get('search')?.slice(0, 100) ?? '',
    shownAt: Date.now(),
  };
}

/** An unknown store or a broken id is a missing page; a removed store says so. */
function asMissing(error: unknown): never {
  if (error instanceof CallRefused && error.status < 500)
    throw data(null, { status: error.status === 410 ? 410 : 404 });
  throw error;
}
