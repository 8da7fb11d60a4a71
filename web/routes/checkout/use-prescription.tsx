import { useLingui } from '@lingui/react/macro';
import { isFinal } from 'market/orders/orders.rules';
import type { PrescriptionOrder } from 'market/orders/orders-prescription.contract';
import { useState } from 'react';
import { sayFault } from '#features/config/say-fault.tsx';
import { useLive } from '#features/notifications/use-live.ts';

export type Prescription = ReturnType<typeof usePrescription>;

/** An order by prescription, asked again whenever something happens to it while the page is seen. */
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

  useLive(isFinal(status) ? null : { order_id: orderId }, ({ name }) => {
    // A look that failed says nothing; the next one may.
    if (name !== 'position') ask().catch(() => {});
  });

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
