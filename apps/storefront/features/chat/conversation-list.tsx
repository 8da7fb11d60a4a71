import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth, timeOfDay } from 'app-kit/formats/clock.ts';
import type { Conversation } from 'market/chat/chat.contract';
import { Link } from 'react-router';
import { Segmented } from 'ui/forms/segmented.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { Icon } from 'ui/media/icon.tsx';
import styles from './chat.module.css';
import type { Chat } from './chat-data.ts';
import { type ChatPage, chatPath } from './chat-place.ts';
import { PartyPicture } from './party-picture.tsx';
import { UnreadChip } from './unread-chip.tsx';
import type { ReadInbox } from './use-inbox.ts';

interface ListProps {
  inbox: ReadInbox;
  current: Chat | null;
  timeZone: string;
  page: ChatPage;
}

/** The inbox: search, kinds, and each conversation with its last message and unread count [CHAT-02] [CHAT-04]. */
export function ConversationList({ inbox, current, timeZone, page }: ListProps) {
  const { t } = useLingui();
  return (
    <aside className={styles.list} aria-label={t`Messages`}>
      <div className={styles.search}>
        <Icon name="search" size={19} />
        <input
          type="search"
          value={inbox.name}
          maxLength={100}
          aria-label={t`Search conversations`}
          placeholder={t`Search conversations`}
          onChange={({ target }) => inbox.search(target.value)}
        />
      </div>
      <Segmented
        label={t`Messages`}
        value={inbox.choice}
        onChange={inbox.choose}
        options={[
          { value: 'all', label: t`All` },
          { value: 'store', label: t`Stores` },
          { value: 'delivery_man', label: t`Delivery men` },
        ]}
      />
      {inbox.list.length === 0 && (
        <p className={styles.none} role="status">
          <NoneHere inbox={inbox} />
        </p>
      )}
      <ul>
        {inbox.list.map((conversation) => (
          <li key={conversation.id}>
            <Row
              conversation={conversation}
              isCurrent={conversation.id === current?.conversation_id}
              timeZone={timeZone}
              to={chatPath(page, { conversation_id: conversation.id })}
            />
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** A search without results is not an empty inbox; an empty one explains where a conversation begins. */
function NoneHere({ inbox: { name, choice } }: Pick<ListProps, 'inbox'>) {
  if (name) return <Trans>No conversation goes by that name.</Trans>;
  if (choice === 'delivery_man') return <Trans>Write to your delivery man from the page of an order on its way.</Trans>;
  if (choice === 'store') return <Trans>Write to a store from its page, or from an order.</Trans>;
  return <Trans>No conversations yet</Trans>;
}

interface RowProps {
  conversation: Conversation;
  isCurrent: boolean;
  timeZone: string;
  to: string;
}

function Row({ conversation: { party, unread, last_message: last }, isCurrent, timeZone, to }: RowProps) {
  const { i18n } = useLingui();
  return (
    <Link to={to} className={styles.row} aria-current={isCurrent || undefined} preventScrollReset>
      <PartyPicture party={party} />
      <span className={styles.words}>
        <b className={styles.line}>{party.name}</b>
        <span className={classNames(styles.line, unread > 0 ? styles.fresh : styles.muted)}>
          {last && <LastWord last={last} />}
        </span>
      </span>
      <span className={styles.end}>
        {last && <time dateTime={last.sent_at}>{whenShort(last.sent_at, timeZone, i18n.locale)}</time>}
        {unread > 0 && <UnreadChip unread={unread} />}
      </span>
    </Link>
  );
}

function LastWord({ last }: { last: NonNullable<Conversation['last_message']> }) {
  const text = last.message;
  const isOwn = last.sender_type === 'customer';
  if (text === '') return isOwn ? <Trans>You: Photo</Trans> : <Trans>Photo</Trans>;
  return isOwn ? <Trans>You: {text}</Trans> : text;
}

/** The time if it is today, else the day. */
function whenShort(at: string, timeZone: string, tag: string): string {
  const moment = new Date(at);
  const day = dayOfMonth(moment, timeZone, tag);
  return day === dayOfMonth(new Date(), timeZone, tag) ? timeOfDay(moment, timeZone) : day;
}
