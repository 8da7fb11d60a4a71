import { queryOptions } from '@tanstack/react-query';
import type { Memberships } from 'app-kit/access/use-memberships.ts';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { vendorProposalsContract } from 'market/access/access-proposals.contract';
import { proposalsKey } from './store-keys.ts';

export const proposalCalls = createApiClient({ proposals: vendorProposalsContract }).proposals;

/** Without an event they are read this often. */
const readMilliseconds = 20_000;

/** Reads what waits for a second person of a store, or was decided. */
export const storeProposalsQuery = (storeId: number, state: 'open' | 'decided') =>
  queryOptions({
    queryKey: [...proposalsKey(storeId), state],
    queryFn: ({ signal }) =>
      proposalCalls.list({ params: { store_id: storeId }, query: { limit: 50, offset: 1, state }, signal }),
    refetchInterval: readMilliseconds,
  });

/** Returns whether a member of a store cancels orders, and decides about what others propose. */
export function adjustsOrders({ permissions, suspended_reason: reason }: Memberships['stores'][number]): boolean {
  return reason === null && permissions.includes('store.adjust');
}
