import type { ApiNeeds } from '#http/needs.ts';
import { moveEach } from './move-each.ts';
import { moveOrder } from './move-order.ts';
import { refundsWaiting } from './orders-history.data.ts';

/** The store gives the money back, or the order stays delivered. */
export function answerRefund(
  needs: ApiNeeds,
  { orderId, isGranted }: { orderId: string; isGranted: boolean },
): Promise<void> {
  return moveOrder(needs, { orderId, to: isGranted ? 'refunded' : 'delivered', by: 'store' });
}

const refundsPerTurn = 20;

/** The stores of the demo give every refund after some seconds. Returns how many. */
export async function answerWaitingRefunds(needs: ApiNeeds, afterSeconds: number): Promise<number> {
  const before = new Date(needs.now().getTime() - afterSeconds * 1000);
  return moveEach(
    (except) => refundsWaiting(needs.db, { before, except, limit: refundsPerTurn }),
    (orderId) => answerRefund(needs, { orderId, isGranted: true }),
  );
}
