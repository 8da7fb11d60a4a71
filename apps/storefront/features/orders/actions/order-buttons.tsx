import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedOrder, OrderDetails } from 'market/orders/orders-history.contract';
import { Suspense, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import { Button, type ButtonProps, LinkButton } from 'ui/buttons/button.tsx';
import { lazyPart } from 'ui/layout/lazy-part.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import type { Reordered } from '../order-history-calls.ts';
import type { OrderToEnd } from './cancel-dialog.tsx';

type AnyOrder = ListedOrder | OrderDetails;

const CancelDialog = lazyPart(async () => {
  const { CancelDialog } = await import('./cancel-dialog.tsx');
  return { default: CancelDialog };
});
const RefundDialog = lazyPart(async () => {
  const { RefundDialog } = await import('../refund/refund-dialog.tsx');
  return { default: RefundDialog };
});
const ReorderChanges = lazyPart(async () => {
  const { ReorderChanges } = await import('../reorder-changes.tsx');
  return { default: ReorderChanges };
});

function toEnd(order: AnyOrder): OrderToEnd {
  const { id, currency, payment_status: status, order_amount: amount } = order;
  const paid = status === 'paid' ? amount : walletPartOf(order);
  return { id, currency, storeName: order.store?.name ?? '', paid };
}

function walletPartOf(order: AnyOrder): number {
  return 'wallet_paid' in order ? order.wallet_paid : 0;
}

/** Leads to the question why an order is canceled [ORD-07] [ORD-12]. */
export function CancelButton({ order, ...look }: { order: AnyOrder } & Pick<ButtonProps, 'size'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <Button kind="outline" icon="x" {...look} aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Trans>Cancel order</Trans>
      </Button>
      <Suspense>
        {isAsking && (
          <CancelDialog order={toEnd(order)} onDone={() => void revalidate()} onClose={() => setIsAsking(false)} />
        )}
      </Suspense>
    </>
  );
}

export function RefundButton({ order, onDone }: { order: OrderDetails; onDone: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button kind="outline" icon="receipt-text" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Trans>Request a refund</Trans>
      </Button>
      <Suspense>
        {isAsking && <RefundDialog order={order} onDone={onDone} onClose={() => setIsAsking(false)} />}
      </Suspense>
    </>
  );
}

/** One tap: what can be had is in the cart, and what differs is shown. */
export function ReorderButton({
  order,
  kind = 'soft',
  size,
}: { order: AnyOrder } & Pick<ButtonProps, 'kind' | 'size'>) {
  const { i18n } = useLingui();
  const [isBusy, setIsBusy] = useState(false);
  const [reordered, setReordered] = useState<Reordered>();
  const again = async () => {
    setIsBusy(true);
    try {
      const { orderAgain } = await import('../order-again.ts');
      const { id, module_type: moduleType, module_id: moduleId } = order;
      await orderAgain({ id, moduleId, moduleType, storeName: order.store?.name ?? '' }, setReordered);
    } catch (error) {
      showFault(error, i18n, () => void again());
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button kind={kind} size={size} icon="rotate-ccw" isLoading={isBusy} onClick={() => void again()}>
        <Trans>Reorder</Trans>
      </Button>
      <Suspense>
        {reordered && <ReorderChanges reordered={reordered} onClose={() => setReordered(undefined)} />}
      </Suspense>
    </>
  );
}

/** Where an order of the caller is tracked. */
export function trackingPath(orderId: string): string {
  return `${href('/track-order')}?order_id=${orderId}`;
}

export function TrackLink({ orderId, size }: { orderId: string } & Pick<ButtonProps, 'size'>) {
  return (
    <LinkButton to={trackingPath(orderId)} icon="map-pin" size={size}>
      <Trans>Track</Trans>
    </LinkButton>
  );
}

/** Short beside other actions of a card. */
export function RateLink({ orderId, isShort = false }: { orderId: string; isShort?: boolean }) {
  return (
    <LinkButton
      to={href('/rate-and-review/:orderId', { orderId })}
      kind="outline"
      size={isShort ? 'small' : 'medium'}
      icon="star"
    >
      {isShort ? <Trans>Rate</Trans> : <Trans>Rate and review</Trans>}
    </LinkButton>
  );
}
