import { Plural, Trans } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { useIsOnline } from 'app-kit/start/use-is-online.ts';
import type { Handover } from 'market/orders/handovers/orders-handovers.courier.contract';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { CallPerson } from '../call/call-person.tsx';
import { useCourierSteps, useEnqueueStep } from '../work/courier-steps.ts';
import page from '../work/current-delivery.module.css';
import { geoLink } from '../work/maps/maps-link.ts';
import type { PositionState } from '../work/phone/use-position.ts';
import { useWorkStep, type Work } from '../work/use-work.ts';
import styles from './handover.module.css';
import { useHandoverSms } from './handover-sms.tsx';

const MeetingMap = lazy(async () => ({ default: (await import('../work/maps/work-map.tsx')).MeetingMap }));

interface HandoverScreenProps {
  delivery: Delivery;
  handover: Handover;
  work: Work;
  position: PositionState;
  children?: ReactNode;
}

/** An order that passes from one courier to another: each sees where the other is, and what to press then [DEL-39]. */
export function HandoverScreen({ delivery, handover, work, position, children }: HandoverScreenProps) {
  const { side, meeting } = handover;
  return (
    <>
      <main id="main" tabIndex={-1} className={page.page}>
        <p className={page.step}>
          <Trans>Order {delivery.code}</Trans>
        </p>
        <HandoverHead handover={handover} />
        <Suspense>
          <MeetingMap handover={handover} position={position} />
        </Suspense>
        {meeting.words !== '' && (
          <p className={page.landmark}>
            <Icon name="map-pin" /> <bdi>{meeting.words}</bdi>
          </p>
        )}
        <OtherCourier handover={handover} delivery={delivery} clockOffset={work.clockOffset} />
        <div className={page.tools}>
          {side === 'taker' && (
            <a className={page.tool} href={geoLink(meeting, meeting.words)}>
              <Icon name="navigation" size={22} />
              <Trans>Directions</Trans>
            </a>
          )}
        </div>
        {children}
      </main>
      {side === 'giver' ? (
        <GiverFoot delivery={delivery} handover={handover} work={work} />
      ) : (
        <TakerFoot delivery={delivery} work={work} />
      )}
    </>
  );
}

/** What happens with the order now. */
export function HandoverHead({ handover: { side, other } }: { handover: Handover }) {
  const name = <bdi>{other?.name}</bdi>;
  return (
    <h1 className={page.place}>
      {side === 'taker' && <Trans>Meet {name} and take the order</Trans>}
      {side === 'giver' && (other ? <Trans>{name} comes to you</Trans> : <Trans>Looking for another rider</Trans>)}
    </h1>
  );
}

/** Who it is, how long ago their place was known, and a call. */
export function OtherCourier({
  handover: { side, other },
  delivery,
  clockOffset,
}: {
  handover: Handover;
  delivery: Pick<Delivery, 'id' | 'code' | 'call_way'>;
  clockOffset: number;
}) {
  if (!other) {
    return (
      <p role="status">
        <Trans>Stay with the order. You see here who comes, and where they are.</Trans>
      </p>
    );
  }
  const minutes = Math.floor((other.seconds ?? 0) / 60);
  return (
    <div className={styles.person}>
      <b>
        <bdi>{other.name}</bdi>
      </b>
      <span role="status">
        {other.lat === null || other.seconds === null ? (
          <Trans>Their place is not known.</Trans>
        ) : minutes === 0 ? (
          <Trans>Their place on the map is from now.</Trans>
        ) : (
          <Plural value={minutes} one="Last seen # minute ago." other="Last seen # minutes ago." />
        )}
      </span>
      <CallPerson
        {...{ delivery, clockOffset }}
        callee="courier"
        phone={other.phone}
        name={other.name}
        className={page.tool}
      >
        {side === 'giver' ? <Trans>Call the rider who comes</Trans> : <Trans>Call the rider who waits</Trans>}
      </CallPerson>
    </div>
  );
}

interface FootProps {
  delivery: Delivery;
  work: Work;
}

function GiverFoot({ delivery, handover, work }: FootProps & { handover: Handover }) {
  const make = useEnqueueStep(work.clockOffset);
  const isOnline = useIsOnline();
  const hasPhone = (useMarketSettings()?.phone ?? '') !== '';
  const smsTo = useHandoverSms();
  const isUnsent = useCourierSteps().some(
    ({ status, sent: { orderId, step } }) =>
      status === 'pending' && orderId === delivery.id && step.kind === 'handOver',
  );
  const { lat, lng, words } = handover.meeting;
  return (
    <footer className={page.foot}>
      {isUnsent && !isOnline && hasPhone && (
        <a className={page.tool} href={smsTo([delivery], { lat, lng }, words)}>
          <Icon name="message-circle" size={22} />
          <Trans>No network: send a text message</Trans>
        </a>
      )}
      <p className={page.waiting}>
        <Trans>The order is yours until the other rider has confirmed that they have it.</Trans>
      </p>
      <Button kind="outline" isBlock className={page.button} onClick={() => make(delivery, { kind: 'takeBack' })}>
        <Trans>I can ride on</Trans>
      </Button>
    </footer>
  );
}

function TakerFoot({ delivery, work }: FootProps) {
  const make = useEnqueueStep(work.clockOffset);
  const { mutate, isPending, error } = useWorkStep();
  return (
    <footer className={page.foot}>
      {error && <CallFaultNote error={error} />}
      <div className={page.buttons}>
        <Button
          kind="outline"
          className={page.side}
          isLoading={isPending}
          onClick={() => mutate({ kind: 'giveBack', id: delivery.id })}
        >
          <Trans>Give back</Trans>
        </Button>
        <Button isBlock className={page.button} onClick={() => make(delivery, { kind: 'meet' })}>
          <Trans>I have the order</Trans>
        </Button>
      </div>
    </footer>
  );
}
