import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dayOfMonth, timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { courierHistoryDays } from 'market/wallet/wallet.rules';
import { type ReactNode, useState } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import styles from './courier-earnings-page.module.css';
import { EarningDays } from './earning-days.tsx';
import { EarningList, HandedOverWays, LateTips, StoreWaits } from './earning-list.tsx';
import { type Earnings, earningsQuery, type Period } from './earnings-query.ts';

/** What a courier has earned today or in a week, with each delivery and its rule [DEL-53] [DEL-54] [DEL-55]. */
export function CourierEarningsPage() {
  const { t, i18n } = useLingui();
  const app = useAppTitle();
  const [period, setPeriod] = useState<Period>('day');
  const [back, setBack] = useState(0);
  const query = useQuery({ ...earningsQuery(period, back), placeholderData: keepPreviousData });
  if (!query.data) {
    return query.isError ? <UnreachableScreen onRetry={() => void query.refetch()} /> : <LoadingScreen />;
  }
  const earnings = query.data;
  const choose = (next: Period) => {
    setPeriod(next);
    setBack(0);
  };
  return (
    <div className={styles.screen}>
      <title>{t`Earnings · ${app}`}</title>
      <OfflineBar />
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Trans>Earnings</Trans>
        </h1>
        <AsOf at={earnings.now} timeZone={earnings.time_zone} />
      </header>
      <main id="main" tabIndex={-1} className={styles.page} aria-busy={query.isPlaceholderData}>
        <nav className={styles.span} aria-label={t`Period`}>
          <button
            type="button"
            className={styles.step}
            aria-label={t`Earlier`}
            disabled={query.isPlaceholderData}
            onClick={() => setBack(back + 1)}
          >
            <Icon name="chevron-left" size={24} />
          </button>
          <p aria-live="polite">{spanText(earnings, i18n.locale)}</p>
          <button
            type="button"
            className={styles.step}
            aria-label={t`Later`}
            disabled={back === 0 || query.isPlaceholderData}
            onClick={() => setBack(back - 1)}
          >
            <Icon name="chevron-right" size={24} />
          </button>
        </nav>
        <Sums earnings={earnings} />
        {period === 'week' && <EarningDays days={earnings.days} />}
        <EarningList earnings={earnings} />
        <LateTips earnings={earnings} />
        <StoreWaits earnings={earnings} />
        <HandedOverWays earnings={earnings} />
        <Balance earnings={earnings} />
        <LinkButton to="/history" kind="outline" isBlock>
          <Trans>All deliveries of {courierHistoryDays} days</Trans>
        </LinkButton>
        <LinkButton to="/contests" kind="text" isBlock>
          <Trans>Is a sum wrong? Contest it</Trans>
        </LinkButton>
      </main>
      <footer className={styles.foot}>
        <div className={styles.tabs}>
          <Choice isOn={period === 'day'} onChoose={() => choose('day')}>
            <Trans>Day</Trans>
          </Choice>
          <Choice isOn={period === 'week'} onChoose={() => choose('week')}>
            <Trans>Week</Trans>
          </Choice>
        </div>
        <LinkButton to="/" kind="outline" isBlock className={styles.button}>
          <Trans>Back to work</Trans>
        </LinkButton>
      </footer>
    </div>
  );
}

function spanText({ from, until, time_zone: timeZone }: Earnings, locale: string): string {
  const first = dayOfMonth(new Date(from), timeZone, locale);
  // The last moment of the period belongs to its last day.
  const last = dayOfMonth(new Date(Date.parse(until) - 1), timeZone, locale);
  return first === last ? first : `${first} – ${last}`;
}

/** The figures may be old without a network. */
function AsOf({ at, timeZone }: { at: string; timeZone: string }) {
  const time = timeOfDay(new Date(at), timeZone);
  return (
    <p className={styles.age}>
      <Trans>As of {time}</Trans>
    </p>
  );
}

function Choice({ isOn, onChoose, children }: { isOn: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" aria-pressed={isOn} className={styles.tab} onClick={onChoose}>
      {children}
    </button>
  );
}

function Sums({ earnings: { sums } }: { earnings: Earnings }) {
  const amountText = useAmountText();
  if (sums.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>Nothing earned in this period. Pay and tips show here after each delivery.</Trans>
      </p>
    );
  }
  return sums.map(({ currency, total, pay, tips, deliveries }) => (
    <section key={currency} className={styles.sums}>
      <p className={styles.sum}>
        <bdi dir="ltr">{amountText(total, currency)}</bdi>
      </p>
      <p className={styles.quiet}>
        <Plural value={deliveries} one="# delivery" other="# deliveries" />
      </p>
      <dl className={styles.parts}>
        <dt>
          <Trans>Pay</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{amountText(pay, currency)}</bdi>
        </dd>
        <dt>
          <Trans>Tips, all yours</Trans>
        </dt>
        <dd>
          <bdi dir="ltr">{amountText(tips, currency)}</bdi>
        </dd>
      </dl>
    </section>
  ));
}

/** What is owed to whom: earnings that were not paid out, and cash of the market in the courier's hand [DEL-48]. */
function Balance({ earnings: { owed, cash_in_hand: cash } }: { earnings: Earnings }) {
  return (
    <section className={styles.balance}>
      <h2 className={styles.heading}>
        <Trans>Balance</Trans>
      </h2>
      <dl className={styles.parts}>
        <dt>
          <Trans>Earned and not paid out yet</Trans>
        </dt>
        <dd>
          <Amounts of={owed} />
        </dd>
        <dt>
          <Trans>Cash in hand, to be handed in</Trans>
        </dt>
        <dd>
          <Amounts of={cash} />
        </dd>
      </dl>
      {cash.some(({ amount }) => amount > 0) && (
        <LinkButton to="/deposits" isBlock>
          <Trans>Hand in cash</Trans>
        </LinkButton>
      )}
      <LinkButton to="/earnings/payments" kind="soft" icon="wallet" isBlock>
        <Trans>Payments and statement</Trans>
      </LinkButton>
    </section>
  );
}

function Amounts({ of }: { of: Earnings['owed'] }) {
  const amountText = useAmountText();
  if (of.length === 0) return <Trans>None</Trans>;
  return of.map(({ amount, currency }) => (
    <bdi key={currency} dir="ltr">
      {amountText(amount, currency)}
    </bdi>
  ));
}
