import { appOfPush, wordsOfPush } from 'market/notifications/notifications.rules';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { QueueJobs } from '#api/jobs/job-kinds.ts';
import { type Message, messagesByIds } from './notifications.data.ts';
import {
  leasePushes,
  type PushToQueue,
  saveDemoPushes,
  queuePushes as writePushes,
} from './notifications-push.data.ts';

const batch = 500;
/** Longer than all tries of a push take: a push whose job is lost is queued again after it. */
const leaseMinutes = 120;

/** Writes a push for each device that a message concerns, once, and queues a job for each that is due. */
export async function queuePushes(
  { db, push, mode }: Pick<ApiContext, 'db' | 'push' | 'mode'>,
  outboxIds: readonly number[],
  queue: QueueJobs,
): Promise<void> {
  await transact(db, async (transaction) => {
    const pushes = (await messagesByIds(transaction, outboxIds)).flatMap(pushOf);
    if (pushes.length > 0) {
      await writePushes(transaction, pushes, push.kinds);
      if (mode.hasPublicOutbox) await saveDemoPushes(transaction, pushes);
    }
    await queueDuePushes(transaction, queue);
  });
}

/** Queues a job for each push that is due, also for one that the previous release has left. */
export async function queueDuePushes(transaction: Connection, queue: QueueJobs): Promise<void> {
  const ids = await leasePushes(transaction, batch, leaseMinutes);
  await queue(
    transaction,
    'send-push',
    ids.map((id) => ({ data: { id } })),
  );
}

/** No push for a placed order: the customer has just placed it. */
function pushOf({ kind, order_id, payload, dedupe_key }: Message): PushToQueue[] {
  const shopper = typeof payload.shopper === 'string' ? payload.shopper : null;
  if (shopper === null && order_id === null) return [];
  const content = wordsOfPush({ kind, orderId: order_id, payload });
  return content ? [{ shopper, order_id, app: appOfPush(kind), dedupe_key, content }] : [];
}
