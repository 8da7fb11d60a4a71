import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import { useOffer } from '../offer/use-offer.ts';
import styles from './courier-work-page.module.css';
import { RequestList } from './request-list.tsx';
import { ShiftFoot, ShiftHead } from './shift.tsx';
import { usePosition } from './use-position.ts';
import { useWork, type Work } from './use-work.ts';
import { WaitingList } from './waiting-list.tsx';

/** Load with the first order and the first offer. */
const CurrentDelivery = lazy(async () => ({ default: (await import('./current-delivery.tsx')).CurrentDelivery }));
const OfferScreen = lazy(async () => ({ default: (await import('../offer/offer-screen.tsx')).OfferScreen }));

/** One screen and one next action: the shift, a request to take, or the next step of a delivery [DEL-02] [DEL-19]. */
export function CourierWorkPage() {
  const { work, isFailed, retry } = useWork();
  if (isFailed) return <UnreachableScreen onRetry={retry} />;
  return work ? <WorkScreen work={work} /> : <LoadingScreen />;
}

function WorkScreen({ work }: { work: Work }) {
  const { t } = useLingui();
  const app = useAppTitle();
  const { deliveries, requests, on_shift_since: since } = work;
  const position = usePosition(since !== null);
  const [chosen, setChosen] = useState<string>();
  const offered = useOffer(since !== null);
  const current = deliveries.find(({ id }) => id === chosen) ?? deliveries[0];
  if (offered) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OfferScreen key={offered.offer.id} {...offered} timeZone={work.time_zone} />
      </Suspense>
    );
  }
  return (
    <div className={styles.screen}>
      <title>{current ? t`Order ${current.code} · ${app}` : t`Work · ${app}`}</title>
      <OfflineBar />
      <WaitingList timeZone={work.time_zone} />
      <header className={styles.bar}>
        <PositionSign position={position} isOnShift={since !== null} />
        <Link to="/account" className={styles.account} aria-label={t`Account`}>
          <Icon name="menu" size={24} />
        </Link>
      </header>
      {deliveries.length > 1 && (
        <nav aria-label={t`Your deliveries`} className={styles.tabs}>
          {deliveries.map(({ id, code, store }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === current?.id}
              className={styles.tab}
              onClick={() => setChosen(id)}
            >
              <bdi dir="ltr">#{code}</bdi> <bdi>{store.name}</bdi>
            </button>
          ))}
        </nav>
      )}
      {current ? (
        <Suspense fallback={<LoadingScreen />}>
          <CurrentDelivery key={current.id} delivery={current} work={work} position={position}>
            {requests.length > 0 && (
              <details className={styles.more}>
                <summary>
                  <Plural value={requests.length} one="# more request" other="# more requests" />
                </summary>
                <RequestList requests={requests} timeZone={work.time_zone} />
              </details>
            )}
          </CurrentDelivery>
        </Suspense>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys */}
          <main id="main" tabIndex={0} className={styles.page}>
            <ShiftHead work={work} />
            {since && <RequestList requests={requests} timeZone={work.time_zone} />}
          </main>
          <ShiftFoot isOn={since !== null} />
        </>
      )}
    </div>
  );
}

function PositionSign({ position, isOnShift }: { position: ReturnType<typeof usePosition>; isOnShift: boolean }) {
  if (!isOnShift) return <span />;
  const isKnown = position.kind === 'known';
  return (
    <p role="status" className={isKnown || position.kind === 'asking' ? styles.sign : styles.trouble}>
      <Icon name={isKnown ? 'locate-fixed' : 'locate-off'} />
      <span>
        {position.kind === 'known' && <Trans>Within {position.metres} m</Trans>}
        {position.kind === 'asking' && <Trans>Finding where you are…</Trans>}
        {position.kind === 'refused' && <Trans>Location is off. Allow it in the settings of this browser.</Trans>}
        {position.kind === 'unknown' && <Trans>This phone can’t find where you are.</Trans>}
      </span>
    </p>
  );
}
