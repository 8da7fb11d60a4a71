import { Trans, useLingui } from '@lingui/react/macro';
import type { ListedOrder } from 'market/orders/orders-history.contract';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { ConfirmDialog } from 'ui/overlays/confirm-dialog.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { OrderCard } from '../account/orders/order-card.tsx';
import styles from './tracking.module.css';

/** What a guest has ordered on this device, the newest first; each can be removed from the device. */
export function DeviceOrders({ orders }: { orders: ListedOrder[] }) {
  return (
    <section aria-labelledby="device-orders" className={styles.deviceOrders}>
      <h2 id="device-orders" className={styles.subheading}>
        <Trans>Orders on this device</Trans>
      </h2>
      <p className={styles.muted}>
        <Trans>Only this browser shows them. Sign in when you order, and you find your orders on any device.</Trans>
      </p>
      <ul className={styles.deviceCards}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} isGuest>
              <ForgetButton orderId={order.id} />
            </OrderCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ForgetButton({ orderId }: { orderId: string }) {
  const { t, i18n } = useLingui();
  const { revalidate } = useRevalidator();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const forget = async () => {
    setIsBusy(true);
    try {
      const { forgetOrder } = await import('#features/orders/order-history-calls.ts');
      await forgetOrder(orderId);
      toast({ text: t`Order #${orderId} is no longer on this device.`, tone: 'ok' });
      await revalidate();
    } catch (error) {
      showFault(error, i18n, () => void forget());
    }
    setIsBusy(false);
    setIsAsking(false);
  };
  return (
    <>
      <Button kind="text" size="small" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        <Trans>Forget on this device</Trans>
      </Button>
      {isAsking && (
        <ConfirmDialog
          icon="trash"
          question={<Trans>Forget order #{orderId} on this device?</Trans>}
          cancelLabel={<Trans>Keep it</Trans>}
          confirmLabel={<Trans>Forget</Trans>}
          isBusy={isBusy}
          onConfirm={() => void forget()}
          onCancel={() => setIsAsking(false)}
        >
          <Trans>
            The order itself does not change. You can still track it with its number and the phone or email you ordered
            with, but you can no longer cancel it, reorder it or request a refund here.
          </Trans>
        </ConfirmDialog>
      )}
    </>
  );
}
