import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { startContract } from 'market/access/access-start.contract';

const calls = createApiClient({ start: startContract });

export const startQuery = queryOptions({
  queryKey: ['rider-start'],
  queryFn: ({ signal }) => calls.start.riderStart({ signal }),
  staleTime: 5_000,
  // A decision, and papers that were seen, show within ten seconds [DEL-01].
  refetchInterval: 10_000,
});
