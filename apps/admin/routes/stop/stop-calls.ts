import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { adminStopContract } from 'market/zones/stop/zones-stop.admin.contract';

export const stopCalls = createApiClient({ stop: adminStopContract }).stop;

/** Events say when to read it again; without events it is read this often. */
const refetchMilliseconds = 15_000;

export const stopQuery = queryOptions({
  queryKey: ['admin', 'proposals', 'stop'],
  queryFn: ({ signal }) => stopCalls.show({ signal }),
  refetchInterval: refetchMilliseconds,
});
