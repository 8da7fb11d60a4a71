import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { showFault } from '#features/config/show-fault.tsx';

export interface OrderPaymentProps {
  orderId: string;
  /** The order may be another one now. */
  onChanged: () => Promise<void>;
}

/** An order that waits for its payment: pay it, or switch to cash [ORD-20] [ORD-21]. */
export function OrderPayment({ orderId, onChanged }: OrderPaymentProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState<'pay' | 'cash'>();
  const doing = (choice: 'pay' | 'cash', action: () => Promise<unknown>) => async () => {
    setBusy(choice);
    try {
      await action();
    } catch (error) {
      showFault(error, i18n);
      await onChanged();
    }
    setBusy(undefined);
  };
  const calls = () => import('./payment-calls.ts');
  const pay = doing('pay', async () => location.assign(await (await calls()).startPayment(orderId)));
  const switchToCash = doing('cash', async () => {
    const isSwitched = await (await calls()).switchToCash(orderId, () => void switchToCash());
    if (!isSwitched) return;
    toast({ text: t`Payment info updated.`, tone: 'ok' });
    await onChanged();
  });
  return (
    <>
      <Button icon="credit-card" isLoading={busy === 'pay'} onClick={() => void pay()}>
        <Trans>Pay now</Trans>
      </Button>
      <Button kind="soft" icon="banknote" isLoading={busy === 'cash'} onClick={() => void switchToCash()}>
        <Trans>Switch to Cash On Delivery</Trans>
      </Button>
    </>
  );
}
