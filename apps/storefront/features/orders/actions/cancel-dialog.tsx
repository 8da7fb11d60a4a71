import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from 'ui/feedback/toast.ts';
import { useMoney } from '#features/config/use-money.ts';
import { cancelOrder } from '../order-history-calls.ts';
import { ReasonDialog } from './reason-dialog.tsx';

export interface OrderToEnd {
  id: string;
  storeName: string;
  currency: string;
  /** What has been paid already, decimals of the currency. */
  paid: number;
}

export interface EndDialogProps {
  order: OrderToEnd;
  /** The order has changed. */
  onDone: () => void;
  onClose: () => void;
}

/** Asks why an order is canceled, and cancels it [ORD-07] [ORD-10]. */
export function CancelDialog({ order, onDone, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const money = useMoney(order.currency);
  const { id: orderId, storeName } = order;
  const amount = money(order.paid);
  const cancel = async (reason: string) => {
    await cancelOrder(orderId, reason);
    toast({ text: t`Order canceled.`, tone: 'ok' });
    onDone();
  };
  return (
    <ReasonDialog
      title={t`Cancel order #${orderId}?`}
      note={order.paid > 0 && <Trans>{amount} goes back to you.</Trans>}
      cancelLabel={<Trans>Keep order</Trans>}
      confirmLabel={<Trans>Cancel order</Trans>}
      onConfirm={cancel}
      onClose={onClose}
    >
      {storeName ? (
        <Trans>{storeName} has not confirmed it yet, so it costs nothing. Tell them why:</Trans>
      ) : (
        <Trans>It has not been confirmed yet, so it costs nothing. Tell us why:</Trans>
      )}
    </ReasonDialog>
  );
}
