import { queryOptions } from '@tanstack/react-query';
import { adminCalls } from '../../../layout/admin-calls.ts';

export const rowsPerPage = 50;

export const accountsQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'ledger', 'accounts', search],
    queryFn: ({ signal }) =>
      adminCalls.ledger.accounts({ query: { limit: rowsPerPage, offset: 1, ...(search && { search }) }, signal }),
  });

export const entriesQuery = (account: string, currency: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'ledger', 'entries', account, currency, page],
    queryFn: ({ signal }) =>
      adminCalls.ledger.entries({ query: { account, currency, limit: rowsPerPage, offset: page }, signal }),
  });

export const booksOfOrderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'ledger', 'order', orderId],
    queryFn: ({ signal }) => adminCalls.ledger.order({ params: { order_id: orderId }, signal }),
  });
