import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminPagesContract } from 'market/config/config-pages.admin.contract';

export const pageCalls = createApiClient({ pages: adminPagesContract }).pages;

export const pagesQuery = queryOptions({
  queryKey: ['admin', 'pages'],
  queryFn: ({ signal }) => pageCalls.list({ signal }),
});

/** Read again whenever the editor opens: an old version could not be saved. */
export const pageQuery = (name: string) =>
  queryOptions({
    queryKey: ['admin', 'page', name],
    queryFn: ({ signal }) => pageCalls.show({ params: { name }, signal }),
    gcTime: 0,
  });

export const previewQuery = (html: string) =>
  queryOptions({
    queryKey: ['admin', 'page-preview', html],
    queryFn: ({ signal }) => pageCalls.preview({ body: { html }, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
