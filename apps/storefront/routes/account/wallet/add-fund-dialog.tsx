import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { href } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Field } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { showFault } from '#features/config/show-fault.tsx';
import { useCurrency } from '#features/config/use-money.ts';
import { walletApi } from '#features/wallet/wallet-calls.ts';
import styles from './wallet.module.css';

export interface AddFundDialogProps {
  currency: string;
  onClose: () => void;
}

/** How much comes into the wallet, and who takes the payment; the browser leaves for its page [WAL-03]. */
export function AddFundDialog({ currency, onClose }: AddFundDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const { symbol } = useCurrency(currency);
  const { methods, amount, setAmount, payMethod, setWay: setMethod, fault, isSending, send } = useFund(currency);
  return (
    <Dialog
      title={<Trans>Add fund</Trans>}
      description={<Trans>It is in your wallet as soon as the payment is confirmed.</Trans>}
      onClose={onClose}
      footer={
        <Button type="submit" form={form} isBlock isLoading={isSending}>
          <Trans>Go on to pay</Trans>
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className={styles.form}>
        <Field
          label={<Trans>Amount</Trans>}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          start={<bdi>{symbol}</bdi>}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          fault={fault && t`Write an amount from 1 to 10,000,000.`}
        />
        {methods.length > 1 && (
          <RadioRows legend={<Trans>Payment method</Trans>}>
            {methods.map(({ name, title }) => (
              <RadioRow
                key={name}
                name="way"
                icon="credit-card"
                checked={(payMethod ?? methods[0]?.name) === name}
                onChange={() => setMethod(name)}
              >
                {title}
              </RadioRow>
            ))}
          </RadioRows>
        )}
      </form>
    </Dialog>
  );
}

function useFund(currency: string) {
  const { i18n } = useLingui();
  const [methods, setMethods] = useState<{ name: string; title: string }[]>([]);
  const [amount, setAmount] = useState('');
  const [payMethod, setMethod] = useState<string>();
  const [fault, setFault] = useState(false);
  const [isSending, setIsSending] = useState(false);
  useEffect(() => {
    walletApi.payments.ways({ query: { currency, limit: 100 } }).then(
      ({ ways: methods }) => setMethods(methods),
      () => undefined,
    );
  }, [currency]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = Number(amount.replaceAll(/[\s,]/g, ''));
    const isGood = wanted >= 1 && wanted <= 10_000_000;
    setFault(!isGood);
    if (!isGood) return;
    setIsSending(true);
    try {
      const body = {
        amount: wanted,
        payment_method: payMethod ?? methods[0]?.name,
        callback: `${href('/profile')}?page=wallet`,
      };
      const { redirect_link: link } = await walletApi.wallet.addFund({ body });
      location.assign(link);
    } catch (error) {
      setIsSending(false);
      showFault(error, i18n);
    }
  };
  const type = (text: string) => {
    setAmount(text);
    setFault(false);
  };
  return { methods, amount, setAmount: type, payMethod, setWay: setMethod, fault, isSending, send };
}
