import { Trans, useLingui } from '@lingui/react/macro';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import type { Message } from 'market/chat/chat.contract';
import { useEffect, useState } from 'react';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import styles from './chat.module.css';
import type { Outgoing } from './use-conversation.tsx';

/** One message. Its pictures are private: their links expire after five minutes, and the page renews them. */
export function Bubble({ message, timeZone }: { message: Message; timeZone: string }) {
  const { sender_type: sender, message: text, file_full_url: pictures, sent_at: sentAt, seen_at: seenAt } = message;
  const isOwn = sender === 'customer';
  return (
    <div className={classNames(styles.bubble, isOwn && styles.own)}>
      <Pictures links={pictures} />
      {text}
      <small className={styles.when}>
        <time dateTime={sentAt}>{timeOfDay(new Date(sentAt), timeZone)}</time>
        {isOwn && (
          <>
            <Icon name={seenAt ? 'circle-check' : 'check'} size={14} />
            {seenAt ? <Trans>Seen</Trans> : <Trans>Sent</Trans>}
          </>
        )}
      </small>
    </div>
  );
}

/** A message that was not delivered says so, and is sent again on a press. */
export function WaitingBubble({ message, onAgain }: { message: Outgoing; onAgain: () => void }) {
  const links = useFileLinks(message.pictures);
  if (message.state === 'sending')
    return (
      <div className={classNames(styles.bubble, styles.own)}>
        <Pictures links={links} />
        {message.text}
        <small className={styles.when}>
          <Icon name="clock-4" size={14} />
          <Trans>Sending</Trans>
        </small>
      </div>
    );
  return (
    <button type="button" className={classNames(styles.bubble, styles.own, styles.failed)} onClick={onAgain}>
      <Pictures links={links} />
      {message.text}
      <small className={styles.when}>
        <Icon name="circle-alert" size={14} />
        <Trans>Not sent. Tap to try again.</Trans>
      </small>
    </button>
  );
}

function Pictures({ links }: { links: readonly string[] }) {
  const { t } = useLingui();
  if (links.length === 0) return null;
  return (
    <span className={styles.pictures}>
      {links.map((link) => (
        <img key={link} src={link} alt={t`Sent along`} width={160} height={160} loading="lazy" />
      ))}
    </span>
  );
}

/** Addresses of files of this device, for showing them. */
export function useFileLinks(files: readonly File[]): readonly string[] {
  const [links, setLinks] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setLinks(made);
    return () => made.forEach(URL.revokeObjectURL);
  }, [files]);
  return links;
}
