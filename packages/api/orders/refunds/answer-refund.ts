import { requestedRefund } from 'market/orders/orders-refund.rules';
import { type Money, nothing } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { maxJobsPerLook, type NewJob } from '#api/jobs/job-kinds.ts';
import { refundsWaiting } from '../history/orders-history.data.ts';
import { lockOrder } from '../orders.data.ts';
import { moveLockedOrder } from '../transitions/move-order.ts';
import { refundRequestOf } from './orders-refund-requests.data.ts';
import { givePart } from './refund-part.ts';

/** The store gives what was requested back and bears it, or the order stays delivered. */
export function answerRefund(
  context: ApiContext,
  { orderId, isGranted }: { orderId: string; isGranted: boolean },
): Promise<void> {
  return transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    const at = context.now();
    const requested = await refundRequestOf(transaction, orderId);
    if (!isGranted || !requested?.lines.length) {
      const to = isGranted ? 'refunded' : 'delivered';
      return moveLockedOrder(transaction, order, { orderId, to, by: 'store' }, at);
    }
    if (order.status !== 'refund_requested') throw new Refusal('step_not_allowed');
    const { customer_wallet_status: walletStatus } = await settingsOf(transaction);
    const hasWallet = walletStatus === 1 && customerIdOf(order.shopper) !== undefined;
    const answer = {
      ...requestedRefund(requested.lines),
      borneBy: (amount: Money) => ({ market: nothing, store: amount, courier: nothing }),
      way: hasWallet ? ('wallet' as const) : ('source' as const),
      reason: requested.reason ?? '',
      answersRequest: true,
    };
    await givePart(transaction, order, answer, { at, by: 'store', accountId: null });
  });
}

/** Seconds until a store of the demo decides. */
const answerAfterSeconds = 45;

/** Returns a job for each refund that a store of the demo has to decide. */
export async function findDemoRefunds(
  { db, now }: Pick<ApiContext, 'db' | 'now'>,
  afterSeconds = answerAfterSeconds,
): Promise<NewJob[]> {
  const before = new Date(now().getTime() - afterSeconds * 1000);
  const orderIds = await refundsWaiting(db, before, maxJobsPerLook);
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
