import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { AdminOrder } from 'market/orders/orders.admin.contract';
import type { ReactNode } from 'react';
import { toast } from 'ui/feedback/toast.ts';
import { adminCalls, orderQuery, showChangedOrder } from '../../layout/admin-calls.ts';
import { AskReasonDialog } from '../../layout/ask-reason-dialog.tsx';
import { statusName } from './order-texts.tsx';

export interface MoveOrderDialogProps {
  order: AdminOrder;
  move: AdminOrder['moves'][number];
  onClose: () => void;
}

/** Asks why an order is moved by hand, and says what the ledger will have [OPS-036]. */
export function MoveOrderDialog({ order: { id, version }, move: { to, books }, onClose }: MoveOrderDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const lines: Record<typeof books, ReactNode> = {
    nothing: <Trans>The books stay as they are.</Trans>,
    cash_collected: <Trans>The books will have the cash as collected.</Trans>,
    order_refunded: <Trans>The books will have the whole order as refunded.</Trans>,
  };
  const name = statusName(to);
  return (
    <AskReasonDialog
      title={t`Move order ${id} by hand?`}
      description={
        <>
          <Trans>It will be: {name}.</Trans> {lines[books]}
        </>
      }
      confirmLabel={<Trans>Move it</Trans>}
      onClose={onClose}
      send={async (reason) => {
        try {
          const fresh = await adminCalls.orders.move({ params: { order_id: id }, body: { version, to, reason } });
          await showChangedOrder(queries, fresh);
          toast({ text: t`Order ${id} is moved`, tone: 'ok' });
        } catch (error) {
          void queries.invalidateQueries({ queryKey: orderQuery(id).queryKey });
          throw error;
        }
      }}
    />
  );
}
