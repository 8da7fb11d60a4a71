import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import { SignInFrame } from 'app-kit/sign-in/sign-in-frame.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { type ReactNode, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { PinSteps } from './pin-steps.tsx';
import styles from './tablet.module.css';
import { tabletQuery } from './tablet-calls.ts';

/** The sign-in of a shared tablet by name and PIN; on every other device the usual one [SEAT-05]. */
export function TabletGate({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const app = useAppTitle();
  const { data, isPending, fetchStatus } = useQuery(tabletQuery);
  const [isByPassword, setIsByPassword] = useState(false);
  if (isPending && fetchStatus === 'fetching') return <LoadingScreen />;
  const device = data?.device;
  if (!device || isByPassword) return children;
  return (
    <SignInFrame
      pageTitle={t`Sign in · ${app}`}
      title={<bdi>{device.name}</bdi>}
      description={<bdi>{device.store_name}</bdi>}
    >
      <PinSteps />
      <Button kind="text" className={styles.link} onClick={() => setIsByPassword(true)}>
        <Trans>Sign in with a password</Trans>
      </Button>
    </SignInFrame>
  );
}
