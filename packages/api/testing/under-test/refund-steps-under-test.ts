import { requestedRefund } from 'market/orders/orders-refund.rules';
import { type Money, nothing } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { lockOrder } from '#api/orders/orders.data.ts';
import { refundRequestOf } from '#api/orders/refunds/orders-refund-requests.data.ts';
import { givePart } from '#api/orders/refunds/refund-part.ts';
import { moveLockedOrder } from '#api/orders/transitions/move-order.ts';

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
