import { useLingui } from '@lingui/react/macro';
import { isFinal } from 'market/orders/orders.rules';
import type { PrescriptionOrder } from 'market/orders/prescriptions/orders-prescription.contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showFault } from '#features/config/show-fault.tsx';
import { useLive } from '#features/notifications/use-live.ts';
import { methodOf, type PayChoice, type PayQuote, type ProviderMethod } from '../choices/payment-methods.ts';

export type Prescription = ReturnType<typeof usePrescription>;

/**
 * A prescription order, asked again whenever something happens to it while the page is seen. How it is paid is chosen
 * with its price.
 */
export function usePrescription(first: PrescriptionOrder, methods: ProviderMethod[]) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [choice, setChoice] = useState<PayChoice>({ method: null, provider: '', usesWallet: false });
  const [order, setOrder] = useState(first);
  const [doing, setDoing] = useState<'agreeing' | 'canceling' | null>(null);
  const { order_id: orderId, order_status: status } = order;
  const quote = withWallet(order, choice);
  const payMethod = methodOf(choice, quote, methods);

  const ask = async () => {
    const { fetchPrescription } = await import('#features/orders/prescription-calls.ts');
    const next = await fetchPrescription(orderId);
    // Loaded pictures stay: a new link would only load the same picture again.
    setOrder((before) => ({ ...next, pictures: before.pictures }));
  };

  useLive(isFinal(status) ? null : { order_id: orderId }, ({ name }) => {
    // A failed request is ignored; the next one may succeed.
    if (name !== 'position') ask().catch(() => {});
  });

  const run = async (what: 'agreeing' | 'canceling', work: () => Promise<unknown>) => {
    setDoing(what);
    try {
      await work();
    } catch (error) {
      showFault(error, i18n, () => void run(what, work));
    }
    await ask().catch(() => {});
    setDoing(null);
  };

  const agree = () =>
    run('agreeing', async () => {
      if (!payMethod) return;
      const { agreeToPrice } = await import('#features/orders/prescription-calls.ts');
      const { method, provider } = payMethod;
      await agreeToPrice(orderId, { total: order.total, payment_method: method, use_wallet: choice.usesWallet });
      if (method === 'digital_payment') await pay(provider);
    });

  const pay = async (provider: string) => {
    const { redirectToPayment } = await import('#features/payments/redirect-to-payment.ts');
    const placed = { orderId, createdAt: order.created_at, storeName: order.store.name, phone: order.contact_number };
    const instead = await redirectToPayment(placed, provider);
    if (instead) navigate(instead.to, { replace: true, state: instead.state });
  };

  const cancel = (reason: string) =>
    run('canceling', async () => {
      const { cancelPrescription } = await import('#features/orders/prescription-calls.ts');
      await cancelPrescription(orderId, reason);
    });

  const paying = {
    quote,
    methods,
    payMethod,
    plan: { ...choice, parcel: null },
    change: (part: Partial<PayChoice>) => setChoice((before) => ({ ...before, ...part })),
  };
  return { order, doing, agree, cancel, ask, takeAnswer: setOrder, paying };
}

/** The rest after the wallet has paid its part, if chosen; a wallet that covers everything is a separate method. */
function withWallet(order: PrescriptionOrder, { usesWallet }: PayChoice): PayQuote {
  return { ...order, to_pay: usesWallet ? order.wallet_rest : order.total };
}
