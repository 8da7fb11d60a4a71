import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { authContract } from 'market/auth/auth.contract';
import { createApiClient } from '../calls/create-api-client.ts';
import { isRefused } from '../calls/query-client.ts';
import { clearSessionMark } from './session-mark.ts';
import { type Session, sessionQuery } from './session-query.ts';

const calls = createApiClient({ auth: authContract });

/** Ends the session; `SignedInOnly` then removes what was loaded for it. Rejects where the API is out of reach. */
export function useSignOut(): UseMutationResult<void, Error, void> {
  const queries = useQueryClient();
  return useMutation({
    async mutationFn() {
      await calls.auth.logout({}).catch((error: unknown) => {
        // It had ended before.
        if (!isRefused(error, 401)) throw error;
      });
      clearSessionMark();
      const signedOut: Session = { state: 'signed-out', isInactive: false };
      queries.setQueryData(sessionQuery.queryKey, signedOut);
    },
  });
}
