import { Fragment, Suspense } from 'react';
import { Outlet } from 'react-router';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { LoadingScreen, OfflineScreen, UnreachableScreen } from '../screens/screens.tsx';
import { useAppInfo } from '../start/app-info.ts';
import { useSession } from './use-session.ts';

/** A device of a kitchen signs in once: its pages do not wait for the forms. */
const SignInPage = lazyPart(async () => ({ default: (await import('../sign-in/sign-in-page.tsx')).SignInPage }));

/** A layout route: its pages show once an account is signed in; until then the sign-in shows at the same address. */
export function SignedInOnly() {
  const { data, error, fetchStatus, refetch } = useSession();
  const { gate: Gate = Fragment } = useAppInfo();
  if (data?.state === 'signed-in') return <Outlet />;
  if (data) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <Gate>
          <SignInPage isInactive={data.isInactive} />
        </Gate>
      </Suspense>
    );
  }
  if (fetchStatus === 'paused') return <OfflineScreen />;
  if (error && fetchStatus === 'idle') return <UnreachableScreen onRetry={() => void refetch()} />;
  return <LoadingScreen />;
}
