import { useEffect, useState } from 'react';
import type { Channel, OutboxMessage } from './outbox-calls.ts';

const everyMilliseconds = 3_000;

/** The messages, loaded every 3 seconds while the page is visible. */
export function useOutbox(first: OutboxMessage[], channel: Channel | undefined): OutboxMessage[] {
  const [messages, setMessages] = useState(first);

  useEffect(() => {
    let isAsking = false;
    const ask = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      const { fetchOutbox } = await import('./outbox-calls.ts');
      const newest = await fetchOutbox(channel).catch(() => undefined);
      isAsking = false;
      // Without new messages nothing changes: the user may be selecting a code.
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
