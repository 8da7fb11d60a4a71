import { minus } from 'market/money';
import { cashRefusal } from 'market/payments/payments.rules';
import { transact } from '#db/transact.ts';
import { holdOrder } from '#features/orders/orders.data.ts';
import { mustBeProved } from '#features/risk/weigh-risk.ts';
import { nameOf, type Shopper } from '#http/callers.ts';
import { contactKey } from '#http/contact-hashes.ts';
import type { ApiNeeds } from '#http/needs.ts';
import { Refusal } from '#http/refusal.ts';
import { endOpenPayments, writeOrderPayment } from './payments.data.ts';
import { cashOfOrder } from './payments-due.data.ts';
import { mustAwaitPayment } from './start-payment.ts';

/**
 * An order that still waits for its digital payment is paid at the door instead [ORD-20]. Its open tries end; money
 * that comes for them all the same goes back.
 */
export async function switchToCash(
  needs: ApiNeeds,
  { shopper, orderId, address }: { shopper: Shopper; orderId: string; address: string },
): Promise<void> {
  const key = await contactKey(needs.db);
  await transact(needs.db, async (transaction) => {
    const order = await holdOrder(transaction, orderId);
    if (order?.shopper !== nameOf(shopper)) throw new Refusal('order_not_found');
    await needs.pausePoint?.('order held');
    mustAwaitPayment(order);
    const zone = await cashOfOrder(transaction, orderId);
    const refused = zone && cashRefusal(zone, minus(order.total, order.walletPaid));
    if (refused) throw new Refusal(refused.refused);
    const proof = { shopper: order.shopper, phone: order.contactNumber, address, key, at: needs.now() };
    await mustBeProved(needs, transaction, proof);
    await writeOrderPayment(transaction, orderId, { payment_method: 'cash_on_delivery' });
    await endOpenPayments(transaction, orderId, needs.now());
  });
}
