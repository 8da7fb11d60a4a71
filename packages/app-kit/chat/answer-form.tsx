import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { maxMessageLength } from 'market/chat/chat.rules';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { FileInput } from 'ui/forms/file-input.tsx';
import { CallFaultNote } from '../calls/call-fault-note.tsx';
import { newIdempotencyKey } from '../calls/new-idempotency-key.ts';
import styles from './chat-parts.module.css';

const pictureKinds = ['image/*'];

export interface AnswerFormProps {
  /** Ready answers. */
  quick: readonly string[];
  /** Sends an answer under its key. */
  send: (message: string, key: string) => Promise<unknown>;
  /** Sends a ready answer with one press, by its place in the list; without it, it is filled in and can be changed. */
  sendQuick?: (at: number, key: string) => Promise<unknown>;
  /** Sends a picture, where pictures may be sent. */
  sendPicture?: (picture: File, key: string) => Promise<unknown>;
  /** Reads the conversation again. */
  onSent: () => Promise<unknown>;
}

/** What goes out in one message. */
type Answer = { text: string } | { at: number } | { picture: File };

/** Writes an answer [STO-081] [OPS-071] [DEL-62]. */
export function AnswerForm({ quick, send: sendText, sendQuick, sendPicture, onSent }: AnswerFormProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  // The same answer is sent under one key until it has arrived, so that a lost reply doubles nothing.
  const key = useRef(newIdempotencyKey());
  const answer = useMutation({
    async mutationFn(sent: Answer) {
      if ('text' in sent) return sendText(sent.text, key.current);
      if ('at' in sent) return sendQuick?.(sent.at, key.current);
      return sendPicture?.(sent.picture, key.current);
    },
    async onSuccess(_, sent) {
      key.current = newIdempotencyKey();
      if ('text' in sent) setText('');
      await onSent();
    },
  });
  const change = () => {
    if (!answer.error) return;
    key.current = newIdempotencyKey();
    answer.reset();
  };
  const write = (next: string) => {
    setText(next);
    change();
  };
  const sendOther = (other: { at: number } | { picture: File }) => {
    if (answer.isPending) return;
    change();
    answer.mutate(other);
  };
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !answer.isPending) answer.mutate({ text: text.trim() });
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // A tablet has no other key for a new line; an unfinished word of an input method is not a message.
    const isForMessage = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isForMessage && matchMedia('(pointer: fine)').matches) send(event);
  };
  const choose = (words: string, at: number) => {
    if (sendQuick) return sendOther({ at });
    write(words);
    field.current?.focus();
  };
  return (
    <form className={styles.answer} onSubmit={send}>
      {answer.error && <CallFaultNote error={answer.error} />}
      {text === '' && (
        <div className={styles.quick}>
          {quick.map((words, at) => (
            <Button key={words} kind="outline" size="small" onClick={() => choose(words, at)}>
              {words}
            </Button>
          ))}
        </div>
      )}
      <div className={styles.write}>
        {sendPicture && <PictureButton onChoose={(picture) => sendOther({ picture })} />}
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

/** A picture goes out once it is chosen. */
function PictureButton({ onChoose }: { onChoose: (picture: File) => void }) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput
        ref={input}
        id={id}
        kinds={pictureKinds}
        hidden
        aria-label={t`Picture`}
        onChoose={([picture]) => picture && onChoose(picture)}
      />
      <IconButton icon="camera" kind="soft" label={t`Send a picture`} onClick={() => input.current?.click()} />
    </>
  );
}
