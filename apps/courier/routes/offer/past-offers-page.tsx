import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import type { PastOffer } from 'market/dispatch/dispatch.courier.contract';
import type { ReactNode } from 'react';
import { LinkButton } from 'ui/buttons/button.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import styles from '../earnings/courier-earnings-page.module.css';
import { dispatchCalls } from './offer-query.ts';
import { WhyNotYou, WhyYouText } from './why-texts.tsx';

const pastOffersQuery = queryOptions({
  queryKey: ['past-offers'],
  queryFn: ({ signal }) => dispatchCalls.past({ signal }),
});

/** Why this courier was asked, and why another one was, each in a sentence of the engine's record [DEL-13]. */
export function PastOffersPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const { data, isError, refetch } = useQuery(pastOffersQuery);
  if (!data) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  const { offers, hours, time_zone: timeZone } = data;
  return (
    <div className={styles.screen}>
      <title>{t`Offers · ${app}`}</title>
      <OfflineBar />
      <header className={styles.bar}>
        <h1 className={styles.title}>
          <Trans>Offers</Trans>
        </h1>
        <span className={styles.age}>
          <Plural value={hours} one="last # hour" other="last # hours" />
        </span>
      </header>
      <main id="main" tabIndex={-1} className={styles.page}>
        <p className={styles.quiet}>
          <Trans>
            What counts: minutes to the store and the door, room in the bag, the cash limit, and whose turn it is. What
            never counts: offers you said no to, ratings and tips.
          </Trans>
        </p>
        {offers.length === 0 && (
          <EmptyState image="boxbig" title={<Trans>No offers yet</Trans>}>
            <Trans>Each offer shows here with its reason, and so do orders that another rider got.</Trans>
          </EmptyState>
        )}
        <ul className={styles.list}>
          {offers.map((offer) => (
            <li key={`${offer.order_id} ${offer.at}`} className={styles.lateTip}>
              <span className={styles.place}>
                <b>
                  <bdi>{offer.store_name}</bdi>
                </b>
                <span>
                  <Why offer={offer} />
                </span>
                <span className={styles.quiet}>{timeOfDay(new Date(offer.at), timeZone)}</span>
              </span>
              <span className={styles.amount}>
                <Outcome outcome={offer.outcome} />
              </span>
            </li>
          ))}
        </ul>
      </main>
      <footer className={styles.foot}>
        <LinkButton to="/" kind="outline" isBlock className={styles.button}>
          <Trans>Back to work</Trans>
        </LinkButton>
      </footer>
    </div>
  );
}

function Why({ offer: { outcome, why } }: { offer: PastOffer }): ReactNode {
  if (why === null) return <Trans>No reason was noted.</Trans>;
  return outcome === 'other_courier' ? <WhyNotYou why={why} /> : <WhyYouText why={why} />;
}

function Outcome({ outcome }: Pick<PastOffer, 'outcome'>): ReactNode {
  switch (outcome) {
    case 'accepted':
      return <Trans>Accepted</Trans>;
    case 'declined':
      return <Trans>You said no</Trans>;
    case 'expired':
      return <Trans>No answer</Trans>;
    case 'unseen':
      return <Trans>Not shown</Trans>;
    case 'withdrawn':
      return <Trans>Taken back</Trans>;
    case 'other_courier':
      return <Trans>Another rider</Trans>;
  }
}
