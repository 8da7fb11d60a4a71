import {
  counterMinutes,
  hasWaited,
  outcomeOf,
  unfetchedReasons,
  waitsFrom,
} from 'market/orders/waits/orders-counter.rules';
import { minuteMilliseconds } from 'market/values/durations';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { writeOffGoods } from '../goods/orders-goods.data.ts';
import { lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from './move-order.ts';
import { counterRow, linesOfOrder, ordersUnfetched, remindOfWaiting } from './orders-counter.data.ts';

const minutesBefore = (at: Date, minutes: number) => new Date(at.getTime() - minutes * minuteMilliseconds);

/**
 * Reminds the customers whose take-away order has waited for half an hour, and returns a job for each order whose time
 * is over by the rule of its store [STO-044].
 */
export async function findUnfetchedOrders({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const at = now();
  const limit = maxJobsPerTick;
  await remindOfWaiting(db, { before: minutesBefore(at, counterMinutes.reminder), at, limit });
  const ids = await ordersUnfetched(db, { before: minutesBefore(at, counterMinutes.end), limit });
  return ids.map((id) => ({ key: id, data: { id } }));
}

/**
 * Ends a take-away order that no customer has fetched, as the rule says under which it was placed: its money goes back, or
 * the sale stands. Its goods are lost in both cases. Skips one that was fetched meanwhile.
 */
export async function endUnfetchedOrder(context: ApiContext, orderId: string): Promise<void> {
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    const row = await counterRow(transaction, orderId);
    const at = context.now();
    if (!order || !row || !hasWaited(waitsFrom(row), counterMinutes.end, at)) return;
    const outcome = outcomeOf(row);
    if (outcome === 'kept') return;
    const reason = unfetchedReasons[outcome];
    const step = { orderId, by: 'market', reason, isUnfetched: true } as const;
    if (outcome === 'disposed') {
      await moveLockedOrder(transaction, order, { ...step, to: 'delivered' }, at);
      return;
    }
    await moveLockedOrder(transaction, order, { ...step, to: 'canceled' }, at);
    await writeOffGoods(transaction, orderId, await linesOfOrder(transaction, orderId));
  });
}
