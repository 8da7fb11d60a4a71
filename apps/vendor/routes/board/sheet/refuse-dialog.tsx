import { Trans, useLingui } from '@lingui/react/macro';
import { everyStoreReason, type StoreReason } from 'market/orders/orders-board.rules';
import { AskReason } from '../../../features/orders/ask-reason.tsx';
import { useOrderMoney } from '../order-money.ts';
import type { ShownOrder } from '../use-store-board.ts';

export interface RefuseDialogProps {
  order: ShownOrder;
  onClose: () => void;
  /** The text is of the reason `other`. */
  onGive: (reason: StoreReason, text: string) => void;
}

/** Asks why a store refuses or cancels an order; the customer reads it [STO-013]. */
export function RefuseDialog({ order, onClose, onGive }: RefuseDialogProps) {
  const { t } = useLingui();
  const sum = useOrderMoney()(order);
  const name = <bdi>{order.customer_name}</bdi>;
  const isNew = order.order_status === 'pending';
  const { code } = order;
  const words: Record<StoreReason, string> = {
    item_out: t`An item is sold out`,
    too_busy: t`We’re too busy`,
    closing: t`We’re closing`,
    note_impossible: t`We can’t do what the note asks`,
    address: t`We can’t deliver to this address`,
    suspicious: t`The order looks suspicious`,
    other: t`Something else`,
  };
  return (
    <AskReason
      title={isNew ? t`Refuse order ${code}?` : t`Cancel order ${code}?`}
      line={
        order.payment === 'paid' ? (
          <Trans>
            {name} reads the reason and gets {sum} back.
          </Trans>
        ) : (
          <Trans>{name} reads the reason.</Trans>
        )
      }
      reasons={everyStoreReason}
      words={words}
      yes={isNew ? <Trans>Refuse order</Trans> : <Trans>Cancel order</Trans>}
      onClose={onClose}
      onGive={onGive}
    />
  );
}
