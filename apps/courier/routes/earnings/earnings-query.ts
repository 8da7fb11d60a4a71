import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { monthSpan } from 'app-kit/money/month-span.ts';
import type { ReplyOf } from 'market/calls/endpoint';
import { courierWalletContract } from 'market/wallet/wallet.courier.contract';

const calls = createApiClient({ courierWallet: courierWalletContract }).courierWallet;

export type Earnings = ReplyOf<typeof courierWalletContract.earnings>;
export type Period = 'day' | 'week';

/** What the phone knows of a period; it is shown with its age while there is no network. */
export const earningsQuery = (period: Period, back: number) =>
  queryOptions({
    queryKey: ['earnings', period, back],
    queryFn: ({ signal }) => calls.earnings({ query: { period, back }, signal }),
    staleTime: 30_000,
  });

export const ownPayoutsQuery = queryOptions({
  queryKey: ['own-payouts'],
  queryFn: ({ signal }) => calls.payouts({ query: { limit: 100, offset: 1 }, signal }),
  staleTime: 30_000,
});

export const ownAccountQuery = queryOptions({
  queryKey: ['own-payee-account'],
  queryFn: ({ signal }) => calls.account({ signal }),
  staleTime: 30_000,
});

export const setOwnAccount = calls.setAccount;

/** The statement of a month. */
export const statementQuery = (back: number) =>
  queryOptions({
    queryKey: ['own-statement', back],
    queryFn: ({ signal }) => {
      const { from, until } = monthSpan(new Date(), back);
      return calls.statement({ query: { from, until }, signal });
    },
    staleTime: 30_000,
  });
