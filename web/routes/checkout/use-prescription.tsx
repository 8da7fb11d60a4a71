import { useLingui } from '@lingui/react/macro';
import { isFinal, trackingRefreshSeconds } from 'market/orders/orders.rules';
import type { PrescriptionOrder } from 'market/orders/orders-prescription.contract';
import { useEffect, useState } from 'react';
import { sayFault } from '#features/config/say-fault.tsx';

export type Prescription = ReturnType<typeof usePrescription>;

/** An order by prescription, asked again every few seconds while somebody has to do something and the page is seen. */
export function usePrescription(first: PrescriptionOrder) {
  const { i18n } = useLingui();
  const [order, setOrder] = useState(first);
  const [doing, setDoing] = useState<'agreeing' | 'canceling' | null>(null);
  const { order_id: orderId, order_status: status } = order;

  const ask = async () => {
    const { askPrescription } = await import('#features/orders/prescription-calls.ts');
    const next = await askPrescription(orderId);
    // What is seen stays: a new link would only load the same picture again.
    setOrder((before) => ({ ...next, pictures: before.pictures }));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: until the order is over
  useEffect(() => {
    if (isFinal(status)) return;
    const timer = setInterval(() => {
      // A look that failed says nothing; the next one may.
      if (!document.hidden) ask().catch(() => {});
    }, trackingRefreshSeconds * 1000);
    return () => clearInterval(timer);
  }, [status]);

  const act = async (what: 'agreeing' | 'canceling', work: () => Promise<unknown>) => {
    setDoing(what);
    try {
      await work();
    } catch (error) {
      sayFault(error, i18n, () => void act(what, work));
    }
    await ask().catch(() => {});
    setDoing(null);
  };

  const agree = () =>
    act('agreeing', async () => {
      const { agreeToPrice } = await import('#features/orders/prescription-calls.ts');
      await agreeToPrice(orderId, order.total);
    });

  const cancel = (reason: string) =>
    act('canceling', async () => {
      const { cancelPrescription } = await import('#features/orders/prescription-calls.ts');
      await cancelPrescription(orderId, reason);
    });

  return { order, doing, agree, cancel };
}
