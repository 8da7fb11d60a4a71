import { queryOptions, useQuery } from '@tanstack/react-query';
import { configContract, type Settings } from 'market/config/config.contract';
import { createApiClient } from './create-api-client.ts';

const calls = createApiClient({ config: configContract });

/** What the operator has set; the same for everybody, so it stays on the device after signing out. */
export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: ({ signal }) => calls.config.settings({ signal }),
  staleTime: 5 * 60_000,
  meta: { isPublic: true },
});

/** Returns what the operator has set, once it is known. */
export function useMarketSettings(): Settings | undefined {
  return useQuery(settingsQuery).data;
}

/** Returns the name of the market. */
export function useBusinessName(): string {
  return useMarketSettings()?.business_name ?? 'Soko';
}
