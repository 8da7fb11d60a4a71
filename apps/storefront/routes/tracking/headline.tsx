import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import { PromiseReason } from 'app-kit/orders/promise-reason.tsx';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { metresBetween } from 'market/places/places.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { useEffect, useState } from 'react';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { distance } from 'ui/formats/format.ts';
import { expectedTime } from '#features/orders/expected-time.ts';
import { DeliveryProblemNote, ProblemReason } from './delivery-problem.tsx';
import styles from './tracking.module.css';

/** The remaining time and what is happening; a final state replaces both. */
export function Headline({ order }: { order: TrackedOrder }) {
  const { id: orderId, store, parcel } = order;
  const whatItIs = store?.name ?? parcel?.category_name ?? '';
  return (
    <header className={styles.headline}>
      <p className={styles.muted}>
        <Trans>
          Order #{orderId} · {whatItIs}
        </Trans>
      </p>
      <Final order={order} />
      <DeliveryProblemNote order={order} />
      {/* The time is below it. A page of an earlier release is answered without. */}
      {order.delay && (
        <BannerNote tone="warn" icon="clock-4">
          <bdi>{order.delay.reason}</bdi>
        </BannerNote>
      )}
      <Running order={order} />
    </header>
  );
}

function Final({ order }: { order: TrackedOrder }) {
  const at = (moment: string | null) => (moment ? timeOfDay(new Date(moment), order.time_zone) : '');
  const [deliveredAt, canceledAt, failedAt] = [at(order.delivered), at(order.canceled), at(order.failed)];
  const reason = order.cancel_reason;
  switch (order.order_status) {
    case 'delivered':
      // Of take away that was not fetched it says why it is over.
      if (reason) {
        return (
          <FinalNote tone="warn" icon="clock-4">
            {reason}
          </FinalNote>
        );
      }
      return (
        <FinalNote tone="ok" icon="package-check">
          <Trans>Delivered at {deliveredAt}.</Trans>
        </FinalNote>
      );
    case 'canceled':
      return (
        <FinalNote tone="bad" icon="circle-x">
          <Trans>Canceled at {canceledAt}.</Trans>{' '}
          {order.delivery_problem ? <ProblemReason problem={order.delivery_problem.problem} /> : reason}
        </FinalNote>
      );
    case 'failed':
      return (
        <FinalNote tone="bad" icon="circle-x">
          <Trans>This order failed at {failedAt}.</Trans>
        </FinalNote>
      );
    case 'refund_requested':
      return (
        <FinalNote tone="warn" icon="receipt-text">
          <Trans>A refund was asked for.</Trans>
        </FinalNote>
      );
    case 'refunded':
      return (
        <FinalNote tone="ok" icon="receipt-text">
          <Trans>Your money was paid back.</Trans>
        </FinalNote>
      );
    default:
      return null;
  }
}

function FinalNote({ children, ...note }: Pick<Parameters<typeof BannerNote>[0], 'tone' | 'icon' | 'children'>) {
  return (
    <BannerNote {...note}>
      <h1 className={styles.finalText}>{children}</h1>
    </BannerNote>
  );
}

function Running({ order }: { order: TrackedOrder }) {
  const { i18n } = useLingui();
  const { p50 = order.expected_at, p90 = p50 } = order.arrival ?? {};
  const minutes = minutesText(useMinutesUntil(p50), useMinutesUntil(p90));
  if (order.expected_at === null || order.delivery_problem !== null) return null;
  if (isForLater(order)) return <ForLater order={order} />;
  const clock = expectedTime(order, i18n.locale);
  return (
    <>
      <h1 className={styles.minutes}>{minutes === null ? <bdi>{clock}</bdi> : <Trans>{minutes} min</Trans>}</h1>
      {minutes !== null && (
        <p className={styles.clock}>
          <bdi>{clock}</bdi>
        </p>
      )}
      {/* Announced by screen readers when it changes: at most once a minute, because it shows whole minutes. */}
      <p role="status">
        {order.order_status === 'picked_up' && (
          <b>
            <Trans>On the Way</Trans>.{' '}
          </b>
        )}
        <span>
          {order.store ? <Happening order={order} storeName={order.store.name} /> : <HappeningToParcel order={order} />}
        </span>{' '}
        <span>
          <PromiseReason promise={order.arrival} />
        </span>
      </p>
    </>
  );
}

