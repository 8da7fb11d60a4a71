import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ticksOf } from 'market/orders/kitchen/orders-kitchen.rules';
import { proposedMinutes, type StoreStep } from 'market/orders/orders-board.rules';
import { counterMinutes } from 'market/orders/waits/orders-counter.rules';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { clockOf } from '../../features/orders/board-clock.ts';
import styles from './board-card.module.css';
import { Strip, toneOf } from './board-strip.tsx';
import { isToStop } from './merge-board.ts';
import { useOrderMoney } from './order-money.ts';
import type { ShownOrder } from './use-store-board.ts';

export interface BoardCardActions {
  take: (order: ShownOrder, step: StoreStep) => void;
  takeBack: (orderId: string) => void;
  /** The store has stopped making an order that was canceled. */
  stop: (order: ShownOrder) => void;
  open: (order: ShownOrder) => void;
}

export interface BoardCardProps {
  order: ShownOrder;
  /** By the clock of the server. */
  now: Date;
  actions: BoardCardActions;
}

/** An order on the board: its number, what is due when, and its next step in one touch [STO-001] [STO-006] [STO-010]. */
export function BoardCard({ order, now, actions }: BoardCardProps) {
  const id = useId();
  const [search] = useSearchParams();
  const { code, customer_name: name, order_type: type, order_note: note } = order;
  const address = new URLSearchParams(search);
  address.set('order', order.id);
  const pieces = order.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isHeld = order.waiting?.isHeld ?? false;
  const isOver = order.order_status === 'canceled';
  return (
    <article
      aria-labelledby={id}
      data-tone={toneOf(order, now)}
      data-held={isHeld || undefined}
      className={styles.card}
    >
      <Strip order={order} now={now} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 id={id} className={styles.number}>
            <Link to={{ search: String(address) }} state={{ isOpenedHere: true }} className={styles.link}>
              <VisuallyHidden>
                <Trans>Order</Trans>{' '}
              </VisuallyHidden>
              <bdi>{code}</bdi>
            </Link>
          </h3>
          <Due order={order} now={now} />
        </div>
        <p className={styles.line}>
          <Icon name={type === 'take_away' ? 'shopping-basket' : 'bike'} size={18} />
          <VisuallyHidden>{type === 'take_away' ? <Trans>Take away</Trans> : <Trans>Delivery</Trans>}</VisuallyHidden>
          <b className={styles.customer}>
            <bdi>{name}</bdi>
          </b>
          <span className={styles.pieces}>
            · <Plural value={pieces} one="# piece" other="# pieces" />
          </span>
        </p>
        {order.column === 'gone' && order.courier_name && <p className={styles.line}>{order.courier_name}</p>}
        {isOver ? (
          order.cancel_reason && <p className={styles.line}>{order.cancel_reason}</p>
        ) : (
          <div className={styles.chips}>
            <OrderChips order={order} hasNote={note !== ''} now={now} />
          </div>
        )}
        <Action order={order} now={now} actions={actions} isHeld={isHeld} />
      </div>
    </article>
  );
}

/** How many minutes a take-away order waits for its customer, once it is long [STO-044]. */
function unfetchedMinutes({ counter }: ShownOrder, now: Date): number | undefined {
  if (!counter) return undefined;
  const minutes = Math.floor((now.getTime() - Date.parse(counter.waits_from)) / 60_000);
  return minutes >= counterMinutes.reminder ? minutes : undefined;
}

function OrderChips({ order, hasNote, now }: { order: ShownOrder; hasNote: boolean; now: Date }) {
  const money = useOrderMoney();
  const at = order.schedule_at && order.column !== 'later' ? clockOf(new Date(order.schedule_at)) : undefined;
  const sum = money(order);
  const unfetched = unfetchedMinutes(order, now);
  return (
    <>
      {order.test_ends_at && (
        <Chip tone="warn" icon="bell">
          <Trans>Test order</Trans>
        </Chip>
      )}
      {hasNote && (
        <Chip tone="warn" icon="notebook-pen">
          <Trans>Note</Trans>
        </Chip>
      )}
      {at && (
        <Chip tone="info" icon="calendar-clock">
          <Trans>For {at}</Trans>
        </Chip>
      )}
      {unfetched !== undefined && (
        <Chip tone="warn" icon="clock-4">
          <Trans>Not fetched for {unfetched} min</Trans>
        </Chip>
      )}
      {order.bag_count !== null && order.bag_count > 1 && (
        <Chip icon="shopping-basket">
          <Plural value={order.bag_count} one="# bag" other="# bags" />
        </Chip>
      )}
      {order.payment === 'cash' ? (
        <Chip icon="banknote">
          <Trans>Cash {sum}</Trans>
        </Chip>
      ) : (
        <Chip icon="circle-check">
          <Trans>Paid</Trans>
        </Chip>
      )}
    </>
  );
}

