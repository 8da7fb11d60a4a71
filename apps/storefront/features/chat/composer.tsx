import { Trans, useLingui } from '@lingui/react/macro';
import { pictureKinds } from 'market/account/account.rules';
import { maxMessageLength, maxPictures } from 'market/chat/chat.rules';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { toast } from 'ui/feedback/toast.ts';
import { FileInput } from 'ui/forms/file-input.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { usePictureFault } from '#features/config/use-picture-fault.tsx';
import { useFileLinks } from './bubble.tsx';
import styles from './chat.module.css';

interface ComposerProps {
  /** What the first message begins with. */
  start?: string;
  onSend: (text: string, pictures: File[]) => void;
  /** What people often write; a press puts it into the field, where it can be changed. */
  suggestions: string[];
}

/** What to say, with at most three pictures [CHAT-03] [CHAT-08]. */
export function Composer({ start = '', onSend, suggestions }: ComposerProps) {
  const { t } = useLingui();
  const [text, setText] = useState(start);
  const [pictures, setPictures] = useState<File[]>([]);
  const field = useRef<HTMLTextAreaElement>(null);
  const suggest = (words: string) => {
    setText(words);
    field.current?.focus();
  };
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === '' && pictures.length === 0) return;
    onSend(text.trim(), pictures);
    setText('');
    setPictures([]);
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // A phone has no other key for a new line; an unfinished word of an input method is not a message.
    const isForMessage = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isForMessage && matchMedia('(pointer: fine)').matches) send(event);
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      {text === '' && suggestions.length > 0 && (
        <div className={styles.suggestions}>
          {suggestions.map((words) => (
            <Button key={words} kind="outline" size="small" onClick={() => suggest(words)}>
              {words}
            </Button>
          ))}
        </div>
      )}
      <Chosen pictures={pictures} onRemove={(gone) => setPictures(pictures.filter((file) => file !== gone))} />
      <div className={styles.write}>
        <AddPictures pictures={pictures} onAdd={setPictures} />
        <textarea
          ref={field}
          className={styles.text}
          rows={1}
          value={text}
          maxLength={maxMessageLength}
          aria-label={t`Write a message`}
          placeholder={t`Write a message`}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={sendOnEnter}
        />
        <IconButton type="submit" icon="send-horizontal" kind="brand" label={t`Send message`} className={styles.send} />
      </div>
    </form>
  );
}

function AddPictures({ pictures, onAdd }: { pictures: File[]; onAdd: (pictures: File[]) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const faultOf = usePictureFault(pictureKinds);
  const refuse = (text: string) => toast({ text, tone: 'bad' });
  const add = (chosen: File[]) => {
    const all = [...pictures, ...chosen];
    if (all.length > maxPictures) return refuse(t`Maximum 3 images can be send at a time.`);
    const fault = chosen.map(faultOf).find((words) => words !== undefined);
    if (fault) return refuse(fault);
    onAdd(all);
  };
  return (
    <>
      <FileInput ref={input} kinds={pictureKinds} multiple hidden data-testid="chat-pictures" onChoose={add} />
      <IconButton icon="image" kind="soft" label={t`Attach images`} onClick={() => input.current?.click()} />
    </>
  );
}

function Chosen({ pictures, onRemove }: { pictures: File[]; onRemove: (file: File) => void }) {
  const { t } = useLingui();
  const links = useFileLinks(pictures);
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <div className={styles.chosen}>
      {pictures.map((file, index) => (
        <span key={`${file.name} ${file.lastModified}`} className={styles.thumb}>
          <img src={links[index]} alt="" width={56} height={56} />
          <button type="button" aria-label={t`Remove picture`} onClick={() => onRemove(file)}>
            <i>
              <Icon name="x" size={14} />
            </i>
          </button>
        </span>
      ))}
      <span className={styles.muted}>
        <Trans>
          {count} of {maxPictures} pictures
        </Trans>
      </span>
    </div>
  );
}
