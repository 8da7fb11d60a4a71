import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isModuleType, traitsOf } from 'market/modules/modules.rules';
import type { TrackedOrder } from 'market/orders/orders.contract';
import { trackingStep, trackingSteps } from 'market/orders/orders.rules';
import { secondsOfSilence } from 'market/orders/orders-delivery.rules';
import { minuteSeconds } from 'market/values/durations';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { href, Link } from 'react-router';
import { Chip } from 'ui/buttons/chip.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { MapOnTap } from 'ui/map/map-on-tap.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { ChatWithIcon } from '#features/chat/chat-with-icon.tsx';
import { useMoney } from '#features/config/use-money.ts';
import styles from './tracking.module.css';

const RouteMap = lazyPart(async () => {
  const { RouteMap } = await import('ui/map/route-map.tsx');
  return { default: RouteMap };
});

interface Part {
  order: TrackedOrder;
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

interface TrackMapProps extends Part {
  staleSeconds: number | null;
  /** In a drawer nothing floats over the map. */
  isBare?: boolean;
}

/** Rendered in the browser only; the text beside it has the same information. */
export function TrackMap({ order, staleSeconds, isBare = false }: TrackMapProps) {
  const { t } = useLingui();
  const [covered, setCovered] = useState<Covered>();
  useEffect(() => setCovered(isBare ? {} : coveredNow()), [isBare]);
  const { delivery_man: courier, store, receiver_details: address } = order;
  const unseenMinutes = minutesUnseen(order);
  const place = courier?.seen_near ?? '';
  const start = order.delivery_address;
  return (
    <div className={isBare ? styles.bareMap : styles.map}>
      <MapOnTap>
        <Suspense>
          {covered && (
            <RouteMap
              label={store ? t`Map of the way from the store to you` : t`Map of the way from sender to receiver`}
              covered={covered}
              storeIcon={startIconOf(order)}
              store={
                store
                  ? { lat: store.latitude, lng: store.longitude }
                  : { lat: Number(start?.latitude ?? 0), lng: Number(start?.longitude ?? 0) }
              }
              home={address ? { lat: Number(address.latitude), lng: Number(address.longitude) } : null}
              courier={
                unseenMinutes === 0 && courier?.lat != null && courier.lng != null
                  ? { lat: courier.lat, lng: courier.lng }
                  : null
              }
              route={order.route.map(([lat, lng]) => ({ lat, lng }))}
            />
          )}
        </Suspense>
      </MapOnTap>
      {unseenMinutes > 0 && staleSeconds === null && (
        <Chip icon="locate-off" className={styles.stale}>
          <Trans>
            Last seen {unseenMinutes} min ago near {place}
          </Trans>
        </Chip>
      )}
      {staleSeconds !== null && (
        <Chip icon="wifi-off" className={styles.stale}>
          <Trans>Updated {staleSeconds} s ago</Trans>
        </Chip>
      )}
    </div>
  );
}

/** Returns for how many minutes the phone of the courier has not said where it is; 0 while the place is true [CUS-08]. */
function minutesUnseen({ order_status: status, delivery_man: courier }: TrackedOrder): number {
  const seconds = courier?.seen_seconds_ago ?? 0;
  return status === 'picked_up' && seconds >= secondsOfSilence ? Math.floor(seconds / minuteSeconds) : 0;
}

function startIconOf({ store }: TrackedOrder): IconName {
  if (!store) return 'circle-dot';
  return isModuleType(store.module_type) && traitsOf(store.module_type).hasCutlery ? 'utensils' : 'store';
}

export function StepBar({ order }: Part) {
  const reached = trackingSteps.indexOf(trackingStep(order.order_status) ?? 'pending');
  return (
    <div className={styles.four} aria-hidden="true">
      {trackingSteps.map((step, index) => (
        <i key={step} className={index < reached ? styles.past : index === reached ? styles.present : undefined} />
      ))}
    </div>
  );
}

/** The destination; for a parcel, sender and receiver [TRK-21]. */
export function Address({ order }: Part) {
  const { receiver_details: address, store } = order;
  if (!store) return <Ends order={order} />;
  return (
    <Row
      icon={address ? 'map-pin-house' : 'store'}
      title={address ? <Trans>Deliver to</Trans> : <Trans>Pick up at</Trans>}
    >
      <bdi>{address?.address ?? store.address}</bdi>
    </Row>
  );
}

/** Both ends of the route: a store or a sender, and the receiver [TRK-21]. */
export function Ends({ order: { store, delivery_address: sender, receiver_details: receiver } }: Part) {
  const [name, address] = store ? [store.name, store.address] : [sender?.contact_person_name, sender?.address];
  return (
    <>
      <Row icon={store ? 'store' : 'circle-dot'} label={<Trans>Sender</Trans>} title={<bdi>{name}</bdi>}>
        <bdi>{address}</bdi>
      </Row>
      {receiver && (
        <Row icon="map-pin" label={<Trans>Receiver</Trans>} title={<bdi>{receiver.contact_person_name}</bdi>}>
          <bdi>{receiver.address}</bdi>
        </Row>
      )}
    </>
  );
}

function Row(props: { icon: IconName; label?: ReactNode; title: ReactNode; children: ReactNode }) {
  const { icon, label, title, children } = props;
  return (
    <div className={styles.row}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div className={styles.grow}>
        {label && <p className={styles.muted}>{label}</p>}
        <b>{title}</b>
        <p className={styles.muted}>{children}</p>
      </div>
    </div>
  );
}

/** The items, the store and the total [TRK-23]. */
export function Total({ order }: Part) {
  const money = useMoney(order.currency);
  const { store, parcel } = order;
  const names = order.items.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name)).join(', ');
  return (
    <div className={styles.row}>
      <div className={styles.grow}>
        <b>{store ? <Plural value={order.item_count} one="# item" other="# items" /> : <Trans>Total</Trans>}</b>
        <p className={styles.muted}>{parcel?.category_name ?? names}</p>
        {store && (
          <Link to={href('/store/:slugOrId', { slugOrId: store.slug })} className={styles.again}>
            {store.name}
          </Link>
        )}
      </div>
      {store && <ChatWithIcon party={{ ...store, type: 'store' }} from="tracking" kind="soft" />}
      <b className={styles.total}>
        <bdi>{money(order.order_amount)}</bdi>
      </b>
    </div>
  );
}
