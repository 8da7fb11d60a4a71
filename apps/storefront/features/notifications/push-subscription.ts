import * as webPush from 'app-kit/browser/push-of-browser.ts';
import { notificationsContract } from 'market/notifications/notifications.contract';
import { createApiClient } from '#browser/api-client.ts';

const api = createApiClient({ notifications: notificationsContract });

const register = (subscription: webPush.SentSubscription) => api.notifications.subscribe({ body: { ...subscription } });

/** Asks for permission, subscribes this browser and registers its endpoint. */
export function startPush(): Promise<webPush.PushState> {
  return webPush.startPush(async () => (await api.notifications.pushKey({})).public_key, register);
}

export async function stopPush(): Promise<webPush.PushState> {
  const subscription = await webPush.ownSubscription();
  if (!subscription) return 'off';
  await api.notifications.unsubscribe({ body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
  return 'off';
}

/** Registers the same subscription for the current user; does nothing without one. */
export function registerSubscriptionAgain(): Promise<void> {
  return webPush.registerAgain(register);
}
