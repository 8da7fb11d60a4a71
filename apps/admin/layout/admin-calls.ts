import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminAccessContract } from 'market/access/access.admin.contract';
import { adminAlarmsContract } from 'market/access/access-alarms.admin.contract';
import type { CourierState } from 'market/access/access-couriers.rules';
import { adminLimitsContract } from 'market/access/access-limits.admin.contract';
import { adminNetworksContract } from 'market/access/access-networks.admin.contract';
import { adminProposalsContract } from 'market/access/access-proposals.contract';
import type { ReplyOf } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';
import { adminCategoriesContract } from 'market/categories/categories.admin.contract';
import { adminConfigContract } from 'market/config/config.admin.contract';
import { adminMapContract } from 'market/config/config-map.admin.contract';
import { adminDispatchContract } from 'market/dispatch/dispatch.admin.contract';
import type { ModuleType } from 'market/modules/modules.rules';
import { adminCityContract } from 'market/orders/desk/orders-city.contract';
import { type AdminOrder, adminOrdersContract } from 'market/orders/orders.admin.contract';
import type { OrderList } from 'market/orders/orders-live.rules';
import { adminDelaysContract } from 'market/orders/promises/orders-delays.admin.contract';
import { adminRegistrationContract } from 'market/registration/registration.admin.contract';
import { adminStoresContract } from 'market/stores/stores.admin.contract';
import { adminWalletContract } from 'market/wallet/wallet.admin.contract';
import { adminCashContract } from 'market/wallet/wallet-cash.contract';
import { adminLedgerContract } from 'market/wallet/wallet-ledger.contract';
import { adminManualContract } from 'market/wallet/wallet-manual.contract';
import { adminPayeesContract } from 'market/wallet/wallet-payees.contract';
import { adminPayoutsContract } from 'market/wallet/wallet-payouts.contract';
import { adminZonesContract } from 'market/zones/zones.admin.contract';

/** The calls by which operators open and run a market. */
export const adminCalls = createApiClient({
  access: adminAccessContract,
  alarms: adminAlarmsContract,
  cash: adminCashContract,
  categories: adminCategoriesContract,
  city: adminCityContract,
  config: adminConfigContract,
  delays: adminDelaysContract,
  dispatch: adminDispatchContract,
  ledger: adminLedgerContract,
  limits: adminLimitsContract,
  map: adminMapContract,
  networks: adminNetworksContract,
  orders: adminOrdersContract,
  manual: adminManualContract,
  payees: adminPayeesContract,
  payouts: adminPayoutsContract,
  proposals: adminProposalsContract,
  registration: adminRegistrationContract,
  stores: adminStoresContract,
  wallet: adminWalletContract,
  zones: adminZonesContract,
});

export type SavedSettings = ReplyOf<typeof adminConfigContract.settings>;

export const savedSettingsQuery = queryOptions({
  queryKey: ['admin', 'settings'],
  queryFn: ({ signal }) => adminCalls.config.settings({ signal }),
});

/** Where no event arrives, an alarm of a rider shows within this time. */
const alarmsMilliseconds = 10_000;

export const courierAlarmsQuery = queryOptions({
  queryKey: ['admin', 'courier-alarms'],
  queryFn: ({ signal }) => adminCalls.alarms.list({ signal }),
  refetchInterval: alarmsMilliseconds,
});

export const openingQuery = queryOptions({
  queryKey: ['admin', 'opening'],
  queryFn: ({ signal }) => adminCalls.config.opening({ signal }),
});

/** Events say when to read them again; without events they are read this often. */
const proposalMilliseconds = 15_000;

export const proposalsQuery = (state: 'open' | 'decided') =>
  queryOptions({
    queryKey: ['admin', 'proposals', state],
    queryFn: ({ signal }) => adminCalls.proposals.list({ query: { limit: 100, offset: 1, state }, signal }),
    refetchInterval: proposalMilliseconds,
  });

export const mapQuery = queryOptions({
  queryKey: ['admin', 'map'],
  queryFn: ({ signal }) => adminCalls.map.show({ signal }),
});

export const limitsQuery = queryOptions({
  queryKey: ['admin', 'limits'],
  queryFn: ({ signal }) => adminCalls.limits.list({ signal }),
});

/** How much the operator moves alone now, by currency. */
export const ownLimitsQuery = queryOptions({
  queryKey: ['admin', 'own limits'],
  queryFn: ({ signal }) => adminCalls.limits.own({ signal }),
});

export const zonesQuery = queryOptions({
  queryKey: ['admin', 'zones'],
  queryFn: ({ signal }) => everyRow('zones', (query) => adminCalls.zones.list({ query, signal })),
});

export const categoriesQuery = queryOptions({
  queryKey: ['admin', 'categories'],
  queryFn: ({ signal }) => everyRow('categories', (query) => adminCalls.categories.list({ query, signal })),
});

