import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { maxAnswerWords } from 'market/payments/statements/payments-statements.rules';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { refreshStatements, statementCalls } from './statement-calls.ts';

export interface AnswerDifferencesDialogProps {
  ids: readonly number[];
  onAnswered: () => void;
  onClose: () => void;
}

/** Answers differences in words, which stay with them [OPS-077]. */
export function AnswerDifferencesDialog({ ids, onAnswered, onClose }: AnswerDifferencesDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isShort = words.trim().length < 3;
  const count = ids.length;
  const answer = useMutation({
    mutationFn: () => statementCalls.answer({ body: { ids: [...ids], words: words.trim() } }),
    onSuccess() {
      toast({ text: t`Answered`, tone: 'ok' });
      onAnswered();
    },
    onSettled: () => refreshStatements(queries),
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isShort) form.current?.querySelector('textarea')?.focus();
    else if (!answer.isPending) answer.mutate();
  };
  return (
    <Dialog
      title={<Plural value={count} one="Answer # difference" other="Answer # differences" />}
      description={<Trans>No money moves. What has an answer leaves the list.</Trans>}
      onClose={onClose}
    >
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {answer.error && <CallFaultNote error={answer.error} />}
        <TextArea
          label={t`Answer`}
          hint={
            <Trans>Where the difference comes from, and what was done. Other operators see it with your name.</Trans>
          }
          dir="auto"
          maxLength={maxAnswerWords}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          fault={isChecked && isShort && t`Write the answer in a few words.`}
        />
        <Button type="submit" size="large" isBlock isLoading={answer.isPending}>
          <Trans>Answer</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
