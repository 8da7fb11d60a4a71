import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { useEvents } from 'app-kit/calls/use-events.ts';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import type { SupportConversation } from 'market/chat/chat.admin.contract';
import { type SupportList, supportLists } from 'market/chat/chat.rules';
import { useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { Chip } from 'ui/buttons/chip.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import desk from '../../layout/desk.module.css';
import { OperatorOnly } from '../../layout/operator-only.tsx';
import { PersonMemberships } from './person-memberships.tsx';
import styles from './support.module.css';
import { inboxQuery, supportKey } from './support-calls.ts';
import { SupportChat } from './support-chat.tsx';

/** What customers, riders and stores write to support: who waits, and the conversation that is answered [OPS-071]. */
export function AdminSupportPage() {
  const { t } = useLingui();
  return (
    <OperatorOnly permission="ops.support" title={t`Support`}>
      <Support />
    </OperatorOnly>
  );
}

function Support() {
  const queries = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const list = supportLists.find((one) => one === search.get('list')) ?? 'waiting';
  const chatId = Number(search.get('chat')) || undefined;
  const { data: pages, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(inboxQuery(list));
  const data = pages?.pages[0];
  const conversations = pages?.pages.flatMap((page) => page.conversations);
  useEvents('/api/v1/admin/events', ['message'], () => void queries.invalidateQueries({ queryKey: supportKey }));
  const show = (next: { list: SupportList; chat?: number | undefined }) =>
    setSearch({ list: next.list, ...(next.chat && { chat: String(next.chat) }) });
  return (
    <div className={styles.page} data-open={chatId !== undefined || undefined}>
      <div className={styles.title}>
        <h1 className={desk.title}>
          <Trans>Support</Trans>
        </h1>
        {data?.answer_minutes_p50 != null && (
          <p className={desk.sub}>
            <Trans>Half of all questions of the last day were answered within {data.answer_minutes_p50} min.</Trans>
          </p>
        )}
      </div>
      <div className={styles.inbox}>
        <nav className={styles.lists}>
          {supportLists.map((one) => (
            <Pill key={one} isOn={one === list} onClick={() => show({ list: one })}>
              <ListName list={one} waiting={data?.waiting} mine={data?.mine} />
            </Pill>
          ))}
        </nav>
        {error && !data && <CallFaultNote error={error} />}
        {!data && !error && <LoadingScreen />}
        {conversations?.length === 0 && <EmptyInbox list={list} />}
        {conversations && conversations.length > 0 && (
          <ul className={desk.list}>
            {conversations.map((conversation) => (
              <li key={conversation.id}>
                <InboxRow
                  conversation={conversation}
                  isOpen={conversation.id === chatId}
                  onShow={() => show({ list, chat: conversation.id })}
                />
              </li>
            ))}
          </ul>
        )}
        {hasNextPage && (
          <Button kind="soft" isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        )}
      </div>
      {chatId !== undefined && <SupportChat key={chatId} chatId={chatId} onBack={() => show({ list })} />}
    </div>
  );
}

function ListName({
  list,
  waiting = 0,
  mine = 0,
}: {
  list: SupportList;
  waiting: number | undefined;
  mine: number | undefined;
}) {
  switch (list) {
    case 'waiting':
      return <Trans>Waiting: {waiting}</Trans>;
    case 'mine':
      return <Trans>Mine: {mine}</Trans>;
    case 'all':
      return <Trans>All</Trans>;
  }
}

function EmptyInbox({ list }: { list: SupportList }) {
  switch (list) {
    case 'waiting':
      return (
        <EmptyState image="boxbig" title={<Trans>Nobody waits here</Trans>}>
          <Trans>What people write to support shows here, the longest waiting first.</Trans>
        </EmptyState>
      );
    case 'mine':
      return (
        <EmptyState image="boxbig" title={<Trans>You have no conversations</Trans>}>
          <Trans>Those that you take or are given show here.</Trans>
        </EmptyState>
      );
    case 'all':
      return (
        <EmptyState image="boxbig" title={<Trans>No conversations yet</Trans>}>
          <Trans>All that people ever wrote to support shows here, the latest first.</Trans>
        </EmptyState>
      );
  }
}

interface InboxRowProps {
  conversation: SupportConversation;
  isOpen: boolean;
  onShow: () => void;
}

function InboxRow({ conversation, isOpen, onShow }: InboxRowProps) {
  const { person, waiting_since: since, last_message: last, assigned_to: assigned, unread } = conversation;
  const minutes = since && Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 60_000));
  return (
    <button type="button" aria-current={isOpen || undefined} className={styles.row} onClick={onShow}>
      <b className={desk.name}>
        <bdi>{person.name || <Trans>Without a name</Trans>}</bdi> <PersonMemberships memberships={person.memberships} />
      </b>
      {typeof minutes === 'number' && (
        <Chip tone="warn" icon="clock-4">
          <Trans>{minutes} min</Trans>
        </Chip>
      )}
      <span className={styles.last}>
        {last && (last.message || <Plural value={last.pictures} one="# picture" other="# pictures" />)}
      </span>
      <span className={desk.line}>
        {unread > 0 ? <Plural value={unread} one="# new" other="# new" /> : assigned?.name}
      </span>
    </button>
  );
}
