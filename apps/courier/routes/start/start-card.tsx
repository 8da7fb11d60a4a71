import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { dateAndTime } from 'app-kit/formats/clock.ts';
import type { StartStep } from 'market/access/access-couriers.rules';
import type { ReactNode } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './start-card.module.css';
import { startQuery } from './start-query.ts';

/** The state of the application, for an account that is no rider yet; nothing without one [DEL-01]. */
export function ApplicationState() {
  const { i18n } = useLingui();
  const application = useQuery(startQuery).data?.application;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (!application) return null;
  const { sent_at: sentAt, decided_at: decidedAt, status, words } = application;
  const at = dateAndTime(new Date(decidedAt ?? sentAt), timeZone, i18n.locale);
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        {status === 'pending' && <Trans>Your application is being looked at</Trans>}
        {status === 'accepted' && <Trans>Your application was accepted</Trans>}
        {status === 'declined' && <Trans>Your application was declined</Trans>}
      </h2>
      <p>{decidedAt ? <Trans>Decided {at}</Trans> : <Trans>Sent {at}</Trans>}</p>
      {status === 'declined' && words !== '' && (
        <p>
          <bdi>{words}</bdi>
        </p>
      )}
      <Contact />
    </section>
  );
}

/** What is missing before the first shift; nothing once there was one, or nothing is missing [DEL-01]. */
export function StartList() {
  const start = useQuery(startQuery).data?.start;
  if (!start || start.has_worked) return null;
  const missing = start.steps.filter(({ is_done }) => !is_done).length;
  if (missing === 0) return null;
  return (
    <section className={styles.card}>
      <h2 className={styles.title}>
        <Plural
          value={missing}
          one="# thing to go before your first shift"
          other="# things to go before your first shift"
        />
      </h2>
      <ol className={styles.list}>
        {start.steps.map(({ step, is_done: isDone }) => (
          <li key={step}>
            <Icon
              name={isDone ? 'circle-check' : 'circle-alert'}
              size={24}
              className={isDone ? styles.done : styles.open}
            />
            <span className={styles.name}>
              <StepName step={step} />
            </span>
            {isDone ? <Trans>Done</Trans> : <StepButton step={step} />}
          </li>
        ))}
      </ol>
      <Contact />
    </section>
  );
}

function StepName({ step }: { step: StartStep }): ReactNode {
  switch (step) {
    case 'phone':
      return <Trans>Phone number confirmed</Trans>;
    case 'photo':
      return <Trans>Photo of you</Trans>;
    case 'vehicle':
      return <Trans>Vehicle</Trans>;
    case 'account':
      return <Trans>Account for your pay</Trans>;
    case 'papers':
      return <Trans>Papers seen by the operator</Trans>;
  }
}

/** What removes it; papers and the vehicle are the operator's. */
function StepButton({ step }: { step: StartStep }): ReactNode {
  switch (step) {
    case 'phone':
    case 'photo':
      return (
        <a className={styles.act} href="/profile">
          <Trans>Add</Trans>
        </a>
      );
    case 'account':
      return (
        <LinkButton to="/earnings/payments" kind="soft" className={styles.act}>
          <Trans>Add</Trans>
        </LinkButton>
      );
    default:
      return <Trans>Open</Trans>;
  }
}

/** Whom to ask. */
function Contact() {
  const { phone, email } = useMarketSettings() ?? {};
  if (!phone && !email) return null;
  return (
    <p>
      <Trans>Questions?</Trans>{' '}
      {phone ? (
        <a href={`tel:${phone}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      ) : (
        <a href={`mailto:${email}`}>
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
    </p>
  );
}
