/** `unable`: a browser without web push, or a plain connection. */
export type PushState = 'on' | 'off' | 'blocked' | 'unable';

/** The address of a browser's push service, as the API takes it. */
export interface SentSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

type Register = (subscription: SentSubscription) => Promise<unknown>;

/** Returns whether this browser receives pushes of this application. */
export async function pushState(): Promise<PushState> {
  if (!('Notification' in window && 'PushManager' in window && navigator.serviceWorker)) return 'unable';
  if (Notification.permission === 'denied') return 'blocked';
  return (await ownSubscription()) ? 'on' : 'off';
}

/** Asks for permission, subscribes this browser and registers its endpoint. */
export async function startPush(publicKey: () => Promise<string>, register: Register): Promise<PushState> {
  if ((await Notification.requestPermission()) === 'denied') return 'blocked';
  if (Notification.permission !== 'granted') return 'off';
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = await publicKey();
  await register(written(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })));
  return 'on';
}

/** Registers the subscription of this browser, if there is one, for the account that is signed in. */
export async function registerAgain(register: Register): Promise<void> {
  const subscription = await ownSubscription();
  if (subscription) await register(written(subscription));
}

/** Returns the subscription of this application in this browser; undefined without one. */
export async function ownSubscription(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

function written(subscription: PushSubscription): SentSubscription {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys ?? {};
  return { endpoint: endpoint ?? '', keys: { p256dh, auth } };
}
