import { href, type RouterContextProvider, redirect } from 'react-router';
import { preferencesIn } from '#browser/preferences.ts';
import type { StoreListPath } from '#features/search/listing-address.ts';
import { apiFor } from '../../../server/api-client.server.ts';
import { fetchStoreList, type Listing } from '../../home/listing/listing.server.ts';

/** Loads the list of stores for an address. Without a place there is none, and the visitor chooses one first. */
export async function fetchStoresPage(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  path: StoreListPath,
): Promise<Listing> {
  if (preferencesIn(request).zoneIds.length === 0) throw redirect(href('/'));
  return fetchStoreList(apiFor(context, request), new URL(request.url).searchParams, path);
}
