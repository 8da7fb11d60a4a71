import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NoAccessNote } from 'app-kit/account/no-access-note.tsx';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { useSearchParams } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { prescriptionsQuery, readsPrescriptions } from '../../features/orders/pharmacy-queue-calls.ts';
import { silence, useRinging } from '../../features/orders/prescription-bell.ts';
import { useStoreEvents } from '../../features/orders/use-store-events.ts';
import { type OwnStore, OwnStorePage } from '../../features/stores/own-store.tsx';
import { PrescriptionDesk } from './prescription-desk.tsx';
import { PrescriptionQueue } from './prescription-queue.tsx';
import styles from './vendor-prescriptions-page.module.css';

/** The prescriptions of a pharmacy: the queue, and the one that is read [STO-068]. */
export function VendorPrescriptionsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Prescriptions · ${app}`}</title>
      <OwnStorePage permission="store.prescriptions">
        {(store) => (readsPrescriptions(store) ? <StorePrescriptions store={store} /> : <NoPharmacy store={store} />)}
      </OwnStorePage>
    </>
  );
}

function StorePrescriptions({ store: { store_id: storeId } }: { store: OwnStore }) {
  const { data, error, refetch } = useQuery(prescriptionsQuery(storeId));
  const now = useServerNow(data?.clockOffset ?? 0);
  useStoreEvents(storeId);
  const [search, setSearch] = useSearchParams();
  const orderId = search.get('order') ?? undefined;
  const queue = data?.prescriptions;
  const ringing = useRinging(queue ?? []).map(({ order_id }) => order_id);
  const show = (id: string | undefined) => {
    const next = new URLSearchParams(search);
    if (id === undefined) next.delete('order');
    else next.set('order', id);
    setSearch(next);
  };
  return (
    <div className={styles.page} data-open={orderId !== undefined || undefined}>
      <div className={styles.queue}>
        <div className={styles.head}>
          <h1 className={styles.title}>
            <Trans>Prescriptions</Trans>
          </h1>
          {ringing.length > 0 && (
            <Button kind="outline" size="small" icon="bell" onClick={() => silence(ringing)}>
              <Trans>Stop the bell</Trans>
            </Button>
          )}
          <LinkButton to={`/prescriptions/register?store=${storeId}`} kind="outline" size="small" icon="notebook-pen">
            <Trans>Register</Trans>
          </LinkButton>
        </div>
        {error && !queue && (
          <>
            <CallFaultNote error={error} />
            <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          </>
        )}
        {!queue && !error && <QueueLoading />}
        {queue?.length === 0 && (
          <EmptyState image="artem" title={<Trans>No prescriptions wait</Trans>}>
            <Trans>The bell rings when a customer sends one.</Trans>
          </EmptyState>
        )}
        {queue && queue.length > 0 && <PrescriptionQueue queue={queue} opened={orderId} now={now} onOpen={show} />}
      </div>
      {orderId !== undefined && queue && (
        <PrescriptionDesk
          key={orderId}
          storeId={storeId}
          orderId={orderId}
          waiting={queue.find(({ order_id }) => order_id === orderId)}
          now={now}
          onClose={() => show(undefined)}
        />
      )}
    </div>
  );
}

function QueueLoading() {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={t`Loading…`}>
      <Skeleton shape="block" />
    </div>
  );
}

function NoPharmacy({ store: { name } }: { store: OwnStore }) {
  return (
    <NoAccessNote level={1} title={<Trans>{name} takes no prescriptions</Trans>}>
      <p>
        <Trans>Only pharmacies that accept photos of prescriptions have this page.</Trans>
      </p>
    </NoAccessNote>
  );
}
