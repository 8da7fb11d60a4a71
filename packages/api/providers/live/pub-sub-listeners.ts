import type { LiveEvent, LiveWire } from './pub-sub.ts';

/** Events that a node remembers for listeners who come back. */
const mostRemembered = 1000;

interface Listener {
  topics: ReadonlySet<string>;
  hear: (event: LiveEvent | undefined) => void;
}

export interface ToldListeners extends Pick<LiveWire, 'listen' | 'after'> {
  hear: (event: LiveEvent) => void;
  /** Something may have been missed: everybody is told, and what came before leads nowhere. */
  break: () => void;
}

/** Who listens on this node, and what was told of late; however the events come here. `opened` is called for the first one. */
export function toldListeners(opened: () => void): ToldListeners {
  const listeners = new Set<Listener>();
  let remembered: LiveEvent[] = [];
  return {
    hear(event) {
      remembered.push(event);
      if (remembered.length > mostRemembered) remembered = remembered.slice(-mostRemembered / 2);
      for (const listener of listeners) if (listener.topics.has(event.topic)) listener.hear(event);
    },
    break() {
      remembered = [];
      for (const listener of listeners) listener.hear(undefined);
    },
    listen(topics, hear) {
      const listener = { topics: new Set(topics), hear };
      listeners.add(listener);
      if (listeners.size === 1) opened();
      return () => listeners.delete(listener);
    },
    after(id, topics) {
      const place = remembered.findIndex((event) => event.id === id);
      if (place < 0) return undefined;
      return remembered.slice(place + 1).filter(({ topic }) => topics.includes(topic));
    },
  };
}