/** A span: half of all orders are there by its beginning, nine of ten by its end [CUS-01]. */
function minutesText(from: number | null, until: number | null): string | null {
  if (from === null || until === null) return null;
  return until > from ? `${from}–${until}` : `${from}`;
}

/** Until the store begins with it, an order ahead has a day rather than minutes. */
function isForLater({ schedule_at: ahead, order_status: status }: TrackedOrder): boolean {
  return ahead !== null && (status === 'pending' || status === 'confirmed');
}

function ForLater({ order: { schedule_at: ahead, time_zone: timeZone, store } }: { order: TrackedOrder }) {
  const { i18n } = useLingui();
  const storeName = store?.name ?? '';
  return (
    <>
      <h1 className={styles.minutes}>
        <bdi>{ahead && dayAndTime(new Date(ahead), timeZone, i18n.locale)}</bdi>
      </h1>
      <p role="status">
        <Trans>{storeName} has your order for later.</Trans>
      </p>
    </>
  );
}

/** Whole minutes, at least one; null on the server, whose clock ignores the time until the page is shown. */
function useMinutesUntil(moment: string | null): number | null {
  const [minutes, setMinutes] = useState<number | null>(null);
  useEffect(() => {
    if (moment === null) return;
    const look = () => setMinutes(Math.max(1, Math.ceil((Date.parse(moment) - Date.now()) / minuteMilliseconds)));
    look();
    const timer = setInterval(look, 15_000);
    return () => clearInterval(timer);
  }, [moment]);
  return minutes;
}

function Happening({ order, storeName }: { order: TrackedOrder; storeName: string }) {
  const courierName = order.delivery_man?.f_name ?? '';
  const away = distanceToDoor(order);
  switch (order.order_status) {
    case 'pending':
      return <Trans>{storeName} is looking at your order.</Trans>;
    case 'confirmed':
      return <Trans>{storeName} accepted it.</Trans>;
    case 'processing':
      return <Trans>{storeName} is preparing it.</Trans>;
    case 'handover':
      return order.delivery_address ? (
        <Trans>Packed, and waiting for the delivery man.</Trans>
      ) : (
        <Trans>Packed, and waiting for you.</Trans>
      );
    case 'picked_up':
      if (away === undefined) return <Trans>{courierName} is on the way.</Trans>;
      if (away === atTheDoor) return <Trans>{courierName} is at your gate.</Trans>;
      return (
        <Trans>
          {courierName} is {away} from your gate.
        </Trans>
      );
    default:
      return null;
  }
}

/** A parcel has a rider from the start, who fetches it first. */
function HappeningToParcel({ order }: { order: TrackedOrder }) {
  const courierName = order.delivery_man?.f_name ?? '';
  const away = distanceToDoor(order);
  switch (order.order_status) {
    case 'pending':
      return <Trans>We are finding a delivery man for your parcel.</Trans>;
    case 'confirmed':
      return <Trans>{courierName} takes your parcel.</Trans>;
    case 'processing':
      return <Trans>{courierName} is on the way to the sender.</Trans>;
    case 'handover':
      return <Trans>{courierName} is at the sender’s door.</Trans>;
    case 'picked_up':
      if (away === undefined) return <Trans>{courierName} is on the way.</Trans>;
      if (away === atTheDoor) return <Trans>{courierName} is at the receiver’s door.</Trans>;
      return (
        <Trans>
          {courierName} is {away} from the receiver.
        </Trans>
      );
    default:
      return null;
  }
}

/** Less than one decimal of a kilometre can show. */
const atTheDoor = distance(0);

function distanceToDoor(order: TrackedOrder): string | undefined {
  const { delivery_man: courier, receiver_details: address } = order;
  // What the rider says is surer than where the phone was last.
  if (order.is_courier_at_door) return atTheDoor;
  if (!address || courier?.lat == null || courier.lng == null) return undefined;
  const door = { lat: Number(address.latitude), lng: Number(address.longitude) };
  return distance(metresBetween({ lat: courier.lat, lng: courier.lng }, door) / 1000);
}
