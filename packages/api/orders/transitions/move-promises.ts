import { isFinal, type OrderStatus } from 'market/orders/orders.rules';
import { metresPerMinute } from 'market/orders/orders-board.rules';
import {
  latenessOf,
  type Promises,
  promisesAfterEstimate,
  promisesAfterTime,
  promisesOfPickUp,
  promisesOfReady,
} from 'market/orders/promises/orders-promises.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { Connection } from '#api/db/connection.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { publishOrderChanges } from '#api/notifications/publish-order-events.ts';
import type { LockedOrder } from '../orders.data.ts';
import { latenessOfStore, lockRunning, runningOrders, writePromises } from './orders-promises.data.ts';

/** Returns the promises of an order once its store has said when it is ready, by the past of that store [CUS-01]. */
export async function promisesOfStoreWord(
  db: Connection,
  order: LockedOrder,
  { readyAt, cause, at }: { readyAt: Date; cause: 'accepted' | 'store_delay'; at: Date },
): Promise<Promises> {
  return promisesAfterEstimate(order, { readyAt, cause, ...(await latenessAt(db, order, at)) });
}

/** Returns the promises after a step of an order; undefined where it changes none. */
export async function promisesAfterStep(
  db: Connection,
  order: LockedOrder,
  { to, readyAt, expectedAt }: { to: OrderStatus; readyAt?: Date | undefined; expectedAt?: Date | undefined },
  at: Date,
): Promise<Promises | undefined> {
  if (order.promises.arrival === null || isFinal(to)) return undefined;
  if (to === 'confirmed' && readyAt) return promisesOfStoreWord(db, order, { readyAt, cause: 'accepted', at });
  if (to === 'handover' && order.storeId !== null) {
    return promisesOfReady(order, at, (await latenessAt(db, order, at)).door);
  }
  return to === 'picked_up' ? promisesOfPickUp(order, at, expectedAt) : undefined;
}

async function latenessAt(db: Connection, { storeId }: LockedOrder, at: Date) {
  return latenessOf(await latenessOfStore(db, { storeId: storeId ?? 0, at, metresPerMinute }));
}

/** Returns a job for each running order with a promise that cannot be kept any more [CUS-01]. */
export async function findBrokenPromises({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const at = now();
  const minute = Math.floor(at.getTime() / minuteMilliseconds);
  const orders = await runningOrders(db, { limit: maxJobsPerTick });
  return orders
    .filter((order) => promisesAfterTime(order, at) !== undefined)
    .map(({ id }) => ({ key: `${id} ${minute}`, data: { id } }));
}

/** Moves the promises of an order that cannot be kept, and tells the pages that show it. Skips one that can be kept. */
export async function movePromises(context: ApiContext, orderId: string): Promise<void> {
  const isMoved = await transact(context.db, async (transaction) => {
    const order = await lockRunning(transaction, orderId);
    const promises = order && promisesAfterTime(order, context.now());
    if (!promises) return false;
    await writePromises(transaction, orderId, promises);
    return true;
  });
  if (isMoved) await publishOrderChanges(context, [{ orderId }]);
}
