import { notificationsContract } from 'market/notifications/notifications.contract';
import { createApiClient } from '#browser/api-client.ts';

const api = createApiClient({ notifications: notificationsContract });

/** `unable`: a browser without web push, or a plain connection. */
export type PushState = 'on' | 'off' | 'blocked' | 'unable';

export async function pushState(): Promise<PushState> {
  if (!('Notification' in window && 'PushManager' in window && navigator.serviceWorker)) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks for permission, subscribes this browser and registers its endpoint. */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'denied') return 'blocked';
  if (Notification.permission !== 'granted') return 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  const { public_key: applicationServerKey } = await api.notifications.pushKey({});
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  await registerSubscription(subscription);
  return 'on';
}

export async function stopPush(): Promise<PushState> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (!subscription) return 'off';
  const { endpoint } = subscription;
  await api.notifications.unsubscribe({ body: { endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/** Registers the same subscription for the current user; does nothing without one. */
export async function registerSubscriptionAgain(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager.getSubscription();
  if (subscription) await registerSubscription(subscription);
}

async function registerSubscription(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  await api.notifications.subscribe({ body: { endpoint: endpoint ?? '', keys: { p256dh, auth } } });
}
