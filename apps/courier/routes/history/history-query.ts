import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { courierHistoryContract } from 'market/wallet/wallet-history.courier.contract';

const historyCalls = createApiClient({ courierHistory: courierHistoryContract }).courierHistory;

export const perPage = 20;

export const historyQuery = (page: number) =>
  queryOptions({
    queryKey: ['history', page],
    queryFn: ({ signal }) => historyCalls.list({ query: { limit: perPage, offset: page }, signal }),
    placeholderData: keepPreviousData,
  });
