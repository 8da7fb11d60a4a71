import { DeliveryError } from '../delivery-error.ts';
import type { FirebaseMessaging } from './firebase-messages.ts';
import type { PushSender } from './push-sender.ts';
import type { VapidKeys } from './web-push.ts';

/** How this market reaches devices; web push always works, since it needs nothing but keys that anybody can make. */
export interface PushAccess {
  vapid?: VapidKeys | undefined;
  contact?: string | undefined;
  hosts?: readonly string[] | undefined;
  firebase?: FirebaseMessaging | undefined;
}

const nobody = 'mailto:nobody@soko.example';

/** `ownKeys` are those that the market has made for itself, for an operator who has set none. */
export function openPush(
  { vapid, contact = nobody, hosts, firebase }: PushAccess,
  ownKeys: () => Promise<VapidKeys>,
): PushSender {
  const keys = vapid ? async () => vapid : ownKeys;
  // Both are large, and are needed only once somebody wants to hear of something.
  const web = async () => (await import('./web-push.ts')).webPushes({ keys, contact, ...(hosts && { hosts }) });
  let apps: ReturnType<typeof import('./firebase-messages.ts').firebaseMessages> | undefined;
  return {
    kinds: firebase ? ['web', 'fcm'] : ['web'],
    publicKey: async () => (await keys()).publicKey,
    mayReach: async (address) => (await web()).mayReach(address),
    async send(device, content) {
      if (device.kind === 'web') return (await web()).send(device, content);
      if (!firebase) throw new DeliveryError('no_provider', 'Nobody carries pushes to apps');
      apps ??= (await import('./firebase-messages.ts')).firebaseMessages(firebase);
      return apps(device.target, content);
    },
  };
}
