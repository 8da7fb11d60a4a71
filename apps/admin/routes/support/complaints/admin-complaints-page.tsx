import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { RoleName } from 'app-kit/access/role-name.tsx';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import type { ComplaintOfDesk } from 'market/chat/complaints/chat-complaints.admin.contract';
import type { ComplaintReason } from 'market/chat/complaints/chat-complaints.rules';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { PillLink } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import desk from '../../../layout/desk.module.css';
import { OperatorOnly } from '../../../layout/operator-only.tsx';
import { AnswerComplaintDialog } from './answer-complaint-dialog.tsx';
import styles from './complaints.module.css';
import { deskComplaintsQuery } from './desk-complaint-calls.ts';

/** What stores report about riders and customers [STO-102]. */
export function AdminComplaintsPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.support" title={t`Reports of stores`}>
      <Complaints />
    </OperatorOnly>
  );
}

function Complaints() {
  const [params] = useSearchParams();
  const state = params.get('state') === 'answered' ? 'answered' : 'open';
  const { data, isError, refetch } = useQuery(deskComplaintsQuery(state));
  const [chosen, setChosen] = useState<ComplaintOfDesk>();
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <h1 className={desk.title}>
            <Trans>Reports of stores</Trans>
          </h1>
          <p className={desk.sub}>
            <Trans>
              What stores report about riders and customers. The store reads the answer, the person does not.
            </Trans>
          </p>
        </div>
        <div className={desk.states}>
          <PillLink to="/complaints" isOn={state === 'open'}>
            <Trans>Waiting</Trans>
          </PillLink>
          <PillLink to="/complaints?state=answered" isOn={state === 'answered'}>
            <Trans>Answered</Trans>
          </PillLink>
        </div>
      </div>
      {!data && (isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />)}
      {data && data.complaints.length === 0 && (
        <EmptyState image="boxbig" title={<Trans>No reports here</Trans>}>
          <Trans>When a store reports a rider or a customer of an order, it waits here for an answer.</Trans>
        </EmptyState>
      )}
      {data && data.complaints.length > 0 && (
        <ul className={desk.stack}>
          {data.complaints.map((complaint) => (
            <li key={complaint.id}>
              <DeskComplaint complaint={complaint} onAnswer={() => setChosen(complaint)} />
            </li>
          ))}
        </ul>
      )}
      {chosen && <AnswerComplaintDialog key={chosen.id} complaint={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

const reasons: Record<ComplaintReason, ReactNode> = {
  rude: <Trans>Rude or insulting</Trans>,
  threat: <Trans>Threats or violence</Trans>,
  late: <Trans>Late or not there</Trans>,
  careless: <Trans>Careless with the food or the goods</Trans>,
  false_claim: <Trans>Claims what did not happen</Trans>,
  not_there: <Trans>Did not come, or was not there</Trans>,
  other: <Trans>Something else</Trans>,
};

function DeskComplaint({ complaint, onAnswer }: { complaint: ComplaintOfDesk; onAnswer: () => void }) {
  const { t, i18n } = useLingui();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const made = dateAndTime(new Date(complaint.made_at), timeZone, i18n.locale);
  const { about, person, courier_id: courierId, reason, words, pictures, order_id: orderId } = complaint;
  const { store, store_id: storeId, decision, answer, answered_role: role } = complaint;
  const name = person ?? t`a person without a name`;
  return (
    <section className={desk.card} aria-label={store}>
      <div className={styles.row}>
        <div className={styles.words}>
          <span className={desk.name}>
            {about === 'courier' ? <Trans>Rider</Trans> : <Trans>Customer</Trans>}{' '}
            {courierId === null ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to={`/riders/${courierId}`}>
                <bdi>{name}</bdi>
              </Link>
            )}
            {' · '}
            {reasons[reason]}
          </span>
          <p className={desk.line}>
            <Link to={`/stores/${storeId}`}>
              <bdi>{store}</bdi>
            </Link>
            {' · '}
            <Link to={`/orders/${orderId}`}>
              <bdi dir="ltr">#{orderId}</bdi>
            </Link>
            {' · '}
            <bdi>{made}</bdi>
          </p>
          <p>
            <bdi>{words}</bdi>
          </p>
          {pictures.map((picture) => (
            <a key={picture} href={picture} target="_blank" rel="noreferrer">
              <img src={picture} alt={t`What was added`} width={96} height={96} className={styles.picture} />
            </a>
          ))}
          {answer !== null && (
            <p className={desk.line}>
              {role && <RoleName role={role} />}: <bdi>{answer}</bdi>
            </p>
          )}
        </div>
        {decision === null ? (
          <Button kind="soft" onClick={onAnswer}>
            <Trans>Answer</Trans>
          </Button>
        ) : (
          <span className={classNames(desk.state, decision === 'dismissed' && desk.warn)}>
            {decision === 'upheld' ? <Trans>The store is right</Trans> : <Trans>Nothing follows</Trans>}
          </span>
        )}
      </div>
    </section>
  );
}
