import { recipientsOf } from 'market/notifications/channels/notifications-channels.rules';
import {
  appOfPush,
  wordsOfBroadcast,
  wordsOfDelay,
  wordsOfLockedName,
  wordsOfNewOrder,
  wordsOfPush,
} from 'market/notifications/notifications.rules';
import { counterCodeOf, scheduledLeadMinutes } from 'market/orders/orders-board.rules';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import type { QueueJobs } from '#api/jobs/job-kinds.ts';
import { type Message, messagesByIds, storesOfOrders } from './notifications.data.ts';
import {
  leasePushes,
  type PushToQueue,
  saveDemoPushes,
  queuePushes as writePushes,
} from './notifications-push.data.ts';
import { newStoreOrders, queueStaffPushes } from './notifications-staff.data.ts';

const batch = 500;
/** Longer than all tries of a push take: a push whose job is lost is queued again after it. */
const leaseMinutes = 120;

/** Writes a push for each device that a message concerns, once, and queues a job for each that is due. */
export async function queuePushes(
  { db, push, mode, now }: Pick<ApiContext, 'db' | 'push' | 'mode' | 'now'>,
  outboxIds: readonly number[],
  queue: QueueJobs,
): Promise<void> {
  await transact(db, async (transaction) => {
    const messages = await messagesByIds(transaction, outboxIds);
    const pushes = messages.flatMap(pushOf);
    if (pushes.length > 0) {
      await writePushes(transaction, pushes, push.kinds);
      if (mode.hasPublicOutbox) await saveDemoPushes(transaction, pushes);
    }
    await queueLockedNames(transaction, messages, push.kinds);
    await queueNewOrders(transaction, { outboxIds, at: now(), kinds: push.kinds });
    await queueDelays(transaction, messages, push.kinds);
    await queueBroadcasts(transaction, messages, push.kinds);
    await queueDuePushes(transaction, queue);
  });
}

/** Rings on the devices of a store for each order that waits for its answer, once [STO-004]. */
async function queueNewOrders(
  transaction: Connection,
  { outboxIds, at, kinds }: { outboxIds: readonly number[]; at: Date; kinds: readonly string[] },
): Promise<void> {
  const orders = await newStoreOrders(transaction, { outboxIds, at, leadMinutes: scheduledLeadMinutes });
  if (orders.length === 0) return;
  const pushes = orders.map(({ order_id: orderId, store_id: storeId, store_name: storeName }) => ({
    store_id: storeId,
    dedupe_key: `store-order:${orderId}`,
    content: wordsOfNewOrder({ orderId, code: counterCodeOf(orderId), storeId, storeName }),
  }));
  await queueStaffPushes(transaction, pushes, { roles: recipientsOf('new_order'), kinds });
}

/** Tells the devices of a store that an operator has delayed one of its orders [OPS-024]. */
async function queueDelays(
  transaction: Connection,
  messages: readonly Message[],
  kinds: readonly string[],
): Promise<void> {
  const delays = messages.filter(({ kind }) => kind === 'order_delay');
  if (delays.length === 0) return;
  const stores = await storesOfOrders(
    transaction,
    delays.flatMap(({ order_id: id }) => id ?? []),
  );
  const pushes = delays.flatMap(({ order_id: orderId, payload, dedupe_key: key }) => {
    const storeId = orderId === null ? undefined : stores.get(orderId);
    if (orderId === null || storeId === undefined) return [];
    const content = wordsOfDelay({ orderId, code: counterCodeOf(orderId), storeId }, payload);
    return [{ store_id: storeId, dedupe_key: `store-${key}`, content }];
  });
  await queueStaffPushes(transaction, pushes, { roles: recipientsOf('order_delay'), kinds });
}

/** Tells the devices of stores what an operator has written to them [OPS-025]. */
async function queueBroadcasts(
  transaction: Connection,
  messages: readonly Message[],
  kinds: readonly string[],
): Promise<void> {
  const pushes = messages
    .filter(({ kind }) => kind === 'store_broadcast')
    .map(({ payload, dedupe_key: key }) => {
      const storeId = Number(payload.store_id);
      return { store_id: storeId, dedupe_key: key, content: wordsOfBroadcast(storeId, String(payload.words)) };
    });
  if (pushes.length > 0) await queueStaffPushes(transaction, pushes, { roles: recipientsOf('broadcast'), kinds });
}

/** Tells the owners of a store of a name that is locked on one of its tablets [SEAT-05]. */
async function queueLockedNames(
  transaction: Connection,
  messages: readonly Message[],
  kinds: readonly string[],
): Promise<void> {
  const locked = messages.filter(({ kind }) => kind === 'pin_locked');
  if (locked.length === 0) return;
  const pushes = locked.map(({ payload, dedupe_key }) => ({
    store_id: Number(payload.store_id),
    dedupe_key,
    content: wordsOfLockedName({ person: String(payload.person), device: String(payload.device) }),
  }));
  await queueStaffPushes(transaction, pushes, { roles: recipientsOf('pin_locked'), kinds });
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
