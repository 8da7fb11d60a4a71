import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDismissStep } from 'app-kit/calls/queued-steps.ts';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { OwnDeposit } from 'market/wallet/wallet-deposits.contract';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from '../contests/contests.module.css';
import { earningsQuery } from '../earnings/earnings-query.ts';
import { DepositForm } from './deposit-form.tsx';
import { depositCalls, depositsKey, useSentDeposits } from './deposit-queue.ts';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const depositsQuery = queryOptions({
  queryKey: depositsKey,
  queryFn: ({ signal }) => depositCalls.list({ query: { limit: 30, offset: 1 }, signal }),
  // A confirmation shows within this time.
  refetchInterval: 10_000,
});

/** Hands cash in, and says what waits, what was confirmed and what was refused [DEL-51]. */
export function DepositsPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const deposits = useQuery(depositsQuery);
  const earnings = useQuery(earningsQuery('day', 0));
  if (!deposits.data || !earnings.data) {
    const retry = () => void Promise.all([deposits.refetch(), earnings.refetch()]);
    return deposits.isError || earnings.isError ? <UnreachableScreen onRetry={retry} /> : <LoadingScreen />;
  }
  return (
    <div className={styles.screen}>
      <title>{t`Cash · ${app}`}</title>
      <OfflineBar />
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Trans>Hand in cash</Trans>
        </h1>
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        <NotSent />
        <DepositForm
          held={earnings.data.cash_in_hand}
          waiting={deposits.data.deposits.filter(({ decision }) => decision === null)}
        />
        {deposits.data.deposits.length > 0 && (
          <section>
            <h2 className={styles.heading}>
              <Trans>Handed in</Trans>
            </h2>
            <ul className={styles.list}>
              {deposits.data.deposits.map((deposit) => (
                <li key={deposit.id} className={styles.made}>
                  <Deposit deposit={deposit} />
                </li>
              ))}
            </ul>
          </section>
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

/** Deposits that wait for the network on this phone, and those that were refused. */
function NotSent() {
  const amountText = useAmountText();
  const dismiss = useDismissStep();
  const sent = useSentDeposits();
  return sent.map(({ id, sent: { amount, currency }, status, error }) => {
    const text = amountText(amount, currency);
    return status === 'pending' ? (
      <BannerNote key={id} tone="warn">
        <Trans>{text} waits on this phone and goes out with the network.</Trans>
      </BannerNote>
    ) : (
      <BannerNote
        key={id}
        tone="bad"
        isAlert
        action={
          <Button kind="text" onClick={() => dismiss(id)}>
            <Trans>Understood</Trans>
          </Button>
        }
      >
        <b>
          <Trans>{text} was not taken.</Trans>
        </b>{' '}
        {error?.message}
      </BannerNote>
    );
  });
}

function Deposit({ deposit }: { deposit: OwnDeposit }) {
  const { i18n } = useLingui();
  const amountText = useAmountText();
  const { amount, currency, place, reference, decision, reason, made_at: at } = deposit;
  return (
    <>
      <b>
        <bdi dir="ltr">{amountText(amount, currency)}</bdi> · <bdi>{place}</bdi>
      </b>
      <p className={styles.state} data-state={decision === 'confirmed' ? 'granted' : 'open'}>
        <Icon name={icons[decision ?? 'open']} size={20} />
        {decision === null && <Trans>Waits for the confirmation. You still hold it.</Trans>}
        {decision === 'confirmed' && <Trans>Confirmed. You hold that much less.</Trans>}
        {decision === 'refused' && (
          <span>
            <Trans>Not confirmed:</Trans> <bdi>{reason}</bdi>
          </span>
        )}
      </p>
      <p className={styles.quiet}>
        {dayAndTime(new Date(at), timeZone, i18n.locale)} <bdi dir="ltr">{reference}</bdi>
      </p>
    </>
  );
}

const icons = { open: 'clock-4', confirmed: 'circle-check', refused: 'circle-alert' } as const;
