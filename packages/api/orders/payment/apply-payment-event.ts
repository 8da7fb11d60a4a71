import { effectOf, type PaymentEffect, type PaymentReport } from 'market/payments/payments.rules';
import { minus, money } from 'market/values/money';
import { entriesOfPaymentReceived } from 'market/wallet/wallet.rules';
import { lockCustomer } from '#api/auth/auth-customers.data.ts';
import type { Connection } from '#api/db/connection.ts';
import { customerIdOf } from '#api/db/shopper-keys.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type LockedOrder, lockOrder } from '#api/orders/orders.data.ts';
import { insertPaymentReturn } from '#api/orders/refunds/orders-refunds.data.ts';
import {
  endOpenPayments,
  lockPayment,
  type PaymentRow,
  paymentById,
  paymentByReference,
  saveEvent,
  writeOrderPayment,
  writePaymentStatus,
} from '#api/payments/payments.data.ts';
import type { PaymentEvent } from '#api/providers/payments/payment-provider.ts';
import { giveBonus } from '#api/wallet/give-bonus.ts';
import { creditWallet } from '#api/wallet/move-wallet.ts';
import { writeJournal } from '#api/wallet/wallet.data.ts';

/**
 * Applies a verified report of a provider: booked once however often it arrives, and in any order. Returns false if the
 * payment is not ours.
 */
export async function applyPaymentEvent(context: ApiContext, provider: string, event: PaymentEvent): Promise<boolean> {
  const known = await paymentOf(context.db, provider, event);
  if (known?.provider !== provider) return false;
  const news = newsIn(event);
  await transact(context.db, async (transaction) => {
    const order = known.orderId === null ? undefined : await lockOrder(transaction, known.orderId);
    const isUnclaimed = known.customerId !== null && !(await lockCustomer(transaction, known.customerId, 'shared'));
    const payment = await lockPayment(transaction, known.id);
    if (!payment) return;
    await context.pausePoint?.('payment held');
    const outcome = effectOf(payment, order, news);
    // A removed customer has no wallet any more.
    const effect = outcome === 'settle' && isUnclaimed ? 'give_back' : outcome;
    const at = context.now();
    const received = { provider, eventId: event.eventId, paymentId: payment.id, news: news.kind, effect, at };
    if (await saveEvent(transaction, received)) await applyEvent(transaction, { effect, payment, order, news, at });
  });
  return true;
}

async function paymentOf(db: Connection, provider: string, event: PaymentEvent): Promise<PaymentRow | undefined> {
  const { id, reference } = event.payment;
  if (id === undefined) return paymentByReference(db, provider, event.payment.reference);
  const payment = await paymentById(db, id);
  const isOther = reference !== undefined && (payment?.reference ?? reference) !== reference;
  return isOther ? undefined : payment;
}

function newsIn({ news }: PaymentEvent): PaymentReport {
  return news.kind === 'paid' ? { ...news, amount: money(news.amount) } : news;
}

interface EventAction {
  effect: PaymentEffect;
  payment: PaymentRow;
  order: LockedOrder | undefined;
  news: PaymentReport;
  at: Date;
}

async function applyEvent(db: Connection, { effect, payment, order, news, at }: EventAction): Promise<void> {
  const { id } = payment;
  if (effect === 'settle') {
    await writePaymentStatus(db, { id, status: 'paid', at });
    await (order ? payOrder(db, payment, order, at) : fillWallet(db, payment, at));
  }
  if (effect === 'returned' || effect === 'return_refused') await writePaymentStatus(db, { id, status: effect, at });
  if (effect === 'end' && (news.kind === 'failed' || news.kind === 'canceled'))
    await writePaymentStatus(db, { id, status: news.kind, at });
  // The provider has money without a debt on our side: it is refunded through the provider.
  if (effect === 'give_back') await writePaymentStatus(db, { id, status: 'return_due', at });
  if (effect === 'mismatch')
    console.error(`Payment ${id} was reported with another amount or currency and pays nothing`);
}

async function payOrder(db: Connection, payment: PaymentRow, order: LockedOrder, at: Date): Promise<void> {
  const entries = entriesOfPaymentReceived(payment.amount, payment.provider);
  await writeJournal(db, {
    kind: 'payment_received',
    about: { orderId: order.id },
    currency: order.currency,
    entries,
    at,
  });
  await writeOrderPayment(db, order.id, { payment_status: 'paid' });
  await endOpenPayments(db, order.id, at);
}

async function fillWallet(db: Connection, { id, customerId, currency, amount, provider }: PaymentRow, at: Date) {
  if (customerId === null) return;
  const about = { subject: `payment:${id}` };
  const other = `provider:${provider}` as const;
  const isNew = await creditWallet(db, { kind: 'wallet_filled', about, customerId, currency, amount, other, at });
  if (isNew) await giveBonus(db, { paymentId: id, customerId, currency, amount, at });
}

/**
 * Refunds the payments of an order that ends unfulfilled, in the caller's transaction: to a customer's wallet if
 * wallets are on, else through the provider. Booked at once, so that the order owes and is owed nothing.
 */
export async function returnPaymentOf(
  transaction: Connection,
  order: LockedOrder,
  payment: PaymentRow,
  { hasWallets, at }: { hasWallets: boolean; at: Date },
): Promise<void> {
  const { id, currency, provider } = payment;
  // A change of its lines has given a part back before.
  const amount = minus(order.total, order.walletPaid);
  const isPart = amount < payment.amount;
  const customerId = hasWallets ? customerIdOf(order.shopper) : undefined;
  const back = { kind: 'payment_returned', about: { orderId: order.id }, currency, at } as const;
  if (customerId === undefined && amount > 0) {
    const entries = entriesOfPaymentReceived(amount, provider).map((entry) => ({
      ...entry,
      amount: money(0 - entry.amount),
    }));
    await writeJournal(transaction, { ...back, entries });
  } else if (customerId !== undefined) {
    await creditWallet(transaction, { ...back, customerId, amount, other: 'receivable' });
  }
  const isThroughProvider = customerId === undefined && amount > 0;
  if (isThroughProvider && isPart) {
    await insertPaymentReturn(transaction, { paymentId: id, refundId: null, amount, at });
  }
  await writePaymentStatus(transaction, { id, status: isThroughProvider && !isPart ? 'return_due' : 'returned', at });
  await writeOrderPayment(transaction, order.id, { payment_status: 'refunded' });
}
