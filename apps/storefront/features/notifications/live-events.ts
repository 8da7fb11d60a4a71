import { eventPaths } from 'market/notifications/notifications.rules';
import { trackingRefreshSeconds } from 'market/orders/orders.rules';

/** What the market tells while it happens. Each is a hint to ask; `again`: something may have been missed. */
type LiveName = 'message' | 'seen' | 'order' | 'position' | 'again';

export interface LiveHint {
  name: LiveName;
  data: Record<string, unknown>;
}

type Hear = (hint: LiveHint) => void;
/** Whether a listener shows what it hears, as an open chat does, or notes it by the way. */
type Attention = 'shows' | 'notes';
/** Nothing for the customer's own events; for those of an order, the proof that tracking asks for. */
type Followed = Record<string, string | undefined>;

const names: readonly LiveName[] = ['message', 'seen', 'order', 'position', 'again'];
const again: LiveHint = { name: 'again', data: {} };
/** The market says every 20 seconds that it is there; a phone may lose its network without being told. */
const mostSilenceMilliseconds = 45_000;

interface Stream {
  source: EventSource | undefined;
  heardAt: number;
  listeners: Map<Hear, Attention>;
  timer: ReturnType<typeof setInterval>;
}

/** One connection for each thing to follow, however many parts of the page listen. */
const open = new Map<string, Stream>();

/**
 * Hears what happens. While no connection stands, `again` comes every 10 seconds instead; while nobody looks at the page
 * nothing comes and no connection is held, and `again` when somebody does [TRK-14]. Answers how to end it.
 */
export function listenLive(followed: Followed, hear: Hear, attention: Attention = 'shows'): () => void {
  const search = searchOf(followed);
  const stream = open.get(search) ?? begin(search);
  stream.listeners.set(hear, attention);
  return () => {
    stream.listeners.delete(hear);
    if (stream.listeners.size > 0) return;
    clearInterval(stream.timer);
    stream.source?.close();
    open.delete(search);
    if (open.size === 0) document.removeEventListener('visibilitychange', restOrWake);
  };
}

/** Tells who follows the customer's events what came another way, as by push; false if nobody shows it. */
export function tellLive(hint: LiveHint): boolean {
  const own = open.get('');
  if (own) tell(own, hint);
  return isShownLive();
}

/** Whether a part of the page shows the customer's messages as they come. */
export function isShownLive(): boolean {
  return [...(open.get('')?.listeners.values() ?? [])].includes('shows');
}

function begin(search: string): Stream {
  if (open.size === 0) document.addEventListener('visibilitychange', restOrWake);
  const timer = setInterval(() => isHearing(stream) || document.hidden || tell(stream, again), askMilliseconds);
  const stream: Stream = { source: undefined, heardAt: 0, listeners: new Map(), timer };
  open.set(search, stream);
  if (!document.hidden) connect(search, stream);
  return stream;
}

const askMilliseconds = trackingRefreshSeconds * 1000;

function isHearing({ source, heardAt }: Stream): boolean {
  return source?.readyState === EventSource.OPEN && Date.now() - heardAt < mostSilenceMilliseconds;
}

/** Browsers hold six connections to a market: tabs that nobody looks at leave them to the others. */
function restOrWake(): void {
  for (const [search, stream] of open) {
    stream.source?.close();
    if (document.hidden) continue;
    connect(search, stream);
    tell(stream, again);
  }
}

function connect(search: string, stream: Stream): void {
  const source = new EventSource(search ? `${eventPaths.order}?${search}` : eventPaths.own);
  stream.source = source;
  const note = () => {
    stream.heardAt = Date.now();
  };
  source.addEventListener('beat', note);
  // What the page shows is older than the connection.
  source.addEventListener('open', () => {
    note();
    tell(stream, again);
  });
  for (const name of names) {
    source.addEventListener(name, ({ data }) => {
      note();
      tell(stream, { name, data: JSON.parse(String(data)) });
    });
  }
}

function tell({ listeners }: Stream, hint: LiveHint): void {
  for (const hear of listeners.keys()) hear(hint);
}

function searchOf(followed: Followed): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(followed)) if (value) search.set(name, value);
  return String(search);
}
