import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { jobsPerLook, type NewJob } from '#api/jobs/job-kinds.ts';
import { refundsWaiting } from '../history/orders-history.data.ts';
import { moveOrder } from './move-order.ts';

/** The store accepts the refund, or the order stays delivered. */
export function answerRefund(
  context: ApiContext,
  { orderId, isGranted }: { orderId: string; isGranted: boolean },
): Promise<void> {
  return moveOrder(context, { orderId, to: isGranted ? 'refunded' : 'delivered', by: 'store' });
}

/** Seconds until a store of the demo decides. */
const answerAfterSeconds = 45;

/** Returns a job for each refund that a store of the demo has to decide. */
export async function findDemoRefunds(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  afterSeconds = answerAfterSeconds,
): Promise<NewJob[]> {
  const before = new Date(now().getTime() - afterSeconds * 1000);
  const orderIds = await refundsWaiting(db, before, jobsPerLook);
  return orderIds.map((id) => ({ key: id, data: { id } }));
}

/** Gives a refund as the stores of the demo give every one. Leaves one that was answered meanwhile. */
export async function giveDemoRefund(context: ApiContext, orderId: string): Promise<void> {
  try {
    await answerRefund(context, { orderId, isGranted: true });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
