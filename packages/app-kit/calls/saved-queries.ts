import { createAsyncStoragePersister } from '@tanstack/query-async-storage-persister';
import { defaultShouldDehydrateQuery, type Query } from '@tanstack/react-query';
import type { PersistQueryClientOptions } from '@tanstack/react-query-persist-client';
import { createStore, del, get, set } from 'idb-keyval';
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
  });
  return { persister, maxAge: dayMilliseconds, buster: build, dehydrateOptions };
}

/** Changes that wait for the network are kept apart (`saved-mutations.ts`). */
const dehydrateOptions = { shouldDehydrateQuery: isSaved, shouldDehydrateMutation: () => false };

/**
 * Saves no session that is over: the device is written a second late, so a page that is loaded again just after the
 * sign-in would ask for it again. Saves nothing whose key is a secret, such as the token of an invitation.
 */
function isSaved(query: Query): boolean {
  const isSession = query.queryKey[0] === sessionKey[0];
  const isSignedOut = isSession && (query.state.data as Session | undefined)?.state === 'signed-out';
  return defaultShouldDehydrateQuery(query) && !isSignedOut && !query.meta?.isSecret;
}
