import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CallRefused } from 'market/calls/client';
import type { PrescriptionOrder } from 'market/orders/prescriptions/orders-prescription.contract';
import { Suspense } from 'react';
import { href } from 'react-router';
import { LinkButton } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { Monogram } from 'ui/media/monogram.tsx';
import { revalidateUnlessSheet } from '#browser/sheet-moves.ts';
import type { PageHandle } from '#features/config/page-handle.ts';
import { useMarket } from '#features/config/use-market.ts';
import { PrescriptionSteps } from '#features/orders/prescription-steps.tsx';
import { OrderPayment } from '#features/payments/order-payment.tsx';
import { apiFor } from '../../../server/api-client.server.ts';
import styles from '../checkout-page.module.css';
import { HowToPay } from '../choices/how-to-pay.tsx';
import type { ProviderMethod } from '../choices/payment-methods.ts';
import type { Route } from './+types/prescription-order-page';
import { PrescriptionBill } from './prescription-bill.tsx';
import { SentPictures } from './sent-pictures.tsx';
import { usePrescription } from './use-prescription.tsx';

const PharmacistQuestion = lazyPart(async () => ({
  default: (await import('./pharmacist-question.tsx')).PharmacistQuestion,
}));

export const shouldRevalidate = revalidateUnlessSheet;

/** An order of the caller; any other is not found. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = apiFor(context, request);
  try {
    const [order, methods] = await Promise.all([
      api.orders.prescription({ query: { order_id: params.id } }),
      api.payments.ways({ query: { limit: 100 } }).then(({ ways: methods }) => methods),
    ]);
    return { order, methods };
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status >= 500) throw error;
    return { order: null, methods: [] };
  }
}

export const handle = { title: ({ i18n }) => i18n._(msg`Prescription order`) } satisfies PageHandle;

export default function PrescriptionOrderPage({ loaderData: { order, methods } }: Route.ComponentProps) {
  const { t } = useLingui();
  const { businessName } = useMarket();
  const title = t`Prescription order`;
  return (
    <main className={styles.page} id="main" data-module="pharmacy">
      <title>{`${title} · ${businessName}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className={styles.heading}>{title}</h1>
      {order ? <Followed key={order.order_id} first={order} methods={methods} /> : <Unknown />}
    </main>
  );
}

function Followed({ first, methods }: { first: PrescriptionOrder; methods: ProviderMethod[] }) {
  const prescription = usePrescription(first, methods);
  const { order, paying, ask } = prescription;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <section className={styles.card}>
          <h2 className={styles.title}>
            <Headline order={order} />
          </h2>
          <Explanation order={order} />
          {!isOff(order) && <PrescriptionSteps reached={reachedSteps(order)} />}
          {order.question && (
            <Suspense>
              <PharmacistQuestion
                key={order.question.text}
                orderId={order.order_id}
                question={order.question}
                onAnswered={prescription.takeAnswer}
              />
            </Suspense>
          )}
          {order.awaits_payment && <OrderPayment orderId={order.order_id} onChanged={ask} />}
          {isAtWork(order) && (
            <LinkButton kind="soft" icon="map-pinned" to={`${href('/track-order')}?order_id=${order.order_id}`}>
              <Trans>Track Order</Trans>
            </LinkButton>
          )}
        </section>
        {order.agree_until && <HowToPay checkout={paying} />}
        <section className={styles.card}>
          <h2 className={styles.title}>
            <Trans>Pharmacy</Trans>
          </h2>
          <div className={styles.store}>
            <Monogram letters={order.store.monogram} colour={order.store.colours[0]} />
            <div className={styles.name}>
              <b>
                <bdi>{order.store.name}</bdi>
              </b>
              <p className={styles.small}>
                <bdi>{order.store.address}</bdi>
              </p>
            </div>
          </div>
        </section>
        <SentPictures order={order} />
      </div>
      <PrescriptionBill prescription={prescription} />
    </div>
  );
}

function Headline({ order }: { order: PrescriptionOrder }) {
  if (order.order_status === 'canceled' && order.canceled_by === 'store') {
    return <Trans>The pharmacy could not fill it</Trans>;
  }
  if (order.order_status === 'canceled') return <Trans>This order was canceled</Trans>;
  if (order.order_status === 'failed') return <Trans>This order was not paid in time</Trans>;
  if (order.order_status === 'picked_up') return <Trans>On the Way</Trans>;
  if (order.order_status === 'delivered') return <Trans>Delivered</Trans>;
  if (order.prescription === 'sent') return <Trans>The pharmacist is reading it</Trans>;
  if (order.prescription === 'quoted') return <Trans>Your price is here</Trans>;
  return <Trans>You agreed to the price</Trans>;
}

function Explanation({ order }: { order: PrescriptionOrder }) {
  const { order_id: orderId, order_status, prescription, awaits_payment: isUnpaid } = order;
  const isRefused = order_status === 'canceled' && order.canceled_by === 'store' && prescription !== 'agreed';
  const reason = isRefused ? order.cancel_reason : null;
  return (
    <>
      <p className={styles.small}>
        <Trans>
          Order <bdi dir="ltr">#{orderId}</bdi>
        </Trans>
      </p>
      {reason && (
        <BannerNote tone="bad">
          <p>
            <bdi>{reason}</bdi>
          </p>
          <p>
            <Trans>You pay nothing.</Trans>
          </p>
        </BannerNote>
      )}
      {order.pharmacy_note !== '' && (
        <BannerNote tone="info" icon="notebook-pen">
          <b>
            <Trans>From the pharmacist</Trans>
          </b>
          <p>
            <bdi>{order.pharmacy_note}</bdi>
          </p>
        </BannerNote>
      )}
      {order_status === 'pending' && prescription === 'sent' && (
        <BannerNote tone="info">
          <Trans>You pay nothing before you have seen the price and agreed to it.</Trans>
        </BannerNote>
      )}
      {isUnpaid && (
        <BannerNote tone="warn">
          <Trans>The store begins once it is paid.</Trans>
        </BannerNote>
      )}
    </>
  );
}

function isOff({ order_status: status }: PrescriptionOrder): boolean {
  return status === 'canceled' || status === 'failed';
}

function isAtWork(order: PrescriptionOrder): boolean {
  return order.prescription === 'agreed' && !order.awaits_payment && !isOff(order);
}

function reachedSteps({ order_status: status, prescription, awaits_payment: isUnpaid }: PrescriptionOrder) {
  if (prescription === 'sent') return 'read';
  if (prescription === 'quoted' || isUnpaid) return 'agree';
  return status === 'delivered' ? 'done' : 'bring';
}

function Unknown() {
  return (
    <EmptyState
      image="artem"
      title={<Trans>Order not found</Trans>}
      action={
        <LinkButton to={href('/home')}>
          <Trans>Start shopping</Trans>
        </LinkButton>
      }
    />
  );
}
