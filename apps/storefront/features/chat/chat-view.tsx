import { useLingui } from '@lingui/react/macro';
import type { Conversation } from 'market/chat/chat.contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { useMarket } from '#features/config/use-market.ts';
import styles from './chat.module.css';
import type { ChatData } from './chat-data.ts';
import { type ChatPage, chatPath } from './chat-place.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationView } from './conversation-view.tsx';
import { useInbox } from './use-inbox.ts';

/** Conversations beside the one that is open; compact screens show one of the two [CHAT-02]. */
export function ChatView({ data, page }: { data: ChatData; page: ChatPage }) {
  const { chat } = data;
  const { zone } = useMarket();
  const timeZone = zone?.timeZone ?? 'UTC';
  const inbox = useInbox(data.inbox);
  const isOpen = chat !== null || data.isUnknown;
  useLatestOpen(inbox.list[0], isOpen, page);
  const hasNone = !isOpen && inbox.list.length === 0 && inbox.choice === 'all' && !inbox.name;
  return (
    <div className={classNames(styles.chat, isOpen && styles.open, hasNone && styles.empty)}>
      <ConversationList inbox={inbox} current={chat} timeZone={timeZone} page={page} />
      {chat ? (
        <ConversationView
          key={`${chat.party.type} ${chat.party.id}`}
          first={chat}
          timeZone={timeZone}
          page={page}
          onNews={inbox.read}
        />
      ) : (
        <Nothing isUnknown={data.isUnknown} hasSome={inbox.list.length > 0} />
      )}
    </div>
  );
}

/** Beside the list there is room for a conversation: until one is chosen, for the latest. */
function useLatestOpen(latest: Conversation | undefined, isOpen: boolean, page: ChatPage): void {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    if (!latest || isOpen || !matchMedia('(min-width: 1180px)').matches) return;
    void navigate(chatPath(page, { conversation_id: latest.id }), { replace: true, preventScrollReset: true });
  }, []);
}

function Nothing({ isUnknown, hasSome }: { isUnknown: boolean; hasSome: boolean }) {
  const { t } = useLingui();
  const title = isUnknown ? t`We could not find this conversation.` : hasSome ? t`Messages` : t`No conversations yet`;
  return (
    <section className={styles.nothing}>
      <EmptyState image="hatbox" title={title}>
        {t`Chats with stores and delivery men show up here.`}
      </EmptyState>
    </section>
  );
}
