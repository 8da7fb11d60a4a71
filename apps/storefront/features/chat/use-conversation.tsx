import { useLingui } from '@lingui/react/macro';
import { newIdempotencyKey } from 'app-kit/calls/new-idempotency-key.ts';
import type { Message } from 'market/chat/chat.contract';
import { messagesPerPage } from 'market/chat/chat.rules';
import { useCallback, useEffect, useRef, useState } from 'react';
import { showFault } from '#features/config/show-fault.tsx';
import type { Chat } from './chat-data.ts';
import { useChatNews } from './use-chat-news.ts';

/** A message of the customer that the API has not accepted yet. */
export interface Outgoing {
  /** The same for every try, so that it is taken once. */
  key: string;
  text: string;
  pictures: File[];
  state: 'sending' | 'failed';
}

export interface OpenConversation {
  /** The earliest first. */
  messages: Message[];
  outgoing: Outgoing[];
  hasEarlier: boolean;
  readEarlier: () => Promise<void>;
  send: (text: string, pictures: File[]) => void;
  again: (key: string) => void;
}

/** The messages of one conversation, those being sent, and whether they were seen [CHAT-03]. */
export function useConversation(first: Chat, onNews: () => void, orderId?: string): OpenConversation {
  const { i18n } = useLingui();
  const [id, setId] = useState(first.conversation_id);
  const [messages, setMessages] = useState(() => first.messages.toReversed());
  const [total, setTotal] = useState(first.total_size);
  const [outgoing, setOutgoing] = useState<Outgoing[]>([]);
  const seen = useRef(0);

  const add = useCallback((more: readonly Message[]) => {
    setMessages((known) => {
      const all = new Map([...known, ...more].map((message) => [message.id, message]));
      return [...all.values()].sort((one, other) => one.id - other.id);
    });
  }, []);

  const read = useCallback(async () => {
    if (id === null) return;
    const { chatApi } = await import('./chat-calls.ts');
    const query = { conversation_id: id, limit: messagesPerPage };
    const answer = await chatApi.chat.details({ query }).catch(() => undefined);
    if (!answer) return;
    add(answer.messages);
    setTotal(answer.total_size);
  }, [id, add]);
  useChatNews(read);

  const latest = messages.at(-1);
  useEffect(() => {
    if (id === null || !latest || latest.sender_type === 'customer' || latest.id === seen.current) return;
    if (document.hidden) return;
    seen.current = latest.id;
    void markSeen(id).then(onNews);
  }, [id, latest, onNews]);

  const post = async ({ key, text, pictures }: Omit<Outgoing, 'state'>) => {
    const { type: receiver_type, id: receiver_id } = first.party;
    const to = id === null ? { receiver_type, receiver_id } : { conversation_id: id };
    const about = receiver_type === 'support' && orderId !== undefined && { order_id: orderId };
    const body = { ...to, ...about, message: text, ...(pictures.length > 0 && { 'image[]': pictures }) };
    try {
      const { chatApi } = await import('./chat-calls.ts');
      const { conversation_id, message } = await chatApi.chat.send({ body, idempotencyKey: key });
      setId(conversation_id);
      add([message]);
      setTotal((count) => count + 1);
      setOutgoing((waiting) => waiting.filter((one) => one.key !== key));
      onNews();
    } catch (error) {
      setOutgoing((waiting) => waiting.map((one) => (one.key === key ? { ...one, state: 'failed' } : one)));
      showFault(error, i18n);
    }
  };

  return {
    messages,
    outgoing,
    hasEarlier: messages.length < total,
    async readEarlier() {
      if (id === null) return;
      const { chatApi } = await import('./chat-calls.ts');
      const page = { limit: messagesPerPage, offset: Math.floor(messages.length / messagesPerPage) + 1 };
      const query = { conversation_id: id, ...page };
      const answer = await chatApi.chat.details({ query }).catch(() => undefined);
      if (answer) add(answer.messages);
    },
    send(text, pictures) {
      const message = { key: newIdempotencyKey(), text, pictures };
      setOutgoing((waiting) => [...waiting, { ...message, state: 'sending' }]);
      void post(message);
    },
    again(key) {
      const message = outgoing.find((one) => one.key === key);
      if (!message) return;
      setOutgoing((waiting) => waiting.map((one) => (one.key === key ? { ...one, state: 'sending' } : one)));
      void post(message);
    },
  };
}

async function markSeen(conversationId: number): Promise<void> {
  const { chatApi } = await import('./chat-calls.ts');
  await chatApi.chat.see({ body: { conversation_id: conversationId } }).catch(() => undefined);
}
