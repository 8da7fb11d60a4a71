import { Trans, useLingui } from '@lingui/react/macro';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { ReactNode } from 'react';
import { AverageRating } from '#features/config/average-rating.tsx';
import { dayAndTime } from '#i18n/clock.ts';
import { Icon } from '#ui/icon.tsx';
import { MetaLine } from '#ui/meta-line.tsx';
import { Monogram } from '#ui/monogram.tsx';
import styles from './orders.module.css';

/** Where it goes or waits, who brings it, and what was asked for with it. */
export function OrderPlaces({ order }: { order: OrderDetails }) {
  const isOver = order.order_status === 'delivered' || order.delivered !== null;
  const { delivery_man: courier, delivery_address: door } = order;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        {!door ? <Trans>Pick up at</Trans> : isOver ? <Trans>Delivered to</Trans> : <Trans>Deliver to</Trans>}
      </h2>
      <div className={styles.row}>
        <span className={styles.mark}>
          <Icon name={door ? 'map-pin-house' : 'store'} />
        </span>
        <div className={styles.grow}>
          <b className={styles.lineName}>{door ? door.address : order.store?.name}</b>
          <p className={styles.muted}>{door ? <DoorWords door={door} /> : order.store?.address}</p>
          <p className={styles.muted}>
            {order.contact_person_name} · <bdi>{order.contact_person_number}</bdi>
          </p>
        </div>
      </div>
      {courier && <Courier courier={courier} />}
      <Wishes order={order} />
    </section>
  );
}

function DoorWords({ door }: { door: NonNullable<OrderDetails['delivery_address']> }) {
  const { t } = useLingui();
  const { house, floor, road, landmark, directions } = door;
  const parts = [house && t`House ${house}`, floor && t`Floor ${floor}`, road, landmark, directions];
  return parts.filter(Boolean).join(', ');
}

function Courier({ courier }: { courier: NonNullable<OrderDetails['delivery_man']> }) {
  return (
    <div className={styles.row}>
      <Monogram letters={courier.f_name.charAt(0) + courier.l_name.charAt(0)} shape="round" size="medium" />
      <div className={styles.grow}>
        <b className={styles.lineName}>
          {courier.f_name} {courier.l_name}
        </b>
        <MetaLine>
          <AverageRating value={courier.avg_rating} />
          <span>
            <Trans>Delivery man</Trans>
          </span>
        </MetaLine>
      </div>
    </div>
  );
}

function Wishes({ order }: { order: OrderDetails }) {
  const { t, i18n } = useLingui();
  const { schedule_at: scheduledAt } = order;
  const wishes: [label: string, words: ReactNode][] = [
    [t`Ordered for`, scheduledAt && dayAndTime(new Date(scheduledAt), order.time_zone, i18n.locale)],
    [t`Order note`, order.order_note],
    [t`If an item is not available`, order.unavailable_item_note],
    [t`Cutlery`, order.cutlery && t`Yes, please`],
  ];
  const said = wishes.filter(([, words]) => Boolean(words));
  if (said.length === 0) return null;
  return (
    <dl className={styles.wishes}>
      {said.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
