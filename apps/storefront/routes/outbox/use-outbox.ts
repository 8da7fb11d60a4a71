import type { KeptMessage } from 'market/notifications/notifications.contract';
import { useEffect, useState } from 'react';

export type OutboxMessage = KeptMessage;
export type Channel = 'sms' | 'mail';

const everyMilliseconds = 3_000;

/** The messages, asked for again every 3 seconds while somebody looks. */
export function useOutbox(first: OutboxMessage[], channel: Channel | undefined): OutboxMessage[] {
  const [messages, setMessages] = useState(first);

  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      const { askOutbox } = await import('./outbox-calls.ts');
      const newest = await askOutbox(channel).catch(() => undefined);
      isAsking = false;
      // Where nothing came, nothing moves: somebody may be marking a code.
      if (newest) setMessages((shown) => (shown[0]?.id === newest[0]?.id ? shown : newest));
    };
    const timer = setInterval(ask, everyMilliseconds);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [channel]);

  return messages;
}
