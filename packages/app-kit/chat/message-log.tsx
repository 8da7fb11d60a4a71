import { Trans, useLingui } from '@lingui/react/macro';
import type { Message } from 'market/chat/chat.contract';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import { dayAndTime } from '../formats/clock.ts';
import styles from './chat-parts.module.css';

export interface MessageLogProps {
  /** The latest at the end. */
  messages: readonly Message[];
  /** Whose messages stand on the side of the reader. */
  own: Message['sender_type'];
  /** Above the first message. */
  children: ReactNode;
}

/** The messages of a conversation; it stays at the last one. */
export function MessageLog({ messages, own, children }: MessageLogProps) {
  const box = useRef<HTMLDivElement>(null);
  const last = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last message is what it waits for
  useLayoutEffect(() => {
    box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div ref={box} className={styles.log} role="log" tabIndex={0}>
      {children}
      {messages.map((message) => (
        <ChatMessage key={message.id} message={message} isOwn={message.sender_type === own} />
      ))}
    </div>
  );
}

function ChatMessage({
  message: { message, file_full_url: pictures, sent_at, seen_at },
  isOwn,
}: {
  message: Message;
  isOwn: boolean;
}) {
  const { t, i18n } = useLingui();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={classNames(styles.message, isOwn && styles.own)}>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((link) => (
            <a key={link} href={link} target="_blank" rel="noreferrer">
              <img src={link} alt={t`Sent in this message`} width={160} height={160} loading="lazy" />
            </a>
          ))}
        </span>
      )}
      <p className={styles.text} dir="auto">
        {message}
      </p>
      <small>
        <time dateTime={sent_at}>{dayAndTime(new Date(sent_at), zone, i18n.locale)}</time>
        {isOwn && <> · {seen_at ? <Trans>Seen</Trans> : <Trans>Sent</Trans>}</>}
      </small>
    </div>
  );
}
