import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from 'ui/forms/field.tsx';
import { useMoney } from '#features/config/use-money.ts';
import type { Checkout } from '../use-checkout.tsx';

/** With cash at the door: the banknote that the customer has, so that the rider brings change [CUS-06]. */
export function CashNote({ checkout }: { checkout: Pick<Checkout, 'quote' | 'payMethod' | 'form' | 'type' | 'plan'> }) {
  const { t } = useLingui();
  const { quote, payMethod, form, type, plan } = checkout;
  const money = useMoney(quote?.currency);
  const isCash = payMethod?.method === 'cash_on_delivery' && plan.orderType === 'delivery';
  if (!quote || !isCash || quote.total === 0) return null;
  const due = plan.usesWallet ? quote.wallet_rest : quote.total;
  const note = Number(form.paysWith);
  const cash = money(due);
  const change = money(note - due);
  return (
    <Field
      label={t`Change for`}
      inputMode="numeric"
      dir="ltr"
      maxLength={9}
      autoComplete="off"
      value={form.paysWith}
      onChange={({ currentTarget }) => type({ paysWith: currentTarget.value.replaceAll(/\D/g, '') })}
      hint={
        note > due ? <Trans>The rider brings {change} change.</Trans> : <Trans>If you need change at the door.</Trans>
      }
      fault={note > 0 && note < due && <Trans>You pay {cash} at the door.</Trans>}
    />
  );
}
