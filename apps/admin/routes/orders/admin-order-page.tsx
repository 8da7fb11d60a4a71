import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { LoadingScreen, MissingPage, UnreachableScreen } from 'app-kit/screens/screens.tsx';
import { CallRefused } from 'market/calls/client';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import { deliveryStatuses } from 'market/orders/orders-delivery.rules';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { adminCalls, orderQuery, showChangedOrder } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { OrderLedgerCard } from '../money/ledger/order-ledger-card.tsx';
import styles from './admin-orders.module.css';
import { CustomerRequestCard } from './customer-request-card.tsx';
import { DispatchCard } from './dispatch-card.tsx';
import { DoorCodeNote } from './door-code-note.tsx';
import { DoorPhotoNote } from './door-photo-note.tsx';
import { GivenRefunds } from './given-refunds.tsx';
import { MessagesCard } from './messages/messages-card.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderLines } from './order-lines.tsx';
import { actorName, OrderState, paymentTexts } from './order-texts.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { RefundCard } from './refund-card.tsx';

const BundleCard = lazy(async () => ({ default: (await import('./bundles/bundle-card.tsx')).BundleCard }));

/** One order with everything that has happened to it [OPS-013]. */
export function AdminOrderPage() {
  const { t } = useLingui();
  const { order: id = '' } = useParams();
  return (
    <OperatorOnly permission="ops.live" title={t`Order`}>
      {/^\d{1,20}$/.test(id) ? <KnownOrder key={id} id={id} /> : <MissingPage />}
    </OperatorOnly>
  );
}

function KnownOrder({ id }: { id: string }) {
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const mayRefund = permissions.includes('ops.refund');
  const { data: order, error, isError, refetch } = useQuery(orderQuery(id));
  if (error instanceof CallRefused && error.status === 404) return <MissingPage />;
  if (!order) return isError ? <UnreachableScreen onRetry={() => void refetch()} /> : <LoadingScreen />;
  return (
    <>
      <OrderHead order={order} />
      <DoorCodeNote order={order} />
      <DoorPhotoNote order={order} />
      <OrderFacts order={order} />
      <div className={desk.columns}>
        <OrderTimeline order={order} />
        <div className={desk.stack}>
          <OrderLines order={order} />
          {order.order_type === 'delivery' && <DispatchCard order={order} />}
          {isRidden(order) && permissions.includes('ops.dispatch') && (
            <Suspense>
              <BundleCard order={order} />
            </Suspense>
          )}
          <OrderActions order={order} />
          {permissions.includes('ops.support') && <MessagesCard order={order} />}
          {order.refunds.length > 0 && <GivenRefunds order={order} />}
          {permissions.includes('ops.ledger') && <OrderLedgerCard orderId={order.id} />}
          {order.refund_request && <CustomerRequestCard order={order} request={order.refund_request} />}
          {order.refundable && mayRefund && <RefundCard order={order} refundable={order.refundable} />}
        </div>
      </div>
    </>
  );
}

function isRidden({ courier, order_status: status }: AdminOrder): boolean {
  return courier !== null && deliveryStatuses.some((one) => one === status);
}

function OrderHead({ order }: { order: AdminOrder }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const [isCanceling, setIsCanceling] = useState(false);
  const { id, version, late_minutes: late, cancel_reason: reason, canceled_by: by } = order;
  const who = by && actorName(by);
  return (
    <>
      <div className={desk.head}>
        <div className={desk.titles}>
          <Link to="/orders" className={desk.line}>
            <Trans>Orders</Trans>
          </Link>
          <h1 className={desk.title}>
            <bdi dir="ltr">#{id}</bdi>
          </h1>
          <span className={desk.states}>
            <OrderState status={order.order_status} />
            {late !== null && (
              <Chip tone="bad" icon="clock-4">
                <Trans>{late} min late</Trans>
              </Chip>
            )}
          </span>
        </div>
        {order.may_cancel && permissions.includes('ops.orders') && (
          <Button kind="outline" icon="x" onClick={() => setIsCanceling(true)}>
            <Trans>Cancel this order</Trans>
          </Button>
        )}
      </div>
      {reason && (
        <BannerNote tone="warn">
          <Trans>
            Canceled by {who}: {reason}
          </Trans>
        </BannerNote>
      )}
      {isCanceling && (
        <AskReasonDialog
          title={t`Cancel order ${id}?`}
          description={<CancelLine order={order} />}
          hint={<Trans>The customer and the store read it.</Trans>}
          confirmLabel={<Trans>Cancel this order</Trans>}
          onClose={() => setIsCanceling(false)}
          send={async (words) => {
            const sent = { params: { order_id: id }, body: { version, reason: words } };
            try {
              await showChangedOrder(queries, await adminCalls.orders.cancel(sent));
              toast({ text: t`Order ${id} is canceled`, tone: 'ok' });
            } catch (error) {
              void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey });
              throw error;
            } finally {
              void queries.invalidateQueries({ queryKey: ['admin', 'orders'] });
            }
          }}
        />
      )}
    </>
  );
}

/** What a cancellation does: the money, the goods, and the rider who has them. */
function CancelLine({ order }: { order: AdminOrder }) {
  const isPaid = order.payment_status === 'paid' || order.sums.wallet_paid > 0;
  return (
    <>
      {isPaid ? <Trans>What was paid goes back.</Trans> : <Trans>Nothing was paid yet.</Trans>}{' '}
      <Trans>Items with a stock count as unsold again.</Trans>{' '}
      {order.order_status === 'picked_up' && <Trans>The rider has it in the bag: call first.</Trans>}
    </>
  );
}

function OrderFacts({ order }: { order: AdminOrder }) {
  const amountText = useAmountText();
  const { store, courier, time_zone: zone, expected_at: expected, ready_at: ready } = order;
  const timeOf = (at: string) => <bdi dir="ltr">{timeOfDay(new Date(at), zone)}</bdi>;
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  return (
    <dl className={styles.facts}>
      <Fact name={<Trans>Customer</Trans>} line={<bdi dir="ltr">{order.customer_phone}</bdi>}>
        <bdi>{order.customer_name}</bdi>
      </Fact>
      <Fact name={<Trans>Store</Trans>} line={order.zone_name}>
        {store && permissions.includes('ops.stores') ? (
          <Link to={`/stores/${store.id}`}>{store.name}</Link>
        ) : (
          (store?.name ?? <Trans>Parcel</Trans>)
        )}
      </Fact>
      <Fact name={<Trans>Rider</Trans>} line={order.city}>
        {courier && permissions.includes('ops.couriers') ? (
          <Link to={`/riders/${courier.id}`}>{courier.name}</Link>
        ) : (
          (courier?.name ?? '–')
        )}
      </Fact>
      <Fact name={<Trans>At the door</Trans>} line={order.address}>
        {order.order_type === 'take_away' ? (
          ready ? (
            <Trans>Fetched, ready {timeOf(ready)}</Trans>
          ) : (
            <Trans>Fetched</Trans>
          )
        ) : expected ? (
          timeOf(expected)
        ) : (
          '–'
        )}
      </Fact>
      <Fact name={<Trans>Total</Trans>} line={paymentTexts(order)}>
        {amountText(order.total, order.currency)}
      </Fact>
    </dl>
  );
}

function Fact({ name, line, children }: { name: ReactNode; line: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={desk.line}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={desk.line}>{line}</dd>
    </div>
  );
}
