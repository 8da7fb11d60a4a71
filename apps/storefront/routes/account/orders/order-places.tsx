import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { IconLink } from 'ui/buttons/icon-button.tsx';
import { MetaLine } from 'ui/layout/meta-line.tsx';
import { Icon } from 'ui/media/icon.tsx';
import type { IconName } from 'ui/media/icon-names.ts';
import { Monogram } from 'ui/media/monogram.tsx';
import { shownPhone } from 'ui/phone/shown-phone.ts';
import { AverageRating } from '#features/config/average-rating.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { DoorText } from '#features/orders/door-text.tsx';
import styles from './orders.module.css';

/** The destination or counter, the courier, and the customer's instructions. */
export function OrderPlaces({ order }: { order: OrderDetails }) {
  const { delivery_man: courier, receiver_details: receiver } = order;
  return (
    <section className={styles.card}>
      <h2 className={styles.heading}>
        <PlaceTitle order={order} />
      </h2>
      <Place
        icon={order.delivery_address ? 'map-pin-house' : 'store'}
        title={order.delivery_address?.address ?? order.store?.name}
        description={order.delivery_address ? <DoorText door={order.delivery_address} /> : order.store?.address}
        name={order.contact_person_name}
        number={order.contact_person_number}
      />
      {receiver && (
        <>
          <h2 className={styles.heading}>
            <Trans>Receiver</Trans>
          </h2>
          <Place
            icon="map-pin"
            title={receiver.address}
            description={<DoorText door={receiver} />}
            name={receiver.contact_person_name}
            number={receiver.contact_person_number}
          />
        </>
      )}
      {courier && <Courier courier={courier} />}
      <Wishes order={order} />
    </section>
  );
}

function PlaceTitle({ order }: { order: OrderDetails }) {
  if (order.receiver_details) return <Trans>Sender</Trans>;
  if (!order.delivery_address) return <Trans>Pick up at</Trans>;
  return order.delivered ? <Trans>Delivered to</Trans> : <Trans>Deliver to</Trans>;
}

interface PlaceProps {
  icon: IconName;
  title: ReactNode;
  description: ReactNode;
  name: string;
  number: string;
}

function Place({ icon, title, description, name, number }: PlaceProps) {
  return (
    <div className={styles.row}>
      <span className={styles.mark}>
        <Icon name={icon} />
      </span>
      <div className={styles.grow}>
        <b className={styles.lineName}>{title}</b>
        <p className={styles.muted}>{description}</p>
        <p className={styles.muted}>
          {name} · <bdi dir="ltr">{shownPhone(number)}</bdi>
        </p>
      </div>
    </div>
  );
}

type CourierOfOrder = NonNullable<OrderDetails['delivery_man']>;

/** The conversation with the rider among the messages of the account [PROF-04]. */
function inboxPath({ id, image_full_url: image }: CourierOfOrder, name: string): string {
  const query = { type: 'delivery_man', id: String(id), routeName: 'my-orders', chatFrom: 'order', name };
  return `${href('/profile')}?${new URLSearchParams({ page: 'inbox', ...query, ...(image && { image }) })}`;
}

function Courier({ courier }: { courier: CourierOfOrder }) {
  const { t } = useLingui();
  const { customer } = useMarket();
  const name = `${courier.f_name} ${courier.l_name}`;
  return (
    <div className={styles.row}>
      <Monogram letters={courier.f_name.charAt(0) + courier.l_name.charAt(0)} shape="round" size="medium" />
      <div className={styles.grow}>
        <b className={styles.lineName}>{name}</b>
        <MetaLine>
          <AverageRating value={courier.avg_rating} />
          <span>
            <Trans>Delivery man</Trans>
          </span>
        </MetaLine>
      </div>
      {customer?.pages.includes('inbox') && (
        <IconLink icon="message-circle" kind="soft" label={t`Chat with ${name}`} to={inboxPath(courier, name)} />
      )}
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
  const filled = wishes.filter(([, words]) => Boolean(words));
  if (filled.length === 0) return null;
  return (
    <dl className={styles.wishes}>
      {filled.map(([label, words]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
