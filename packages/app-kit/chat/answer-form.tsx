import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { maxMessageLength } from 'market/chat/chat.rules';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import styles from './chat-parts.module.css';

export interface AnswerFormProps {
  /** Ready answers. */
  quick: readonly string[];
  /** Sends an answer under its key. */
  send: (message: string, key: string) => Promise<unknown>;
  /** Reads the conversation again. */
  onSent: () => Promise<unknown>;
}

/** Writes an answer; ready ones are filled in and can be changed before they are sent [STO-081] [OPS-071]. */
export function AnswerForm({ quick, send: sendUnder, onSent }: AnswerFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // The same words are sent under one key until they have arrived, so that a lost answer doubles nothing.
  const key = useRef(crypto.randomUUID());
  const answer = useMutation({
    mutationFn: (message: string) => sendUnder(message, key.current),
    async onSuccess() {
      key.current = crypto.randomUUID();
      setText('');
      await onSent();
    },
  });
  const write = (next: string) => {
    setText(next);
    if (!answer.error) return;
    key.current = crypto.randomUUID();
    answer.reset();
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !answer.isPending) answer.mutate(text.trim());
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // A tablet has no other key for a new line; an unfinished word of an input method is not a message.
    const isForMessage = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isForMessage && matchMedia('(pointer: fine)').matches) send(event);
  };
  return (
    <form className={styles.answer} onSubmit={send}>
      {answer.error && <CallFaultNote error={answer.error} />}
      {text === '' && (
        <div className={styles.quick}>
          {quick.map((words) => (
            <Button
              key={words}
              kind="outline"
              size="small"
              onClick={() => {
                write(words);
                field.current?.focus();
              }}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.write}>
        <textarea
          ref={field}
          className={styles.field}
          rows={2}
          value={text}
          maxLength={maxMessageLength}
          aria-label={t`Your answer`}
          placeholder={t`Your answer`}
          readOnly={answer.isPending}
          onChange={({ target }) => write(target.value)}
          onKeyDown={sendOnEnter}
        />
        <IconButton type="submit" icon="send-horizontal" kind="brand" label={t`Send the answer`} />
      </div>
      {answer.isPending && (
        <p role="status">
          <Trans>Sending…</Trans>
        </p>
      )}
    </form>
  );
}
