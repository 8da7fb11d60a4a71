import { Trans, useLingui } from '@lingui/react/macro';
import { dayAndTime, timeOfDay } from 'app-kit/formats/clock.ts';
import { isFinal } from 'market/orders/orders.rules';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { Suspense, useState } from 'react';
import { href, Link, useRevalidator } from 'react-router';
import { Button, LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { MediaFrame } from 'ui/media/media-frame.tsx';
import { ChatWithButton } from '#features/chat/chat-with.tsx';
import { useMoney } from '#features/config/use-money.ts';
import {
  CancelButton,
  RateLink,
  RefundButton,
  ReorderButton,
  TrackLink,
} from '#features/orders/actions/order-buttons.tsx';
import { useFreshOrder } from '#features/orders/actions/use-fresh-order.ts';
import { expectedTime } from '#features/orders/expected-time.ts';
import { OrderProgress, OrderStatusChip } from '#features/orders/order-status.tsx';
import { PrescriptionLink } from '#features/orders/prescription-link.tsx';
import { OrderRefunds } from '#features/orders/refund/order-refunds.tsx';
import { RefundRequestCard } from '#features/orders/refund/refund-request-card.tsx';
import { kindOfLine } from '#features/orders/use-bill-lines.tsx';
import { CounterCode } from '#features/orders/waiting/counter-code.tsx';
import { OrderPayment } from '#features/payments/order-payment.tsx';
import { HelpButton } from './help/help-button.tsx';
import { OrderCorrection } from './order-correction.tsx';
import { OrderPlaces } from './order-places.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderSteps } from './order-steps.tsx';
import styles from './orders.module.css';

const OrderChanges = lazyPart(async () => {
  const { OrderChanges } = await import('#features/orders/actions/order-changes.tsx');
  return { default: OrderChanges };
});

/** One whole order of the customer [ORD-05] [ORD-06]. */
export function OrderView({ order }: { order: OrderDetails | null }) {
  return order ? <KnownOrder first={order} /> : <UnknownOrder />;
}

function KnownOrder({ first }: { first: OrderDetails }) {
  const { order, read } = useFreshOrder(first);
  return (
    <>
      <Head order={order} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <StatusBanner order={order} />
          <Suspense>{order.changes.length > 0 && <OrderChanges order={order} onAnswered={read} />}</Suspense>
          {order.correction && <OrderCorrection order={order} correction={order.correction} />}
          {order.refund_request && <RefundRequestCard order={order} request={order.refund_request} />}
          {order.refunds.length > 0 && <OrderRefunds order={order} />}
          <Lines order={order} />
          <OrderActions order={order} />
          <OrderPlaces order={order} />
          {order.tip_until && order.tip_left > 0 && <Tip order={order} />}
        </div>
        <div className={styles.column}>
          <OrderReceipt order={order} />
          <OrderSteps order={order} />
        </div>
      </div>
    </>
  );
}

function UnknownOrder() {
  return (
    <EmptyState
      image="boxbig"
      title={<Trans>Order not found</Trans>}
      action={
        <LinkButton to={`${href('/profile')}?page=my-orders`}>
          <Trans>My orders</Trans>
        </LinkButton>
      }
    >
      <Trans>It is not among the orders of this account.</Trans>
    </EmptyState>
  );
}

function Head({ order }: { order: OrderDetails }) {
  const { t, i18n } = useLingui();
  const { id: orderId, store } = order;
  const placedAt = dayAndTime(new Date(order.created_at), order.time_zone, i18n.locale);
  return (
    <header className={styles.head}>
      <Link to={`${href('/profile')}?page=my-orders`} aria-label={t`My orders`} className={styles.back}>
        <Icon name="arrow-left" />
      </Link>
      <div className={styles.grow}>
        <h1 className={styles.title}>
          <Trans>Order #{orderId}</Trans>
        </h1>
        <p className={styles.muted}>
          <bdi>{placedAt}</bdi>
          {store && (
            <>
              {' · '}
              <Link to={href('/store/:slugOrId', { slugOrId: store.slug })}>{store.name}</Link>
            </>
          )}
        </p>
      </div>
      <OrderStatusChip status={order.order_status} />
    </header>
  );
}

const TipLater = lazyPart(async () => ({ default: (await import('#features/orders/tip/tip-later.tsx')).TipLater }));

function Tip({ order }: { order: OrderDetails }) {
  const { revalidate } = useRevalidator();
  return (
    <Suspense fallback={<Skeleton shape="block" className={styles.tip} />}>
      <TipLater order={order} onGiven={() => void revalidate()} />
    </Suspense>
  );
}

/** The state of the order, in a sentence. */
function StatusBanner({ order }: { order: OrderDetails }) {
  const money = useMoney(order.currency);
  const at = (moment: string | null) => (moment ? timeOfDay(new Date(moment), order.time_zone) : '');
  const [deliveredAt, canceledAt, failedAt] = [at(order.delivered), at(order.canceled), at(order.failed)];
  const [reason, refundReason, amount] = [order.cancel_reason, order.refund_reason, money(order.order_amount)];
  switch (order.order_status) {
    case 'delivered':
      // Of take away that was not fetched it says why it is over.
      if (reason) {
        return (
          <BannerNote tone="warn" icon="clock-4">
            {reason}
          </BannerNote>
        );
      }
      return (
        <BannerNote tone="ok" icon="package-check">
          <b>
            <Trans>Handed to you at {deliveredAt}.</Trans>
          </b>{' '}
          {refundReason && !order.refund_request && <Trans>A refund was requested and declined.</Trans>}
        </BannerNote>
      );
    case 'canceled':
      return (
        <BannerNote tone="bad" icon="circle-x">
          <b>
            <Trans>Canceled at {canceledAt}.</Trans>
          </b>{' '}
          {reason} {order.payment_status === 'refunded' && <Trans>What you had paid went back to you.</Trans>}
        </BannerNote>
      );
    case 'failed':
      return (
        <BannerNote tone="bad" icon="circle-x">
          <b>
            <Trans>This order failed at {failedAt}.</Trans>
          </b>
        </BannerNote>
      );
    case 'refund_requested':
      return (
        <BannerNote tone="warn" icon="receipt-text">
          <Trans>A refund was asked for.</Trans> {refundReason}
        </BannerNote>
      );
    case 'refunded':
      return (
        <BannerNote tone="ok" icon="wallet">
          <Trans>{amount} was paid back.</Trans> {refundReason}
        </BannerNote>
      );
    default:
      return <Running order={order} />;
  }
}

function Running({ order }: { order: OrderDetails }) {
  const { i18n } = useLingui();
  const time = expectedTime(order, i18n.locale);
  return (
    <div className={styles.card}>
      <OrderProgress status={order.order_status} />
      {order.counter && <CounterCode counter={order.counter} />}
      {order.awaits_payment ? (
        <p>
          <Trans>The store begins once it is paid.</Trans>
        </p>
      ) : (
        time && (
          <p>
            {order.order_type === 'take_away' ? (
              <Trans>Ready about {time}.</Trans>
            ) : (
              <Trans>Arrives about {time}.</Trans>
            )}
          </p>
        )
      )}
    </div>
  );
}

const shownLines = 3;

function Lines({ order }: { order: OrderDetails }) {
  const [isWhole, setIsWhole] = useState(order.lines.length <= shownLines + 1);
  const hidden = order.lines.length - shownLines;
  if (order.lines.length === 0) return null;
  return (
    <div className={styles.card} data-module={order.module_type}>
      <ul className={styles.lines}>
        {order.lines.slice(0, isWhole ? undefined : shownLines).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one item, and none keeps any state
          <li key={index}>
            <Line line={line} currency={order.currency} />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p className={styles.hiddenLines}>
          <span className={styles.muted}>
            <Trans>{hidden} more lines</Trans>
          </span>
          <Button kind="text" size="small" onClick={() => setIsWhole(true)}>
            <Trans>Show all</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}

/** The parts of the sum are below it, so that it can be verified. */
function Line({ line, currency }: { line: OrderDetails['lines'][number]; currency: string }) {
  const money = useMoney(currency);
  const kind = kindOfLine(line);
  return (
    <div className={styles.line}>
      <MediaFrame shape="small" src={line.image_full_url} alt="" sizes="64px" className={styles.picture} />
      <div className={styles.grow}>
        <b className={styles.lineName}>{line.name}</b>
        {kind && <p className={styles.muted}>{kind}</p>}
      </div>
      <div className={styles.sum}>
        <b>
          <bdi>{money(line.total_price)}</bdi>
        </b>
        <p className={styles.muted}>
          <bdi>
            {line.quantity} × {money(line.price)}
          </bdi>
        </p>
        {line.add_on_total > 0 && (
          <p className={styles.muted}>
            <Trans>Add-ons</Trans> <bdi>{money(line.add_on_total)}</bdi>
          </p>
        )}
        {line.discount > 0 && (
          <p className={styles.muted}>
            <Trans>Discount</Trans> <bdi dir="ltr">{money(-line.discount)}</bdi>
          </p>
        )}
      </div>
    </div>
  );
}

/** The actions that the order allows now, the most likely one first. */
function OrderActions({ order }: { order: OrderDetails }) {
  const { revalidate } = useRevalidator();
  const isOver = isFinal(order.order_status);
  return (
    <div className={styles.allActions}>
      <PrescriptionLink order={order} />
      {order.awaits_payment && <OrderPayment orderId={order.id} onChanged={revalidate} />}
      {!isOver && !order.awaits_payment && <TrackLink orderId={order.id} />}
      {order.can_reorder && <ReorderButton order={order} kind={isOver ? 'brand' : 'outline'} />}
      {order.order_status === 'delivered' && <RateLink orderId={order.id} />}
      {order.store && (
        <ChatWithButton party={{ ...order.store, type: 'store' }} from="order" kind="outline">
          <Trans>Chat with store</Trans>
        </ChatWithButton>
      )}
      {order.refundable && <RefundButton order={order} onDone={() => void revalidate()} />}
      {order.cancelable && <CancelButton order={order} />}
      <HelpButton order={order} onChanged={() => void revalidate()} />
    </div>
  );
}
