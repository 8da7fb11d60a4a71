import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { monthSpan } from 'app-kit/money/month-span.ts';
import { vendorWalletContract } from 'market/wallet/wallet.vendor.contract';

export const moneyCalls = createApiClient({ vendorWallet: vendorWalletContract }).vendorWallet;

export const payoutsQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-payouts', storeId],
    queryFn: ({ signal }) =>
      moneyCalls.payouts({ params: { store_id: storeId }, query: { limit: 100, offset: 1 }, signal }),
  });

export const accountQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-payee-account', storeId],
    queryFn: ({ signal }) => moneyCalls.account({ params: { store_id: storeId }, signal }),
  });

export const statementQuery = (storeId: number, back: number) =>
  queryOptions({
    queryKey: ['store-statement', storeId, back],
    queryFn: ({ signal }) => {
      const { from, until } = monthSpan(new Date(), back);
      return moneyCalls.statement({ params: { store_id: storeId }, query: { from, until }, signal });
    },
  });

/** The numbers of the day follow within this time, also without events. */
const todayMilliseconds = 10_000;

export const todayQuery = (storeId: number) =>
  queryOptions({
    queryKey: ['store-today', storeId],
    queryFn: ({ signal }) => moneyCalls.today({ params: { store_id: storeId }, signal }),
    refetchInterval: todayMilliseconds,
  });

export const orderMoneyQuery = (storeId: number, orderId: string) =>
  queryOptions({
    queryKey: ['order-money', storeId, orderId],
    queryFn: ({ signal }) => moneyCalls.order({ params: { store_id: storeId, order_id: orderId }, signal }),
  });
