import { queryOptions } from '@tanstack/react-query';
import { adminCalls } from '../../../layout/admin-calls.ts';

export const payeeAccountsQuery = queryOptions({
  queryKey: ['admin', 'payees'],
  queryFn: ({ signal }) => adminCalls.payees.list({ query: { limit: 100, offset: 1 }, signal }),
});
