import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminItemsContract } from 'market/items/items-desk.admin.contract';

export const itemCalls = createApiClient({ items: adminItemsContract }).items;

export const itemsPerPage = 50;

export interface ItemFilter {
  search: string;
  onlyHidden: boolean;
  page: number;
}

export const itemsQuery = ({ search, onlyHidden, page }: ItemFilter) =>
  queryOptions({
    queryKey: ['admin', 'items', search, onlyHidden, page],
    queryFn: ({ signal }) => {
      const filter = { ...(search && { search }), ...(onlyHidden && { hidden: '1' as const }) };
      return itemCalls.list({ query: { limit: itemsPerPage, offset: page, ...filter }, signal });
    },
    placeholderData: keepPreviousData,
  });
