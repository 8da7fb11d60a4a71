import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import type { ComplaintOfDesk } from 'market/chat/complaints/chat-complaints.admin.contract';
import { type ComplaintDecision, maxComplaintWords } from 'market/chat/complaints/chat-complaints.rules';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { TextArea } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { useFirstFocus } from 'ui/forms/use-first-focus.ts';
import { Dialog } from 'ui/overlays/dialog.tsx';
import desk from '../../../layout/desk.module.css';
import { deskComplaintCalls, deskComplaintsKey } from './desk-complaint-calls.ts';

const effects: Record<ComplaintDecision, ReactNode> = {
  upheld: <Trans>Do what follows, such as a suspension, on the page of the person.</Trans>,
  dismissed: <Trans>Nothing changes for the person.</Trans>,
};

/** Answers a store once, with words that it reads [STO-102]. */
export function AnswerComplaintDialog({ complaint, onClose }: { complaint: ComplaintOfDesk; onClose: () => void }) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const { id, store } = complaint;
  const [decision, setDecision] = useState<ComplaintDecision>('upheld');
  const [words, setWords] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isShort = words.trim().length < 3;
  const answer = useMutation({
    mutationFn: () =>
      deskComplaintCalls.answer({ params: { complaint_id: id }, body: { decision, answer: words.trim() } }),
    onSuccess() {
      toast({ text: t`Answered`, tone: 'ok' });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: deskComplaintsKey }),
  });
  useFirstFocus(form);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isShort && !answer.isPending) answer.mutate();
  };
  return (
    <Dialog title={t`Answer ${store}`} description={<Trans>This is final.</Trans>} onClose={onClose}>
      <form ref={form} noValidate className={desk.stack} onSubmit={submit}>
        {answer.error && <CallFaultNote error={answer.error} />}
        <Segmented<ComplaintDecision>
          label={t`Decision`}
          value={decision}
          onChange={setDecision}
          options={[
            { value: 'upheld', label: <Trans>The store is right</Trans> },
            { value: 'dismissed', label: <Trans>Nothing follows</Trans> },
          ]}
        />
        <p className={desk.hint}>{effects[decision]}</p>
        <TextArea
          label={t`Answer`}
          hint={<Trans>The store reads it, with your role and without your name.</Trans>}
          dir="auto"
          maxLength={maxComplaintWords}
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
