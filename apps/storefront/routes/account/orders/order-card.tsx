import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { isFinal } from 'market/orders/orders.rules';
import type { ListedOrder } from 'market/orders/orders-history.contract';
import { imagePath } from 'market/values/image-path';
import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { cardLink } from 'ui/buttons/card-link.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { useMoney } from '#features/config/use-money.ts';
import {
  CancelButton,
  RateLink,
  ReorderButton,
  TrackLink,
  trackingPath,
} from '#features/orders/actions/order-buttons.tsx';
import { expectedTime } from '#features/orders/expected-time.ts';
import { OrderProgress, OrderStatusChip } from '#features/orders/order-status.tsx';
import { PrescriptionLink } from '#features/orders/prescription-link.tsx';
import styles from './orders.module.css';

interface OrderCardProps {
  order: ListedOrder;
  /** A guest has no page of an order, so the card leads to tracking; and no reviews. */
  isGuest?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** An order in its list: what, from where, how far, how much, and the one thing to do about it. */
export function OrderCard({ order, isGuest = false, children }: OrderCardProps) {
  const { i18n } = useLingui();
  const money = useMoney(order.currency);
  const { id: orderId, order_status: status } = order;
  const isOver = isFinal(status);
  const placedAt = dayAndTime(new Date(order.created_at), order.time_zone, i18n.locale);
  return (
    <article className={styles.card} data-module={order.module_type}>
      <div className={styles.top}>
        <Pictures order={order} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            <Link
              to={isGuest ? trackingPath(orderId) : `${href('/profile')}?page=my-orders&orderId=${orderId}`}
              className={cardLink}
            >
              <Seller order={order} />
            </Link>
          </h3>
          <p className={styles.muted}>
            <bdi>
              #{orderId} · <span className={styles.whole}>{placedAt}</span>
            </bdi>
          </p>
        </div>
        <OrderStatusChip status={status} />
      </div>
      {!isOver && <OrderProgress status={status} />}
      <div className={styles.bottom}>
        <div className={styles.grow}>
          <b className={styles.amount}>
            <bdi>{money(order.order_amount)}</bdi>
          </b>
          <p className={styles.muted}>
            {order.item_count > 0 && <Plural value={order.item_count} one="# item" other="# items" />}
            <Rest order={order} />
          </p>
        </div>
        <div className={styles.actions}>
          <PrescriptionLink order={order} size="small" />
          {order.cancelable && <CancelButton order={order} size="small" />}
          {!isOver && status !== 'pending' && <TrackLink orderId={orderId} size="small" />}
          {status === 'delivered' && !isGuest && <RateLink orderId={orderId} isShort />}
          {order.can_reorder && <ReorderButton order={order} size="small" />}
          {children}
        </div>
      </div>
    </article>
  );
}

function Pictures({ order: { items, order_type: type } }: { order: ListedOrder }) {
  const pictures = items.length > 0 ? items : [{ name: type, image_full_url: imagePath('boxbig') }];
  return (
    <div className={styles.pictures}>
      {pictures.map(({ name, image_full_url: src }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one item, and none keeps any state
        <MediaFrame key={`${name} ${index}`} shape="small" src={src} alt="" sizes="64px" className={styles.picture} />
      ))}
    </div>
  );
}

/** The seller; for a parcel its category and destination. */
function Seller({ order: { store, address } }: { order: ListedOrder }) {
  if (store) return store.name;
  return address ? <Trans>Parcel to {address}</Trans> : <Trans>Parcel</Trans>;
}

function Rest({ order }: { order: ListedOrder }) {
  const { i18n } = useLingui();
  const { order_status: status, expected_at: expectedAt, canceled_by: by } = order;
  const dot = order.item_count > 0 && ' · ';
  if (order.awaits_payment)
    return (
      <>
        {dot}
        <Trans>waiting for its payment</Trans>
      </>
    );
  if (status === 'canceled')
    return (
      <>
        {dot}
        <CanceledBy by={by} />
        {order.payment_status === 'refunded' && (
          <>
            {' · '}
            <Trans>money returned</Trans>
          </>
        )}
      </>
    );
  if (isFinal(status) || !expectedAt) return null;
  const time = expectedTime(order, i18n.locale);
  return (
    <>
      {dot}
      {order.order_type === 'take_away' ? <Trans>ready about {time}</Trans> : <Trans>arrives about {time}</Trans>}
    </>
  );
}

function CanceledBy({ by }: { by: ListedOrder['canceled_by'] }) {
  if (by === 'shopper') return <Trans>canceled by you</Trans>;
  return by === 'store' ? <Trans>canceled by the store</Trans> : <Trans>canceled by the market</Trans>;
}
