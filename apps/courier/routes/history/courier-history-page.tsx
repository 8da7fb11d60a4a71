import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { CourierChat } from 'market/chat/chat.rules';
import { courierHistoryDays } from 'market/wallet/wallet.rules';
import { useState } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { OrderChat } from '../chat/order-chat.tsx';
import styles from '../earnings/courier-earnings-page.module.css';
import { historyQuery, perPage } from './history-query.ts';
import { PastDeliveryEntry } from './past-delivery.tsx';

/** All deliveries of the last 90 days, with times, pay and proof [DEL-59]. */
export function CourierHistoryPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const [page, setPage] = useState(1);
  const [chatting, setChatting] = useState<{ order: { id: string; code: string }; first: CourierChat }>();
  const query = useQuery(historyQuery(page));
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (!query.data) {
    return query.isError ? <UnreachableScreen onRetry={() => void query.refetch()} /> : <LoadingScreen />;
  }
  if (chatting) {
    return (
      <div className={styles.screen}>
        <title>{t`Messages · ${app}`}</title>
        <OrderChat {...chatting} isRiding={false} timeZone={timeZone} onBack={() => setChatting(undefined)} />
      </div>
    );
  }
  const { deliveries, total_size: total } = query.data;
  const pages = Math.ceil(total / perPage);
  return (
    <div className={styles.screen}>
      <title>{t`Deliveries · ${app}`}</title>
      <OfflineBar />
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Trans>Deliveries</Trans>
        </h1>
        <span className={styles.age}>
          <Trans>{courierHistoryDays} days</Trans>
        </span>
      </header>
      <main id="main" tabIndex={-1} className={styles.page} aria-busy={query.isPlaceholderData}>
        {deliveries.length === 0 && (
          <EmptyState image="boxbig" title={<Trans>No deliveries yet</Trans>}>
            <Trans>What you deliver shows here with its times, its pay and its proof.</Trans>
          </EmptyState>
        )}
        <ul className={styles.list}>
          {deliveries.map((delivery) => (
            <li key={delivery.order_id}>
              <PastDeliveryEntry
                delivery={delivery}
                timeZone={timeZone}
                onChat={(order, first) => setChatting({ order, first })}
              />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <div className={styles.tabs}>
            <Button kind="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
              <Trans>Newer</Trans>
            </Button>
            <Button kind="outline" disabled={page === pages} onClick={() => setPage(page + 1)}>
              <Trans>Older</Trans>
            </Button>
          </div>
        )}
      </main>
      <footer className={styles.foot}>
        <LinkButton to="/earnings" kind="outline" isBlock className={styles.button}>
          <Trans>Back to earnings</Trans>
        </LinkButton>
      </footer>
    </div>
  );
}
