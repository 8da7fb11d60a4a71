import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { everyRow } from 'market/calls/every-row';
import { adminBrandsContract } from 'market/categories/categories-brands.admin.contract';
import { adminConditionsContract } from 'market/categories/categories-conditions.admin.contract';

export const catalogueCalls = createApiClient({ brands: adminBrandsContract, conditions: adminConditionsContract });

export const brandsQuery = queryOptions({
  queryKey: ['admin', 'brands'],
  queryFn: ({ signal }) => everyRow('brands', (query) => catalogueCalls.brands.list({ query, signal })),
});

export const conditionsQuery = queryOptions({
  queryKey: ['admin', 'conditions'],
  queryFn: ({ signal }) => everyRow('conditions', (query) => catalogueCalls.conditions.list({ query, signal })),
});

export const itemsPerPage = 50;

/** The items for a condition; with a search the items of pharmacies that it finds. */
export const conditionItemsQuery = (id: number, { search, page }: { search: string; page: number }) =>
  queryOptions({
    queryKey: ['admin', 'conditions', id, 'items', search, page],
    queryFn: ({ signal }) =>
      catalogueCalls.conditions.items({
        params: { condition_id: id },
        query: { limit: itemsPerPage, offset: page, ...(search && { search }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
