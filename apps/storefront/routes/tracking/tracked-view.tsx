import type { TrackedOrder } from 'market/orders/orders.contract';
import { isFinal } from 'market/orders/orders.rules';
import { lazy, Suspense } from 'react';
import { lazyPart, loadWithRetries } from 'ui/layout/lazy-part.tsx';
import { PrescriptionLink } from '#features/orders/prescription-link.tsx';
import { CounterCode } from '#features/orders/waiting/counter-code.tsx';
import { CourierCard } from './courier-card.tsx';
import { DoorCode } from './door-code.tsx';
import { Headline } from './headline.tsx';
import { OtherStores } from './other-stores.tsx';
import { ShareOrder } from './share-order.tsx';
import { StepList } from './step-list.tsx';
import { Address, StepBar, Total, TrackMap } from './tracked-parts.tsx';
import styles from './tracking.module.css';
import { useOwnOrder } from './use-own-order.ts';
import { type Proof, useTracking } from './use-tracking.ts';

/** Not put off where data is saved: a question has three minutes. */
const OrderChanges = lazy(() =>
  loadWithRetries(async () => {
    const { OrderChanges } = await import('#features/orders/actions/order-changes.tsx');
    return { default: OrderChanges };
  }),
);
const OwnOrder = lazyPart(async () => ({ default: (await import('./own-order.tsx')).OwnOrder }));
const ProposedPin = lazyPart(async () => ({ default: (await import('./proposed-pin.tsx')).ProposedPin }));
const DoorPhoto = lazyPart(async () => ({ default: (await import('./door-photo.tsx')).DoorPhoto }));

/** The order on its way: map, minutes, courier, steps, address, total [TRK-19] to [TRK-23]. */
export function TrackedView({ first, proof }: { first: TrackedOrder; proof: Proof }) {
  const { order, staleSeconds, revision } = useTracking(first, proof);
  const { order: own, read } = useOwnOrder(order, revision);
  return (
    <main id="main" className={styles.tracking}>
      <TrackMap order={order} staleSeconds={staleSeconds} />
      <section className={styles.panel}>
        <Headline order={order} />
        <Suspense>{own && own.changes.length > 0 && <OrderChanges order={own} onAnswered={read} />}</Suspense>
        {!isFinal(order.order_status) && <ShareOrder proof={proof} />}
        <OtherStores order={order} />
        {!isFinal(order.order_status) && <StepBar order={order} />}
        {order.counter && <CounterCode counter={order.counter} />}
        {order.door_code !== null && <DoorCode code={order.door_code} />}
        {order.proposed_pin && (
          <Suspense>
            <ProposedPin orderId={order.id} pin={order.proposed_pin} />
          </Suspense>
        )}
        {order.door_photo && (
          <Suspense>
            <DoorPhoto orderId={order.id} photo={order.door_photo} timeZone={order.time_zone} />
          </Suspense>
        )}
        {order.delivery_man && <CourierCard courier={order.delivery_man} />}
        <PrescriptionLink order={order} />
        <StepList order={order} />
        <Address order={order} />
        <Suspense>{own && <OwnOrder order={own} read={read} />}</Suspense>
        <Total order={order} />
      </section>
    </main>
  );
}
