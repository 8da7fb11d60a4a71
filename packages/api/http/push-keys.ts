import type { Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';
import type { VapidKeys } from '#api/providers/push/web-push.ts';

/** Returns the web push keys that a deployment generates and stores in its database. */
export function ownPushKeys(db: Database): () => Promise<VapidKeys> {
  return async () => {
    const { default: webPush } = await import('web-push');
    return JSON.parse(await signingKey(db, 'web push', () => JSON.stringify(webPush.generateVAPIDKeys())));
  };
}
