import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { numberIn } from 'app-kit/formats/amounts.ts';
import { useAmountText } from 'app-kit/formats/use-amount-text.ts';
import type { ContestOfDesk } from 'market/wallet/contests/wallet-contests.admin.contract';
import { type ContestDecision, type ContestKind, maxContestWords } from 'market/wallet/contests/wallet-contests.rules';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, TextArea } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../layout/desk.module.css';
import { contestCalls, deskContestsKey } from './desk-contest-calls.ts';

/** What follows from a decision. */
const effects: Record<ContestKind, Record<ContestDecision, ReactNode>> = {
  sum: { granted: <Trans>The market bears it.</Trans>, denied: <Trans>What was held is taken.</Trans> },
  rating: {
    granted: <Trans>The rating is hidden and never counts.</Trans>,
    denied: <Trans>The rating counts again.</Trans>,
  },
  suspension: {
    granted: <Trans>The rider may work again at once.</Trans>,
    denied: <Trans>The suspension stays.</Trans>,
  },
};

const effectsOnStore: Record<ContestDecision, ReactNode> = {
  granted: <Trans>The store is open again at once.</Trans>,
  denied: <Trans>The store stays closed.</Trans>,
};

/** Grants or denies what is contested, once, with words for the person [DEL-57]. */
export function AnswerContestDialog({ contest, onClose }: { contest: ContestOfDesk; onClose: () => void }) {
  const { t } = useLingui();
  const amountText = useAmountText();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { id, audience, party, kind, amount, currency } = contest;
  const [decision, setDecision] = useState<ContestDecision>('granted');
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState(amount === null ? '' : String(amount));
  const [isChecked, setIsChecked] = useState(false);
  const granted = numberIn(typed);
  const asksAmount = kind === 'sum' && decision === 'granted';
  const isWrong = asksAmount && !isWithin(granted, amount ?? 0);
  const isShort = words.trim().length < 3;
  const answer = useMutation({
    mutationFn: () =>
      contestCalls.answer({
        params: { contest_id: id },
        body: { decision, answer: words.trim(), ...(asksAmount && { granted }) },
      }),
    onSuccess() {
      toast({ text: t`Answered`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskContestsKey }),
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isShort && !isWrong && !answer.isPending) answer.mutate();
  };
  const most = amount === null || currency === null ? '' : amountText(amount, currency);
  return (
    <Dialog title={t`Answer ${party}`} description={<Trans>This is final.</Trans>} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {answer.error && <CallFaultNote error={answer.error} />}
        <Segmented<ContestDecision>
          label={t`Decision`}
          value={decision}
          onChange={setDecision}
          options={[
            { value: 'granted', label: <Trans>Grant</Trans> },
            { value: 'denied', label: <Trans>Deny</Trans> },
          ]}
        />
        <p className={desk.hint}>
          {(kind === 'suspension' && audience === 'store' ? effectsOnStore : effects[kind])[decision]}
        </p>
        {asksAmount && (
          <Field
            label={t`Granted, ${currency ?? ''}`}
            hint={<Trans>At most {most}</Trans>}
            inputMode="decimal"
            dir="ltr"
            maxLength={12}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            fault={isChecked && isWrong && t`Enter an amount.`}
          />
        )}
        <TextArea
          label={t`Answer`}
          hint={<Trans>The person reads it, with your role and without your name.</Trans>}
          dir="auto"
          maxLength={maxContestWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          fault={isChecked && isShort && t`Write the reason in a few words.`}
        />
        <Button type="submit" size="large" isBlock isLoading={answer.isPending}>
          <Trans>Answer</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

function isWithin(granted: number | undefined, most: number): boolean {
  return granted !== undefined && granted > 0 && granted <= most;
}
