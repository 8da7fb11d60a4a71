import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RoleName } from 'app-kit/access/role-name.tsx';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import money from 'app-kit/money/own-money.module.css';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { Complaint } from 'market/chat/complaints/chat-complaints.contract';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { OwnStorePage } from '../../features/stores/own-store.tsx';
import { complaintsQuery } from './complaint-calls.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { useComplaintTexts } from './use-complaint-texts.tsx';
import styles from './vendor-complaints-page.module.css';

/** What the chosen store reports about riders and customers, with the answers of the market [STO-102]. */
export function VendorComplaintsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Reports about people · ${app}`}</title>
      <OwnStorePage permission="store.orders">
        {({ store_id: storeId }) => <Complaints key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function Complaints({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const [address, setAddress] = useSearchParams();
  const orderId = /^\d{1,20}$/.exec(address.get('order') ?? '')?.[0];
  const { data, error, refetch } = useQuery(complaintsQuery(storeId));
  const close = () =>
    setAddress((before) => {
      before.delete('order');
      return before;
    });
  return (
    <div className={styles.page}>
      <h1 className={money.title}>
        <Trans>Reports about people</Trans>
      </h1>
      {orderId && <ComplaintForm key={orderId} storeId={storeId} orderId={orderId} onClose={close} />}
      {!data && error && (
        <div className={styles.fault}>
          <CallFaultNote error={error} />
          <Button kind="outline" icon="refresh-cw" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data?.complaints.length === 0 && !orderId && (
        <EmptyState image="boxbig" title={<Trans>Nothing reported</Trans>}>
          <Trans>Open an order to report its rider or its customer. The answer of the market shows here.</Trans>
        </EmptyState>
      )}
      {data && data.complaints.length > 0 && (
        <ul className={styles.list}>
          {data.complaints.map((complaint) => (
            <li key={complaint.id}>
              <ComplaintCard complaint={complaint} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { t, i18n } = useLingui();
  const reasons = useComplaintTexts();
  const { about, person, reason, code, words, pictures, decision, answer, answered_role: role } = complaint;
  const made = dateAndTime(new Date(complaint.made_at), Intl.DateTimeFormat().resolvedOptions().timeZone, i18n.locale);
  const name = person ?? t`a person without a name`;
  return (
    <article className={money.card} aria-label={name}>
      <div className={styles.head}>
        <h2 className={money.heading}>
          {about === 'courier' ? <Trans>Rider</Trans> : <Trans>Customer</Trans>}: <bdi>{name}</bdi>
        </h2>
        <span className={decision === 'upheld' ? `${money.state} ${money.ok}` : money.state}>
          {decision === null && <Trans>Waits for an answer</Trans>}
          {decision === 'upheld' && <Trans>You were right</Trans>}
          {decision === 'dismissed' && <Trans>Nothing follows</Trans>}
        </span>
      </div>
      <p className={money.quiet}>
        {reasons[reason]} · <Trans>order #{code}</Trans> · <bdi>{made}</bdi>
      </p>
      {words && (
        <p className={styles.words}>
          <bdi>{words}</bdi>
        </p>
      )}
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((picture) => (
            <a key={picture} href={picture} target="_blank" rel="noreferrer">
              <img src={picture} alt={t`What was added`} width={72} height={72} className={styles.picture} />
            </a>
          ))}
        </div>
      )}
      {answer !== null && (
        <p className={styles.words}>
          <b>{role ? <RoleName role={role} /> : <Trans>Market</Trans>}:</b> <bdi>{answer}</bdi>
        </p>
      )}
    </article>
  );
}
