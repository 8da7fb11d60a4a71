import { queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { zonesContract } from 'market/zones/zones.contract';

const calls = createApiClient({ zones: zonesContract }).zones;

/** Zones of one page; no market of one city has more. */
const maxZones = 50;

/** Borders of zones change by the month. */
const staleMilliseconds = 3_600_000;

export const zonesQuery = queryOptions({
  queryKey: ['zones'],
  queryFn: ({ signal }) => calls.list({ query: { limit: maxZones, offset: 1 }, signal }),
  staleTime: staleMilliseconds,
});
