import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { dayAndTime } from 'app-kit/formats/clock.ts';
import type { Message } from 'market/chat/chat.contract';
import { messagesPerPage } from 'market/chat/chat.rules';
import { isFinal, type OrderStatus } from 'market/orders/orders.rules';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { classNames } from 'ui/layout/class-names.ts';
import { conversationQuery, storeChatCalls } from '../../features/chat/store-chat-calls.ts';
import { chatsKey } from '../../features/orders/store-keys.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './vendor-messages-page.module.css';

/** Messages that one page of the API has at most. */
const maxMessages = 100;

export interface StoreChatProps {
  storeId: number;
  chatId: number;
  onBack: () => void;
}

/** A conversation with a customer: the messages, the latest at the end, and the answer [STO-081]. */
export function StoreChat({ storeId, chatId, onBack }: StoreChatProps) {
  const { t } = useLingui();
  const [limit, setLimit] = useState<number>(messagesPerPage);
  const { data, error } = useQuery(conversationQuery(storeId, chatId, limit));
  useSeen({ storeId, chatId, messages: data?.messages });
  const name = data?.customer.name ?? '';
  const order = data?.customer.order;
  const hasEarlier = data !== undefined && data.total_size > limit && limit < maxMessages;
  return (
    <section className={styles.chat} aria-label={name ? t`Messages with ${name}` : t`Loading…`}>
      <header className={styles.head}>
        <IconButton icon="arrow-left" label={t`Back to all messages`} className={styles.back} onClick={onBack} />
        <h2 className={styles.who}>{name}</h2>
        {order && !isFinal(order.order_status as OrderStatus) && <OrderLink orderId={order.id} />}
      </header>
      {error && !data && <CallFaultNote error={error} />}
      {!data && !error && (
        <div role="status" aria-busy="true" aria-label={t`Loading…`}>
          <Skeleton shape="block" />
        </div>
      )}
      {data && (
        <>
          <MessageLog messages={data.messages.toReversed()}>
            {hasEarlier && (
              <Button kind="text" size="small" onClick={() => setLimit(Math.min(maxMessages, limit + messagesPerPage))}>
                <Trans>Earlier messages</Trans>
              </Button>
            )}
          </MessageLog>
          <AnswerForm storeId={storeId} chatId={chatId} />
        </>
      )}
    </section>
  );
}

function OrderLink({ orderId }: { orderId: string }) {
  const code = orderId.slice(-4);
  return (
    <Link to={`/?order=${orderId}`} className={styles.order}>
      <Trans>Order {code}</Trans>
    </Link>
  );
}

/** Tells the server once for each new message that it was on the screen of the store. */
function useSeen({ storeId, chatId, messages = [] }: { storeId: number; chatId: number; messages?: Message[] }) {
  const queries = useQueryClient();
  const unseen = messages.find(({ sender_type, seen_at }) => sender_type === 'customer' && seen_at === null)?.id;
  useEffect(() => {
    if (unseen === undefined) return;
    const params = { store_id: storeId, conversation_id: chatId };
    storeChatCalls
      .see({ params })
      .then(() => queries.invalidateQueries({ queryKey: chatsKey(storeId) }))
      // Without an answer it stays new, and is reported again with the next one.
      .catch(() => {});
  }, [queries, storeId, chatId, unseen]);
}

function MessageLog({ messages, children }: { messages: readonly Message[]; children: ReactNode }) {
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
        <ChatMessage key={message.id} message={message} />
      ))}
    </div>
  );
}

function ChatMessage({
  message: { sender_type, message, file_full_url: pictures, sent_at, seen_at },
}: {
  message: Message;
}) {
  const { t, i18n } = useLingui();
  const isOwn = sender_type === 'store';
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={classNames(styles.message, isOwn && styles.own)}>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.map((link) => (
            <a key={link} href={link} target="_blank" rel="noreferrer">
              <img src={link} alt={t`Sent by the customer`} width={160} height={160} loading="lazy" />
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
