import { useLingui } from '@lingui/react/macro';
import type { DueOrder } from 'market/payments/payments.contract';
import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { showFault } from '#features/config/show-fault.tsx';
import type { PlacedOrder } from '#features/orders/order-intent.ts';
import { savedOrderToPay } from './saved-payment.ts';

export type Choice = 'cash' | 'cancel' | 'again';

/** What a shopper can do with an order whose payment came to nothing; one thing at a time. */
export function useUnpaidOrder(due: Pick<DueOrder, 'order_id' | 'created_at' | 'store'>) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<Choice>();
  const { order_id: orderId } = due;

  const doing = (choice: Choice, action: () => Promise<unknown>) => async () => {
    if (busy) return;
    setBusy(choice);
    try {
      await action();
    } catch (error) {
      showFault(error, i18n);
      setBusy(undefined);
    }
  };

  /** Reloads the cart and goes home [ORD-23] [ORD-24]. */
  const goHome = async (text: string, placedOrder?: PlacedOrder) => {
    toast({ text, tone: 'ok' });
    await refreshCart();
    navigate(href('/home'), { replace: true, state: placedOrder ? { placedOrder } : null });
  };

  const calls = () => import('./payment-calls.ts');
  const switchToCash = doing('cash', async () => {
    const isSwitched = await (await calls()).switchToCash(orderId, () => void switchToCash());
    if (!isSwitched) return setBusy(undefined);
    await goHome(t`Payment info updated.`, placedOf(due));
  });
  return {
    busy,
    switchToCash,
    cancel: doing('cancel', async () => {
      await (await calls()).cancelUnpaid(orderId);
      await goHome(t`Order canceled.`);
    }),
    payAgain: doing('again', async () => {
      location.assign(await (await calls()).startPayment(orderId));
    }),
  };
}

/** As the dialog of a placed order shows it; other browsers have less data. */
export function placedOf({
  order_id: orderId,
  created_at: createdAt,
  store,
}: Pick<DueOrder, 'order_id' | 'created_at' | 'store'>): PlacedOrder {
  return savedOrderToPay(orderId) ?? { orderId, createdAt, storeName: store?.name ?? '', phone: '' };
}
