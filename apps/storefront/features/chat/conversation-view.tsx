import { Trans, useLingui } from '@lingui/react/macro';
import { dayOfMonth } from 'app-kit/formats/clock.ts';
import type { Message } from 'market/chat/chat.contract';
import { supportId } from 'market/chat/chat.rules';
import { isFinal, type OrderStatus } from 'market/orders/orders.rules';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { href, Link, useSearchParams } from 'react-router';
import { Button } from 'ui/buttons/button.tsx';
import { IconLink } from 'ui/buttons/icon-button.tsx';
import { Icon } from 'ui/media/icon.tsx';
import { OrderStatusChip } from '#features/orders/order-status.tsx';
import { Bubble, WaitingBubble } from './bubble.tsx';
import styles from './chat.module.css';
import type { Chat } from './chat-data.ts';
import { type ChatPage, chatPath, chatWithPath, orderAboutIn } from './chat-place.ts';
import { Composer } from './composer.tsx';
import { ConversationBeginning } from './conversation-beginning.tsx';
import { PartyPicture } from './party-picture.tsx';
import { useConversation } from './use-conversation.tsx';

interface ViewProps {
  first: Chat;
  timeZone: string;
  page: ChatPage;
  /** A message was sent, received or seen. */
  onNews: () => void;
}

/** One conversation: the party, the messages, and the composer [CHAT-03]. */
export function ConversationView({ first, timeZone, page, onNews }: ViewProps) {
  const { t } = useLingui();
  const { name } = first.party;
  const [query] = useSearchParams();
  const orderId = orderAboutIn(query);
  const conversation = useConversation(first, onNews, orderId);
  const toStore = [t`How long will it take?`, t`Please pack it well.`];
  const toRider = [t`Please call me when you are here.`, t`Leave it at the gate, please.`];
  const suggestions = { store: toStore, delivery_man: toRider, support: [] }[first.party.type];
  return (
    <section className={styles.conversation} aria-label={t`Chat with ${name}`}>
      <Head party={first.party} page={page} />
      <OrderNote order={first.party.order} />
      <MessageList party={first.party} conversation={conversation} timeZone={timeZone} />
      {first.party.is_closed ? (
        <ClosedNote orderId={first.party.order?.id} />
      ) : (
        <Composer start={orderId && `${t`Order #${orderId}`}: `} onSend={conversation.send} suggestions={suggestions} />
      )}
    </section>
  );
}

function Head({ party, page }: Pick<Chat, 'party'> & Pick<ViewProps, 'page'>) {
  const { t } = useLingui();
  const { name, phone, slug, type } = party;
  return (
    <header className={styles.head}>
      <IconLink
        icon="arrow-left"
        label={t`Back to conversations`}
        to={chatPath(page, undefined)}
        className={styles.back}
      />
      <PartyPicture party={party} />
      <div className={styles.words}>
        <b className={styles.line}>
          {slug ? <Link to={href('/store/:slugOrId', { slugOrId: slug })}>{name}</Link> : name}
        </b>
        <span className={styles.muted}>
          {type === 'support' && <Trans>Support</Trans>}
          {type === 'store' && <Trans>Store</Trans>}
          {type === 'delivery_man' && <Trans>Delivery man</Trans>}
        </span>
      </div>
      {phone && <IconLink icon="phone" kind="call" label={t`Call ${name}`} to={`tel:${phone}`} />}
    </header>
  );
}

/** An hour after the order its courier is gone: support helps [DEL-62]. */
function ClosedNote({ orderId }: { orderId: string | undefined }) {
  return (
    <p className={styles.composer}>
      <Trans>This chat closed an hour after the order.</Trans>{' '}
      <Link to={chatWithPath({ type: 'support', id: supportId }, 'order', orderId)} className={styles.track}>
        <Trans>Write to support</Trans>
      </Link>
    </p>
  );
}

/** What the talk is likely about, while it is on its way. */
function OrderNote({ order }: { order: Chat['party']['order'] }) {
  if (!order || isFinal(order.order_status as OrderStatus)) return null;
  const { id: orderId } = order;
  return (
    <div className={styles.order}>
      <Icon name="bike" size={20} />
      <span className={styles.orderText}>
        <Trans>Order #{orderId}</Trans> <OrderStatusChip status={order.order_status as OrderStatus} />
      </span>
      <Link to={`${href('/profile')}?page=my-orders&orderId=${orderId}`} className={styles.track}>
        <Trans>Track</Trans>
      </Link>
    </div>
  );
}

interface MessageListProps extends Pick<Chat, 'party'> {
  conversation: ReturnType<typeof useConversation>;
  timeZone: string;
}

/** Stays at the last word, which is at the lower edge. */
function MessageList({ party, conversation, timeZone }: MessageListProps) {
  const { messages, outgoing, hasEarlier, readEarlier, again } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const last = outgoing.at(-1)?.key ?? messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last word is what it waits for
  useLayoutEffect(() => {
    const box = end.current?.parentElement;
    box?.scrollTo({ top: box.scrollHeight });
  }, [last]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div className={styles.messages} role="log" tabIndex={0}>
      {hasEarlier && (
        <Button kind="text" size="small" onClick={readEarlier} className={styles.earlier}>
          <Trans>Earlier messages</Trans>
        </Button>
      )}
      {messages.length + outgoing.length === 0 && <ConversationBeginning party={party} />}
      {messages.map((message, index) => (
        <Fragment key={message.id}>
          <Day message={message} before={messages[index - 1]} timeZone={timeZone} />
          <Bubble message={message} timeZone={timeZone} />
        </Fragment>
      ))}
      {outgoing.map((message) => (
        <WaitingBubble key={message.key} message={message} onAgain={() => again(message.key)} />
      ))}
      <div ref={end} />
    </div>
  );
}

function Day({ message, before, timeZone }: { message: Message; before: Message | undefined; timeZone: string }) {
  const { i18n } = useLingui();
  const dayOf = (at: Date) => dayOfMonth(at, timeZone, i18n.locale);
  const day = dayOf(new Date(message.sent_at));
  if (before && dayOf(new Date(before.sent_at)) === day) return null;
  return <span className={styles.day}>{day === dayOf(new Date()) ? <Trans>Today</Trans> : day}</span>;
}
