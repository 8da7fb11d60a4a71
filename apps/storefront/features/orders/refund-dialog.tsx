import { Trans, useLingui } from '@lingui/react/macro';
import { toast } from 'ui/feedback/toast.ts';
import { useMoney } from '#features/config/use-money.ts';
import type { EndDialogProps } from './cancel-dialog.tsx';
import { requestRefund } from './order-history-calls.ts';
import { ReasonDialog } from './reason-dialog.tsx';

/** Requests a refund of a delivered order; the seller decides. */
export function RefundDialog({ order, onDone, onClose }: EndDialogProps) {
  const { t } = useLingui();
  const money = useMoney(order.currency);
  const { id: orderId, storeName } = order;
  const amount = money(order.paid);
  const ask = async (reason: string) => {
    await requestRefund(orderId, reason);
    toast({ text: t`Refund requested.`, tone: 'ok' });
    onDone();
  };
  return (
    <ReasonDialog
      action="refund"
      title={t`Request a refund`}
      note={<Trans>If they agree, {amount} goes back to you.</Trans>}
      no={<Trans>Not now</Trans>}
      yes={<Trans>Request a refund</Trans>}
      onYes={ask}
      onClose={onClose}
    >
      {storeName ? (
        <Trans>
          {storeName} looks at it. Tell them what was wrong with order #{orderId}:
        </Trans>
      ) : (
        <Trans>We look at it. Tell us what was wrong with order #{orderId}:</Trans>
      )}
    </ReasonDialog>
  );
}
