import { toDecimal } from 'market/money';
import { agreeUntil, agreeWithinMinutes } from 'market/orders/orders.rules';
import { transact } from '#db/transact.ts';
import { nameOf, type Shopper } from '#http/callers.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { moveOrder } from './move-order.ts';
import { holdOrder } from './orders.data.ts';
import { prescriptionOf, unansweredQuotes, writeAgreement } from './orders-prescription.data.ts';

const minuteMilliseconds = 60_000;
const perTurn = 100;

/**
 * The shopper agrees to the price that he saw, and the pharmacy may begin. Who agrees twice has agreed. The cap on cash
 * holds for the whole price, which nobody knew when the order was sent.
 */
export async function agreeToPrescription(
  needs: ApiNeeds,
  { shopper, orderId, seen }: { shopper: Shopper; orderId: string; seen: number },
): Promise<void> {
  await transact(needs.db, async (transaction) => {
    const order = await holdOrder(transaction, orderId);
    const prescription = await prescriptionOf(transaction, orderId);
    if (!order || !prescription || order.shopper !== nameOf(shopper)) throw new Refusal('order_not_found');
    await needs.pausePoint?.('order held');
    const { prescription: state, quotedAt, cashCap } = prescription;
    const at = needs.now();
    if (state === 'agreed' && order.status !== 'canceled') return;
    const isOpen = order.status === 'pending' && quotedAt !== null && at < agreeUntil(quotedAt);
    if (!isOpen) throw new Refusal('prescription_not_quoted');
    if (seen !== toDecimal(order.total)) throw new Refusal('price_changed');
    if (cashCap !== null && order.total > cashCap) throw new Refusal('cash_over_cap');
    await writeAgreement(transaction, { orderId, at });
  });
}

/** Prices that nobody answered in time end their orders, and the goods go back to the shelf. Answers how many. */
export async function endUnansweredQuotes(needs: ApiNeeds): Promise<number> {
  const before = new Date(needs.now().getTime() - agreeWithinMinutes * minuteMilliseconds);
  const orderIds = await unansweredQuotes(needs.db, before, perTurn);
  for (const orderId of orderIds) {
    try {
      await moveOrder(needs, { orderId, to: 'canceled', by: 'market', reason: 'Nobody agreed to the price in time' });
    } catch (fault) {
      // Agreed or canceled a moment ago, or ended by another node.
      if (!(fault instanceof Refusal)) throw fault;
    }
  }
  return orderIds.length;
}
