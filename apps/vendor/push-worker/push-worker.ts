import { answerPush, contentOf, followPush, type PushContent, type PushWorker } from './answer-push.ts';

interface WorkerEvent extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

interface PushEvent extends WorkerEvent {
  data: { json: () => unknown } | null;
}

interface NotificationEvent extends WorkerEvent {
  notification: Notification;
}

interface Listening {
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

/** The part of the service worker that receives pushes; the build appends it to what Workbox writes [STO-004]. */
const worker = self as unknown as PushWorker & Listening;

worker.addEventListener('push', (event) =>
  event.waitUntil(
    answerPush(
      worker,
      contentOf(() => event.data?.json()),
    ),
  ),
);
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(followPush(worker, (event.notification.data ?? {}) as PushContent));
});
