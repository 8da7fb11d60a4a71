import { Plural, Trans } from '@lingui/react/macro';
import type { City } from 'market/orders/desk/orders-city.contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Chip } from 'ui/buttons/chip.tsx';
import desk from '../../layout/desk.module.css';
import { OrderState } from '../orders/order-texts.tsx';
import styles from './live.module.css';
import { courierActivityName } from './live-texts.tsx';

export interface LiveRowProps {
  order?: City['orders'][number];
  courier?: City['couriers'][number];
  store?: City['stores'][number];
  chosen: string | null;
  /** Keys of what is marked. */
  marks: readonly string[];
  onChoose: (key: string) => void;
}

/** An order, a rider or a store of the city; pressed it stands out on the map. */
export function LiveRow({ order, courier, store, ...row }: LiveRowProps) {
  if (order) return <OrderLine order={order} {...row} />;
  if (courier) return <CourierLine courier={courier} {...row} />;
  return store ? <StoreLine store={store} {...row} /> : null;
}

type Choice = Pick<LiveRowProps, 'chosen' | 'marks' | 'onChoose'>;

function OrderLine({ order, ...choice }: { order: City['orders'][number] } & Choice) {
  const { id, store, courier, customer_name: customer, age_minutes: age, late_minutes: late } = order;
  return (
    <Row
      id={`order:${id}`}
      to={`/orders/${id}`}
      open={<Trans>Open the order</Trans>}
      {...choice}
      name={<bdi dir="ltr">#{id.slice(-4)}</bdi>}
      description={
        <>
          {store ? store.name : <Trans>Parcel</Trans>}, <bdi>{customer}</bdi>
          {courier && <>, {courier.name}</>}
        </>
      }
      end={
        <>
          <OrderState status={order.order_status} />
          {late !== null && (
            <Chip tone="bad">
              <Trans>{late} min late</Trans>
            </Chip>
          )}
          <span className={desk.line}>
            <Trans>{age} min</Trans>
          </span>
        </>
      }
    />
  );
}

function CourierLine({ courier, ...choice }: { courier: City['couriers'][number] } & Choice) {
  const { id, name, sign, seconds, order_ids: orders } = courier;
  const minutes = seconds === null ? null : Math.floor(seconds / 60);
  return (
    <Row
      id={`courier:${id}`}
      to={`/riders/${id}`}
      open={<Trans>Open the rider</Trans>}
      {...choice}
      name={name}
      description={minutes === null ? <Trans>No position yet</Trans> : <Trans>Position of {minutes} min ago</Trans>}
      end={
        <>
          <Chip tone={sign === 'silent' ? 'bad' : sign === 'no_position' ? 'warn' : sign === 'free' ? 'ok' : 'info'}>
            {courierActivityName(sign)}
          </Chip>
          <span className={desk.line}>
            <Plural value={orders.length} one="# order" other="# orders" />
          </span>
        </>
      }
    />
  );
}

function StoreLine({ store, ...choice }: { store: City['stores'][number] } & Choice) {
  const { id, name, state, is_unanswered: isUnanswered, order_count: count } = store;
  return (
    <Row
      id={`store:${id}`}
      to={`/stores/${id}`}
      open={<Trans>Open the store</Trans>}
      {...choice}
      name={name}
      description={<Plural value={count} one="# running order" other="# running orders" />}
      end={
        state === 'open' ? (
          <Chip tone="ok">
            <Trans>Takes orders</Trans>
          </Chip>
        ) : (
          <Chip tone={state === 'silent' ? 'bad' : 'warn'}>
            {state === 'silent' ? <Trans>Not responding</Trans> : <PausedWords isUnanswered={isUnanswered} />}
          </Chip>
        )
      }
    />
  );
}

/** Why a store takes no orders, as far as the market did it [STO-036]. */
function PausedWords({ isUnanswered }: { isUnanswered: boolean }) {
  return isUnanswered ? <Trans>Paused: did not answer</Trans> : <Trans>Paused</Trans>;
}

interface RowProps extends Choice {
  id: string;
  name: ReactNode;
  description: ReactNode;
  end: ReactNode;
  to: string;
  open: ReactNode;
}

function Row({ id, name, description, end, to, open, chosen, marks, onChoose }: RowProps) {
  const isChosen = id === chosen;
  return (
    <li className={styles.alarm} data-chosen={isChosen || undefined}>
      <button
        type="button"
        data-row={id}
        className={styles.alarmHead}
        aria-pressed={isChosen}
        onClick={() => onChoose(id)}
      >
        <span className={styles.grow}>
          <b>{name}</b>
          <span className={desk.line}>{description}</span>
        </span>
        <span className={desk.states}>
          {marks.includes(id) && <MarkedChip />}
          {end}
        </span>
      </button>
      {isChosen && (
        <div className={styles.acts}>
          <Link to={to} className={styles.call}>
            {open}
          </Link>
        </div>
      )}
    </li>
  );
}

/** Says that a row is marked. */
export function MarkedChip() {
  return (
    <Chip tone="brand" icon="bookmark">
      <Trans>Marked</Trans>
    </Chip>
  );
}