/** The moment that counts in this column. */
function Due({ order, now }: { order: ShownOrder; now: Date }) {
  const time = (moment: string | Date | null) => moment && <b>{clockOf(new Date(moment))}</b>;
  const proposed = new Date(now.getTime() + minutesFor(order, now) * 60_000);
  switch (order.column) {
    case 'new':
      return (
        <p className={styles.due}>
          <Trans>ready at</Trans> {time(proposed)}
        </p>
      );
    case 'work':
      return isToStop(order) ? (
        <p className={styles.due}>
          <CanceledBy by={order.canceled_by} /> {time(order.left_at)}
        </p>
      ) : (
        <p className={styles.due}>
          <Trans>ready by</Trans> {time(order.ready_at)}
        </p>
      );
    case 'ready':
      return (
        <p className={styles.due}>
          <Trans>ready</Trans> {time(order.handover_at)}
        </p>
      );
    case 'gone':
      return (
        <p className={styles.due}>
          <Trans>left</Trans> {time(order.left_at)}
        </p>
      );
    case 'later':
      return (
        <p className={styles.due}>
          <ScheduledDay at={order.schedule_at} now={now} /> {time(order.schedule_at)}
        </p>
      );
  }
}

function ScheduledDay({ at, now }: { at: string | null; now: Date }) {
  const { i18n } = useLingui();
  const day = new Date(at ?? now);
  if (day.toDateString() === now.toDateString()) return <Trans>today</Trans>;
  return <>{day.toLocaleDateString(i18n.locale, { weekday: 'short', day: 'numeric' })}</>;
}

function CanceledBy({ by }: { by: ShownOrder['canceled_by'] }) {
  return by === 'shopper' ? <Trans>by customer</Trans> : <Trans>canceled</Trans>;
}

function minutesFor({ schedule_at: at, work_from: from, busyMinutes }: ShownOrder, now: Date): number {
  return proposedMinutes(at === null ? null : new Date(at), now, busyMinutes, from ? new Date(from) : null);
}

/** The next step of an order, in one touch. */
function Action({ order, now, actions, isHeld }: BoardCardProps & { isHeld: boolean }) {
  if (isHeld) {
    return (
      <Button
        kind="soft"
        icon="rotate-ccw"
        isBlock
        aria-keyshortcuts="a"
        className={styles.action}
        onClick={() => actions.takeBack(order.id)}
      >
        <Trans>Take back</Trans>
      </Button>
    );
  }
  if (isToStop(order)) {
    return (
      <Button
        kind="soft"
        icon="check"
        isBlock
        aria-keyshortcuts="a"
        className={styles.action}
        onClick={() => actions.stop(order)}
      >
        <Trans>I have stopped</Trans>
      </Button>
    );
  }
  switch (order.column) {
    case 'new': {
      const minutes = minutesFor(order, now);
      const readyAt = new Date(now.getTime() + minutes * 60_000).toISOString();
      return (
        <Button
          icon="check"
          isBlock
          aria-keyshortcuts="a"
          className={styles.action}
          onClick={() => actions.take(order, { kind: 'accept', readyAt })}
        >
          <Trans>Accept · {minutes} min</Trans>
        </Button>
      );
    }
    case 'work': {
      const { isStarted, isComplete } = ticksOf(order.lines);
      return (
        <Button
          icon="package-check"
          isBlock
          aria-keyshortcuts="a"
          className={styles.next}
          // What is not ticked is looked at first [STO-019].
          onClick={() => (isStarted && !isComplete ? actions.open(order) : actions.take(order, { kind: 'ready' }))}
        >
          <Trans>Ready</Trans>
        </Button>
      );
    }
    case 'ready':
      return (
        <Button icon="check" isBlock aria-keyshortcuts="a" className={styles.next} onClick={() => actions.open(order)}>
          {order.order_type === 'take_away' ? <Trans>Customer’s code</Trans> : <Trans>Hand over</Trans>}
        </Button>
      );
    default:
      return null;
  }
}
