import { DeliveryError } from '../delivery-error.ts';
import { noted, type ProviderNotes } from '../provider-notes.ts';
import type { FirebaseMessaging } from './firebase-messages.ts';
import type { PushDevice, PushSender } from './push-sender.ts';
import type { VapidKeys } from './web-push.ts';

/** The configured push services; web push always works, because it only needs self-made keys. */
export interface PushAccess {
  vapid?: VapidKeys | undefined;
  contact?: string | undefined;
  hosts?: readonly string[] | undefined;
  firebase?: FirebaseMessaging | undefined;
}

const nobody = 'mailto:nobody@soko.example';

/** As the health page has them. */
export const pushNames = { web: 'Web push', fcm: 'Firebase Cloud Messaging' } as const;

/** `ownKeys` are the generated ones, for an operator who has set none. */
export function openPush(
  { vapid, contact = nobody, hosts, firebase }: PushAccess,
  ownKeys: () => Promise<VapidKeys>,
  notes?: ProviderNotes,
): PushSender {
  const keys = vapid ? async () => vapid : ownKeys;
  // Both modules are large, and are loaded for the first push only.
  const web = async () => (await import('./web-push.ts')).webPushes({ keys, contact, ...(hosts && { hosts }) });
  let apps: ReturnType<typeof import('./firebase-messages.ts').firebaseMessages> | undefined;
  return {
    kinds: firebase ? ['web', 'fcm'] : ['web'],
    publicKey: async () => (await keys()).publicKey,
    mayReach: async (address) => (await web()).mayReach(address),
    send: (device, content) => noted(notes?.of(pushNames[device.kind]), () => send(device, content)),
  };

  async function send(device: PushDevice, content: Record<string, string>) {
    if (device.kind === 'web') return (await web()).send(device, content);
    if (!firebase) throw new DeliveryError('no_provider', 'Nobody carries pushes to apps');
    apps ??= (await import('./firebase-messages.ts')).firebaseMessages(firebase);
    return apps(device.target, content);
  }
}
