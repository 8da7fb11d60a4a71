import { eventPaths } from 'market/notifications/notifications.rules';

/** What the market tells while it happens. Each is a hint to ask; `again`: something may have been missed. */
type LiveName = 'message' | 'order' | 'position' | 'again';

export interface LiveHint {
  name: LiveName;
  data: Record<string, unknown>;
}

type Hear = (hint: LiveHint) => void;
/** Nothing for the customer's own events; for those of an order, the proof that tracking asks for. */
type Followed = Record<string, string | undefined>;

const names: readonly LiveName[] = ['message', 'order', 'position', 'again'];

interface Open {
  source: EventSource;
  listeners: Set<Hear>;
}

/** One connection for each thing to follow, however many parts of the page listen. */
const open = new Map<string, Open>();

/**
 * Listens while something happens. Without a connection nothing is heard, so whoever listens goes on asking from time
 * to time. Answers how to end it.
 */
export function listenLive(followed: Followed, hear: Hear): () => void {
  const search = searchOf(followed);
  const stream = open.get(search) ?? connect(search);
  stream.listeners.add(hear);
  return () => {
    stream.listeners.delete(hear);
    if (stream.listeners.size > 0) return;
    stream.source.close();
    open.delete(search);
  };
}

/** Whether events arrive at this moment. */
export function isHearing(followed: Followed = {}): boolean {
  return open.get(searchOf(followed))?.source.readyState === EventSource.OPEN;
}

/** Tells who follows the customer's events on this page what came another way, as by push; false if nobody does. */
export function tellLive(hint: LiveHint): boolean {
  const own = open.get('');
  for (const hear of own?.listeners ?? []) hear(hint);
  return own !== undefined;
}

function connect(search: string): Open {
  const source = new EventSource(search ? `${eventPaths.order}?${search}` : eventPaths.own);
  const listeners = new Set<Hear>();
  for (const name of names) {
    source.addEventListener(name, ({ data }) => {
      for (const hear of listeners) hear({ name, data: JSON.parse(String(data)) });
    });
  }
  const stream = { source, listeners };
  open.set(search, stream);
  return stream;
}

function searchOf(followed: Followed): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(followed)) if (value) search.set(name, value);
  return String(search);
}
