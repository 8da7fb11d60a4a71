import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { CallRefused } from 'market/calls/client';
import type { ShownStop } from 'market/zones/stop/zones-stop.admin.contract';
import type { NoticeKind } from 'market/zones/stop/zones-stop.rules';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { Field, TextArea } from 'ui/forms/field.tsx';
import { RadioRow, RadioRows } from 'ui/forms/radio-row.tsx';
import desk from '../../layout/desk.module.css';
import { momentIn } from '../money/read-amounts.ts';
import { stopCalls } from './stop-calls.ts';

export interface StopFormProps {
  /** The notice that is on the screen; null for none. */
  seen: string | null;
  onDone: (next: ShownStop) => void;
}

/** What is stopped or announced, with words and times by the clock of the device [OPS-096]. */
export function StopForm({ seen, onDone }: StopFormProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<NoticeKind>('maintenance');
  const [words, setWords] = useState('');
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isStop = kind === 'stop';
  const untilAt = momentIn(until);
  const send = useMutation({
    mutationFn: (until_at: string) =>
      stopCalls.publish({ body: { kind, words: words.trim(), from_at: momentIn(from) ?? null, until_at, seen } }),
    onSuccess(next) {
      toast({ text: isStop ? t`Waits for a second person` : t`Maintenance is announced`, tone: 'ok' });
      onDone(next);
    },
  });
  const faults = send.error instanceof CallRefused ? send.error.faults : [];
  const ofUntil = faults.find(({ code }) => code === 'until_at')?.message;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (untilAt && !send.isPending) send.mutate(untilAt);
  };
  const edit = (change: () => void) => {
    if (send.error) send.reset();
    change();
  };
  return (
    <form noValidate className={desk.card} aria-labelledby="stop-form" onSubmit={submit}>
      <h2 id="stop-form" className={desk.cardTitle}>
        <Trans>Something new</Trans>
      </h2>
      <div className={desk.body}>
        {send.error && !ofUntil && <CallFaultNote error={send.error} />}
        <RadioRows legend={t`What customers read`}>
          <RadioRow
            name="stop-kind"
            checked={kind === 'maintenance'}
            onChange={() => edit(() => setKind('maintenance'))}
            description={<Trans>Every page says so at once. Orders are still taken.</Trans>}
          >
            <Trans>Announce maintenance</Trans>
          </RadioRow>
          <RadioRow
            name="stop-kind"
            checked={isStop}
            onChange={() => edit(() => setKind('stop'))}
            description={<Trans>Needs a second person. It ends by itself.</Trans>}
          >
            <Trans>Stop all new orders</Trans>
          </RadioRow>
        </RadioRows>
        <TextArea
          label={t`In your words`}
          hint={t`Customers read it after the time, for example why.`}
          maxLength={200}
          dir="auto"
          value={words}
          onChange={({ target }) => edit(() => setWords(target.value))}
        />
        <div className={desk.pair}>
          <Field
            type="datetime-local"
            label={t`Begins`}
            hint={t`Empty: at once`}
            value={from}
            onChange={({ target }) => edit(() => setFrom(target.value))}
          />
          <Field
            type="datetime-local"
            label={t`Ends`}
            value={until}
            onChange={({ target }) => edit(() => setUntil(target.value))}
            fault={isChecked && !untilAt ? t`Choose a day and a time.` : ofUntil}
          />
        </div>
        <div>
          <Button type="submit" kind={isStop ? 'bad' : 'brand'} isLoading={send.isPending}>
            {isStop ? <Trans>Ask a second person</Trans> : <Trans>Announce it</Trans>}
          </Button>
        </div>
      </div>
    </form>
  );
}
