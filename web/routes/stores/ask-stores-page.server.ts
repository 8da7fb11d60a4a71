import type { Store } from 'market/stores/stores.contract';
import { type RouterContextProvider, redirect } from 'react-router';
import { preferencesIn } from '#browser/preferences.ts';
import type { StoresPage } from '#features/stores/endless-stores.tsx';
import { pageIn, storesPerPage } from '#features/stores/store-kinds.ts';
import { type MarketClient, marketFor } from '../../market-client.server.ts';

type Paging = { limit: number; offset: number };
type Ask = (market: MarketClient, paging: Paging) => Promise<{ stores: Store[]; total_size: number }>;

/** The page of a list of stores that an address names. Without a place there are none, and one is chosen first. */
export async function askStoresPage(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  ask: Ask,
): Promise<StoresPage> {
  if (preferencesIn(request).zoneIds.length === 0) throw redirect('/');
  const page = pageIn(new URL(request.url).searchParams);
  const { stores, total_size: size } = await ask(marketFor(context, request), { limit: storesPerPage, offset: page });
  return { stores, page, size };
}
