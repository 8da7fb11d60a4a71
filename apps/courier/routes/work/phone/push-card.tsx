import { Trans } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { loadPageTexts } from 'app-kit/i18n/load-language.ts';
import type { PushState } from 'app-kit/push/subscribe-to-pushes.ts';
import { Suspense, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './push-card.module.css';
import { push } from './push-query.ts';

// Its words are those of the page of notifications.
const SilentPhoneNote = lazyPart(async () => {
  const [{ SilentPhoneNote }] = await Promise.all([import('./silent-phone-note.tsx'), loadPageTexts()]);
  return { default: SilentPhoneNote };
});

/**
 * Offers with the screen off: one press where the phone allows it, and the reason where it does not [DEL-10]. A phone that
 * receives them already is registered again, because its registration ends with each session.
 */
export function PushCard() {
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Error>();
  useEffect(() => {
    const look = async () => {
      const found = await push.state();
      setState(found);
      if (found === 'on') await push.registerAgain();
    };
    // The next opening of the page tries again.
    look().catch(() => undefined);
  }, []);
  const start = async () => {
    setIsBusy(true);
    try {
      setState(await push.start());
      setFault(undefined);
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
    }
    setIsBusy(false);
  };
  if (state === undefined) return null;
  if (state === 'on') {
    return (
      <Suspense>
        <SilentPhoneNote />
      </Suspense>
    );
  }
  return (
    <section className={styles.card}>
      <Icon name="bell" size={24} />
      <div>
        <h2 className={styles.title}>
          <Trans>Offers with the screen off</Trans>
        </h2>
        <p className={styles.line}>
          {state === 'off' && <Trans>Let this phone ring for new offers while the app is closed.</Trans>}
          {state === 'blocked' && <Trans>Notifications are blocked. Allow them for this page in your browser.</Trans>}
          {state === 'unable' && <Trans>This browser can’t ring for offers. Keep the app open.</Trans>}
        </p>
        {fault && <CallFaultNote error={fault} />}
        {state === 'off' && (
          <Button kind="outline" isLoading={isBusy} className={styles.button} onClick={() => void start()}>
            <Trans>Turn on</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
