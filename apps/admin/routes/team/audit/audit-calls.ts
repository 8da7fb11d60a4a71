import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminAuditContract } from 'market/access/access-audit.contract';

export const auditCalls = createApiClient({ audit: adminAuditContract }).audit;

/** What is searched, as the calls take it. */
export type AuditSearch = Partial<Record<'person' | 'subject' | 'action' | 'from' | 'until', string>>;

export const linesPerPage = 50;

export const actionsQuery = queryOptions({
  queryKey: ['admin', 'audit', 'actions'],
  queryFn: ({ signal }) => auditCalls.actions({ signal }),
});

export const linesQuery = (search: AuditSearch, page: number) =>
  queryOptions({
    queryKey: ['admin', 'audit', search, page],
    queryFn: ({ signal }) => auditCalls.list({ query: { limit: linesPerPage, offset: page, ...search }, signal }),
  });
