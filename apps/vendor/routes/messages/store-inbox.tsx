import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth, timeOfDay } from 'app-kit/formats/clock.ts';
import type { StoreConversation } from 'market/chat/chat.vendor.contract';
import { classNames } from 'ui/layout/class-names.ts';
import { VisuallyHidden } from 'ui/layout/visually-hidden.tsx';
import { CourierChip } from './courier-chip.tsx';
import styles from './vendor-messages-page.module.css';

export interface StoreInboxProps {
  conversations: readonly StoreConversation[];
  /** The one that is read. */
  chatId: number | undefined;
  onShow: (id: number) => void;
}

/** The conversations of a store, the latest first; those with something new stand out in shape and words. */
export function StoreInbox({ conversations, chatId, onShow }: StoreInboxProps) {
  return (
    <ul className={styles.list}>
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <InboxRow conversation={conversation} isOpen={conversation.id === chatId} onShow={onShow} />
        </li>
      ))}
    </ul>
  );
}

interface InboxRowProps extends Pick<StoreInboxProps, 'onShow'> {
  conversation: StoreConversation;
  isOpen: boolean;
}

function InboxRow({ conversation: { id, person, unread, last_message: last }, isOpen, onShow }: InboxRowProps) {
  const { i18n } = useLingui();
  const at = last && new Date(last.sent_at);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isToday = at?.toDateString() === new Date().toDateString();
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      className={classNames(styles.row, unread > 0 && styles.fresh)}
      onClick={() => onShow(id)}
    >
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{person.name}</bdi> {person.kind === 'courier' && <CourierChip />}
        </span>
        <span className={styles.last}>
          {last?.sender_type === 'store' && <Trans>You:</Trans>}{' '}
          {last && (last.message || <Plural value={last.pictures} one="# picture" other="# pictures" />)}
        </span>
      </span>
      <span className={styles.end}>
        {at && (
          <time dateTime={at.toISOString()}>{isToday ? timeOfDay(at, zone) : dayOfMonth(at, zone, i18n.locale)}</time>
        )}
        {unread > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{unread}</span>
            <VisuallyHidden>
              <Plural value={unread} one="# new message" other="# new messages" />
            </VisuallyHidden>
          </span>
        )}
      </span>
    </button>
  );
}
