import { queryOptions } from '@tanstack/react-query';
import { monthSpan } from 'app-kit/money/month-span.ts';
import type { QueryOf, ReplyOf } from 'market/calls/endpoint';
import type { AdminPayoutRun, adminPayoutsContract } from 'market/wallet/wallet-payouts.contract';
import { adminCalls } from '../../../layout/admin-calls.ts';

export type RunWithPayouts = ReplyOf<typeof adminPayoutsContract.show>;
export type WantedRun = QueryOf<typeof adminPayoutsContract.preview>;

/** What the other person does shows within this time. */
const refetchMilliseconds = 10_000;

export const payoutRunsQuery = queryOptions({
  queryKey: ['admin', 'payouts', 'runs'],
  queryFn: ({ signal }) => adminCalls.payouts.runs({ query: { limit: 50, offset: 1 }, signal }),
  refetchInterval: refetchMilliseconds,
});

export const payoutRunQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'payouts', 'run', id],
    queryFn: ({ signal }) => adminCalls.payouts.show({ params: { run_id: id }, signal }),
    refetchInterval: refetchMilliseconds,
  });

export const payoutPreviewQuery = (wanted: WantedRun) =>
  queryOptions({
    queryKey: ['admin', 'payouts', 'preview', wanted],
    queryFn: ({ signal }) => adminCalls.payouts.preview({ query: wanted, signal }),
  });

export const payeeStatementQuery = (payee: AdminPayoutRun['payee'], id: number, back: number) =>
  queryOptions({
    queryKey: ['admin', 'payouts', 'statement', payee, id, back],
    queryFn: ({ signal }) => {
      const { from, until } = monthSpan(new Date(), back);
      return adminCalls.payouts.statement({ params: { payee, payee_id: id }, query: { from, until }, signal });
    },
  });
