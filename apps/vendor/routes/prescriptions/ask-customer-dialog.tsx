import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { questionMinutes } from 'market/orders/prescriptions/orders-prescription.rules';
import type { OpenedPrescription } from 'market/orders/prescriptions/orders-prescription.vendor.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import { Segmented } from 'ui/forms/segmented.tsx';
import { Dialog } from 'ui/overlays/dialog.tsx';
import { prescriptionCalls } from '../../features/orders/pharmacy-queue-calls.ts';
import styles from './price-form.module.css';

export interface AskCustomerDialogProps {
  params: { store_id: number; order_id: string };
  onClose: () => void;
  onSent: (prescription: OpenedPrescription) => Promise<void>;
}

/** Asks the customer of a prescription something, or for another picture; the clock stops meanwhile [STO-073]. */
export function AskCustomerDialog({ params, onClose, onSent }: AskCustomerDialogProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<'words' | 'picture'>('words');
  const [text, setText] = useState<string>();
  const [isFaulty, setFaulty] = useState(false);
  const start = kind === 'picture' ? t`I can’t read this photo. Please send a sharper one of the whole page.` : '';
  const words = (text ?? start).trim();
  const ask = useMutation({
    mutationFn: () => prescriptionCalls.ask({ params, body: { text: words, wants_picture: kind === 'picture' } }),
    onSuccess: async ({ prescription }) => {
      await onSent(prescription);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.length < shortest) setFaulty(true);
    else if (!ask.isPending) ask.mutate();
  };
  return (
    <Dialog
      title={t`Ask the customer`}
      description={<Trans>The clock stops until the answer, for {questionMinutes} minutes at most.</Trans>}
      width={560}
      onClose={onClose}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <Segmented
          label={t`What you need`}
          value={kind}
          options={[
            { value: 'words', label: t`An answer` },
            { value: 'picture', label: t`Another photo` },
          ]}
          onChange={setKind}
        />
        <TextArea
          label={t`Your question`}
          rows={3}
          maxLength={500}
          value={text ?? start}
          fault={isFaulty && words.length < shortest && t`Write what you want to know`}
          onChange={({ target }) => setText(target.value)}
        />
        {ask.error && <CallFaultNote error={ask.error} />}
        <Button type="submit" size="large" isBlock icon="send-horizontal" isLoading={ask.isPending}>
          <Trans>Ask</Trans>
        </Button>
      </form>
    </Dialog>
  );
}

/** Letters of a question, as the API wants them. */
const shortest = 3;
