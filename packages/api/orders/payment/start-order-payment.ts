import { awaitsPayment } from 'market/payments/payments.rules';
import { type Money, minus } from 'market/values/money';
import { marketName } from '#api/config/brand-of-market.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { type Shopper, shopperKeyOf } from '#api/http/callers/callers.ts';
import { countTry } from '#api/http/limits/spend-limits.ts';
import { Refusal } from '#api/http/refusal.ts';
import { endOpenPayments, insertPayment, type NewPayment } from '#api/payments/payments.data.ts';
import { newPaymentId, providerFor, type StartedPayment, startAtProvider } from '#api/payments/start-payment.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import { type LockedOrder, lockOrder } from '../orders.data.ts';

interface OrderPayment {
  shopper: Shopper;
  orderId: string;
  provider: string | undefined;
  /** Path of the storefront where the shopper continues. */
  callback: string;
  /** Of the storefront, such as https://soko.example. */
  origin: string;
}

// Each attempt calls a provider, and may prompt on a phone.
const startLimit = { name: 'payment starts of an order', windowSeconds: 900 };

/**
 * Starts the payment of what an order owes [CHK-33]. Releases the lock of the order before it calls the provider,
 * because that may take long; ends an earlier open attempt.
 */
export async function startOrderPayment(context: ApiContext, input: OrderPayment): Promise<StartedPayment> {
  const { order, payment } = await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, input.orderId);
    if (order?.shopper !== shopperKeyOf(input.shopper)) throw new Refusal('order_not_found');
    mustAwaitPayment(order);
    const limit = limitNumber(context, 'LIMIT_PAYMENT_STARTS');
    await countTry(context, { ...startLimit, subject: order.id, limit }, transaction);
    const payment = paymentOf(order, input, context);
    await endOpenPayments(transaction, order.id, payment.startedAt);
    await insertPayment(transaction, payment);
    return { order, payment };
  });
  const shopper = { name: order.contactName, phone: order.contactNumber, email: order.contactEmail };
  const description = `${await marketName(context)} ${order.id}`;
  return startAtProvider(context, payment, { origin: input.origin, description, shopper });
}

/** An order that failed for lack of payment can no longer be paid; all others owe nothing. */
export function mustAwaitPayment(order: LockedOrder): void {
  if (awaitsPayment(order)) return;
  const isGivenUp = order.status === 'failed' && order.paymentStatus === 'unpaid';
  throw new Refusal(isGivenUp ? 'payment_too_late' : 'payment_not_due');
}

function paymentOf(order: LockedOrder, { provider, callback }: OrderPayment, context: ApiContext): NewPayment {
  return {
    id: newPaymentId(),
    about: { orderId: order.id },
    provider: providerFor(context.payments, order.currency, provider).name,
    currency: order.currency,
    amount: owedOf(order),
    callback,
    startedAt: context.now(),
  };
}

/** What the wallet has not paid. */
function owedOf({ total, walletPaid }: LockedOrder): Money {
  return minus(total, walletPaid);
}
