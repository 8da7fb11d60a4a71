import type { ApiContext } from '#api/http/api-context.ts';
import { clearCaches } from '#api/http/cache/answer-cache.ts';

const topic = 'market';
/** A replica that lags further is not used: five seconds, and three until that is detected. */
const maxLagMilliseconds = 8_000;

/** Notifies every node that shared data has changed: settings, zones, the catalog. */
export async function publishChange({ db, live }: Pick<ApiContext, 'db' | 'live'>): Promise<void> {
  await live.publish(db, [{ topic, name: 'changed', data: {} }]);
}

/**
 * Clears the caches of this node when a change is published or may have been missed; `onChange` does the same for
 * pages. Without it, caches are stale for at most their maximum age. Returns a function that ends the subscription.
 */
export function clearCachesOnChange({ db, replica, live }: ApiContext, onChange: () => void): () => void {
  const drop = () => {
    clearCaches(db);
    if (replica) clearCaches(replica.db);
    onChange();
  };
  return live.listen([topic], () => {
    drop();
    // A read from a replica that lags behind would otherwise be cached as new.
    if (replica) setTimeout(drop, maxLagMilliseconds).unref();
  });
}
