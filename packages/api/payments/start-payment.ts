import { randomBytes } from 'node:crypto';
import { awaitsPayment } from 'market/payments/payments.rules';
import { type Money, minus } from 'market/values/money';
import { marketName } from '#api/config/wear-brand.ts';
import { transact } from '#api/db/transact.ts';
import type { ApiContext } from '#api/http/api-context.ts';
import { nameOf, type Shopper } from '#api/http/callers/callers.ts';
import { countTry } from '#api/http/limits/spend-tries.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type LockedOrder, lockOrder } from '#api/orders/orders.data.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { limitNumber } from '#api/providers/limits/limit-numbers.ts';
import type { PaymentProvider, PaymentProviders, PaymentRequest } from '#api/providers/payments/payment-provider.ts';
import { endOpenPayments, failOpenPayment, insertPayment, type NewPayment, saveReference } from './payments.data.ts';

export interface OrderPayment {
  shopper: Shopper;
  orderId: string;
  provider: string | undefined;
  /** Path of the storefront where the shopper continues. */
  callback: string;
  /** Of the storefront, such as https://soko.example. */
  origin: string;
}

export interface StartedPayment {
  payment_id: string;
  redirect_link: string;
}

// Each attempt calls a provider, and may prompt on a phone.
const startLimit = { name: 'payment starts of an order', windowSeconds: 900 };

/**
 * Starts the payment of what an order owes [CHK-33]. Releases the lock of the order before it calls the provider,
 * because that may take long; ends an earlier open attempt.
 */
export async function startOrderPayment(context: ApiContext, asked: OrderPayment): Promise<StartedPayment> {
  const { order, payment } = await transact(context.db, async (transaction) => {
    const order = await lockOrder(transaction, asked.orderId);
    if (order?.shopper !== nameOf(asked.shopper)) throw new Refusal('order_not_found');
    mustAwaitPayment(order);
    const limit = limitNumber(context, 'LIMIT_PAYMENT_STARTS');
    await countTry(context, { ...startLimit, subject: order.id, limit }, transaction);
    const payment = paymentOf(order, asked, context);
    await endOpenPayments(transaction, order.id, payment.startedAt);
    await insertPayment(transaction, payment);
    return { order, payment };
  });
  const shopper = { name: order.contactName, phone: order.contactNumber, email: order.contactEmail };
  const description = `${await marketName(context)} ${order.id}`;
  return beginAt(context, payment, { origin: asked.origin, description, shopper });
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

export function newPaymentId(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the named provider, or the first that supports the currency; refuses one that is not offered. */
export function providerFor(providers: PaymentProviders, currency: string, name?: string): PaymentProvider {
  const offered = providersFor(providers, currency);
  const provider = name === undefined ? offered[0] : offered.find((other) => other.name === name);
  if (!provider) throw new Refusal('payment_not_offered');
  return provider;
}

export function providersFor(providers: PaymentProviders, currency: string | undefined): PaymentProvider[] {
  return [...providers.values()].filter(
    ({ currencies }) => currency === undefined || !currencies || currencies.includes(currency),
  );
}

/** Whether digital payments in a currency are offered. */
export function digitalIn(providers: PaymentProviders): (currency: string) => boolean {
  return (currency) => providersFor(providers, currency).length > 0;
}

/** Asks the provider to begin; a try that it does not take has failed. */
export async function beginAt(
  context: ApiContext,
  payment: NewPayment,
  { origin, ...shown }: Pick<PaymentRequest, 'description' | 'shopper'> & { origin: string },
): Promise<StartedPayment> {
  const { id, amount, currency, provider: name } = payment;
  const returnUrl = `${origin}/payment/return/${id}`;
  try {
    const provider = providerFor(context.payments, currency, name);
    const { redirectUrl, reference } = await provider.start({ id, amount, currency, returnUrl, ...shown });
    if (reference !== null) await saveReference(context.db, id, reference);
    return { payment_id: id, redirect_link: redirectUrl };
  } catch (fault) {
    console.error(`${name} did not begin a payment: ${fault instanceof Error ? fault.message : fault}`);
    // Its reply was lost, but its event arrived: the event says what happened.
    if (!(await failOpenPayment(context.db, id, context.now()))) return { payment_id: id, redirect_link: returnUrl };
    // Another way to pay helps at once, another moment does not.
    const isUnfit = fault instanceof DeliveryError && fault.reason === 'recipient';
    throw new Refusal(isUnfit ? 'payment_not_offered' : 'provider_away');
  }
}
