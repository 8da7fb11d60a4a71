import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { AnswerForm } from 'app-kit/chat/answer-form.tsx';
import { MessageLog } from 'app-kit/chat/message-log.tsx';
import { timeOfDay } from 'app-kit/formats/clock.ts';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import type { ReplyOf } from 'market/calls/endpoint';
import type { courierChatContract } from 'market/chat/chat.courier.contract';
import type { CourierChat } from 'market/chat/chat.rules';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Pill } from 'ui/buttons/pill.tsx';
import { EmptyState } from 'ui/feedback/empty-state.tsx';
import { fileOf, makePicture } from '../work/photo/make-picture.ts';
import { workQuery } from '../work/work-query.ts';
import { chatsKey } from './chat-key.ts';
import { chatCalls, chatQuery } from './chat-query.ts';
import styles from './order-chat.module.css';

type Chat = ReplyOf<typeof courierChatContract.show>;

export interface OrderChatProps {
  order: { id: string; code: string };
  /** With whom it begins. */
  first: CourierChat;
  /** Messages are covered on a ride. */
  isRiding: boolean;
  timeZone: string;
  onBack: () => void;
}

/** The chats of a courier about an order: with its customer, its store and support [DEL-62]. */
export function OrderChat({ order: { id, code }, first, isRiding, timeZone, onBack }: OrderChatProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState(first);
  const known = useQuery(chatQuery(id, chosen));
  // A guest has no chat, and one with a customer closes: support is always there.
  const chat = known.error && !known.data ? 'support' : chosen;
  const { data, error } = useQuery(chatQuery(id, chat));
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.head}>
        <IconButton icon="arrow-left" label={t`Back to the order`} onClick={onBack} />
        <h1 className={styles.title}>
          <Trans>Messages about #{code}</Trans>
        </h1>
      </header>
      {data && (
        <nav aria-label={t`With whom`} className={styles.chats}>
          {data.chats.map(({ with: who, unread }) => (
            <Pill key={who} isOn={who === chat} className={styles.who} onClick={() => setChosen(who)}>
              <ChatName chat={who} /> {unread > 0 && who !== chat && <b className={styles.unread}>{unread}</b>}
            </Pill>
          ))}
        </nav>
      )}
      {error && !data && <CallFaultNote error={error} />}
      {!data && !error && <LoadingScreen />}
      {data && <OpenChat key={chat} {...{ orderId: id, chat, data, isRiding, timeZone }} />}
    </main>
  );
}

function ChatName({ chat }: { chat: CourierChat }): ReactNode {
  switch (chat) {
    case 'customer':
      return <Trans>Customer</Trans>;
    case 'store':
      return <Trans>Store</Trans>;
    case 'support':
      return <Trans>Support</Trans>;
  }
}

interface OpenChatProps extends Pick<OrderChatProps, 'isRiding' | 'timeZone'> {
  orderId: string;
  chat: CourierChat;
  data: Chat;
}

function OpenChat({ orderId, chat, data, isRiding, timeZone }: OpenChatProps) {
  const [hasStopped, setStopped] = useState(false);
  // The next ride covers them again.
  useEffect(() => {
    if (!isRiding) setStopped(false);
  }, [isRiding]);
  const isCovered = isRiding && !hasStopped;
  const onSent = useRead();
  useSeen({ orderId, chat, data, isCovered, onSeen: onSent });
  const name = data.chats.find(({ with: who }) => who === chat)?.name;
  const params = { order_id: orderId, with: chat };
  if (isCovered) {
    return (
      <EmptyState
        image="boxbig"
        title={<Trans>You are riding</Trans>}
        action={
          <Button kind="outline" onClick={() => setStopped(true)}>
            <Trans>I have stopped</Trans>
          </Button>
        }
      >
        <Trans>Messages show when you stand still.</Trans>
      </EmptyState>
    );
  }
  return (
    <>
      <MessageLog messages={data.messages.toReversed()} own={chat === 'support' ? 'customer' : 'delivery_man'}>
        <p className={styles.about}>
          {name && <bdi className={styles.name}>{name}</bdi>} <Closing at={data.closes_at} timeZone={timeZone} />
          <Place before={data.waiting_before} />
        </p>
      </MessageLog>
      <AnswerForm
        quick={data.ready.map(({ words }) => words)}
        send={(message, idempotencyKey) => chatCalls.send({ params, body: { message }, idempotencyKey })}
        sendQuick={async (at, idempotencyKey) => {
          const ready = data.ready[at]?.ready;
          if (ready) await chatCalls.send({ params, body: { ready }, idempotencyKey });
        }}
        sendPicture={async (file, idempotencyKey) => {
          const { picture } = await makePicture(file);
          await chatCalls.send({ params, body: { 'image[]': [fileOf(picture)] }, idempotencyKey });
        }}
        onSent={onSent}
      />
    </>
  );
}

function Closing({ at, timeZone }: { at: string | null; timeZone: string }) {
  if (at === null) return null;
  const time = timeOfDay(new Date(at), timeZone);
  return <Trans>This chat closes at {time}.</Trans>;
}

/** The place in the queue of support [DEL-64]. */
function Place({ before }: { before: number | null }) {
  if (before === null) return null;
  if (before === 0) return <Trans>You are next.</Trans>;
  return <Plural value={before} one="# person waits before you." other="# people wait before you." />;
}

/** Returns a function that reads the chats and the counts again. */
function useRead() {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([chatsKey, workQuery.queryKey].map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}

interface SeenChat extends Pick<OpenChatProps, 'orderId' | 'chat' | 'data'> {
  isCovered: boolean;
  onSeen: () => Promise<void>;
}

/** Tells the server once for each new message that it was on the screen. */
function useSeen({ orderId, chat, data, isCovered, onSeen }: SeenChat) {
  const own = chat === 'support' ? 'customer' : 'delivery_man';
  const unseen = data.messages.find(({ sender_type: sender, seen_at: at }) => sender !== own && at === null)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what it waits for
  useEffect(() => {
    if (unseen === undefined || isCovered) return;
    chatCalls
      .see({ params: { order_id: orderId, with: chat } })
      .then(onSeen)
      // Without an answer it stays new, and is reported again with the next one.
      .catch(() => {});
  }, [orderId, chat, unseen, isCovered]);
}
