import { queryOptions } from '@tanstack/react-query';
import { callMarket } from 'app-kit/calls/call-market.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';
import { adminConfigContract } from 'market/config/config.admin.contract';
import { adminStoresContract } from 'market/stores/stores.admin.contract';
import { adminZonesContract } from 'market/zones/zones.admin.contract';

/** The calls by which operators open a market. */
export const adminCalls = callMarket({
  config: adminConfigContract,
  stores: adminStoresContract,
  zones: adminZonesContract,
});

export type SavedSettings = ReplyOf<typeof adminConfigContract.settings>;

export const savedSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => adminCalls.config.settings({ signal }),
});

export const openingQuery = queryOptions({
  queryKey: ['admin', 'opening'],
  queryFn: ({ signal }) => adminCalls.config.opening({ signal }),
});

export const zonesQuery = queryOptions({
  queryKey: ['admin', 'zones'],
  queryFn: ({ signal }) => everyRow('zones', (query) => adminCalls.zones.list({ query, signal })),
});

export const storesQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'stores', search],
    queryFn: ({ signal }) =>
      adminCalls.stores.list({ query: { limit: 100, offset: 1, ...(search && { search }) }, signal }),
  });

export const storeQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'store', id],
    queryFn: ({ signal }) => adminCalls.stores.show({ params: { store_id: id }, signal }),
  });
