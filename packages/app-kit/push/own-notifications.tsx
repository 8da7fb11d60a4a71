import { Trans } from '@lingui/react/macro';
import type { CourierChannels } from 'market/notifications/channels/notifications-channels.courier.contract';
import { useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import styles from './notification-parts.module.css';
import { HowToAllow, LastConfirmed, PushStateNote } from './notification-parts.tsx';
import { PushTest } from './push-test.tsx';
import type { PushState, pushSubscription } from './subscribe-to-pushes.ts';

export interface OwnNotificationsProps {
  app: 'courier' | 'vendor';
  /** Of this browser. */
  subscription: ReturnType<typeof pushSubscription>;
  notifications: Pick<CourierChannels, 'state' | 'devices'>;
  onChange: () => void;
}

/** The devices of a person that receive notifications, whether they arrive, and a test [SEAT-28]. */
export function OwnNotifications({ app, subscription, notifications, onChange }: OwnNotificationsProps) {
  const { state, devices } = notifications;
  return (
    <section className={styles.part}>
      <h2 className={styles.head}>
        <Trans>Your devices</Trans>
      </h2>
      <PushStateNote state={state} />
      <ThisBrowser subscription={subscription} onChange={onChange} />
      {devices.length > 0 && (
        <>
          <ul>
            {devices.map(({ id, device, confirmed_at: at }) => (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <bdi className={styles.name}>{device || <Trans>Unknown device</Trans>}</bdi>
                  <LastConfirmed at={at} />
                </span>
              </li>
            ))}
          </ul>
          <PushTest app={app} onChange={onChange} />
        </>
      )}
    </section>
  );
}

/** Turns notifications on in this browser, or says how to allow them here. */
function ThisBrowser({ subscription, onChange }: Pick<OwnNotificationsProps, 'subscription' | 'onChange'>) {
  const [state, setState] = useState<PushState>();
  const [isBusy, setIsBusy] = useState(false);
  const [fault, setFault] = useState<Error>();
  useEffect(() => {
    const look = async () => {
      const found = await subscription.state();
      setState(found);
      // The browser may have been registered for another account before.
      if (found !== 'on') return;
      await subscription.registerAgain();
      onChange();
    };
    look().catch(() => undefined);
  }, [subscription, onChange]);
  const start = async () => {
    setIsBusy(true);
    setFault(undefined);
    try {
      setState(await subscription.start());
      onChange();
    } catch (error) {
      setFault(error instanceof Error ? error : new Error(String(error)));
    }
    setIsBusy(false);
  };
  if (state === undefined || state === 'on') return null;
  if (state === 'blocked') {
    return (
      <BannerNote tone="warn">
        <p>
          <Trans>This browser blocks notifications of this page.</Trans>
        </p>
        <p>
          <HowToAllow />
        </p>
      </BannerNote>
    );
  }
  if (state === 'unable') {
    return (
      <BannerNote tone="warn">
        <Trans>This browser can’t receive notifications. Keep the page open, or use another browser.</Trans>
      </BannerNote>
    );
  }
  return (
    <>
      {fault && <CallFaultNote error={fault} />}
      <Button icon="bell" isLoading={isBusy} className={styles.act} onClick={() => void start()}>
        <Trans>Turn on in this browser</Trans>
      </Button>
    </>
  );
}
