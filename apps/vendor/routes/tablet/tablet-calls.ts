import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { createApiClient } from 'app-kit/calls/create-api-client.ts';
import { sessionKey } from 'app-kit/session/session-query.ts';
import { devicesContract } from 'market/access/devices/access-devices.contract';

export const tabletCalls = createApiClient({ devices: devicesContract }).devices;

const readMilliseconds = 30_000;

/** Asks whether this device is a shared tablet, and who may type a PIN there [SEAT-05]. */
export const tabletQuery = queryOptions({
  queryKey: ['tablet'],
  queryFn: ({ signal }) => tabletCalls.device({ signal }),
  staleTime: 0,
  refetchInterval: readMilliseconds,
  meta: { isPublic: true },
});

/** Another person may use the tablet now: nothing that was loaded for the one before stays. */
export async function startSession(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  queries.removeQueries({ predicate: ({ queryKey, meta }) => queryKey[0] !== sessionKey[0] && !meta?.isPublic });
  await queries.invalidateQueries({ queryKey: sessionKey });
}
