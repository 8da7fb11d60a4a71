import { eventPaths } from 'market/notifications/notifications.rules';
import { trackingRefreshSeconds } from 'market/orders/orders.rules';

/** What the market tells while it happens. Each is a hint to ask; `again`: something may have been missed. */
type LiveName = 'message' | 'seen' | 'order' | 'position' | 'again';

export interface LiveHint {
  name: LiveName;
  data: Record<string, unknown>;
}

type LiveListener = (hint: LiveHint) => void;
/** Whether a listener shows what it hears, as an open chat does, or notes it by the way. */
type Attention = 'shows' | 'notes';
/** Nothing for the customer's own events; for those of an order, the proof that tracking asks for. */
type Followed = Record<string, string | undefined>;

const names: readonly LiveName[] = ['message', 'seen', 'order', 'position', 'again'];
const again: LiveHint = { name: 'again', data: {} };
/** The market says every 20 seconds that it is there; a phone may lose its network without being told. */
const maxSilenceMilliseconds = 45_000;

interface Stream {
  source: EventSource | undefined;
  receivedAt: number;
  listeners: Map<LiveListener, Attention>;
  timer: ReturnType<typeof setInterval>;
}

/** One connection for each thing to follow, however many parts of the page listen. */
const open = new Map<string, Stream>();

/**
 * Hears what happens. While no connection stands, `again` comes every 10 seconds instead; while nobody looks at the page
 * nothing comes and no connection is held, and `again` when somebody does [TRK-14]. Answers how to end it.
 */
export function listenLive(followed: Followed, listener: LiveListener, attention: Attention = 'shows'): () => void {
  const search = searchOf(followed);
  const stream = open.get(search) ?? begin(search);
  stream.listeners.set(listener, attention);
  return () => {
    stream.listeners.delete(listener);
    if (stream.listeners.size > 0) return;
    clearInterval(stream.timer);
    stream.source?.close();
    open.delete(search);
    if (open.size === 0) document.removeEventListener('visibilitychange', pauseOrResume);
  };
}

/** Tells who follows the customer's events what came another way, as by push; false if nobody shows it. */
export function emitLive(hint: LiveHint): boolean {
  const own = open.get('');
  if (own) emit(own, hint);
  return isShownLive();
}

/** Whether a part of the page shows the customer's messages as they come. */
export function isShownLive(): boolean {
  return [...(open.get('')?.listeners.values() ?? [])].includes('shows');
}

function begin(search: string): Stream {
  if (open.size === 0) document.addEventListener('visibilitychange', pauseOrResume);
  const timer = setInterval(() => isHearing(stream) || document.hidden || emit(stream, again), askMilliseconds);
  const stream: Stream = { source: undefined, receivedAt: 0, listeners: new Map(), timer };
  open.set(search, stream);
  if (!document.hidden) connect(search, stream);
  return stream;
}

const askMilliseconds = trackingRefreshSeconds * 1000;

function isHearing({ source, receivedAt }: Stream): boolean {
  return source?.readyState === EventSource.OPEN && Date.now() - receivedAt < maxSilenceMilliseconds;
}

/** Browsers hold six connections to a market: tabs that nobody looks at leave them to the others. */
function pauseOrResume(): void {
  for (const [search, stream] of open) {
    stream.source?.close();
    if (document.hidden) continue;
    connect(search, stream);
    emit(stream, again);
  }
}

function connect(search: string, stream: Stream): void {
  const source = new EventSource(search ? `${eventPaths.order}?${search}` : eventPaths.own);
  stream.source = source;
  const note = () => {
    stream.receivedAt = Date.now();
  };
  source.addEventListener('beat', note);
  // What the page shows is older than the connection.
  source.addEventListener('open', () => {
    note();
    emit(stream, again);
  });
  for (const name of names) {
    source.addEventListener(name, ({ data }) => {
      note();
      emit(stream, { name, data: JSON.parse(String(data)) });
    });
  }
}

function emit({ listeners }: Stream, hint: LiveHint): void {
  for (const listener of listeners.keys()) listener(hint);
}

function searchOf(followed: Followed): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(followed)) if (value) search.set(name, value);
  return String(search);
}