export const storesQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'stores', search],
    queryFn: ({ signal }) =>
      adminCalls.stores.list({ query: { limit: 100, offset: 1, ...(search && { search }) }, signal }),
  });

export interface RiderFilter {
  search: string;
  city: string;
  state: CourierState | '';
}

/** What others change shows on open pages within this time. */
const refetchMilliseconds = 15_000;

export const ridersQuery = ({ search, city, state }: RiderFilter) =>
  queryOptions({
    queryKey: ['admin', 'riders', search, city, state],
    queryFn: ({ signal }) => {
      const filter = { ...(search && { search }), ...(city && { city }), ...(state && { state }) };
      return adminCalls.access.couriers({ query: { limit: 100, offset: 1, ...filter }, signal });
    },
    refetchInterval: refetchMilliseconds,
  });

export const riderQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'rider', id],
    queryFn: ({ signal }) => adminCalls.access.courier({ params: { courier_id: id }, signal }),
    refetchInterval: refetchMilliseconds,
  });

/** The applications that wait, or those that were decided. */
export type ApplicationStatus = 'pending' | 'accepted' | 'declined';

export const storeApplicationsQuery = (status: ApplicationStatus) =>
  queryOptions({
    queryKey: ['admin', 'applications', 'stores', status],
    queryFn: ({ signal }) => adminCalls.registration.stores({ query: { limit: 100, offset: 1, status }, signal }),
    refetchInterval: refetchMilliseconds,
  });

export const riderApplicationsQuery = (status: ApplicationStatus) =>
  queryOptions({
    queryKey: ['admin', 'applications', 'riders', status],
    queryFn: ({ signal }) => adminCalls.registration.couriers({ query: { limit: 100, offset: 1, status }, signal }),
    refetchInterval: refetchMilliseconds,
  });

/** Running orders change fast: what changes shows within this time. */
const liveMilliseconds = 5_000;

/** Rows of one page of orders. */
export const ordersPerPage = 100;

export interface OrderFilter {
  search?: string;
  list?: OrderList | undefined;
  /** Of the list of ended orders. */
  day?: string;
  page: number;
}

export const ordersQuery = ({ search, list, day, page }: OrderFilter) =>
  queryOptions({
    queryKey: ['admin', 'orders', search ?? '', list ?? '', day ?? '', page],
    queryFn: ({ signal }) =>
      adminCalls.orders.list({
        query: {
          limit: ordersPerPage,
          offset: page,
          ...(search && { search }),
          ...(list && { list }),
          ...(day && { day }),
        },
        signal,
      }),
    refetchInterval: liveMilliseconds,
  });

export const orderCountsQuery = queryOptions({
  queryKey: ['admin', 'orders', 'counts'],
  queryFn: ({ signal }) => adminCalls.orders.counts({ signal }),
  refetchInterval: liveMilliseconds,
});

export const cityQuery = ({ zone, module }: { zone: number | undefined; module: ModuleType | undefined }) =>
  queryOptions({
    queryKey: ['admin', 'city', zone ?? 0, module ?? ''],
    queryFn: ({ signal }) =>
      adminCalls.city.show({
        query: { ...(zone && { zone_id: zone }), ...(module && { module_type: module }) },
        signal,
      }),
    refetchInterval: liveMilliseconds,
  });

export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'order', id],
    queryFn: ({ signal }) => adminCalls.orders.show({ params: { order_id: id }, signal }),
    refetchInterval: liveMilliseconds,
  });

/**
 * Shows an order as a change has returned it. A poll that began before the change is dropped: its answer would show
 * the order as it was, with the money that has been refunded already.
 */
export async function showChangedOrder(queries: QueryClient, order: AdminOrder): Promise<void> {
  const { queryKey } = orderQuery(order.id);
  await queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, order);
}

/** Every rider for an order, the best first. */
export const rankingQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'order', orderId, 'riders'],
    queryFn: ({ signal }) => adminCalls.dispatch.ranking({ params: { order_id: orderId }, signal }),
    refetchInterval: liveMilliseconds,
  });

/** Why an order went to its rider. */
export const dispatchHistoryQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'order', orderId, 'dispatch'],
    queryFn: ({ signal }) => adminCalls.dispatch.history({ params: { order_id: orderId }, signal }),
    refetchInterval: liveMilliseconds,
  });

export const dispatchModesQuery = queryOptions({
  queryKey: ['admin', 'dispatch', 'zones'],
  queryFn: ({ signal }) => adminCalls.dispatch.modes({ signal }),
});

export const storeQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'store', id],
    queryFn: ({ signal }) => adminCalls.stores.show({ params: { store_id: id }, signal }),
  });
