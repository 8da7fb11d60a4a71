import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { OfflineBar } from 'app-kit/frame/offline-bar.tsx';
import { LoadingScreen, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { useAppTitle } from 'app-kit/start/app-info.ts';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import type { CourierCause } from 'market/orders/handovers/orders-handover-causes.rules';
import { maxMeetingWords } from 'market/orders/handovers/orders-handovers.rules';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { useEnqueueStep } from '../work/courier-steps.ts';
import screen from '../work/courier-work-page.module.css';
import page from '../work/current-delivery.module.css';
import { usePosition } from '../work/phone/use-position.ts';
import { useWork, type Work } from '../work/use-work.ts';
import styles from './handover.module.css';
import { useHandoverSms } from './handover-sms.tsx';

/** An accident or a breakdown: one press, and every order goes to another courier, also without a network [DEL-39]. */
export function HandOverPage() {
  const { t } = useLingui();
  const app = useAppTitle();
  const { work, isFailed, retry } = useWork();
  if (!work) return isFailed ? <UnreachableScreen onRetry={retry} /> : <LoadingScreen />;
  return (
    <div className={screen.screen}>
      <title>{t`I can’t ride on · ${app}`}</title>
      <OfflineBar />
      <CannotRideOn work={work} />
    </div>
  );
}

function CannotRideOn({ work }: { work: Work }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const smsTo = useHandoverSms();
  const hasPhone = (useMarketSettings()?.phone ?? '') !== '';
  const make = useEnqueueStep(work.clockOffset);
  const position = usePosition({ isOnShift: true, hasOrder: false, clockOffset: work.clockOffset, isSent: false });
  const [words, setWords] = useState('');
  const own = work.deliveries.filter(({ handover }) => handover === null);
  const at = position.kind === 'known' ? { lat: position.at.lat, lng: position.at.lng } : null;
  const handOver = (cause: CourierCause) => {
    // The bags first: as long as one is to be fetched the engine offers nothing to this courier.
    const inHand = own.toSorted((one, other) => Number(other.step === 'deliver') - Number(one.step === 'deliver'));
    for (const delivery of inHand) make(delivery, { kind: 'handOver', cause, place: at, words: words.trim() });
    if (!isOnline && hasPhone) location.assign(smsTo(own, at, words.trim()));
    void navigate('/', { replace: true });
  };
  return (
    <>
      <main id="main" tabIndex={-1} className={page.page}>
        <h1 className={page.place}>
          <Trans>I can’t ride on</Trans>
        </h1>
        <p className={styles.line}>
          <Icon name={at ? 'locate-fixed' : 'locate-off'} size={22} />
          {at && position.kind === 'known' ? (
            <Trans>Another rider meets you here. Your place is known within {position.metres} m.</Trans>
          ) : (
            <Trans>This phone can’t find where you are. Say where you are.</Trans>
          )}
        </p>
        <Field
          label={t`Where to meet`}
          hint={t`Only if it is not easy to find: a landmark or an address.`}
          maxLength={maxMeetingWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        {own.length === 0 ? (
          <p role="status">
            <Trans>You have no order to hand over.</Trans>
          </p>
        ) : (
          <p>
            <Plural
              value={own.length}
              one="# order goes to another rider. You get no new ones until you are online again."
              other="# orders go to another rider. You get no new ones until you are online again."
            />{' '}
            <Trans>You are paid for the way until here.</Trans>
          </p>
        )}
        <LinkButton to="/safety" kind="text" isBlock>
          <Trans>Emergency call and alarm</Trans>
        </LinkButton>
      </main>
      <footer className={page.foot}>
        <div className={styles.causes}>
          <Button
            kind="ink"
            isBlock
            className={page.button}
            disabled={own.length === 0}
            onClick={() => handOver('accident')}
          >
            <Trans>Accident</Trans>
          </Button>
          <Button
            kind="ink"
            isBlock
            className={page.button}
            disabled={own.length === 0}
            onClick={() => handOver('breakdown')}
          >
            <Trans>Breakdown</Trans>
          </Button>
        </div>
        <LinkButton to="/" kind="outline" isBlock className={page.button}>
          <Trans>Back</Trans>
        </LinkButton>
      </footer>
    </>
  );
}
