import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { AdminCustomer } from 'market/account/account.admin.contract';
import { type FormEvent, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { TextArea } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { customerCalls, useRefreshCustomer } from './customer-calls.ts';
import styles from './customers.module.css';

/** What operators write about a customer for each other [OPS-069]. */
export function NotesCard({ customer: { id, notes } }: { customer: AdminCustomer }) {
  const { t, i18n } = useLingui();
  const refresh = useRefreshCustomer();
  const [text, setText] = useState('');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const write = useMutation({
    mutationFn: () => customerCalls.note({ params: { account_id: id }, body: { text: text.trim() } }),
    onSuccess(changed) {
      setText('');
      refresh(changed);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && !write.isPending) write.mutate();
  };
  return (
    <section className={desk.card}>
      <h2 className={desk.cardTitle}>
        <Trans>Notes</Trans>
      </h2>
      <form noValidate className={desk.body} onSubmit={submit}>
        {write.error && <CallFaultNote error={write.error} />}
        <TextArea
          label={t`New note`}
          hint={t`Operators see it, the customer doesn’t.`}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" kind="outline" isLoading={write.isPending} className={styles.act}>
          <Trans>Add the note</Trans>
        </Button>
        {notes.length > 0 && (
          <ul className={styles.lines}>
            {notes.map((note) => (
              <li key={note.id} className={styles.words}>
                {note.text}
                <div className={desk.line}>
                  {dayAndTime(new Date(note.made_at), timeZone, i18n.locale)} <bdi>{note.person}</bdi>
                </div>
              </li>
            ))}
          </ul>
        )}
      </form>
    </section>
  );
}
