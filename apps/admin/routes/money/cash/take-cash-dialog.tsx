import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import { fromDecimal, minus, toDecimal } from 'market/values/money';
import type { CashHolder } from 'market/wallet/wallet-cash.contract';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Checkbox } from 'ui/forms/checkbox.tsx';
import { Field } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';

export interface TakeCashDialogProps {
  holder: CashHolder;
  onClose: () => void;
}

/** Counts what a rider hands in; a difference is borne by the rider or the market, with a note [OPS-078]. */
export function TakeCashDialog({ holder, onClose }: TakeCashDialogProps) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const form = useRef<HTMLFormElement>(null);
  const { key } = useIdempotencyKey();
  const queries = useQueryClient();
  const { name, currency, held, courier_id: courierId } = holder;
  const [typed, setTyped] = useState('');
  const [isAll, setIsAll] = useState(true);
  const [borneBy, setBorneBy] = useState<'courier' | 'market'>('courier');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const counted = numberIn(typed);
  const missing = counted === undefined || !isAll ? 0 : toDecimal(minus(fromDecimal(held), fromDecimal(counted)));
  const isAbove = counted !== undefined && counted > held;
  const take = useMutation({
    mutationFn(amount: number) {
      const count = { courier_id: courierId, currency, held, counted: amount, is_all: isAll };
      const body = { ...count, borne_by: borneBy, note: note.trim() };
      return adminCalls.cash.takeIn({ body, idempotencyKey: key });
    },
    onSuccess() {
      toast({ text: t`The cash of ${name} is taken in`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'cash'] }),
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (counted === undefined || isAbove || take.isPending || (missing > 0 && !note.trim())) return;
    take.mutate(counted);
  };
  const [has, short] = [amountText(held, currency), amountText(missing, currency)];
  return (
    <Dialog title={t`Take in the cash of ${name}`} description={<Trans>The books say {has}.</Trans>} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {take.error && <CallFaultNote error={take.error} />}
        <Field
          label={t`Counted, ${currency}`}
          inputMode="decimal"
          dir="ltr"
          maxLength={12}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          fault={
            (isChecked && counted === undefined && t`Enter an amount.`) ||
            (isAbove && t`This is more than the rider holds.`)
          }
        />
        <Checkbox checked={isAll} onChange={({ target }) => setIsAll(target.checked)}>
          <Trans>The rider has no cash of the market left</Trans>
        </Checkbox>
        {missing > 0 && (
          <>
            <p role="status" className={desk.fault}>
              <Trans>{short} missing</Trans>
            </p>
            <Segmented<'courier' | 'market'>
              label={t`Who bears it`}
              value={borneBy}
              onChange={(by) => setBorneBy(by)}
              options={[
                { value: 'courier', label: <Trans>Rider</Trans> },
                { value: 'market', label: <Trans>Market</Trans> },
              ]}
            />
            <Field
              label={t`Why`}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              fault={isChecked && !note.trim() && t`Write the reason in a few words.`}
            />
          </>
        )}
        <Button type="submit" size="large" isBlock isLoading={take.isPending}>
          <Trans>Take in</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
