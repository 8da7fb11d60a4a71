import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import styles from 'app-kit/money/own-money.module.css';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { Contest } from 'market/wallet/contests/wallet-contests.contract';
import { contestDays } from 'market/wallet/contests/wallet-contests.rules';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { OwnStorePage } from '../../../features/stores/own-store.tsx';
import { contestsQuery, type Deduction } from './contest-calls.ts';
import { ContestDialog } from './contest-dialog.tsx';

/** What the chosen store may contest, a deduction or its closing, and what became of what was [STO-089] [SEAT-09]. */
export function VendorContestsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  return (
    <>
      <title>{t`Contests · ${app}`}</title>
      <OwnStorePage permission="store.money">
        {({ store_id: storeId }) => <StoreContests key={storeId} storeId={storeId} />}
      </OwnStorePage>
    </>
  );
}

function StoreContests({ storeId }: { storeId: number }) {
  const { t } = useLingui();
  const { search } = useLocation();
  const { data, error } = useQuery(contestsQuery(storeId));
  const [chosen, setChosen] = useState<Deduction>();
  const days = contestDays.store;
  return (
    <div className={styles.stack}>
      <div>
        <LinkButton to={{ pathname: '/money', search }} kind="text" icon="arrow-left">
          <Trans>Money</Trans>
        </LinkButton>
      </div>
      <h1 className={styles.title}>
        <Trans>Contests</Trans>
      </h1>
      {!data && error && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <>
          <section className={styles.card} aria-label={t`What you may contest: the last ${days} days`}>
            <h2 className={styles.heading}>
              <Trans>What you may contest: the last {days} days</Trans>
            </h2>
            {data.contestable.length === 0 && (
              <p className={styles.quiet}>
                <Trans>There is nothing that you could contest.</Trans>
              </p>
            )}
            <ul className={styles.list}>
              {data.contestable.map((deduction) => (
                <li key={deduction.about}>
                  <Thing thing={deduction} />
                  <Button kind="soft" size="small" onClick={() => setChosen(deduction)}>
                    <Trans>Contest</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          </section>
          <section className={styles.card} aria-label={t`What you have contested`}>
            <h2 className={styles.heading}>
              <Trans>What you have contested</Trans>
            </h2>
            {data.contests.length === 0 && (
              <p className={styles.quiet}>
                <Trans>Nothing yet.</Trans>
              </p>
            )}
            <ul className={styles.list}>
              {data.contests.map((contest) => (
                <li key={contest.id}>
                  <span className={styles.words}>
                    <Thing thing={contest} />
                    <bdi className={styles.quiet}>{contest.words}</bdi>
                    {contest.answer && (
                      <span>
                        <Trans>Answer of the market:</Trans> <bdi>{contest.answer}</bdi>
                      </span>
                    )}
                  </span>
                  <State contest={contest} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      {chosen && <ContestDialog storeId={storeId} deduction={chosen} onClose={() => setChosen(undefined)} />}
    </div>
  );
}

/** What was deducted, when, and of which order. */
function Thing({ thing }: { thing: Deduction | Contest }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { kind, journal, code, booked, currency, happened_at: at } = thing;
  return (
    <span className={styles.words}>
      {kind === 'suspension' ? (
        <Trans>An operator has closed the store</Trans>
      ) : (
        <span>
          {journal && journalName(journal)} {code && <bdi>{code}</bdi>}{' '}
          <b>
            <bdi dir="ltr" className={styles.amount}>
              {amountText(booked ?? 0, currency ?? '')}
            </bdi>
          </b>
        </span>
      )}
      <span className={styles.quiet}>{dayAndTime(new Date(at), timeZone, i18n.locale)}</span>
    </span>
  );
}

function State({ contest }: { contest: Contest }) {
  const amountText = useAmountText();
  const { kind, decision, granted, amount, currency } = contest;
  if (decision === null) {
    return (
      <Chip tone="info" icon="clock-4">
        {kind === 'suspension' ? <Trans>Waits for the answer</Trans> : <Trans>Held until the answer</Trans>}
      </Chip>
    );
  }
  if (decision === 'denied') {
    return (
      <Chip tone="bad" icon="circle-x">
        <Trans>Denied</Trans>
      </Chip>
    );
  }
  if (kind === 'suspension') {
    return (
      <Chip tone="ok" icon="circle-check">
        <Trans>Granted</Trans>
      </Chip>
    );
  }
  const sum = amountText(granted ?? amount ?? 0, currency ?? '');
  return (
    <Chip tone="ok" icon="circle-check">
      <Trans>Granted: {sum}</Trans>
    </Chip>
  );
}
