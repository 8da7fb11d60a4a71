import { isRefundable } from 'market/orders/orders.rules';
import { type Money, minus, nothing } from 'market/values/money';
import { type CashCollector, cashAccount, entriesOfOrderRefunded, walletAccount } from 'market/wallet/wallet.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { Refusal } from '#api/http/refusal.ts';
import { lockPaidPayment, writeOrderPayment, writePaymentStatus } from '#api/payments/payments.data.ts';
import { takeRewardsBack } from '#api/wallet/take-rewards-back.ts';
import { changeBalance, writeJournal } from '#api/wallet/wallet.data.ts';
import { refundableOrder } from '../history/orders-history.data.ts';
import type { LockedOrder } from '../orders.data.ts';

/** Refuses an order that cost nothing, was not delivered, was delivered too long ago, or whose refund was refused before. */
export async function mustBeRefundable(
  transaction: Connection,
  { id, status, total }: LockedOrder,
  at: Date,
): Promise<void> {
  const refundable = await refundableOrder(transaction, id);
  if (!isRefundable({ status, total, ...refundable }, at)) throw new Refusal('not_refundable');
}

/**
 * Refunds everything that was paid, in the caller's transaction: to a customer's wallet if wallets are on, else through
 * the payment provider. Reverses the entries of placing and delivering; booked once per order.
 */
export async function giveRefund(transaction: Connection, order: LockedOrder, at: Date): Promise<void> {
  const { id, total, currency, shopper } = order;
  const customerId = customerIdOf(shopper);
  const toWallet = await walletPartOf(transaction, order);
  const rest = minus(total, toWallet);
  const payment = order.paymentMethod === 'digital_payment' ? await lockPaidPayment(transaction, id) : undefined;
  const backTo = [
    { account: walletAccount(customerId ?? 0), amount: toWallet },
    { account: payment ? `provider:${payment.provider}` : cashAccount(collectorOf(order)), amount: rest },
  ];
  const entries = entriesOfOrderRefunded(order, backTo, order);
  if (entries.length === 0) return;
  const isNew = await writeJournal(transaction, {
    kind: 'order_refunded',
    about: { orderId: id },
    currency,
    entries,
    at,
  });
  if (!isNew) return;
  if (customerId !== undefined) {
    await changeBalance(transaction, { customerId, currency, by: toWallet });
    await takeRewardsBack(transaction, { orderId: id, customerId, currency, at });
  }
  if (payment) {
    await writePaymentStatus(transaction, { id: payment.id, status: rest > 0 ? 'return_due' : 'returned', at });
  }
  await writeOrderPayment(transaction, id, { payment_status: 'refunded' });
}

/** Without wallets only the wallet's own part is refunded to it. */
async function walletPartOf(transaction: Connection, { shopper, total, walletPaid }: LockedOrder): Promise<Money> {
  if (customerIdOf(shopper) === undefined) return nothing;
  const { customer_wallet_status } = await settingsOf(transaction);
  return customer_wallet_status === 1 ? total : walletPaid;
}

/**
 * Returns who collected the cash and pays it back: the courier, or else the store at its counter; a parcel always has a
 * courier.
 */
export function collectorOf({ courierId, storeId }: Pick<LockedOrder, 'courierId' | 'storeId'>): CashCollector {
  if (courierId !== null) return { courierId };
  if (storeId === null) throw new Refusal('step_not_allowed', { text: 'nobody_takes_cash', values: {} });
  return { storeId };
}
