import { answerMinutes, scheduledLeadMinutes, unansweredReason } from 'market/orders/orders-board.rules';
import { minuteMilliseconds } from 'market/values/durations';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { moveOrder } from '../transitions/move-order.ts';
import { unansweredOrders } from './orders-board.data.ts';
import { pauseUnanswered } from './pause-unanswered.ts';

/** Returns a job for each order that its store has not answered in time [STO-011]. */
export async function findUnansweredOrders({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const before = new Date(now().getTime() - answerMinutes * minuteMilliseconds);
  const orders = await unansweredOrders(db, { before, leadMinutes: scheduledLeadMinutes, limit: maxJobsPerTick });
  return orders.map(({ id }) => ({ key: id, data: { id } }));
}

/**
 * Cancels an order that its store has not answered, gives its money back, and pauses a store that answers none [STO-036].
 * Skips one that was answered meanwhile.
 */
export async function endUnansweredOrder(context: ApiContext, orderId: string): Promise<void> {
  try {
    const onlyIf = ({ status }: { status: string }) => status === 'pending';
    await moveOrder(context, { orderId, to: 'canceled', by: 'market', reason: unansweredReason, onlyIf });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  await pauseUnanswered(context, orderId);
}
