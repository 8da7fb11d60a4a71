import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toast } from 'ui/feedback/toast.ts';
import { refreshCart } from '#features/cart/refresh-cart.ts';
import { deleteDraft } from '../checkout-draft.ts';
import type { PlacedOrder } from '../order-intent.ts';
import type { Sent } from './send-waiting.ts';
import { deleteWaitingOrder, isStale, saveWaitingOrder, type WaitingOrder, waitingOrder } from './waiting-order.ts';

/** A network that does not say that it is back is tried again after this long. */
const retryMilliseconds = 30_000;

/** Sends the waiting order when the page opens, when the browser is online again, and every half minute. */
export function useSending(order: WaitingOrder, isGuest: boolean) {
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);
  const settle = useSettling();
  const send = useCallback(
    async (isAgreed: boolean) => {
      const current = waitingOrder();
      if (!current || isBusy.current || !navigator.onLine || !maySend(current, isGuest, isAgreed)) return;
      isBusy.current = true;
      setIsSending(true);
      const part = await import('./send-waiting.ts').catch(() => undefined);
      const sent = part && (await part.sendWaiting(current));
      isBusy.current = false;
      setIsSending(false);
      if (sent) settle(current, sent);
    },
    [isGuest, settle],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: again as soon as the order is another, such as a dropped one
  useEffect(() => {
    const again = () => void send(false);
    again();
    window.addEventListener('online', again);
    const timer = setInterval(again, retryMilliseconds);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [send, order]);
  return { isSending, sendNow: () => void send(true) };
}

/** What waits for a word of the shopper is not sent; one that is dropped is only looked up. */
function maySend(order: WaitingOrder, isGuest: boolean, isAgreed: boolean): boolean {
  if (order.isGuest !== isGuest) return false;
  return order.isDropped || (!order.question && (isAgreed || !isStale(order)));
}

function useSettling() {
  const { t } = useLingui();
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef<(order: WaitingOrder, sent: Sent) => void>(() => undefined);
  latest.current = (order, sent) => {
    // Another tab may have settled it, or its shopper has dropped it meanwhile.
    if (waitingOrder()?.intent.key !== order.intent.key) return;
    switch (sent.kind) {
      case 'placed': {
        deleteWaitingOrder();
        deleteDraft(order.draftSlot);
        void refreshCart();
        if (order.isDropped) toast({ text: t`Your order had already gone out.`, tone: 'warn', seconds: 5 });
        const { orderId, createdAt, trackingToken } = sent;
        const phone = order.intent.body.contact_person_number;
        const placedOrder: PlacedOrder = { orderId, createdAt, storeName: order.storeName, phone, trackingToken };
        return void navigate(location, { replace: true, state: { placedOrder }, preventScrollReset: true });
      }
      case 'refused':
        return void saveWaitingOrder({ ...order, question: sent.refusal.message });
      case 'other_cart':
        return void saveWaitingOrder({ ...order, question: t`Your cart has changed since.` });
      case 'dropped':
        deleteWaitingOrder();
        return toast({ text: t`Your order was not sent.`, tone: 'ok' });
      case 'unknown':
        return;
    }
  };
  return useCallback((order: WaitingOrder, sent: Sent) => latest.current(order, sent), []);
}
