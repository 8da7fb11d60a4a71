import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminHealthContract } from 'market/notifications/notifications-health.admin.contract';

export const healthCalls = createApiClient({ health: adminHealthContract }).health;

/** As often as nodes say that they run. */
const askMilliseconds = 10_000;

export const healthQuery = queryOptions({
  queryKey: ['admin', 'health'],
  queryFn: ({ signal }) => healthCalls.show({ signal }),
  refetchInterval: askMilliseconds,
});
