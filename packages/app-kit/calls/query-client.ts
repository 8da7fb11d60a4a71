import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { CallRefused } from 'market/calls/client';
import { sessionKey } from '../session/session-query.ts';

const maxRetries = 2;

/** Returns the cache of server state. A 401 refetches the session. */
export function createQueryClient(): QueryClient {
  // With the default timer a controlled box first falls back to what it was, and follows the press only later.
  notifyManager.setScheduler(queueMicrotask);
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        const isSession = query.queryKey[0] === sessionKey[0];
        if (isRefused(error, 401) && !isSession) void client.invalidateQueries({ queryKey: sessionKey });
      },
    }),
    defaultOptions: {
      queries: {
        // A refusal stays a refusal; the network may come back.
        retry: (failures, error) => !(error instanceof CallRefused && error.status < 500) && failures < maxRetries,
        // What is saved on the device may be shown for a day without a connection.
        gcTime: 24 * 60 * 60 * 1000,
      },
      // The page says at once that it is offline; mutations that opt in are queued while offline.
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Whether the API refused a call with this HTTP status. */
export function isRefused(error: unknown, status: number): boolean {
  return error instanceof CallRefused && error.status === status;
}
