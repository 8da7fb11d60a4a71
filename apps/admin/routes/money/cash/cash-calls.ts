import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminDepositsContract } from 'market/wallet/wallet-deposits.contract';
import { adminCalls } from '../../../layout/admin-calls.ts';

/** Refetched, because riders collect cash all day. */
const refetchMilliseconds = 15_000;
const page = { limit: 100, offset: 1 };

export const cashHoldersQuery = queryOptions({
  queryKey: ['admin', 'cash', 'holders'],
  queryFn: ({ signal }) => adminCalls.cash.holders({ query: page, signal }),
  refetchInterval: refetchMilliseconds,
});

export const cashDepositsQuery = queryOptions({
  queryKey: ['admin', 'cash', 'deposits'],
  queryFn: ({ signal }) => adminCalls.cash.deposits({ query: { limit: 30, offset: 1 }, signal }),
});

export const shortCashQuery = queryOptions({
  queryKey: ['admin', 'cash', 'short'],
  queryFn: ({ signal }) => adminCalls.cash.short({ query: { limit: 30, offset: 1 }, signal }),
  refetchInterval: refetchMilliseconds,
});

export const depositCalls = createApiClient({ deposits: adminDepositsContract }).deposits;

export const reportedCashQuery = queryOptions({
  queryKey: ['admin', 'cash', 'reported'],
  queryFn: ({ signal }) => depositCalls.list({ query: page, signal }),
  refetchInterval: refetchMilliseconds,
  // The receipts of people are not saved on the device.
  meta: { isSecret: true },
});

export const cashLimitsQuery = queryOptions({
  queryKey: ['admin', 'cash', 'limits'],
  queryFn: ({ signal }) => adminCalls.cash.limits({ signal }),
});
