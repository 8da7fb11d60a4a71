import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useMemberships } from 'app-kit/access/use-memberships.ts';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { useMarketSettings } from 'app-kit/calls/use-market-settings.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import { journalName } from 'app-kit/money/journal-texts.tsx';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { pointsCurrency } from 'market/wallet/wallet.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select, TextArea } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import { customerCalls, useRefreshCustomer } from './customer-calls.ts';
import { Card, useCurrencyText } from './customer-cards.tsx';
import styles from './customers.module.css';
import { GoodwillDialog } from './goodwill-dialog.tsx';

/** What has moved the wallet of a customer, and for who may: credit or a coupon, and a correction [OPS-069] [OPS-039] [OPS-070]. */
export function WalletCard({ customer }: { customer: AdminCustomer }) {
  const { i18n } = useLingui();
  const permissions = useMemberships().memberships?.operator?.permissions ?? [];
  const amountText = useCurrencyText();
  const [open, setOpen] = useState<'correction' | 'goodwill'>();
  const close = () => setOpen(undefined);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const mayCorrect = permissions.includes('ops.wallets');
  const { moves } = customer;
  const mayGive = permissions.includes('ops.support');
  if (moves.length === 0 && !mayCorrect && !mayGive) return null;
  return (
    <Card title={<Trans>Wallet</Trans>}>
      {moves.length === 0 && (
        <p>
          <Trans>Nothing has moved the wallet yet.</Trans>
        </p>
      )}
      {moves.length > 0 && (
        <ul className={styles.lines}>
          {moves.map((move) => (
            <li key={`${move.id} ${move.currency}`} className={styles.line}>
              <span className={styles.words}>
                {journalName(move.kind)}
                {move.reason !== null && (
                  <>
                    {': '}
                    <bdi>{move.reason}</bdi>
                  </>
                )}
              </span>
              <span className={styles.amount}>{amountText(move.amount, move.currency)}</span>
              <span className={desk.line}>{dayAndTime(new Date(move.made_at), timeZone, i18n.locale)}</span>
            </li>
          ))}
        </ul>
      )}
      {(mayGive || mayCorrect) && (
        <div className={styles.acts}>
          {mayGive && (
            <Button kind="outline" icon="gift" onClick={() => setOpen('goodwill')}>
              <Trans>Give credit or a coupon…</Trans>
            </Button>
          )}
          {mayCorrect && (
            <Button kind="outline" icon="wallet" onClick={() => setOpen('correction')}>
              <Trans>Correct the wallet…</Trans>
            </Button>
          )}
        </div>
      )}
      {open === 'goodwill' && <GoodwillDialog customer={customer} onClose={close} />}
      {open === 'correction' && <CorrectionDialog customer={customer} onClose={close} />}
    </Card>
  );
}

const shortest = 3;

/** Adds to a wallet, or takes away, with a reason: booked at once, or proposed if it is above the own limit [OPS-070]. */
function CorrectionDialog({ customer, onClose }: { customer: AdminCustomer; onClose: () => void }) {
  const { t } = useLingui();
  const amountText = useCurrencyText();
  const refresh = useRefreshCustomer();
  const { key } = useIdempotencyKey();
  const { id, balances, wallet_currencies: currencies } = customer;
  const [side, setSide] = useState<'credit' | 'debit'>('credit');
  const [currency, setCurrency] = useState(balances[0]?.currency ?? currencies[0] ?? pointsCurrency);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const balance = balances.find((one) => one.currency === currency)?.balance ?? 0;
  const settings = useMarketSettings();
  const digits = currency === pointsCurrency ? 0 : (settings?.digit_after_decimal_point ?? 0);
  const size = numberIn(text) ?? 0;
  const isTooFine = Number(size.toFixed(digits)) !== size;
  const amount = isTooFine ? 0 : size;
  const after = side === 'credit' ? balance + amount : balance - amount;
  const faults = {
    amount: amountFault(),
    reason: reason.trim().length < shortest ? t`Write the reason in a few words.` : undefined,
  };
  const send = useMutation({
    mutationFn() {
      const body = { currency, amount: side === 'credit' ? amount : -amount, reason: reason.trim() };
      return customerCalls.correctWallet({ params: { account_id: id }, body, idempotencyKey: key });
    },
    onSuccess(changed) {
      refresh(changed);
      toast({ text: t`The wallet is corrected`, tone: 'ok' });
      onClose();
    },
  });
  function amountFault() {
    if (isTooFine && digits > 0) return t`Enter at most ${digits} decimals.`;
    if (isTooFine && currency !== pointsCurrency) return t`Enter an amount without decimals.`;
    if (amount <= 0) return currency === pointsCurrency ? t`Enter whole points above 0.` : t`Enter an amount above 0.`;
    return after < 0 ? t`That is more than the wallet has.` : undefined;
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!faults.amount && !faults.reason && !send.isPending) send.mutate();
  };
  const [before, then] = [amountText(balance, currency), amountText(Math.max(0, after), currency)];
  return (
    <Dialog
      title={t`Correct the wallet`}
      description={<Trans>The market bears it. Your name and the reason are written to the audit log.</Trans>}
      onClose={onClose}
    >
      <form noValidate className={desk.stack} onSubmit={submit}>
        {send.error && <CallFaultNote error={send.error} />}
        <Segmented
          label={t`Correction`}
          value={side}
          onChange={setSide}
          options={[
            { value: 'credit', label: <Trans>Add</Trans> },
            { value: 'debit', label: <Trans>Take away</Trans> },
          ]}
        />
        <div className={desk.pair}>
          <Select label={t`Currency`} value={currency} onChange={({ target }) => setCurrency(target.value)}>
            {currencies.map((one) => (
              <option key={one} value={one}>
                {one === pointsCurrency ? t`Points` : one}
              </option>
            ))}
          </Select>
          <Field
            label={t`Amount`}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            value={text}
            hint={amount > 0 ? t`${before} → ${then}` : t`Now ${before}`}
            fault={isChecked && faults.amount}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <TextArea
          label={t`Reason`}
          maxLength={200}
          value={reason}
          hint={t`Other operators see it.`}
          fault={isChecked && faults.reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" size="large" isBlock isLoading={send.isPending}>
          {side === 'credit' ? <Trans>Add</Trans> : <Trans>Take away</Trans>}
        </Button>
      </form>
    </Dialog>
  );
}
