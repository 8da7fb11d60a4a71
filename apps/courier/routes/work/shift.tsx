import { Plural, Trans } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { ReactNode } from 'react';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './shift.module.css';
import { useWorkStep, type Work } from './use-work.ts';

/** Whether the courier works, how much was earned today, and the cash in hand [DEL-02] [DEL-48]. */
export function ShiftHead({ work }: { work: Work }) {
  const { on_shift_since: since, delivered_today: delivered, earned_today: earned, cash_in_hand: cash, city } = work;
  return (
    <section className={styles.head}>
      <span className={since ? styles.on : styles.off}>
        <Icon name={since ? 'bike' : 'moon'} size={24} />
      </span>
      <div>
        <h1 className={styles.title}>{since ? <Trans>You’re online</Trans> : <Trans>You’re offline</Trans>}</h1>
        <p className={styles.line}>
          {since ? (
            <Trans>New requests in {city} show here.</Trans>
          ) : (
            <Trans>No requests, and no one sees where you are.</Trans>
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>
            <Trans>Today</Trans>
          </dt>
          <dd>
            <Amounts amounts={earned} none={<Trans>Nothing yet</Trans>} />
          </dd>
          <dd className={styles.small}>
            <Plural value={delivered} one="# delivery" other="# deliveries" />
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Cash in hand</Trans>
          </dt>
          <dd>
            <Amounts amounts={cash} none={<Trans>None</Trans>} />
          </dd>
        </div>
      </dl>
      <LinkButton to="/earnings" kind="outline" isBlock className={styles.earnings}>
        <Trans>See what you’ve earned</Trans>
      </LinkButton>
      <LinkButton to="/offers" kind="text" isBlock className={styles.earnings}>
        <Trans>Your offers, and why</Trans>
      </LinkButton>
    </section>
  );
}

function Amounts({ amounts, none }: { amounts: Work['cash_in_hand']; none: ReactNode }) {
  const amountText = useAmountText();
  if (amounts.length === 0) return none;
  return amounts.map(({ amount, currency }) => (
    <bdi key={currency} dir="ltr">
      {amountText(amount, currency)}
    </bdi>
  ));
}

/** Begins or ends the shift [DEL-03] [DEL-04]. */
export function ShiftFoot({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const { mutate, isPending, error } = useWorkStep();
  return (
    <footer className={styles.foot}>
      {children}
      {error && <CallFaultNote error={error} />}
      <Button
        kind={isOn ? 'outline' : 'brand'}
        isBlock
        isLoading={isPending}
        className={styles.button}
        onClick={() => mutate({ kind: isOn ? 'end' : 'begin' })}
      >
        {isOn ? <Trans>Go offline</Trans> : <Trans>Go online</Trans>}
      </Button>
    </footer>
  );
}
