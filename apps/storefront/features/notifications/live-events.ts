import { eventPaths } from 'market/notifications/notifications.rules';
import { trackingRefreshSeconds } from 'market/orders/orders.rules';

/** Live events. Each is a hint to load data; `again`: some may have been missed. */
type LiveName = 'message' | 'seen' | 'order' | 'position' | 'again';

export interface LiveHint {
  name: LiveName;
  data: Record<string, unknown>;
}

type LiveListener = (hint: LiveHint) => void;
/** Whether a listener shows the event, as an open chat does, or only counts it. */
type Attention = 'shows' | 'notes';
/** Undefined for the customer's own events; for those of an order, the proof for tracking. */
type Followed = Record<string, string | undefined>;

const names: readonly LiveName[] = ['message', 'seen', 'order', 'position', 'again'];
const again: LiveHint = { name: 'again', data: {} };
/** The server sends a heartbeat every 20 seconds; a phone may lose its network without an event. */
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
 * Subscribes to live events. Without a connection, `again` comes every 10 seconds instead; while the page is hidden
 * nothing comes and no connection is open, and `again` comes when it is visible [TRK-14]. Returns a function that
 * unsubscribes.
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

/** Passes an event that arrived another way, such as by push, to listeners; returns false if none shows it. */
export function emitLive(hint: LiveHint): boolean {
  const own = open.get('');
  if (own) emit(own, hint);
  return isShownLive();
}

/** Returns whether a part of the page shows new messages of the customer. */
export function isShownLive(): boolean {
  return [...(open.get('')?.listeners.values() ?? [])].includes('shows');
}

function begin(search: string): Stream {
  if (open.size === 0) document.addEventListener('visibilitychange', pauseOrResume);
  const timer = setInterval(() => isHearing(stream) || document.hidden || emit(stream, again), refreshMilliseconds);
  const stream: Stream = { source: undefined, receivedAt: 0, listeners: new Map(), timer };
  open.set(search, stream);
  if (!document.hidden) connect(search, stream);
  return stream;
}

const refreshMilliseconds = trackingRefreshSeconds * 1000;

function isHearing({ source, receivedAt }: Stream): boolean {
  return source?.readyState === EventSource.OPEN && Date.now() - receivedAt < maxSilenceMilliseconds;
}

/** Browsers open at most six connections to a host: hidden tabs leave them to others. */
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
