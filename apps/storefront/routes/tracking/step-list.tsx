import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { isFinal, type TrackingStep, trackingStep, trackingSteps } from 'market/orders/orders.rules';
import type { ReactNode } from 'react';
import type { IconName } from 'ui/media/icon-names.ts';
import { ProgressStep, ProgressSteps } from 'ui/navigation/progress-steps.tsx';
import { expectedTime, readyTime } from '#features/orders/expected-time.ts';
import styles from './tracking.module.css';

const icons: Record<TrackingStep, IconName> = {
  pending: 'receipt-text',
  confirmed: 'store',
  picked_up: 'bike',
  delivered: 'house',
};

/** No store confirms a parcel: a courier collects it. */
function iconOf(step: TrackingStep, { store }: TrackedOrder): IconName {
  return step === 'confirmed' && !store ? 'user-round' : icons[step];
}

/** The four steps, each reached one with its time [TRK-07] to [TRK-13]. */
export function StepList({ order }: { order: TrackedOrder }) {
  const { t } = useLingui();
  const reached = lastReached(order);
  const isOver = isFinal(order.order_status);
  return (
    <ProgressSteps label={t`Progress of the order`}>
      {trackingSteps
        .filter((step) => order.order_type !== 'take_away' || step !== 'picked_up')
        .filter((step) => !isOver || order[step] !== null)
        .map((step) => {
          const index = trackingSteps.indexOf(step);
          const state = index < reached || (isOver && index === reached) ? 'done' : index === reached ? 'now' : 'todo';
          return (
            <ProgressStep
              key={step}
              state={state}
              icon={iconOf(step, order)}
              name={<StepName step={step} />}
              end={<StepTime step={step} order={order} />}
            >
              <StepLine step={step} order={order} />
            </ProgressStep>
          );
        })}
    </ProgressSteps>
  );
}

/** A canceled order has no step of its own: the reached steps are those with a time. */
function lastReached(order: TrackedOrder): number {
  const step = trackingStep(order.order_status);
  if (step) return trackingSteps.indexOf(step);
  return trackingSteps.findLastIndex((name) => order[name] !== null);
}

function StepName({ step }: { step: TrackingStep }): ReactNode {
  switch (step) {
    case 'pending':
      return <Trans>Order Placed</Trans>;
    case 'confirmed':
      return <Trans>Order Confirmed</Trans>;
    case 'picked_up':
      return <Trans>On the Way</Trans>;
    case 'delivered':
      return <Trans>Delivered</Trans>;
  }
}

function StepLine({ step, order }: { step: TrackingStep; order: TrackedOrder }) {
  const storeName = order.store?.name;
  const ready = readyTime(order);
  if (step === 'pending') {
    return (
      <p className={styles.muted}>
        <PayText order={order} />
      </p>
    );
  }
  if (step === 'confirmed' && order.confirmed) {
    return (
      <>
        <p className={styles.muted}>
          {storeName === undefined ? (
            <Trans>Delivery man assigned</Trans>
          ) : order.processing && !order.handover ? (
            <Trans>{storeName} is preparing it</Trans>
          ) : (
            <Trans>{storeName} accepted it</Trans>
          )}
        </p>
        {ready !== '' && (
          <p className={styles.muted}>
            <Trans>Ready about {ready}</Trans>
          </p>
        )}
      </>
    );
  }
  if (step === 'delivered' && order.receiver_details) {
    return <p className={styles.muted}>{order.receiver_details.address}</p>;
  }
  return null;
}

/** Who pays how, as the receipt has it. */
function PayText({ order }: { order: TrackedOrder }) {
  const { parcel, payment_method: method, payment_status: status } = order;
  if (status === 'refunded') return <Trans>Money returned</Trans>;
  if (order.order_amount === 0) return <Trans>Nothing to pay</Trans>;
  if (method === 'wallet') return <Trans>Paid from the wallet</Trans>;
  if (method === 'digital_payment') {
    return status === 'paid' ? <Trans>Paid digitally</Trans> : <Trans>Not paid yet</Trans>;
  }
  if (!parcel) return <Trans>Cash on delivery</Trans>;
  return parcel.charge_payer === 'receiver' ? (
    <Trans>The receiver pays in cash</Trans>
  ) : (
    <Trans>The sender pays in cash</Trans>
  );
}

function StepTime({ step, order }: { step: TrackingStep; order: TrackedOrder }) {
  const { i18n } = useLingui();
  const at = order[step];
  if (at) {
    return (
      <time dateTime={at}>
        <bdi>{dayAndTime(new Date(at), order.time_zone, i18n.locale)}</bdi>
      </time>
    );
  }
  if (step !== 'delivered' || !order.expected_at) return null;
  const expected = expectedTime(order, i18n.locale);
  return (
    <time dateTime={order.expected_at}>
      <Trans>about {expected}</Trans>
    </time>
  );
}
