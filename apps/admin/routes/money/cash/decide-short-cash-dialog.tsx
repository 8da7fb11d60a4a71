import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { ShortCash } from 'market/wallet/wallet-cash.contract';
import type { CashBearer } from 'market/wallet/wallet-payouts.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';

/** Decides once who bears cash that did not come at the door [DEL-50]. */
export function DecideShortCashDialog({ short, onClose }: { short: ShortCash; onClose: () => void }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const [borneBy, setBorneBy] = useState<CashBearer>('market');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { order_id, code, name, currency, due, taken } = short;
  const missing = amountText(due - taken, currency);
  const decide = useMutation({
    mutationFn: () =>
      adminCalls.cash.decideShort({ params: { order_id }, body: { borne_by: borneBy, note: note.trim() } }),
    onSuccess() {
      toast({ text: t`Decided for order ${code}`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin', 'cash'] }),
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (note.trim() && !decide.isPending) decide.mutate();
  };
  return (
    <Dialog
      title={t`Who bears ${missing}?`}
      description={
        <Trans>
          Order {code}, delivered by <bdi>{name}</bdi>. This is final.
        </Trans>
      }
      onClose={onClose}
    >
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {decide.error && <CallFaultNote error={decide.error} />}
        <Segmented<CashBearer>
          label={t`Who bears it`}
          value={borneBy}
          onChange={setBorneBy}
          options={[
            { value: 'market', label: <Trans>Market</Trans> },
            { value: 'courier', label: <Trans>Rider</Trans> },
          ]}
        />
        {borneBy === 'courier' && (
          <p className={desk.hint}>
            <Trans>It is taken from what the rider has earned.</Trans>
          </p>
        )}
        <Field
          label={t`Why`}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          fault={isChecked && !note.trim() && t`Write the reason in a few words.`}
        />
        <Button type="submit" size="large" isBlock isLoading={decide.isPending}>
          <Trans>Decide</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
