import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import type { LanguageCode } from 'market/config/config.rules';
import { vendorPreviewContract } from 'market/items/shown/items-preview.vendor.contract';
import { placesContract } from 'market/places/places.contract';

const calls = createApiClient({ preview: vendorPreviewContract }).preview;
const places = createApiClient({ places: placesContract }).places;

/** Items of one page of the screen. */
export const itemsPerPage = 50;
/** Hidden items that the screen shows. */
const shownHidden = 50;

export type PreviewPage = ReplyOf<typeof vendorPreviewContract.show>;
export type PreviewItem = ReplyOf<typeof vendorPreviewContract.item>;
export type PreviewStore = NonNullable<PreviewPage['store']>;

/** When, where and in which language the store is looked at; without a time it is now, without a place at the store. */
export interface Seen {
  at: string | undefined;
  place: { lat: number; lng: number } | undefined;
  language: LanguageCode;
}

const queryOf = ({ at, place, language }: Seen) => ({ ...(at !== undefined && { at }), ...place, language });
const keyOf = (storeId: number, { at, place, language }: Seen) => ['preview', storeId, at, place, language];

/** What is seen now follows within this time. */
const readMilliseconds = 60_000;
const intervalOf = ({ at }: Seen) => (at === undefined ? readMilliseconds : false);

export const previewQuery = (storeId: number, seen: Seen) =>
  queryOptions({
    queryKey: keyOf(storeId, seen),
    queryFn: ({ signal }) => calls.show({ params: { store_id: storeId }, query: queryOf(seen), signal }),
    refetchInterval: intervalOf(seen),
    placeholderData: keepPreviousData,
  });

export const previewItemsQuery = (storeId: number, seen: Seen, page: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId, seen), 'items', page],
    queryFn: ({ signal }) =>
      calls.items({
        params: { store_id: storeId },
        query: { ...queryOf(seen), limit: itemsPerPage, offset: page },
        signal,
      }),
    refetchInterval: intervalOf(seen),
    placeholderData: keepPreviousData,
  });

export const previewItemQuery = (storeId: number, seen: Seen, itemId: number) =>
  queryOptions({
    queryKey: [...keyOf(storeId, seen), 'item', itemId],
    queryFn: ({ signal }) =>
      calls.item({ params: { store_id: storeId, item_id: itemId }, query: queryOf(seen), signal }),
    refetchInterval: intervalOf(seen),
  });

export const hiddenItemsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['preview', storeId, 'hidden'],
    queryFn: ({ signal }) =>
      calls.hidden({ params: { store_id: storeId }, query: { limit: shownHidden, offset: 1 }, signal }),
  });

/** Places whose name begins with a text. */
export const placesQuery = (text: string) =>
  queryOptions({
    queryKey: ['preview places', text],
    queryFn: ({ signal }) => places.autocomplete({ query: { search_text: text, limit: 5 }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });

/** Returns where a suggested place is. */
export async function placeOf(placeId: string): Promise<{ lat: number; lng: number }> {
  return (await places.details({ query: { placeid: placeId } })).geometry.location;
}
