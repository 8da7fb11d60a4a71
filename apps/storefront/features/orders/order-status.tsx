import { Trans } from '@lingui/react/macro';
import { type OrderStatus, trackingStep, trackingSteps } from 'market/orders/orders.rules';
import type { ReactNode } from 'react';
import { Chip, type ChipProps } from 'ui/buttons/chip.tsx';
import styles from './order-status.module.css';

const tones: Record<OrderStatus, ChipProps['tone']> = {
  pending: 'warn',
  confirmed: 'info',
  processing: 'info',
  handover: 'info',
  picked_up: 'brand',
  delivered: 'ok',
  canceled: 'plain',
  failed: 'bad',
  refund_requested: 'warn',
  refunded: 'ok',
};

/** The state of an order in a word or two; what happens in the kitchen is 'Order Confirmed' [TRK-07] to [TRK-10]. */
export function OrderStatusChip({ status }: { status: OrderStatus }) {
  return (
    <Chip tone={tones[status]} className={styles.chip}>
      <StatusName status={status} />
    </Chip>
  );
}

function StatusName({ status }: { status: OrderStatus }): ReactNode {
  switch (status) {
    case 'pending':
      return <Trans>Order Placed</Trans>;
    case 'picked_up':
      return <Trans>On the Way</Trans>;
    case 'delivered':
      return <Trans>Delivered</Trans>;
    case 'canceled':
      return <Trans>Canceled</Trans>;
    case 'failed':
      return <Trans>Failed</Trans>;
    case 'refund_requested':
      return <Trans>Refund requested</Trans>;
    case 'refunded':
      return <Trans>Refunded</Trans>;
    default:
      return <Trans>Order Confirmed</Trans>;
  }
}

/** The progress of a running order, as four bars; the chip beside it has the same in words. */
export function OrderProgress({ status }: { status: OrderStatus }) {
  const reached = trackingSteps.indexOf(trackingStep(status) ?? 'pending');
  return (
    <div className={styles.bars} aria-hidden="true">
      {trackingSteps.map((step, index) => (
        <i key={step} className={index < reached ? styles.past : index === reached ? styles.present : undefined} />
      ))}
    </div>
  );
}
