import type { LiveEvent, PubSub } from './pub-sub.ts';

/** Events that a node stores for listeners that reconnect. */
const maxRemembered = 1000;

interface Listener {
  topics: ReadonlySet<string>;
  receive: (event: LiveEvent | undefined) => void;
}

export interface PubSubListeners extends Pick<PubSub, 'listen' | 'after'> {
  receive: (event: LiveEvent) => void;
  /** Notifies all listeners that events may have been missed, and discards earlier ones. */
  notifyGap: () => void;
}

/**
 * The listeners on this node and the recent events, however events arrive. `opened` is called for the first listener.
 */
export function pubSubListeners(opened: () => void): PubSubListeners {
  const listeners = new Set<Listener>();
  let recent: LiveEvent[] = [];
  return {
    receive(event) {
      recent.push(event);
      if (recent.length > maxRemembered) recent = recent.slice(-maxRemembered / 2);
      for (const listener of listeners) if (listener.topics.has(event.topic)) listener.receive(event);
    },
    notifyGap() {
      recent = [];
      for (const listener of listeners) listener.receive(undefined);
    },
    listen(topics, receive) {
      const listener = { topics: new Set(topics), receive };
      listeners.add(listener);
      if (listeners.size === 1) opened();
      return () => listeners.delete(listener);
    },
    after(id, topics) {
      const index = recent.findIndex((event) => event.id === id);
      if (index < 0) return undefined;
      return recent.slice(index + 1).filter(({ topic }) => topics.includes(topic));
    },
  };
}
