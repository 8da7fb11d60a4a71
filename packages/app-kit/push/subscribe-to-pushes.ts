import type { ReplyOf } from 'market/calls/endpoint';
import type { PushApp, pushContract } from 'market/notifications/notifications.contract';

/** `unable`: a browser without web push, or a plain connection. */
export type PushState = 'on' | 'off' | 'blocked' | 'unable';

type Notifications = typeof pushContract;

interface Keys {
  p256dh: string;
  auth: string;
}

/** The calls of the API that a subscription needs. */
interface PushCalls {
  pushKey: (request: object) => Promise<ReplyOf<Notifications['pushKey']>>;
  subscribe: (request: { body: { endpoint: string; keys: Keys; app: PushApp } }) => Promise<unknown>;
  unsubscribe: (request: { body: { endpoint: string } }) => Promise<unknown>;
}

/** Returns what turns pushes to this browser on and off, for one application [PUSH-08] [DEL-10]. */
export function pushSubscription(app: PushApp, calls: PushCalls) {
  const register = async (subscription: PushSubscription) => {
    const { endpoint = '', keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    await calls.subscribe({ body: { endpoint, keys: { p256dh, auth }, app } });
  };
  const current = async () => {
    const registration = await navigator.serviceWorker?.getRegistration();
    return registration?.pushManager.getSubscription();
  };
  return {
    async state(): Promise<PushState> {
      if (!('Notification' in window && 'PushManager' in window && navigator.serviceWorker)) return 'unable';
      if (Notification.permission === 'denied') return 'blocked';
      return (await current()) ? 'on' : 'off';
    },
    /** Asks for permission, subscribes this browser and registers its endpoint. */
    async start(): Promise<PushState> {
      if ((await Notification.requestPermission()) === 'denied') return 'blocked';
      if (Notification.permission !== 'granted') return 'off';
      const { pushManager } = await navigator.serviceWorker.ready;
      const { public_key: applicationServerKey } = await calls.pushKey({});
      await register(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
      return 'on';
    },
    async stop(): Promise<PushState> {
      const subscription = await current();
      if (!subscription) return 'off';
      await calls.unsubscribe({ body: { endpoint: subscription.endpoint } });
      await subscription.unsubscribe();
      return 'off';
    },
    /** Registers the same subscription for the current user; does nothing without one. */
    async registerAgain(): Promise<void> {
      const subscription = await current();
      if (subscription) await register(subscription);
    },
  };
}
