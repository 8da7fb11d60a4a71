import { refundOf, requestedRefund } from 'market/orders/orders-refund.rules';
import { nothing, roundingStep } from 'market/values/money';
import { settingsOf } from '#api/config/read-settings.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { lockOrder } from '#api/orders/orders.data.ts';
import { refundRequestOf } from '#api/orders/refunds/orders-refund-requests.data.ts';
import { linesToRefund, refundsOfOrder } from '#api/orders/refunds/orders-refunds.data.ts';
import { prepareRefund, refundableOf } from '#api/orders/refunds/refund-part.ts';
import { moveLockedOrder } from '#api/orders/transitions/move-order.ts';

const operatorId = 1;

/** The operator gives back what was requested, and the store bears it; or the order stays delivered. */
export function answerRefund(
  context: ApiContext,
  { orderId, isGranted }: { orderId: string; isGranted: boolean },
): Promise<void> {
  return transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, orderId);
    if (!order) throw new Refusal('order_not_found');
    const requested = await refundRequestOf(transaction, orderId);
    if (!isGranted || !requested?.lines.length) {
      await context.pausePoint?.('order held');
      const to = isGranted ? 'refunded' : 'delivered';
      return moveLockedOrder(transaction, order, { orderId, to, by: 'market' }, context.now());
    }
    const { customer_wallet_status: walletStatus, digit_after_decimal_point: digits } = await settingsOf(transaction);
    const hasWallet = walletStatus === 1 && customerIdOf(order.shopper) !== undefined;
    const answer = {
      ...requestedRefund(requested.lines),
      way: hasWallet ? ('wallet' as const) : ('source' as const),
      reason: requested.reason ?? '',
      answersRequest: true,
    };
    const lines = await linesToRefund(transaction, orderId);
    const refundable = refundableOf(order, lines, await refundsOfOrder(transaction, orderId));
    const sum = refundOf(refundable, answer, roundingStep(digits));
    if ('refused' in sum) throw new Refusal(sum.refused);
    const borneBy = { market: nothing, store: sum.amount, courier: nothing };
    const act = await prepareRefund(context, transaction, { orderId, accountId: operatorId }, { ...answer, borneBy });
    await act.perform();
  });
}
