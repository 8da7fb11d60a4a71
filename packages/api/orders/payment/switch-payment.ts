import { cashRefusal } from 'market/payments/payments.rules';
import { minus } from 'market/values/money';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { contactKey } from '#api/http/limits/contact-hashes.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { lockOrder } from '#api/orders/orders.data.ts';
import { endOpenPayments, writeOrderPayment } from '#api/payments/payments.data.ts';
import { cashRulesOfOrder } from '#api/payments/payments-due.data.ts';
import { mustBeProved } from '#api/risk/evaluate-risk.ts';
import { mustAwaitPayment } from './start-order-payment.ts';

/**
 * Switches an order that waits for its digital payment to cash [ORD-20]. Its open attempts end; money that still
 * arrives for them is refunded.
 */
export async function switchToCash(
  context: ApiContext,
  { shopper, orderId, address }: { shopper: Shopper; orderId: string; address: string },
): Promise<void> {
  const key = await contactKey(context.db);
  await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (order?.shopper !== shopperKeyOf(shopper)) throw new Refusal('order_not_found');
    await context.pausePoint?.('order held');
    mustAwaitPayment(order);
    const zone = await cashRulesOfOrder(transaction, orderId);
    refuse(zone && cashRefusal(zone, minus(order.total, order.walletPaid)));
    const proof = { shopper: order.shopper, phone: order.contactNumber, address, key, at: context.now() };
    await mustBeProved(context, transaction, proof);
    await writeOrderPayment(transaction, orderId, { payment_method: 'cash_on_delivery' });
    await endOpenPayments(transaction, orderId, context.now());
  });
}
