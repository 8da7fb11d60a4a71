import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clearMutations } from '../calls/saved-mutations.ts';
import { listenToSessions } from './session-mark.ts';
import { sessionKey, sessionQuery } from './session-query.ts';

/**
 * Asks who is signed in, again whenever another tab, of the storefront too, signs in or out. Nothing of an account stays
 * on the page or on the device once its session is over.
 */
export function useSession() {
  const queries = useQueryClient();
  const session = useQuery(sessionQuery);
  const state = session.data?.state;
  useEffect(() => listenToSessions(() => void queries.invalidateQueries({ queryKey: sessionKey })), [queries]);
  useEffect(() => {
    if (state !== 'signed-out') return;
    clearMutations(queries);
    queries.removeQueries({ predicate: ({ queryKey, meta }) => queryKey[0] !== sessionKey[0] && !meta?.isPublic });
  }, [queries, state]);
  return session;
}
