import { useSyncExternalStore } from 'react';
import { listenLive } from '#features/notifications/live-events.ts';

let unread = 0;
const listeners = new Set<() => void>();
let end: (() => void) | undefined;

/** The number of unread messages of the customer, in all chats; 0 until it is loaded. */
export function useUnreadMessages(): number {
  return useSyncExternalStore(
    watch,
    () => unread,
    () => 0,
  );
}

/** Sets the number from a reply that contains it. */
export function noteUnread(count: number): void {
  unread = count;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  if (!end) {
    end = listenLive({}, () => void ask(), 'notes');
    void ask();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    end?.();
    end = undefined;
  };
}

async function ask(): Promise<void> {
  const request = import('./chat-calls.ts').then(({ chatApi }) => chatApi.chat.list({ query: { limit: 1 } }));
  const answer = await request.catch(() => undefined);
  if (answer) noteUnread(answer.unread);
}
