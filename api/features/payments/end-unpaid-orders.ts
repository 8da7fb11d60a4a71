import { awaitsPayment, holdMinutes } from 'market/payments/payments.rules';
import { moveEach } from '#features/orders/move-each.ts';
import { moveOrder } from '#features/orders/move-order.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { endOpenPayments, unpaidOrders } from './payments.data.ts';

const perTurn = 100;

/** Ends the orders that were not paid in time; they fail and return their goods. Returns how many it ended. */
export async function endUnpaidOrders(needs: ApiNeeds): Promise<number> {
  const at = needs.now();
  const before = new Date(at.getTime() - holdMinutes * 60_000);
  return moveEach(
    (except) => unpaidOrders(needs.db, { before, except, limit: perTurn }),
    async (orderId) => {
      await moveOrder(needs, { orderId, to: 'failed', by: 'market', onlyIf: awaitsPayment });
      await endOpenPayments(needs.db, orderId, at);
    },
  );
}
