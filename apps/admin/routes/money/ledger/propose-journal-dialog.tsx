import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useIdempotencyKey } from 'app-kit/calls/use-idempotency-key.ts';
import { numberIn } from 'app-kit/formats/amounts.ts';
import type { ManualJournalKind } from 'market/wallet/wallet-manual.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, Select, TextArea } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { adminCalls, zonesQuery } from '../../../layout/admin-calls.ts';
import desk from '../../../layout/desk.module.css';

const minReason = 3;

/** Asks for a write-off or a correction; a second person books it [OPS-080]. */
export function ProposeJournalDialog({
  onClose,
  onProposed,
}: {
  onClose: () => void;
  onProposed: () => Promise<void>;
}) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const { key } = useIdempotencyKey();
  const currencies = [...new Set((useQuery(zonesQuery).data ?? []).map((zone) => zone.currency))];
  const [kind, setKind] = useState<ManualJournalKind>('written_off');
  const [debit, setDebit] = useState('');
  const [credit, setCredit] = useState('');
  const [chosen, setChosen] = useState('');
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const currency = chosen || (currencies[0] ?? '');
  const amount = numberIn(typed);
  const isCorrection = kind === 'corrected';
  const propose = useMutation({
    mutationFn(sum: number) {
      const entry = { kind, credit: credit.trim(), currency, amount: sum, reason: reason.trim() };
      const body = { ...entry, ...(isCorrection && { debit: debit.trim() }) };
      return adminCalls.manual.propose({ body, idempotencyKey: key });
    },
    async onSuccess() {
      await onProposed();
      toast({ text: t`Proposed. A second person must book it.`, tone: 'ok' });
      onClose();
    },
  });
  useFirstFocus(form);
  const lacks = (value: string) => isTried && !value.trim() && t`Enter an account of the ledger.`;
  const isShort = reason.trim().length < minReason;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const hasAccounts = credit.trim() !== '' && (!isCorrection || debit.trim() !== '');
    if (!amount || !hasAccounts || isShort || propose.isPending) return;
    propose.mutate(amount);
  };
  return (
    <Dialog
      title={t`Propose a journal`}
      description={
        <Trans>
          The amount leaves one account and goes to another. Nothing is booked before a second person agrees.
        </Trans>
      }
      onClose={onClose}
    >
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {propose.error && <CallFaultNote error={propose.error} />}
        <Segmented<ManualJournalKind>
          label={t`What it is`}
          value={kind}
          onChange={(next) => setKind(next)}
          options={[
            { value: 'written_off', label: <Trans>Write off</Trans> },
            { value: 'corrected', label: <Trans>Correct</Trans> },
          ]}
        />
        <Field
          label={t`From the account`}
          placeholder="cash:delivery_man:7"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          value={credit}
          onChange={({ target }) => setCredit(target.value)}
          fault={lacks(credit)}
        />
        {isCorrection && (
          <Field
            label={t`To the account`}
            placeholder="store:12"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={debit}
            onChange={({ target }) => setDebit(target.value)}
            fault={lacks(debit)}
          />
        )}
        <div className={desk.pair}>
          <Field
            label={t`Amount`}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            fault={isTried && !amount && t`Enter an amount.`}
          />
          <Select label={t`Currency`} value={currency} onChange={({ target }) => setChosen(target.value)}>
            {currencies.map((code) => (
              <option key={code}>{code}</option>
            ))}
          </Select>
        </div>
        <TextArea
          label={t`Reason`}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          fault={isTried && isShort && t`Write the reason in a few words.`}
          hint={t`Other operators see it.`}
        />
        <Button type="submit" size="large" isBlock isLoading={propose.isPending}>
          <Trans>Propose it</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
