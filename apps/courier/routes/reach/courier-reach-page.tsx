import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { OwnReach } from 'app-kit/push/own-reach.tsx';
import parts from 'app-kit/push/reach-parts.module.css';
import { Ways } from 'app-kit/push/reach-parts.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { CourierEvent } from 'market/notifications/reach/notifications-reach.rules';
import { useCallback } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { push } from '../work/phone/push-query.ts';
import styles from './courier-reach.module.css';
import { reachQuery } from './courier-reach-query.ts';

/** Which event reaches the rider by which way, and whether notifications arrive on this phone [SEAT-28]. */
export function CourierReachPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const queries = useQueryClient();
  const { data, isError, refetch } = useQuery(reachQuery);
  const renew = useCallback(() => void queries.invalidateQueries({ queryKey: reachQuery.queryKey }), [queries]);
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
          <OwnReach app="courier" subscription={push} reach={data} onChange={renew} />
          <section className={parts.part}>
            <h2 className={parts.head}>
              <Trans>What reaches you</Trans>
            </h2>
            <ul>
              {data.events.map(({ event, ways }) => (
                <li key={event} className={parts.row}>
                  <span className={parts.words}>
                    <EventName event={event} />
                  </span>
                  <Ways ways={ways} />
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
