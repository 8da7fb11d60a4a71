/** The types of workers and of pages exclude each other; this much is needed here. */
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface PushEvent extends WorkerEvent {
  data: { json(): unknown } | null;
}

interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

interface OpenPage {
  visibilityState: DocumentVisibilityState;
  focus(): Promise<OpenPage>;
  navigate(address: string): Promise<unknown>;
}

interface Worker {
  registration: ServiceWorkerRegistration;
  clients: {
    matchAll(which: { type: 'window' }): Promise<OpenPage[]>;
    openWindow(path: string): Promise<unknown>;
  };
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

/** Part of the service worker of an application that receives pushes. A page in sight shows the news itself. */
const worker = self as unknown as Worker;

worker.addEventListener('push', (event) => event.waitUntil(notify(event.data)));
worker.addEventListener('notificationclick', (event) => event.waitUntil(follow(event.notification)));

async function notify(data: PushEvent['data']): Promise<void> {
  const content = contentOf(data);
  await Promise.all([show(content), confirm(content.receipt)]);
}

async function show({ title = '', body = '', type = '', path = '' }: Record<string, string>): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  const isSeen = type !== 'test' && pages.some((page) => page.visibilityState === 'visible');
  if (title === '' || isSeen) return;
  // The same news replaces the earlier one, and rings again.
  const options = { body, tag: type + path, renotify: true, requireInteraction: true, vibrate: [300, 150, 300] };
  await worker.registration.showNotification(title, { ...options, data: path, icon: '/favicon.svg' });
}

/** Says that a push has arrived; without the call it counts as not arrived [SEAT-28]. */
async function confirm(receipt: string | undefined): Promise<void> {
  if (!receipt) return;
  const headers = { 'content-type': 'application/json' };
  await fetch('/api/v1/push/confirmed', { method: 'POST', headers, body: JSON.stringify({ receipt }) }).catch(
    () => undefined,
  );
}

/** Whatever is not ours is not read. */
function contentOf(data: PushEvent['data']): Record<string, string> {
  try {
    return (data?.json() ?? {}) as Record<string, string>;
  } catch {
    return {};
  }
}

async function follow(notification: Notification): Promise<void> {
  notification.close();
  const path = String(notification.data ?? '');
  const address = new URL(path, worker.registration.scope).href;
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) return void (await worker.clients.openWindow(address));
  await page.focus();
  if (path !== '') await page.navigate(address);
}
