import { type PushContent, pathOfPush } from '#features/notifications/push-path.ts';

/** Build data of the offline page: its files, and its texts by the tag of their language. */
interface Shell {
  version: string;
  files: string[];
  catalogues: Record<string, string[]>;
}

declare const __SHELL__: Shell;

/** The types of workers and of pages exclude each other; this much is needed here. */
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface FetchEvent extends WorkerEvent {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

/** An open page of this site. */
interface OpenPage {
  visibilityState: DocumentVisibilityState;
  postMessage(message: unknown): void;
  focus(): Promise<OpenPage>;
}

interface Worker {
  location: Location;
  registration: ServiceWorkerRegistration;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window' }): Promise<OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

const worker = self as unknown as Worker;
const offlinePath = '/offline';
const query = new URLSearchParams(worker.location.search);
/** The page registers the worker under its language; another language is another worker. */
const code = query.get('lang') ?? 'en';
const files = [...__SHELL__.files, ...(__SHELL__.catalogues[query.get('tag') ?? 'en'] ?? [])];
const shell = `shell-${__SHELL__.version}-${code}`;

worker.addEventListener('install', (event) => event.waitUntil(fillShell()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') event.respondWith(pageOf(event));
  else if (origin === worker.location.origin && files.includes(pathname)) event.respondWith(fileOf(request));
});
worker.addEventListener('push', (event) => {
  const content = contentOf(event);
  event.waitUntil(Promise.all([notify(content), confirm(content.receipt)]));
});
worker.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));

/** Requests the offline page without cookies, so that it contains no personal data. */
async function fillShell(): Promise<void> {
  const cache = await caches.open(shell);
  const page = await fetch(`${offlinePath}?lang=${code}`, { credentials: 'omit', cache: 'no-store' });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  await Promise.all([cache.put(offlinePath, page), cache.addAll(files)]);
  // Pages come from the network while there is one, so a new worker works with pages loaded by an older one.
  await worker.skipWaiting();
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== shell).map((name) => caches.delete(name)));
  // The browser requests the page while the worker starts.
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Always from the network. Without a connection, every page becomes the offline page. */
async function pageOf({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const { pathname, search } = new URL(request.url);
    const cached = await caches.match(offlinePath);
    if (!cached) return Response.error();
    if (pathname === offlinePath) return cached;
    return Response.redirect(`${offlinePath}?from=${encodeURIComponent(pathname + search)}`);
  }
}

/** A file never changes under its name. */
async function fileOf(request: Request): Promise<Response> {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** Whatever is not ours is not read. */
function contentOf({ data }: PushEvent): PushContent {
  try {
    const content = data?.json();
    return typeof content === 'object' && content !== null ? (content as PushContent) : {};
  } catch {
    return {};
  }
}

/** Says that a push has arrived [SEAT-28] [OPS-037]. */
async function confirm(receipt: string | undefined): Promise<void> {
  if (!receipt) return;
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/v1/push/confirmed', { method: 'POST', headers, body: JSON.stringify({ receipt }) }).catch(
    () => undefined,
  );
}

/** A visible page gets the message; otherwise a notification is shown, once for the same subject. */
async function notify(content: PushContent): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const visible = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  for (const page of visible) page.postMessage({ push: content });
  if (visible.length > 0) return;
  const { title = 'Soko', body = '', type = '', conversation_id: chat = '', order_id: order = '' } = content;
  await worker.registration.showNotification(title, {
    body,
    tag: `${type} ${chat}${order}`,
    icon: '/favicon.svg',
    data: content,
  });
}

/** Navigates an open page, or opens one. */
async function follow(notification: Notification): Promise<void> {
  notification.close();
  const content: PushContent = notification.data ?? {};
  const path = pathOfPush(content, content.for === 'customer');
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  page.postMessage({ follow: path });
}
