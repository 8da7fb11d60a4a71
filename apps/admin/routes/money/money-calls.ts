import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from 'market/calls/endpoint';
import { everyRow } from 'market/calls/every-row';
import type { adminWalletContract } from 'market/wallet/wallet.admin.contract';
import { adminCalls } from '../../layout/admin-calls.ts';

export type WantedCommission = QueryOf<typeof adminWalletContract.previewCommission>;
export type WantedPay = QueryOf<typeof adminWalletContract.previewPay>;

export const commissionsQuery = queryOptions({
  queryKey: ['admin', 'money', 'commissions'],
  queryFn: ({ signal }) => everyRow('rules', (query) => adminCalls.wallet.commissions({ query, signal })),
});

export const payRulesQuery = queryOptions({
  queryKey: ['admin', 'money', 'pay-rules'],
  queryFn: ({ signal }) => everyRow('rules', (query) => adminCalls.wallet.payRules({ query, signal })),
});

export const ruleStoresQuery = queryOptions({
  queryKey: ['admin', 'money', 'rule-stores'],
  queryFn: ({ signal }) => everyRow('stores', (query) => adminCalls.wallet.commissionStores({ query, signal })),
});

export const commissionPreviewQuery = (wanted: WantedCommission) =>
  queryOptions({
    queryKey: ['admin', 'money', 'commission-preview', wanted],
    queryFn: ({ signal }) => adminCalls.wallet.previewCommission({ query: wanted, signal }),
  });

export const payPreviewQuery = (wanted: WantedPay) =>
  queryOptions({
    queryKey: ['admin', 'money', 'pay-preview', wanted],
    queryFn: ({ signal }) => adminCalls.wallet.previewPay({ query: wanted, signal }),
  });
