import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { maxMessageLength } from 'market/chat/chat.rules';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { storeChatCalls } from '../../features/chat/store-chat-calls.ts';
import { chatsKey } from '../../features/orders/store-keys.ts';
import styles from './vendor-messages-page.module.css';

/** Writes an answer; quick ones are filled in and can be changed before they are sent [STO-081]. */
export function AnswerForm({ storeId, chatId }: { storeId: number; chatId: number }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // The same words are sent under one key until they have arrived, so that a lost answer doubles nothing.
  const key = useRef(crypto.randomUUID());
  const answer = useMutation({
    mutationFn: (message: string) =>
      storeChatCalls.reply({
        params: { store_id: storeId, conversation_id: chatId },
        body: { message },
        idempotencyKey: key.current,
      }),
    async onSuccess() {
      key.current = crypto.randomUUID();
      setText('');
      await queries.invalidateQueries({ queryKey: chatsKey(storeId) });
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
  const quick = [
    t`Thank you for writing. We are looking into it.`,
    t`Yes, we can do that.`,
    t`Sorry, that is not possible today.`,
  ];
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
