import { Trans } from '@lingui/react/macro';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { useServerNow } from 'app-kit/formats/use-server-now.ts';
import type { Delivery } from 'market/orders/orders.courier.contract';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { ArrivalFoot } from './arrival-foot.tsx';
import { useEnqueueStep } from './courier-steps.ts';
import styles from './current-delivery.module.css';
import { isOnTheWay } from './is-on-the-way.ts';
import type { PositionState } from './phone/use-position.ts';
import { type BagCount, PickUpButton } from './store/pick-up.tsx';
import { storeWaitOf } from './store/store-wait.tsx';
import { TakeBack } from './take-back/take-back.tsx';
import { useWorkStep, type Work } from './use-work.ts';

/** Loads with the first question. */
const ConfirmDialog = lazy(async () => ({ default: (await import('ui/overlays/confirm-dialog.tsx')).ConfirmDialog }));

interface DeliveryFootProps {
  delivery: Delivery;
  work: Work;
  position: PositionState;
  count: BagCount;
  /** The order cannot be delivered. */
  onProblem: () => void;
  /** The customer says the code. */
  onCode: () => void;
  /** Less than the whole cash came. */
  onShortCash: () => void;
}

/** What the courier presses: the next step of a delivery, also without a connection [DEL-26] [DEL-30] [DEL-36]. */
export function DeliveryFoot({ delivery, work, position, count, onProblem, onCode, onShortCash }: DeliveryFootProps) {
  const make = useEnqueueStep(work.clockOffset);
  const { step } = delivery;
  const isOnWay = isOnTheWay(delivery);
  return (
    <footer className={styles.foot}>
      <TakeBack clockOffset={work.clockOffset} />
      {step === 'go_to_store' && (
        <p role="status" className={styles.waiting}>
          <Trans>You can pick it up once the store says it’s ready.</Trans>
        </p>
      )}
      {isOnWay && (
        <ArrivalFoot
          delivery={delivery}
          place={step === 'deliver' ? 'door' : 'store'}
          position={position}
          make={make}
        />
      )}
      {(step === 'go_to_store' || step === 'pick_up') && (
        <div className={styles.buttons}>
          <GiveBack delivery={delivery} clockOffset={work.clockOffset} />
          {step === 'pick_up' && <PickUpButton delivery={delivery} count={count} make={make} />}
        </div>
      )}
      {step === 'deliver' && !isOnWay && (
        <AtDoor delivery={delivery} timeZone={work.time_zone} make={make} {...{ onProblem, onCode, onShortCash }} />
      )}
      {step === 'return' && (
        <div className={styles.buttons}>
          <CustomerIsHere onPress={() => make(delivery, { kind: 'noteProblem', problem: null })} />
          <Button isBlock className={styles.button} onClick={() => make(delivery, { kind: 'handBack' })}>
            <Trans>Handed back</Trans>
          </Button>
        </div>
      )}
    </footer>
  );
}

interface AtDoorProps extends Pick<DeliveryFootProps, 'onProblem' | 'onCode' | 'onShortCash'> {
  delivery: Delivery;
  timeZone: string;
  make: ReturnType<typeof useEnqueueStep>;
}

/** The cash first, then the code, then the delivery [DEL-29] [DEL-49] [DEL-50]. */
function AtDoor({ delivery, timeZone, make, onProblem, onCode, onShortCash }: AtDoorProps) {
  const amountText = useAmountText();
  const { cash_to_collect: cash, currency, cash_received_at: receivedAt } = delivery;
  if (cash > 0 && receivedAt === null) {
    return (
      <>
        <Button kind="text" onClick={onShortCash}>
          <Trans>Less or no cash came</Trans>
        </Button>
        <div className={styles.buttons}>
          <CannotDeliver onPress={onProblem} />
          <Button
            kind="ink"
            isBlock
            className={styles.button}
            onClick={() => make(delivery, { kind: 'noteCash', isReceived: true })}
          >
            <Trans>Received {amountText(cash, currency)}</Trans>
          </Button>
        </div>
      </>
    );
  }
  const time = receivedAt && timeOfDay(new Date(receivedAt), timeZone);
  return (
    <>
      {time && (
        <p className={styles.received}>
          <span role="status">
            <Trans>Cash received at {time}</Trans>
          </span>
          <Button kind="text" onClick={() => make(delivery, { kind: 'noteCash', isReceived: false })}>
            <Trans>Not received</Trans>
          </Button>
        </p>
      )}
      <div className={styles.buttons}>
        {cash === 0 && <CannotDeliver onPress={onProblem} />}
        {delivery.door_code && delivery.door_code.proved_at === null ? (
          <Button kind="ink" isBlock className={styles.button} onClick={onCode}>
            <Trans>Type the code</Trans>
          </Button>
        ) : (
          <Delivered hasCash={cash > 0} onDelivered={() => make(delivery, { kind: 'deliver' })} />
        )}
      </div>
    </>
  );
}

function CannotDeliver({ onPress }: { onPress: () => void }) {
  return (
    <Button kind="outline" className={styles.side} onClick={onPress}>
      <Trans>Can’t deliver</Trans>
    </Button>
  );
}

/** The customer has come: the order can be delivered after all. */
export function CustomerIsHere({ isNext = false, onPress }: { isNext?: boolean; onPress: () => void }) {
  return (
    <Button
      kind={isNext ? 'brand' : 'outline'}
      isBlock={isNext}
      className={isNext ? styles.button : styles.side}
      onClick={onPress}
    >
      <Trans>Customer is here</Trans>
    </Button>
  );
}

/** It is where the cash was confirmed: a second touch of that press must not deliver the order. */
const settleMilliseconds = 1_000;

function Delivered({ hasCash, onDelivered }: { hasCash: boolean; onDelivered: () => void }) {
  const [isSettled, setIsSettled] = useState(!hasCash);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), settleMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Button
      isBlock
      aria-disabled={!isSettled}
      className={styles.button}
      onClick={() => {
        if (isSettled) onDelivered();
      }}
    >
      <Trans>Delivered</Trans>
    </Button>
  );
}

/** Needs the network: another courier may take the order at once. After a long wait at the store its pay stays [DEL-28]. */
function GiveBack({ delivery, clockOffset }: { delivery: Delivery; clockOffset: number }) {
  const { id, code, wait_pay: perMinute, currency } = delivery;
  const amountText = useAmountText();
  const wait = storeWaitOf(delivery, useServerNow(clockOffset));
  const pay = wait?.mayGiveBack && perMinute !== null ? amountText(perMinute * wait.paidMinutes, currency) : undefined;
  const { mutate, isPending, error } = useWorkStep();
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button kind="outline" className={styles.side} onClick={() => setAsks(true)}>
        {pay === undefined ? <Trans>Give back</Trans> : <Trans>Give back without loss</Trans>}
      </Button>
      {asks && (
        <Suspense>
          <ConfirmDialog
            icon="rotate-ccw"
            question={<Trans>Give order {code} back?</Trans>}
            cancelLabel={<Trans>Keep it</Trans>}
            confirmLabel={<Trans>Give back</Trans>}
            kind="brand"
            isBusy={isPending}
            onCancel={() => setAsks(false)}
            onConfirm={() => mutate({ kind: 'giveBack', id }, { onSuccess: () => setAsks(false) })}
          >
            <Trans>Other riders can take it then.</Trans>{' '}
            {pay !== undefined && <Trans>You keep {pay} for your wait.</Trans>}
            {error && <CallFaultNote error={error} />}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
