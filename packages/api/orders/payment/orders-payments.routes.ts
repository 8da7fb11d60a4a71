import { setTimeout as sleep } from 'node:timers/promises';
import type { Contract } from 'market/calls/contract';
import { returnFlag } from 'market/payments/payments.rules';
import { toDecimal } from 'market/values/money';
import type { ApiContext } from '#api/http/api-context.ts';
import type { Handlers } from '#api/http/bind.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type PaymentRow, paymentById } from '#api/payments/payments.data.ts';
import { DeliveryError } from '#api/providers/delivery-error.ts';
import { ForgedEvent, type RawEvent } from '#api/providers/payments/payment-provider.ts';
import type { SandboxEvent, SandboxPayments } from '#api/providers/payments/sandbox-payments.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { reconcilePayment } from './reconcile-payments.ts';
import { startOrderPayment } from './start-order-payment.ts';

const lateMilliseconds = 20_000;

type PaymentCalls = Omit<Handlers<Contract['payments']>, 'ways' | 'due'>;

/** The calls of payments that change an order: orders know payments, and not the other way round. */
export const orderPaymentRoutes = (context: ApiContext): PaymentCalls => ({
  start({ body, caller: shopper, origin }) {
    const { order_id: orderId, provider, callback } = body;
    return startOrderPayment(context, { shopper, orderId, provider, callback, origin });
  },

  async status({ query: { payment_id: id } }) {
    const payment = await mustKnow(context, id);
    if (payment.status !== 'open') return toPaymentReply(context, payment);
    // While its provider is away a payment is as open as it was.
    await reconcilePayment(context, payment).catch(letAway);
    return toPaymentReply(context, await mustKnow(context, id));
  },

  async tell({ params: { provider: name }, query, body }) {
    await takeRaw(context, name, { ...body, query });
    return { message: 'Taken.' };
  },

  async play({ body: { payment_id: id, does } }) {
    const payment = await mustKnow(context, id);
    const sandbox = context.payments.get('sandbox') as SandboxPayments | undefined;
    if (!sandbox || payment.provider !== 'sandbox') throw new Refusal('payment_not_found');
    const { amount, currency } = payment;
    const paid = { kind: 'paid', amount, currency } as const;
    const news: SandboxEvent = does === 'fail' ? { kind: 'failed' } : does === 'cancel' ? { kind: 'canceled' } : paid;
    const event = sandbox.eventOf(id, news);
    if (does === 'late')
      void sleep(lateMilliseconds, undefined, { ref: false })
        .then(() => takeRaw(context, 'sandbox', event))
        // No caller waits for it any more, and open payments are reconciled anyway.
        .catch((error: unknown) => console.error(`A late payment of the sandbox was not taken: ${error}`));
    else await takeRaw(context, 'sandbox', event);
    if (does === 'twice') await takeRaw(context, 'sandbox', event);
    return toPaymentReply(context, await mustKnow(context, id));
  },
});

/** The single entry for events of all providers. */
async function takeRaw(context: ApiContext, name: string, raw: RawEvent): Promise<void> {
  const provider = context.payments.get(name);
  if (!provider) throw new Refusal('not_found');
  try {
    const event = await provider.readEvent(raw);
    if (event) await applyPaymentEvent(context, name, event);
  } catch (error) {
    if (error instanceof ForgedEvent) throw new Refusal('event_forged');
    // Providers resend events that were not accepted.
    if (error instanceof DeliveryError) throw new Refusal('provider_away');
    throw error;
  }
}

function letAway(error: unknown): void {
  if (!(error instanceof DeliveryError)) throw error;
}

async function mustKnow({ db }: ApiContext, id: string): Promise<PaymentRow> {
  const payment = await paymentById(db, id);
  if (!payment) throw new Refusal('payment_not_found');
  return payment;
}

function toPaymentReply(
  { payments }: ApiContext,
  { id, orderId, provider: name, amount, currency, status, callback }: PaymentRow,
) {
  // One that was switched off meanwhile still has its name.
  const { title = name, asksByPhone = false } = payments.get(name) ?? {};
  return {
    payment_id: id,
    order_id: orderId,
    provider: name,
    provider_title: title,
    asks_by_phone: asksByPhone,
    amount: toDecimal(amount),
    currency,
    status,
    flag: returnFlag(status),
    callback,
  };
}
