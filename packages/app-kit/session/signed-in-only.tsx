import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { LoadingScreen, OfflineScreen, UnreachableScreen } from '../screens/screens.tsx';
import { SignInPage } from '../sign-in/sign-in-page.tsx';
import { listenToSessions } from './session-mark.ts';
import { sessionKey, sessionQuery } from './session-query.ts';

/** A layout route: its pages show once an account is signed in; until then the sign-in shows at the same address. */
export function SignedInOnly() {
  const { data, error, fetchStatus, refetch } = useQuery(sessionQuery);
  useOtherTabs();
  usePrivateDataOf(data?.state);
  if (data?.state === 'signed-in') return <Outlet />;
  if (data) return <SignInPage isInactive={data.isInactive} />;
  if (fetchStatus === 'paused') return <OfflineScreen />;
  if (error && fetchStatus === 'idle') return <UnreachableScreen onRetry={() => void refetch()} />;
  return <LoadingScreen />;
}

/** Another tab, of the storefront too, has signed in or out. */
function useOtherTabs(): void {
  const queries = useQueryClient();
  useEffect(() => listenToSessions(() => void queries.invalidateQueries({ queryKey: sessionKey })), [queries]);
}

/** Nothing of an account stays on the page or on the device once its session is over. */
function usePrivateDataOf(state: 'signed-in' | 'signed-out' | undefined): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (state !== 'signed-out') return;
    queries.removeQueries({ predicate: ({ queryKey, meta }) => queryKey[0] !== sessionKey[0] && !meta?.isPublic });
  }, [queries, state]);
}
