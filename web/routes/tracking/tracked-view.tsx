import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { isFinal, trackingStep, trackingSteps } from 'market/orders/orders.rules';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useMoney } from '#features/config/use-money.ts';
import { Chip } from '#ui/chip.tsx';
import { Icon } from '#ui/icon.tsx';
import { MapOnTap } from '#ui/map-on-tap.tsx';
import { CourierCard } from './courier-card.tsx';
import { Headline } from './headline.tsx';
import { StepList } from './step-list.tsx';
import styles from './tracking.module.css';
import { type Proof, useTracking } from './use-tracking.ts';

const RouteMap = lazy(async () => {
  const { RouteMap } = await import('#ui/route-map.tsx');
  return { default: RouteMap };
});

/** The order on its way: map, minutes, courier, steps, address, total [TRK-19] to [TRK-23]. */
export function TrackedView({ first, proof }: { first: TrackedOrder; proof: Proof }) {
  const { order, staleSeconds } = useTracking(first, proof);
  return (
    <main id="main" className={styles.tracking}>
      <TrackMap order={order} staleSeconds={staleSeconds} />
      <section className={styles.panel}>
        <Headline order={order} />
        {!isFinal(order.order_status) && <FourParts order={order} />}
        {order.delivery_man && <CourierCard courier={order.delivery_man} />}
        <StepList order={order} />
        <Address order={order} />
        <Total order={order} />
      </section>
    </main>
  );
}

interface Covered {
  start?: number;
  top?: number;
  bottom?: number;
}

const containerWidth = 1264;
const railWidth = 88;
const panelWidth = 456;

/** What the panel hides of the map: its start on desktop, its lower edge on compact. */
function coveredNow(): Covered {
  const isCompact = !matchMedia('(min-width: 1180px)').matches;
  if (isCompact) return { top: 24, bottom: 36 };
  return { start: Math.max(railWidth, (innerWidth - containerWidth) / 2) + panelWidth, top: 24 };
}

/** Drawn in the browser only; everything on it stands in words beside it. */
function TrackMap({ order, staleSeconds }: { order: TrackedOrder; staleSeconds: number | null }) {
  const { t } = useLingui();
  const [covered, setCovered] = useState<Covered>();
  useEffect(() => setCovered(coveredNow()), []);
  const { delivery_man: courier, store, delivery_address: address } = order;
  return (
    <div className={styles.map}>
      <MapOnTap>
        <Suspense>
          {covered && (
            <RouteMap
              label={t`Map of the way from the store to you`}
              covered={covered}
              storeIcon={
                isModuleType(store.module_type) && traitsOf(store.module_type).hasCutlery ? 'utensils' : 'store'
              }
              store={{ lat: store.latitude, lng: store.longitude }}
              home={address ? { lat: Number(address.latitude), lng: Number(address.longitude) } : null}
              courier={courier?.lat != null && courier.lng != null ? { lat: courier.lat, lng: courier.lng } : null}
              route={order.route.map(([lat, lng]) => ({ lat, lng }))}
            />
          )}
        </Suspense>
      </MapOnTap>
      {staleSeconds !== null && (
        <Chip icon="wifi-off" className={styles.stale}>
          <Trans>Updated {staleSeconds} s ago</Trans>
        </Chip>
      )}
    </div>
  );
}

function FourParts({ order }: { order: TrackedOrder }) {
  const reached = trackingSteps.indexOf(trackingStep(order.order_status) ?? 'pending');
  return (
    <div className={styles.four} aria-hidden="true">
      {trackingSteps.map((step, place) => (
        <i key={step} className={place < reached ? styles.past : place === reached ? styles.present : undefined} />
      ))}
    </div>
  );
}

function Address({ order: { delivery_address: address, store } }: { order: TrackedOrder }) {
  return (
    <div className={styles.row}>
      <span className={styles.mark}>
        <Icon name={address ? 'map-pin-house' : 'store'} />
      </span>
      <div>
        <b>{address ? <Trans>Deliver to</Trans> : <Trans>Pick up at</Trans>}</b>
        <p className={styles.muted}>
          <bdi>{address?.address ?? store.address}</bdi>
        </p>
      </div>
    </div>
  );
}

function Total({ order }: { order: TrackedOrder }) {
  const money = useMoney(order.currency);
  const names = order.items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ');
  return (
    <div className={styles.row}>
      <div className={styles.grow}>
        <b>
          <Plural value={order.item_count} one="# item" other="# items" />
        </b>
        <p className={styles.muted}>{names}</p>
        <Link to={`/store/${order.store.slug}`} className={styles.again}>
          {order.store.name}
        </Link>
      </div>
      <b className={styles.total}>
        <bdi>{money(order.order_amount)}</bdi>
      </b>
    </div>
  );
}
