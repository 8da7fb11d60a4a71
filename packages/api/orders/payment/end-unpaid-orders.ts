import { awaitsPayment, holdMinutes } from 'market/payments/payments.rules';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { maxJobsPerTick, type NewJob } from '#api/jobs/job-kinds.ts';
import { moveOrder } from '#api/orders/transitions/move-order.ts';
import { endOpenPayments, unpaidOrders } from '#api/payments/payments.data.ts';

/** Returns a job for each order that was not paid in time. */
export async function findUnpaidOrders({ db, now }: Pick<ApiContext, 'db' | 'now'>): Promise<NewJob[]> {
  const orders = await unpaidOrders(db, { at: now(), usualMinutes: holdMinutes, limit: maxJobsPerTick });
  return orders.map(({ id, since }) => ({ key: `${id} ${since.getTime()}`, data: { id } }));
}

/** Fails an order that was not paid in time, and returns its goods. Skips one that was paid meanwhile. */
export async function endUnpaidOrder(context: ApiContext, orderId: string): Promise<void> {
  try {
    await moveOrder(context, { orderId, to: 'failed', by: 'market', onlyIf: awaitsPayment });
    await endOpenPayments(context.db, orderId, context.now());
  } catch (error) {
    // Paid, canceled or switched to cash a moment ago.
    if (!(error instanceof Refusal)) throw error;
  }
}
