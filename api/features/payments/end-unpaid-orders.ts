import { awaitsPayment, holdMinutes } from 'market/payments/payments.rules';
import { moveOrder } from '#features/orders/move-order.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { endOpenPayments, unpaidOrders } from './payments.data.ts';

const perTurn = 100;

/** Orders that were not paid in time fail and give their goods back. Answers how many. */
export async function endUnpaidOrders(needs: ApiNeeds): Promise<number> {
  const at = needs.now();
  const before = new Date(at.getTime() - holdMinutes * 60_000);
  const orderIds = await unpaidOrders(needs.db, before, perTurn);
  for (const orderId of orderIds) {
    try {
      await moveOrder(needs, { orderId, to: 'failed', by: 'market', onlyIf: awaitsPayment });
      await endOpenPayments(needs.db, orderId, at);
    } catch (fault) {
      // Paid, canceled or switched to cash a moment ago, or ended by another node.
      if (!(fault instanceof Refusal)) throw fault;
    }
  }
  return orderIds.length;
}
