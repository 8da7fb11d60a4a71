import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallFaultNote } from 'app-kit/calls/call-fault-note.tsx';
import { AnswerForm } from 'app-kit/chat/answer-form.tsx';
import { MessageLog } from 'app-kit/chat/message-log.tsx';
import { LoadingScreen } from 'app-kit/screens/screens.tsx';
import type { ShownSupport } from 'market/chat/chat.admin.contract';
import { messagesPerPage } from 'market/chat/chat.rules';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { IconButton } from 'ui/buttons/icon-button.tsx';
import { Select } from 'ui/forms/field.tsx';
import desk from '../../layout/desk.module.css';
import { OrderState } from '../orders/order-texts.tsx';
import { PersonMemberships } from './person-memberships.tsx';
import styles from './support.module.css';
import { colleaguesQuery, conversationQuery, supportCalls, supportKey } from './support-calls.ts';

/** Messages that one page of the API has at most. */
const maxMessages = 100;

/** A conversation of support: who and which order, who answers, the messages, and the answer [OPS-071]. */
export function SupportChat({ chatId, onBack }: { chatId: number; onBack: () => void }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [limit, setLimit] = useState<number>(messagesPerPage);
  const { data, error } = useQuery(conversationQuery(chatId, limit));
  const refresh = () => queries.invalidateQueries({ queryKey: supportKey });
  useSeen(chatId, data, refresh);
  const name = data?.person.name || t`Without a name`;
  const hasEarlier = data !== undefined && data.total_size > limit && limit < maxMessages;
  const quick = [
    t`Thank you for writing. We are looking into it.`,
    t`We have asked the store and tell you shortly.`,
    t`We have asked the rider and tell you shortly.`,
    t`Your money is on its way back to you.`,
  ];
  return (
    <section className={styles.chat} aria-label={data ? t`Messages with ${name}` : t`Loading…`}>
      <header className={styles.head}>
        <IconButton icon="arrow-left" label={t`Back to all messages`} className={styles.back} onClick={onBack} />
        {data && <Head chat={data} name={name} onAssigned={refresh} />}
      </header>
      {error && !data && <CallFaultNote error={error} />}
      {!data && !error && <LoadingScreen />}
      {data && (
        <>
          <MessageLog messages={data.messages.toReversed()} own="support">
            {hasEarlier && (
              <Button kind="text" size="small" onClick={() => setLimit(Math.min(maxMessages, limit + messagesPerPage))}>
                <Trans>Earlier messages</Trans>
              </Button>
            )}
          </MessageLog>
          <AnswerForm
            quick={quick}
            send={(message, idempotencyKey) =>
              supportCalls.reply({ params: { conversation_id: chatId }, body: { message }, idempotencyKey })
            }
            onSent={refresh}
          />
        </>
      )}
    </section>
  );
}

function Head({ chat, name, onAssigned }: { chat: ShownSupport; name: string; onAssigned: () => Promise<void> }) {
  const { person, order } = chat;
  return (
    <>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <Link to={`/customers/${person.account_id}`}>
            <bdi>{name}</bdi>
          </Link>{' '}
          <PersonMemberships memberships={person.memberships} />
        </h2>
        {order && (
          <span className={desk.line}>
            <Link to={`/orders/${order.id}`} dir="ltr">{`#${order.id}`}</Link>{' '}
            <OrderState status={order.order_status} />
          </span>
        )}
      </div>
      <Assignment chat={chat} onAssigned={onAssigned} />
    </>
  );
}

/** Who answers: it is taken, handed on to a colleague, or given back to all. */
function Assignment({ chat, onAssigned }: { chat: ShownSupport; onAssigned: () => Promise<void> }) {
  const { t } = useLingui();
  const { id, assigned_to: assigned } = chat;
  const known = useQuery(colleaguesQuery).data ?? [];
  // Who has left support may still have a conversation.
  const colleagues =
    assigned && !known.some(({ account_id }) => account_id === assigned.account_id) ? [...known, assigned] : known;
  const assign = useMutation({
    mutationFn: (account_id: number | null) =>
      supportCalls.assign({
        params: { conversation_id: id },
        body: { account_id, from_account_id: assigned?.account_id ?? null },
      }),
    onSettled: onAssigned,
  });
  return (
    <div>
      <Select
        label={t`Who answers`}
        value={assigned?.account_id ?? ''}
        disabled={assign.isPending}
        onChange={({ target }) => assign.mutate(target.value === '' ? null : Number(target.value))}
        fault={assign.error?.message}
      >
        <option value="">{t`Nobody yet`}</option>
        {colleagues.map(({ account_id, name }) => (
          <option key={account_id} value={account_id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Tells the server once for each new message that it was on the screen of support. */
function useSeen(chatId: number, chat: ShownSupport | undefined, onSeen: () => Promise<void>) {
  const unseen = chat?.messages.find(({ sender_type, seen_at }) => sender_type === 'customer' && seen_at === null)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what it waits for
  useEffect(() => {
    if (unseen === undefined) return;
    supportCalls
      .see({ params: { conversation_id: chatId } })
      .then(onSeen)
      // Without an answer it stays new, and is reported again with the next one.
      .catch(() => {});
  }, [chatId, unseen]);
}
