import type { OrderStatus } from 'market/orders/orders.rules';
import { type Money, plus, roundedTo, roundingStep, toDecimal } from 'market/values/money';
import { refusalOfTip } from 'market/wallet/tips/wallet-tips.rules';
import { courierAccount } from 'market/wallet/wallet-ledger.rules';
import { lockCustomer } from '#api/auth/auth-customers.data.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Customer, shopperKeyOf } from '#api/http/callers/callers.ts';
import { type Intent, once, saveReply } from '#api/http/once.ts';
import { Refusal, refuse } from '#api/http/refusal.ts';
import { debitWallet } from '#api/wallet/move-wallet.ts';
import { mustBeEnabled } from '#api/wallet/read-terms.ts';
import { balanceOf } from '#api/wallet/wallet.data.ts';
import { insertLateTip, orderToTip } from './orders-tips.data.ts';

interface Tip {
  caller: Customer;
  orderId: string;
  amount: Money;
  idempotencyKey: string;
}

/**
 * Gives the courier of a delivered order a tip from the customer's wallet, once for each key; a further one is added
 * [DEL-55]. An order of another shopper is not found, and a courier cannot tip themselves.
 */
export async function giveTip(context: ApiContext, { caller, orderId, amount, idempotencyKey: key }: Tip) {
  const { digit_after_decimal_point: digits } = await mustBeEnabled(context, 'wallet');
  const { customerId } = caller;
  const owner = shopperKeyOf(caller);
  const intent: Intent = { owner, key, request: { tip: amount, orderId }, lockNames: [`tip ${orderId}`] };
  return once(context.db, intent, async (transaction, record) => {
    if (!(await lockCustomer(transaction, customerId, 'shared'))) throw new Refusal('token_expired');
    const order = await orderToTip(transaction, orderId);
    if (order?.shopper !== owner) throw new Refusal('order_not_found');
    const { courierId, currency } = order;
    const at = context.now();
    const hasCourier = courierId !== null && order.courierCustomerId !== customerId;
    const tip = roundedTo(amount, roundingStep(digits));
    refuse(refusalOfTip({ ...order, status: order.status as OrderStatus, hasCourier }, tip, at));
    // The rule refuses an order without a courier.
    if (courierId === null) throw new Refusal('tip_not_possible');
    const tipId = await insertLateTip(transaction, { orderId, courierId, currency, amount: tip, at });
    await debitWallet(transaction, {
      kind: 'tip_given',
      about: { subject: `tip:${tipId}` },
      customerId,
      currency,
      amount: tip,
      other: courierAccount(courierId),
      at,
    });
    const reply = {
      order_id: orderId,
      amount: toDecimal(tip),
      late_tip: toDecimal(plus(order.tipped, tip)),
      currency,
      balance: toDecimal(await balanceOf(transaction, customerId, currency)),
    };
    await saveReply(transaction, record, reply);
    return reply;
  });
}
