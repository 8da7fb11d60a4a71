import { Trans } from '@lingui/react/macro';
import type { PushState } from 'app-kit/push/subscribe-to-pushes.ts';
import { Suspense, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { storePush } from '../../../features/orders/store-push.ts';
import styles from '../board-notices.module.css';

const SilentDeviceNote = lazyPart(async () => ({
  default: (await import('./silent-device-note.tsx')).SilentDeviceNote,
}));

const key = 'soko-works-silently';

/**
 * Offers to ring for new orders while the page is hidden or closed. Who works without it says so in each session of the
 * browser [STO-004].
 */
export function PushNotice({ storeId }: { storeId: number }) {
  const [state, setState] = useState<PushState>();
  const [isSilent, setIsSilent] = useState(worksSilently);
  const [isFailed, setIsFailed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    void storePush.state().then(async (found) => {
      setState(found);
      // The browser may have been registered for another account before.
      if (found === 'on') await storePush.registerAgain().catch(() => undefined);
    });
  }, []);
  if (state === 'on') {
    return (
      <Suspense>
        <SilentDeviceNote storeId={storeId} />
      </Suspense>
    );
  }
  if (state === undefined || isSilent) return null;
  const turnOn = async () => {
    setIsBusy(true);
    setIsFailed(false);
    try {
      setState(await storePush.start());
    } catch {
      setIsFailed(true);
    }
    setIsBusy(false);
  };
  const startSilently = () => {
    saveWorksSilently();
    setIsSilent(true);
  };
  return (
    <BannerNote
      tone={state === 'off' && !isFailed ? 'info' : 'warn'}
      icon="bell"
      action={
        <span className={styles.choice}>
          {state === 'off' && (
            <Button kind="ink" size="small" isLoading={isBusy} onClick={turnOn}>
              <Trans>Turn on</Trans>
            </Button>
          )}
          <Button kind="outline" size="small" onClick={startSilently}>
            <Trans>Start silently</Trans>
          </Button>
        </span>
      }
    >
      {isFailed ? <Trans>Notifications could not be turned on. Try again.</Trans> : <PushWords state={state} />}
    </BannerNote>
  );
}

function PushWords({ state }: { state: Exclude<PushState, 'on'> }) {
  switch (state) {
    case 'off':
      return <Trans>Let this device ring for new orders also while this page is hidden or closed.</Trans>;
    case 'blocked':
      return <Trans>Notifications are blocked in your browser: while this page is hidden, no order rings.</Trans>;
    case 'unable':
      return <Trans>This browser can’t ring while this page is hidden. Keep the page open.</Trans>;
  }
}

function worksSilently(): boolean {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

function saveWorksSilently(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // A browser that forbids storage asks again.
  }
}
