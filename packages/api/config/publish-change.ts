import { forgetAnswers } from '#api/http/answer-cache.ts';
import type { ApiContext } from '#api/http/api-context.ts';

const topic = 'market';
/** A replica that is further behind is asked no more: five seconds, and three until that is seen. */
const longestLagMilliseconds = 8_000;

/** Tells every node that somebody has changed what everybody reads: settings, zones, the catalogue. */
export async function publishChange({ db, live }: Pick<ApiContext, 'db' | 'live'>): Promise<void> {
  await live.publish(db, [{ topic, name: 'changed', data: {} }]);
}

/**
 * Drops what this node keeps as soon as somebody tells of a change, or may have told; `hear` does the same for pages.
 * Without it nothing would be wrong for longer than each answer is kept. Answers how to end it.
 */
export function clearCachesOnChange({ db, replica, live }: ApiContext, onChange: () => void): () => void {
  const drop = () => {
    forgetAnswers(db);
    if (replica) forgetAnswers(replica.db);
    onChange();
  };
  return live.listen([topic], () => {
    drop();
    // What was asked of a replica that had not heard yet would be kept as if it were new.
    if (replica) setTimeout(drop, longestLagMilliseconds).unref();
  });
}
