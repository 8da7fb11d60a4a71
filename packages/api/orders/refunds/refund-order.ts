import { isRefundable } from 'market/orders/orders.rules';
import { type Money, minus, money, nothing } from 'market/values/money';
import { type CashCollector, cashAccount, entriesOfOrderRefunded, walletAccount } from 'market/wallet/wallet.rules';
import { accountOfShortCash } from 'market/wallet/wallet-payouts.rules';
import { entriesOfPartsReversed, refundsAccount } from 'market/wallet/wallet-refunds.rules';
import { settingsOf } from '#api/config/read-settings.ts';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { Refusal } from '#api/http/refusal.ts';
import { lockPaidPayment, writeOrderPayment, writePaymentStatus } from '#api/payments/payments.data.ts';
import { giveShortCashBack, lockShortCash } from '#api/wallet/cash/wallet-short-cash.data.ts';
import { takeRewardsBack } from '#api/wallet/take-rewards-back.ts';
import { changeBalance, writeJournal } from '#api/wallet/wallet.data.ts';
import { refundableOrder } from '../history/orders-history.data.ts';
import type { LockedOrder } from '../orders.data.ts';
import { bornePartsOf, insertPaymentReturn, type PartsRefunded, partsRefunded } from './orders-refunds.data.ts';

/** Refuses an order that cost nothing, was not delivered, was delivered too long ago, or whose refund was refused before. */
export async function mustBeRefundable(
  transaction: Connection,
  { id, status, total }: LockedOrder,
  at: Date,
): Promise<void> {
  const refundable = await refundableOrder(transaction, id);
  const left = minus(total, (await partsRefunded(transaction, id)).amount);
  if (!isRefundable({ status, total: left, ...refundable }, at)) throw new Refusal('not_refundable');
}

/**
 * Refunds everything that was paid and not given back in parts, in the caller's transaction: to a customer's wallet if
 * wallets are on, else through the payment provider. Reverses the entries of placing and delivering, and with them those
 * of the parts; booked once per order.
 */
export async function bookRefund(transaction: Connection, order: LockedOrder, at: Date): Promise<void> {
  const { id, total, currency, shopper } = order;
  const customerId = customerIdOf(shopper);
  const parts = await partsRefunded(transaction, id);
  const short = await lockShortCash(transaction, id);
  // What did not come at the door does not go back: its bearer is relieved of it.
  const missing = short?.missing ?? nothing;
  const left = minus(minus(total, missing), parts.amount);
  const toWallet = await walletPartOf(transaction, order, { left, parts });
  const rest = minus(left, toWallet);
  const payment = order.paymentMethod === 'digital_payment' ? await lockPaidPayment(transaction, id) : undefined;
  const backTo = [
    { account: walletAccount(customerId ?? 0), amount: toWallet },
    { account: payment ? `provider:${payment.provider}` : cashAccount(collectorOf(order)), amount: rest },
    { account: short ? accountOfShortCash(short.courierId, short.borneBy) : '', amount: missing },
    // What was given back in parts before.
    { account: refundsAccount, amount: parts.amount },
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
  if (short) await giveShortCashBack(transaction, id, at);
  await reverseParts(transaction, order, at);
  if (customerId !== undefined) {
    await changeBalance(transaction, { customerId, currency, by: toWallet });
    if (left > 0) await takeRewardsBack(transaction, { orderId: id, customerId, currency, at });
  }
  if (payment) await returnPayment(transaction, payment, rest, at);
  await writeOrderPayment(transaction, id, { payment_status: 'refunded' });
}

/** Sends the rest back through the payment provider. */
async function returnPayment(
  transaction: Connection,
  payment: NonNullable<Awaited<ReturnType<typeof lockPaidPayment>>>,
  rest: Money,
  at: Date,
): Promise<void> {
  // Parts of it have gone back, by refunds or by changes of its lines.
  const isInParts = rest > 0 && rest < payment.amount;
  if (isInParts) await insertPaymentReturn(transaction, { paymentId: payment.id, refundId: null, amount: rest, at });
  const status = rest > 0 && !isInParts ? 'return_due' : 'returned';
  await writePaymentStatus(transaction, { id: payment.id, status, at });
}

/** Reverses the journals of earlier partial refunds: each payer bears the share of the full refund instead. */
async function reverseParts(transaction: Connection, { id, currency }: LockedOrder, at: Date): Promise<void> {
  const entries = entriesOfPartsReversed(await bornePartsOf(transaction, id));
  if (entries.length === 0) return;
  await writeJournal(transaction, {
    kind: 'order_refunded',
    about: { subject: `refunds:${id}` },
    currency,
    entries,
    at,
  });
}

/** Without wallets only the wallet's own part is refunded to it. */
async function walletPartOf(
  transaction: Connection,
  { shopper, walletPaid }: LockedOrder,
  { left, parts }: { left: Money; parts: PartsRefunded },
): Promise<Money> {
  if (customerIdOf(shopper) === undefined) return nothing;
  const { customer_wallet_status } = await settingsOf(transaction);
  return customer_wallet_status === 1 ? left : money(Math.min(left, Math.max(0, minus(walletPaid, parts.toWallet))));
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
