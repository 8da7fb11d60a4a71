import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { type AdminCustomer, adminCustomersContract } from 'market/account/account.admin.contract';

export const customerCalls = createApiClient({ customers: adminCustomersContract }).customers;

export interface CustomerFilter {
  search: string;
  onlySuspended: boolean;
}

export const customersQuery = ({ search, onlySuspended }: CustomerFilter) =>
  queryOptions({
    queryKey: ['admin', 'customers', search, onlySuspended],
    queryFn: ({ signal }) => {
      const filter = { ...(search && { search }), ...(onlySuspended && { suspended: '1' as const }) };
      return customerCalls.list({ query: { limit: 50, offset: 1, ...filter }, signal });
    },
  });

export const customerQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'customer', id],
    queryFn: ({ signal }) => customerCalls.show({ params: { account_id: id }, signal }),
  });

/** Shows a customer as a call has left them, and reads the lists again. */
export function useRefreshCustomer() {
  const queries = useQueryClient();
  return (changed: AdminCustomer) => {
    queries.setQueryData(customerQuery(changed.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['admin', 'customers'] });
  };
}
