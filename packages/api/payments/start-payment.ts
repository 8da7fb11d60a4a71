import { randomBytes } from 'node:crypto';
import type { ApiContext } from '#api/http/api-context.ts';
import { Refusal } from '#api/http/refusal.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import type { PaymentProvider, PaymentProviders, PaymentRequest } from '#api/providers/payments/payment-provider.ts';
import { failOpenPayment, type NewPayment, saveReference } from './payments.data.ts';

export interface StartedPayment {
  payment_id: string;
  redirect_link: string;
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
export function offersDigitalIn(providers: PaymentProviders): (currency: string) => boolean {
  return (currency) => providersFor(providers, currency).length > 0;
}

/** Asks the provider to begin; a try that it does not take has failed. */
export async function startAtProvider(
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
  } catch (error) {
    console.error(`${name} did not begin a payment: ${error instanceof Error ? error.message : error}`);
    // Its reply was lost, but its event arrived: the event says what happened.
    if (!(await failOpenPayment(context.db, id, context.now()))) return { payment_id: id, redirect_link: returnUrl };
    // Another way to pay helps at once, another moment does not.
    const isUnfit = error instanceof DeliveryError && error.reason === 'recipient';
    throw new Refusal(isUnfit ? 'payment_not_offered' : 'provider_away');
  }
}
