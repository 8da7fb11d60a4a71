import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { everyRow } from 'market/calls/every-row';
import { adminModulesContract } from 'market/modules/modules.admin.contract';

export const moduleCalls = createApiClient({ modules: adminModulesContract }).modules;

/** What others switch, and which orders run, shows within this time. */
const refetchMilliseconds = 15_000;

export const adminModulesQuery = queryOptions({
  queryKey: ['admin', 'modules'],
  queryFn: ({ signal }) => everyRow('modules', (query) => moduleCalls.list({ query, signal })),
  refetchInterval: refetchMilliseconds,
});
