import { type DehydratedState, dehydrate, hydrate, type Mutation, type QueryClient } from '@tanstack/react-query';
import { createStore, get, set } from 'idb-keyval';

const key = 'waiting';

/**
 * Keeps changes that wait for the network on the device, until the server has answered: those whose `meta` says
 * `isSaved`. They outlive a new version of the application, unlike saved answers. If the browser forbids storage,
 * nothing is kept; all else works. Resolves once those of an earlier page are there again; `continueMutations` sends
 * them.
 */
export async function saveMutations(queries: QueryClient, application: string): Promise<void> {
  const store = createStore(`soko-${application}-waiting`, 'mutations');
  const saved = await get<DehydratedState>(key, store).catch(() => undefined);
  if (saved) hydrate(queries, saved);
  let isSaving = false;
  let isChanged = false;
  const save = async () => {
    isChanged = true;
    if (isSaving) return;
    isSaving = true;
    // Changes during a write share the next one: with a write per event, the last change would wait for all before it.
    while (isChanged) {
      isChanged = false;
      await set(key, waitingIn(queries), store).catch(() => undefined);
    }
    isSaving = false;
  };
  queries.getMutationCache().subscribe(({ mutation }) => {
    if (mutation && isSaved(mutation)) void save();
  });
}

function waitingIn(queries: QueryClient): unknown {
  const waiting = dehydrate(queries, {
    shouldDehydrateQuery: () => false,
    shouldDehydrateMutation: (one) => isSaved(one) && one.state.status === 'pending',
  });
  // Errors and results of calls need not be what a browser can store.
  return JSON.parse(JSON.stringify(waiting));
}

/** Sends the changes that an earlier page has left behind; those that cannot be sent wait on. */
export function continueMutations(queries: QueryClient): void {
  for (const mutation of queries.getMutationCache().getAll()) {
    if (isSaved(mutation)) void mutation.continue().catch(() => undefined);
  }
}

/** Returns whether a change of this device waits for the server. */
export function hasWaitingMutations(queries: QueryClient): boolean {
  return queries
    .getMutationCache()
    .getAll()
    .some((mutation) => isSaved(mutation) && mutation.state.status === 'pending');
}

/** Forgets what waits: it belongs to an account that is no longer signed in. */
export function clearMutations(queries: QueryClient): void {
  const cache = queries.getMutationCache();
  for (const mutation of cache.getAll()) if (isSaved(mutation)) cache.remove(mutation);
}

function isSaved({ meta }: Mutation): boolean {
  return meta?.isSaved === true;
}
