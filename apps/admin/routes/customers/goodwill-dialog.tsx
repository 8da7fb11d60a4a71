import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { CallRefused } from 'market/calls/client';
import { type GoodwillKind, goodwillDays } from 'market/promotions/promotions-goodwill.rules';
import { pointsCurrency } from 'market/wallet/wallet.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { BannerNote } from 'ui/feedback/banner-note.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select, TextArea } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { ownLimitsQuery } from '../../layout/admin-calls.ts';
import desk from '../../layout/desk.module.css';
import { customerCalls, customerQuery, useRefreshCustomer } from './customer-calls.ts';

const shortest = 3;
const daysOffered = [30, goodwillDays.usual, 180, goodwillDays.max];

/**
 * Gives a customer money in the wallet or a coupon of their own, with a reason [OPS-039]. Above what the operator may give
 * alone it becomes a proposal, and the button says so.
 */
export function GoodwillDialog({ customer, onClose }: { customer: AdminCustomer; onClose: () => void }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const refresh = useRefreshCustomer();
  const queries = useQueryClient();
  const { key } = useIdempotencyKey();
  const settings = useMarketSettings();
  const { data: own } = useQuery(ownLimitsQuery);
  const { id, balances, orders } = customer;
  const currencies = customer.wallet_currencies.filter((one) => one !== pointsCurrency);
  const hasWallets = settings?.customer_wallet_status === 1;
  const [chosen, setChosen] = useState<GoodwillKind>('credit');
  const kind = hasWallets ? chosen : 'coupon';
  const [currency, setCurrency] = useState(
    orders[0]?.currency ?? balances.find((one) => one.currency !== pointsCurrency)?.currency ?? currencies[0] ?? '',
  );
  const [text, setText] = useState('');
  const [days, setDays] = useState<number>(goodwillDays.usual);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const digits = settings?.digit_after_decimal_point ?? 0;
  const amount = numberIn(text) ?? 0;
  const left = own?.limits.find((one) => one.currency === currency)?.left;
  const isAbove = typeof left === 'number' && amount > left;
  const faults = {
    amount: amountFault(),
    reason: reason.trim().length < shortest ? t`Write the reason in a few words.` : undefined,
  };
  const send = useMutation({
    mutationFn: () =>
      customerCalls.giveGoodwill({
        params: { account_id: id },
        body: { kind, currency, amount, days, reason: reason.trim() },
        idempotencyKey: key,
      }),
    onSuccess(changed) {
      refresh(changed);
      toast({ text: kind === 'credit' ? t`The money is in the wallet` : t`The coupon is given`, tone: 'ok' });
      onClose();
    },
    onError(error) {
      if (!(error instanceof CallRefused) || error.code !== 'needs_second_person') return;
      // It was sent: the customer shows it once another person has approved it.
      void queries.invalidateQueries({ queryKey: customerQuery(id).queryKey });
      toast({ text: t`Proposed. Another person decides.`, tone: 'ok' });
      onClose();
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: ownLimitsQuery.queryKey }),
  });
  function amountFault() {
    if (amount <= 0) return t`Enter an amount above 0.`;
    if (Number(amount.toFixed(digits)) === amount) return undefined;
    return digits > 0 ? t`Enter at most ${digits} decimals.` : t`Enter an amount without decimals.`;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!faults.amount && !faults.reason && !send.isPending) send.mutate();
  };
  const given = amountText(amount, currency);
  const ownLeft = amountText(left ?? 0, currency);
  return (
    <Dialog
      title={t`Give credit or a coupon`}
      description={
        <Trans>The market bears it, and the customer is told. Your name and the reason are written down.</Trans>
      }
      onClose={onClose}
    >
      <form noValidate className={desk.stack} onSubmit={submit}>
        {send.error && <CallFaultNote error={send.error} />}
        <Segmented
          label={t`What you give`}
          value={kind}
          onChange={setChosen}
          options={[
            { value: 'credit', label: <Trans>Credit in the wallet</Trans>, isDisabled: !hasWallets },
            { value: 'coupon', label: <Trans>Coupon</Trans> },
          ]}
        />
        <div className={desk.pair}>
          <Select label={t`Currency`} value={currency} onChange={({ target }) => setCurrency(target.value)}>
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
          <Field
            label={t`Amount`}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            value={text}
            hint={typeof left === 'number' && t`Now you may give up to ${ownLeft} alone.`}
            fault={isChecked && faults.amount}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        {kind === 'coupon' && (
          <Select
            label={t`Can be used for`}
            value={days}
            hint={t`Once, by this customer alone, at any store. What an order does not use up is lost.`}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {daysOffered.map((count) => (
              <option key={count} value={count}>
                <Plural value={count} one="# day" other="# days" />
              </option>
            ))}
          </Select>
        )}
        <TextArea
          label={t`Reason`}
          maxLength={200}
          value={reason}
          hint={t`Other operators see it.`}
          fault={isChecked && faults.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {isAbove && (
          <BannerNote tone="warn">
            <Trans>
              This is above what you may give alone. It goes to a second person, and nothing is given until that person
              agrees.
            </Trans>
          </BannerNote>
        )}
        <Button type="submit" size="large" isBlock isLoading={send.isPending}>
          <SubmitLabel isAbove={isAbove} given={amount > 0 ? given : ''} />
        </Button>
      </form>
    </Dialog>
  );
}

function SubmitLabel({ isAbove, given }: { isAbove: boolean; given: string }) {
  if (isAbove) return <Trans>Propose {given}</Trans>;
  return given ? <Trans>Give {given}</Trans> : <Trans>Give</Trans>;
}
