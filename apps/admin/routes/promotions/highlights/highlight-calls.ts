import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { everyRow } from 'market/calls/every-row';
import type { ModuleType } from 'market/modules/modules.rules';
import { promotionCalls } from '../promotion-calls.ts';

/** Of everything about highlights. */
export const highlightsKey = ['admin', 'highlights'];

export const highlightsQuery = (module: ModuleType) =>
  queryOptions({
    queryKey: [...highlightsKey, module],
    queryFn: ({ signal }) =>
      everyRow('highlights', (page) =>
        promotionCalls.highlights.list({ query: { ...page, module_type: module }, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** Read again whenever the form opens: an old version could not be saved. */
export const highlightQuery = (id: number) =>
  queryOptions({
    queryKey: [...highlightsKey, id],
    queryFn: ({ signal }) => promotionCalls.highlights.show({ params: { highlight_id: id }, signal }),
    gcTime: 0,
  });

export const sectionBannersQuery = queryOptions({
  queryKey: ['admin', 'section-banners'],
  queryFn: ({ signal }) => everyRow('banners', (query) => promotionCalls.sections.list({ query, signal })),
});
