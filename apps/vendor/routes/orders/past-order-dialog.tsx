import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { BoardOrder } from 'market/orders/orders.vendor.contract';
import { LinkButton } from 'ui/buttons/button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { boardCalls } from '../board/board-query.ts';
import { OrderStory } from '../board/sheet/order-story.tsx';
import { OrderSums } from '../board/sheet/order-sums.tsx';
import styles from './vendor-orders-page.module.css';

export interface PastOrderDialogProps {
  storeId: number;
  orderId: string;
  onClose: () => void;
}

/** An order that is off the board: what was in it, what was paid, and what happened [STO-042]. */
export function PastOrderDialog({ storeId, orderId, onClose }: PastOrderDialogProps) {
  const { t } = useLingui();
  const { data, error } = useQuery({
    queryKey: ['store-order', storeId, orderId],
    queryFn: ({ signal }) => boardCalls.show({ params: { store_id: storeId, order_id: orderId }, signal }),
  });
  return (
    <Dialog kind="drawer" title={t`Order ${orderId}`} width={560} onClose={onClose}>
      {data && <Whole storeId={storeId} order={data.order} />}
      {!data && error && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
    </Dialog>
  );
}

function Whole({ storeId, order }: { storeId: number; order: BoardOrder }) {
  const shown = { ...order, column: 'gone' as const, waiting: undefined, busyMinutes: 0 };
  return (
    <div className={styles.whole}>
      <p>
        <bdi>{order.customer_name}</bdi>
        {order.cancel_reason && (
          <>
            {' · '}
            <bdi>{order.cancel_reason}</bdi>
          </>
        )}
      </p>
      <ul className={styles.lines}>
        {order.lines.map(({ line_number: number, name, quantity, variation, choices, add_ons: addOns }) => (
          <li key={number}>
            <b>{quantity}×</b> <bdi>{variation ? `${name}, ${variation}` : name}</bdi>
            <span className={styles.quiet}>
              {[...choices.map(({ labels }) => labels.join(', ')), ...addOns.map((addOn) => addOn.name)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {order.order_note && (
        <p className={styles.quiet}>
          <Trans>Note</Trans>: <bdi>{order.order_note}</bdi>
        </p>
      )}
      <OrderSums order={shown} />
      <OrderStory storeId={storeId} order={shown} />
      <LinkButton kind="text" size="small" icon="circle-alert" to={`/complaints?store=${storeId}&order=${order.id}`}>
        <Trans>Report a person</Trans>
      </LinkButton>
    </div>
  );
}
