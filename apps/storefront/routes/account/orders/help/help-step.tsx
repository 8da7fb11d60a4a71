import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth, timeOfDay } from 'app-kit/formats/clock.ts';
import type { OrderDetails } from 'market/orders/orders-history.contract';
import { minuteMilliseconds } from 'market/values/durations';
import type { ReactNode } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { useMarket } from '#features/config/use-market.ts';
import { CancelButton, RefundButton, ReorderButton, TrackLink } from '#features/orders/actions/order-buttons.tsx';
import { expectedTime } from '#features/orders/expected-time.ts';
import styles from './help-dialog.module.css';
import { type HelpTopic, waitsFor } from './help-topics.ts';
import { PeopleToAsk } from './people-to-ask.tsx';

interface StepProps {
  order: OrderDetails;
  onChanged: () => void;
}

/** What there is to know about one topic, and the next step; each has one. */
export function HelpStep({ topic, order, onChanged }: StepProps & { topic: HelpTopic }) {
  switch (topic) {
    case 'where':
      return (
        <Step order={order} says={<Where order={order} />}>
          <TrackLink orderId={order.id} />
        </Step>
      );
    case 'late':
      return (
        <Step order={order} says={<Late order={order} />} people="all">
          <TrackLink orderId={order.id} />
          {order.cancelable && <CancelButton order={order} />}
        </Step>
      );
    case 'payment':
      return (
        <Step order={order} says={<Trans>The store begins once it is paid. Nothing is lost: you can pay again.</Trans>}>
          <LinkButton to={`${href('/payment/result')}?flag=fail&order_id=${order.id}`} icon="wallet">
            <Trans>Pay now</Trans>
          </LinkButton>
        </Step>
      );
    case 'cancel':
      return (
        <Step
          order={order}
          says={<Trans>You can cancel as long as it is not confirmed. What you have paid goes back to you.</Trans>}
        >
          <CancelButton order={order} />
        </Step>
      );
    case 'no_cancel':
      return (
        <Step
          order={order}
          says={
            <Trans>
              It is confirmed, so you can no longer cancel it yourself. Ask whether it can still be stopped.
            </Trans>
          }
          people="all"
        />
      );
    case 'wrong_address':
      return <WrongAddress order={order} />;
    case 'items':
      return (
        <Step
          order={order}
          says={
            <Trans>Choose the items, say what was wrong and add photos. You see the amount before you send it.</Trans>
          }
        >
          <RefundButton order={order} onDone={onChanged} />
        </Step>
      );
    case 'not_arrived':
      return (
        <Step order={order} says={<NotArrived order={order} />} people="all">
          <RefundButton order={order} onDone={onChanged} />
        </Step>
      );
    case 'refund':
      return <Step order={order} says={<RefundState order={order} />} people="support" />;
    case 'too_late':
      return (
        <Step
          order={order}
          says={
            <Trans>
              Refunds are asked for within seven days of the delivery, and once. Our support can still help.
            </Trans>
          }
          people="support"
        />
      );
    case 'ended':
      return (
        <Step order={order} says={<Ended order={order} />} people="support">
          {order.can_reorder && <ReorderButton order={order} />}
        </Step>
      );
    case 'talk':
      return <PeopleToAsk order={order} />;
  }
}

interface StepParts {
  order: OrderDetails;
  says: ReactNode;
  /** Who can be asked as well. */
  people?: 'all' | 'support';
  children?: ReactNode;
}

function Step({ order, says, people, children }: StepParts) {
  return (
    <div className={styles.step}>
      <p>{says}</p>
      {children && <div className={styles.ways}>{children}</div>}
      {people && <PeopleToAsk order={order} isSupportAlone={people === 'support'} />}
    </div>
  );
}

function Where({ order }: { order: OrderDetails }) {
  const { i18n } = useLingui();
  const time = expectedTime(order, i18n.locale);
  return (
    <>
      <WaitsFor order={order} />{' '}
      {time &&
        (order.order_type === 'take_away' ? <Trans>Ready about {time}.</Trans> : <Trans>Arrives about {time}.</Trans>)}
    </>
  );
}

/** The promise, by how much it is missed, and why. */
function Late({ order }: { order: OrderDetails }) {
  const { i18n } = useLingui();
  const time = expectedTime(order, i18n.locale);
  const late = Date.now() - Date.parse(order.expected_at ?? '');
  const minutes = Math.max(1, Math.round(late / minuteMilliseconds));
  return (
    <>
      <Trans>
        It was expected at {time}, {minutes} min ago.
      </Trans>{' '}
      <WaitsFor order={order} />
    </>
  );
}

function WaitsFor({ order }: { order: OrderDetails }) {
  const storeName = order.store?.name ?? '';
  const courierName = order.delivery_man?.f_name ?? '';
  switch (waitsFor(order.order_status, order.order_type)) {
    case 'store':
      return order.order_status === 'pending' ? (
        <Trans>{storeName} has not confirmed it yet.</Trans>
      ) : (
        <Trans>{storeName} is still preparing it.</Trans>
      );
    case 'shopper':
      return <Trans>It is packed and waits for you at the counter.</Trans>;
    case 'delivery_man':
      return courierName && order.order_status !== 'handover' ? (
        <Trans>{courierName} is on the way.</Trans>
      ) : (
        <Trans>It is packed and waits for a rider.</Trans>
      );
    case 'market':
      return <Trans>We are looking for a rider.</Trans>;
  }
}

function WrongAddress({ order }: { order: OrderDetails }) {
  const address = (order.receiver_details ?? order.delivery_address)?.address ?? '';
  if (order.cancelable) {
    return (
      <Step
        order={order}
        says={
          <Trans>It goes to {address}. It is not confirmed yet: cancel it, and order again to the right address.</Trans>
        }
      >
        <CancelButton order={order} />
      </Step>
    );
  }
  return (
    <Step
      order={order}
      says={
        <Trans>
          It goes to {address}. Tell the rider or our support where you are; they see your order and can correct it.
        </Trans>
      }
      people="all"
    />
  );
}

function NotArrived({ order }: { order: OrderDetails }) {
  const at = order.delivered ? timeOfDay(new Date(order.delivered), order.time_zone) : '';
  return (
    <Trans>
      It was marked as delivered at {at}. Look at the door and ask at the gate. If it is not there, request your money
      back.
    </Trans>
  );
}

function RefundState({ order }: { order: OrderDetails }) {
  const { i18n } = useLingui();
  const at = order.refund_request?.requested_at;
  const day = at ? dayOfMonth(new Date(at), order.time_zone, i18n.locale) : '';
  if (order.refund_request?.state === 'waiting')
    return <Trans>You asked on {day}. It is being looked at; the answer shows on the page of the order.</Trans>;
  if (order.refund_request?.state === 'declined') return <Trans>It was declined. Our support can tell you why.</Trans>;
  return <Trans>It was refunded. The page of the order says how much, and where the money went.</Trans>;
}

function Ended({ order }: { order: OrderDetails }) {
  const { customer } = useMarket();
  const reason = order.cancel_reason;
  return (
    <>
      {order.order_status === 'failed' ? <Trans>The payment or the delivery did not succeed.</Trans> : reason}{' '}
      {order.payment_status === 'refunded' &&
        (customer ? (
          <Trans>What you had paid went back to you; your wallet lists it if you paid from it.</Trans>
        ) : (
          <Trans>What you had paid went back to you.</Trans>
        ))}
      {order.payment_status === 'unpaid' && <Trans>There is nothing to pay.</Trans>}
    </>
  );
}
