import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { RefundRequestFacts } from 'app-kit/money/refund-request-facts.tsx';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { StoreRefundRequest } from 'market/orders/orders.vendor.contract';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { boardCalls } from '../board/board-query.ts';
import styles from './vendor-refunds-page.module.css';

const maxShown = 100;

/** What customers have requested of the chosen store: lines, words and photos, and how they were answered. */
export function VendorRefundsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Refund requests · ${app}`}</title>
      <OwnStorePage permission="store.orders">
        {({ store_id: storeId }) => <StoreRefunds key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function StoreRefunds({ storeId }: { storeId: number }) {
  const { data, error } = useQuery({
    queryKey: ['refund-requests', storeId],
    queryFn: ({ signal }) =>
      boardCalls.refundRequests({ params: { store_id: storeId }, query: { limit: maxShown, offset: 1 }, signal }),
  });
  const requests = data?.requests;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <Trans>Refund requests</Trans>
      </h1>
      <p className={styles.muted}>
        <Trans>The market answers them. Write to the customer if you want to make it right yourself.</Trans>
      </p>
      {error && !data && <CallFaultNote error={error} />}
      {!requests && !error && <LoadingScreen />}
      {requests?.length === 0 && (
        <EmptyState image="boxbig" title={<Trans>No refund requests</Trans>}>
          <Trans>Refund requests appear here.</Trans>
        </EmptyState>
      )}
      <ul className={styles.list}>
        {requests?.map((request) => (
          <li key={request.order_id}>
            <RequestCard request={request} />
          </li>
        ))}
      </ul>
      {data && data.total_size > data.requests.length && (
        <p className={styles.muted}>
          <Trans>The latest {maxShown} are shown.</Trans>
        </p>
      )}
    </div>
  );
}

function RequestCard({ request }: { request: StoreRefundRequest }) {
  const { i18n } = useLingui();
  const { order_id: id, customer_name: customer, currency } = request;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <article className={styles.card}>
      <h2 className={styles.name}>
        <bdi dir="ltr">#{id}</bdi> <bdi>{customer}</bdi>
      </h2>
      <p className={styles.muted}>{dayAndTime(new Date(request.requested_at), zone, i18n.locale)}</p>
      <RefundRequestFacts request={request} currency={currency} />
    </article>
  );
}
