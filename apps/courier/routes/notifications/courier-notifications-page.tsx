import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import parts from 'app-kit/push/notification-parts.module.css';
import { ChannelChips } from 'app-kit/push/notification-parts.tsx';
import { OwnNotifications } from 'app-kit/push/own-notifications.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { CourierEvent } from 'market/notifications/channels/notifications-channels.rules';
import { useCallback } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { push } from '../work/phone/push-query.ts';
import styles from './courier-notifications.module.css';
import { channelsQuery } from './courier-notifications-query.ts';

/** Which event reaches the rider by which channel, and whether notifications arrive on this phone [SEAT-28]. */
export function CourierNotificationsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(channelsQuery);
  const renew = useCallback(() => void queries.invalidateQueries({ queryKey: channelsQuery.queryKey }), [queries]);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <div className={styles.screen}>
      <title>{t`Notifications · ${app}`}</title>
      <OfflineBar />
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Trans>Notifications</Trans>
        </h1>
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        <div className={parts.parts}>
          <OwnNotifications app="courier" subscription={push} notifications={data} onChange={renew} />
          <section className={parts.part}>
            <h2 className={parts.head}>
              <Trans>What reaches you</Trans>
            </h2>
            <ul>
              {data.events.map(({ event, channels }) => (
                <li key={event} className={parts.row}>
                  <span className={parts.words}>
                    <EventName event={event} />
                  </span>
                  <ChannelChips channels={channels} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      </main>
      <footer className={styles.foot}>
        <LinkButton to="/account" kind="outline" isBlock className={styles.button}>
          <Trans>Back</Trans>
        </LinkButton>
      </footer>
    </div>
  );
}

function EventName({ event }: { event: CourierEvent }) {
  switch (event) {
    case 'offer':
      return <Trans>New offer</Trans>;
    case 'silent':
      return <Trans>Your phone sends no position with an order</Trans>;
    case 'offline':
      return <Trans>You were taken offline</Trans>;
    case 'message':
      return <Trans>Message of a customer</Trans>;
    case 'broadcast':
      return <Trans>Message from the market</Trans>;
    case 'order_delay':
      return <Trans>Order put off or held by the market</Trans>;
    case 'sign_in_code':
      return <Trans>Code for signing in</Trans>;
  }
}
