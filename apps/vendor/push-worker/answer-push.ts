/** What a push carries; texts, as all services do. */
export type PushContent = Record<string, string | undefined>;

interface OpenPage {
  visibilityState: string;
  focus: () => Promise<unknown>;
  navigate: (path: string) => Promise<unknown>;
}

/** What a service worker has, as far as it is needed here: its types and those of pages exclude each other. */
export interface PushWorker {
  registration: { showNotification: (title: string, options: object) => Promise<void> };
  clients: {
    matchAll: (which: { type: 'window' }) => Promise<readonly OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
}

/**
 * Shows a new order while no page of the app is visible, with the sound and the vibration of the device; a visible board
 * rings by itself [STO-004]. It stays until it is pressed.
 */
export async function answerPush(worker: PushWorker, content: PushContent): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window' });
  if (pages.some(({ visibilityState }) => visibilityState === 'visible')) return;
  const { title = 'Soko', body = '', order_id: order = '' } = content;
  await worker.registration.showNotification(title, {
    body,
    tag: `order ${order}`,
    icon: '/vendor/icons/icon-192.png',
    silent: false,
    vibrate: [400, 200, 400, 200, 400],
    requireInteraction: true,
    data: content,
  });
}

/** Opens the order that a notification is about, in the page of the app if there is one. */
export async function followPush(worker: PushWorker, content: PushContent): Promise<void> {
  const { store_id: store = '', order_id: order = '' } = content;
  const path = `/vendor/?${new URLSearchParams({ store, order })}`;
  const [page] = await worker.clients.matchAll({ type: 'window' });
  if (!page) return void (await worker.clients.openWindow(path));
  await page.focus();
  await page.navigate(path);
}

/** Returns what a push carries; nothing of what is not ours. */
export function contentOf(read: () => unknown): PushContent {
  try {
    const content = read();
    return typeof content === 'object' && content !== null ? (content as PushContent) : {};
  } catch {
    return {};
  }
}
