import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { AnswerForm } from 'app-kit/chat/answer-form.tsx';
import { MessageLog } from 'app-kit/chat/message-log.tsx';
import type { Message } from 'market/chat/chat.contract';
import { messagesPerPage } from 'market/chat/chat.rules';
import { isFinal, type OrderStatus } from 'market/orders/orders.rules';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Skeleton } from 'ui/feedback/skeleton.tsx';
import { conversationQuery, storeChatCalls } from '../../features/chat/store-chat-calls.ts';
import { chatsKey } from '../../features/orders/store-keys.ts';
import { CourierChip } from './courier-chip.tsx';
import styles from './vendor-messages-page.module.css';

/** Messages that one page of the API has at most. */
const maxMessages = 100;

export interface StoreChatProps {
  storeId: number;
  chatId: number;
  onBack: () => void;
}

/** A conversation with a customer or a courier: the messages, the latest at the end, and the answer [STO-081]. */
export function StoreChat({ storeId, chatId, onBack }: StoreChatProps) {
  const { t } = useLingui();
  const [limit, setLimit] = useState<number>(messagesPerPage);
  const { data, error } = useQuery(conversationQuery(storeId, chatId, limit));
  useSeen({ storeId, chatId, messages: data?.messages });
  const name = data?.person.name ?? '';
  const order = data?.person.order;
  const hasEarlier = data !== undefined && data.total_size > limit && limit < maxMessages;
  return (
    <section className={styles.chat} aria-label={name ? t`Messages with ${name}` : t`Loading…`}>
      <header className={styles.head}>
        <IconButton icon="arrow-left" label={t`Back to all messages`} className={styles.back} onClick={onBack} />
        <h2 className={styles.who}>
          <bdi>{name}</bdi> {data?.person.kind === 'courier' && <CourierChip />}
        </h2>
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
          <MessageLog messages={data.messages.toReversed()} own="store">
            {hasEarlier && (
              <Button kind="text" size="small" onClick={() => setLimit(Math.min(maxMessages, limit + messagesPerPage))}>
                <Trans>Earlier messages</Trans>
              </Button>
            )}
          </MessageLog>
          <StoreAnswer storeId={storeId} chatId={chatId} />
        </>
      )}
    </section>
  );
}

function StoreAnswer({ storeId, chatId }: { storeId: number; chatId: number }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const quick = [
    t`Thank you for writing. We are looking into it.`,
    t`Yes, we can do that.`,
    t`Sorry, that is not possible today.`,
  ];
  return (
    <AnswerForm
      quick={quick}
      send={(message, idempotencyKey) =>
        storeChatCalls.reply({
          params: { store_id: storeId, conversation_id: chatId },
          body: { message },
          idempotencyKey,
        })
      }
      onSent={() => queries.invalidateQueries({ queryKey: chatsKey(storeId) })}
    />
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
  const unseen = messages.find(({ sender_type, seen_at }) => sender_type !== 'store' && seen_at === null)?.id;
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
