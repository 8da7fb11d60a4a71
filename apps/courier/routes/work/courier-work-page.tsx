import { Plural, useLingui } from '@lingui/react/macro';
import { useWakeLock } from 'app-kit/browser/use-wake-lock.ts';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { savesBattery } from 'market/orders/orders-delivery.rules';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from 'ui/media/icon.tsx';
import { useOffer } from '../offer/use-offer.ts';
import styles from './courier-work-page.module.css';
import { isOnTheWay } from './is-on-the-way.ts';
import { useOutdoorView } from './outdoor/use-outdoor-view.ts';
import { PhoneSigns } from './phone/phone-signs.tsx';
import { useBattery } from './phone/use-battery.ts';
import { type PositionState, usePosition } from './phone/use-position.ts';
import { RequestList } from './request-list.tsx';
import { ShiftFoot, ShiftHead } from './shift.tsx';
import { TakeBack } from './take-back/take-back.tsx';
import { useWork, type Work } from './use-work.ts';
import { WaitingList } from './waiting-list.tsx';

/** Load with the first order and the first offer. */
const CurrentDelivery = lazy(async () => ({ default: (await import('./current-delivery.tsx')).CurrentDelivery }));
const HandoverScreen = lazy(async () => ({
  default: (await import('../handover/handover-screen.tsx')).HandoverScreen,
}));
const OutdoorView = lazy(async () => ({ default: (await import('./outdoor/outdoor-view.tsx')).OutdoorView }));
const OtherPhone = lazy(async () => ({ default: (await import('./phone/other-phone.tsx')).OtherPhone }));
const PushCard = lazy(async () => ({ default: (await import('./phone/push-card.tsx')).PushCard }));
const SafetyPage = lazy(async () => ({ default: (await import('../safety/safety-page.tsx')).SafetyPage }));
const StartList = lazy(async () => ({ default: (await import('../start/start-card.tsx')).StartList }));
const Broadcasts = lazy(async () => ({
  default: (await import('../broadcasts/courier-broadcasts.tsx')).Broadcasts,
}));
const ZoneMap = lazy(async () => ({ default: (await import('./maps/work-map.tsx')).ZoneMap }));
const OfferScreen = lazy(async () => ({ default: (await import('../offer/offer-screen.tsx')).OfferScreen }));

/** One screen and one next action: the shift, a request to take, or the next step of a delivery [DEL-02] [DEL-19]. */
export function CourierWorkPage() {
  const { work, isFailed, retry } = useWork();
  if (isFailed) return <UnreachableScreen onRetry={retry} />;
  if (!work) return <LoadingScreen />;
  // An alarm stays on the screen until it ends, also in an app that was closed.
  if (work.is_alarm_on) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <SafetyPage />
      </Suspense>
    );
  }
  if (work.is_on_other_phone) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OtherPhone work={work} />
      </Suspense>
    );
  }
  return <WorkScreen work={work} />;
}

function WorkScreen({ work }: { work: Work }) {
  const { t } = useLingui();
  const app = useAppTitle();
  const { deliveries, requests, on_shift_since: since } = work;
  const isOnShift = since !== null;
  const battery = useBattery();
  const isSaving = battery !== undefined && savesBattery(battery);
  const { clockOffset } = work;
  const position = usePosition({ isOnShift, hasOrder: deliveries.length > 0, clockOffset, isSaving });
  const litScreen = useWakeLock(deliveries.length > 0);
  const [chosen, setChosen] = useState<string>();
  const offered = useOffer(isOnShift);
  const current = deliveries.find(({ id }) => id === chosen) ?? deliveries[0];
  const outdoors = useOutdoorView(current !== undefined && isOnTheWay(current));
  if (offered) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OfferScreen key={offered.offer.id} {...offered} timeZone={work.time_zone} />
      </Suspense>
    );
  }
  if (current && outdoors.isOpen) {
    return (
      <Suspense fallback={<LoadingScreen />}>
        <OutdoorView
          delivery={current}
          work={work}
          position={position}
          litScreen={litScreen}
          onClose={outdoors.close}
        />
      </Suspense>
    );
  }
  return (
    <div className={styles.screen}>
      <title>{current ? t`Order ${current.code} · ${app}` : t`Work · ${app}`}</title>
      <OfflineBar />
      <WaitingList timeZone={work.time_zone} />
      <Suspense>
        <Broadcasts isOnShift={isOnShift} />
      </Suspense>
      <header className={styles.bar}>
        <PhoneSigns position={position} battery={battery} isOnShift={isOnShift} />
        <Link to="/safety" className={styles.account} aria-label={t`Safety`}>
          <Icon name="siren" size={24} />
        </Link>
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
      {current?.handover ? (
        <Suspense fallback={<LoadingScreen />}>
          <HandoverScreen
            key={current.id}
            delivery={current}
            handover={current.handover}
            work={work}
            position={position}
          />
        </Suspense>
      ) : current ? (
        <Suspense fallback={<LoadingScreen />}>
          <CurrentDelivery
            key={current.id}
            delivery={current}
            work={work}
            position={position}
            isSaving={isSaving}
            onOutdoors={isOnTheWay(current) ? outdoors.open : undefined}
          >
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
        <Idle work={work} position={position} isSaving={isSaving} />
      )}
    </div>
  );
}

/** The shift, while no order is in hand [DEL-02]. */
function Idle({ work, position, isSaving }: { work: Work; position: PositionState; isSaving: boolean }) {
  const { on_shift_since: since } = work;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the arrow keys */}
      <main id="main" tabIndex={0} className={styles.page}>
        {!isSaving && (
          <Suspense>
            <ZoneMap city={work.city} position={position} />
          </Suspense>
        )}
        <ShiftHead work={work} />
        <FirstShift work={work} />
        <Suspense>
          <PushCard />
        </Suspense>
        {since && <RequestList requests={work.requests} timeZone={work.time_zone} />}
      </main>
      <ShiftFoot isOn={since !== null}>
        <TakeBack clockOffset={work.clockOffset} />
      </ShiftFoot>
    </>
  );
}

/** What is missing before the first shift; it is read by those alone who may have had none [DEL-01]. */
function FirstShift({ work: { on_shift_since: since, delivered_today: delivered } }: { work: Work }) {
  if (since !== null || delivered > 0) return null;
  return (
    <Suspense>
      <StartList />
    </Suspense>
  );
}
