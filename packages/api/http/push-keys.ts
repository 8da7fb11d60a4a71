import type { Database } from '#api/db/connection.ts';
import { signingKey } from '#api/db/signing-key.ts';
import type { VapidKeys } from '#api/providers/push/web-push.ts';

/** The keys of web push that a market makes for itself and keeps in its database. */
export function ownPushKeys(db: Database): () => Promise<VapidKeys> {
  return async () => {
    const { default: webPush } = await import('web-push');
    return JSON.parse(await signingKey(db, 'web push', () => JSON.stringify(webPush.generateVAPIDKeys())));
  };
}
