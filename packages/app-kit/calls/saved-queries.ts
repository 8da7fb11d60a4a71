import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import type { DehydratedState, Query } from '@tanstack/react-query';
import type { PersistedClient, PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { createStore, del, get, set } from 'idb-keyval';
import { CallRefused } from 'market/calls/client';
import { type Session, sessionKey } from '../session/session-query.ts';

/** The address of this script carries a hash of the build: answers that another version saved may have another shape. */
const build = import.meta.url;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/**
 * Returns how the answers of the API are saved on the device, so that the application opens without a connection. Each
 * application has a database of its own. If the browser forbids storage, nothing is kept; all else works.
 */
export function savedQueries(application: string): Omit<PersistQueryClientOptions, 'queryClient'> {
  const store = createStore(`soko-${application}`, 'queries');
  const persister = createAsyncStoragePersister({
    storage: {
      getItem: (key) => get<string>(key, store).catch(() => undefined),
      setItem: (key, value) => set(key, value, store).catch(() => undefined),
      removeItem: (key) => del(key, store).catch(() => undefined),
    },
    serialize: (saved) => JSON.stringify(withoutFailures(saved)),
  });
  return { persister, maxAge: dayMilliseconds, buster: build, dehydrateOptions };
}

/** Changes that wait for the network are kept apart (`saved-mutations.ts`). */
const dehydrateOptions = { shouldDehydrateQuery: isSaved, shouldDehydrateMutation: () => false };

/** Without a connection every answer fails to be renewed. It is saved as it was, so that the application opens again. */
function withoutFailures(saved: PersistedClient): PersistedClient {
  const queries = saved.clientState.queries.map(({ state, ...query }): DehydratedState['queries'][number] => ({
    ...query,
    state: { ...state, status: 'success', error: null, fetchFailureCount: 0, fetchFailureReason: null },
  }));
  return { ...saved, clientState: { ...saved.clientState, queries } };
}

/**
 * Saves what was answered, also while it cannot be renewed, but nothing that the API refuses by now. Saves no session that
 * is over: the device is written a second late, so a page that is loaded again just after the sign-in would ask for it
 * again. Saves nothing whose key is a secret, such as the token of an invitation.
 */
function isSaved({ queryKey, state: { data, error }, meta }: Query): boolean {
  const isNowRefused = error instanceof CallRefused && error.status < 500;
  const isSignedOut = queryKey[0] === sessionKey[0] && (data as Session | undefined)?.state === 'signed-out';
  return data !== undefined && !isNowRefused && !isSignedOut && !meta?.isSecret;
}
