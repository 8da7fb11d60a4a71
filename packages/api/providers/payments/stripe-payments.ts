import type { Stripe } from 'stripe';
import { NoAnswer } from '../call-provider.ts';
import { DeliveryError } from '../delivery-error.ts';
import { fetchBounded } from '../identity/bounded-fetch.ts';
import type { ProviderEndpoint } from './ask-payments.ts';
import { ForgedEvent, type PaymentEvent, type PaymentProvider } from './payment-provider.ts';

export interface StripeAccount {
  secretKey: string;
  /** Of the endpoint that receives Stripe's events. */
  webhookSecret: string;
}

type Session = Stripe.Checkout.Session;

const defaultTimeout = 3_000;
/** Maximum age of an event, which prevents replays. */
const oldestSeconds = 300;

/** Checkout sessions: https://docs.stripe.com/api/checkout/sessions. The client is loaded when first needed. */
export function stripePayments(
  { secretKey, webhookSecret }: StripeAccount,
  endpoint: ProviderEndpoint = {},
): PaymentProvider {
  let loading: Promise<Stripe> | undefined;
  const opened = () => {
    loading ??= openClient(secretKey, endpoint);
    return loading;
  };
  async function ask<Answer>(question: (client: Stripe) => Promise<Answer>): Promise<Answer> {
    const client = await opened();
    return question(client).catch((error) => {
      throw problemOf(error);
    });
  }
  return {
    name: 'stripe',
    title: 'Card',
    // Those that divide into hundredths; with others Stripe counts differently.
    currencies: ['NGN', 'KES', 'GHS', 'ZAR', 'TZS', 'ZMW', 'EGP', 'MAD', 'USD', 'EUR', 'GBP', 'INR'],
    async start({ id, amount, currency, description, returnUrl, shopper }) {
      const price = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } };
      const session = await ask((client) =>
        client.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [{ price_data: price, quantity: 1 }],
            client_reference_id: id,
            payment_intent_data: { metadata: { payment_id: id } },
            success_url: returnUrl,
            cancel_url: returnUrl,
            ...(shopper.email && { customer_email: shopper.email }),
          },
          { idempotencyKey: id },
        ),
      );
      if (!session.url) throw new DeliveryError('away', 'Stripe answered with something else');
      return { redirectUrl: session.url, reference: session.id };
    },
    async readEvent({ bytes, headers }) {
      const { webhooks } = await opened();
      const signature = String(headers['stripe-signature'] ?? '');
      const event = await webhooks
        .constructEventAsync(Buffer.from(bytes), signature, webhookSecret, oldestSeconds)
        .catch(() => {
          throw new ForgedEvent();
        });
      switch (event.type) {
        case 'checkout.session.completed':
        case 'checkout.session.async_payment_succeeded':
        case 'checkout.session.expired':
          return eventOf(event.data.object);
        case 'checkout.session.async_payment_failed':
          return { ...aboutOf(event.data.object, 'failed'), news: { kind: 'failed' } };
        default:
          return undefined;
      }
    },
    async lookUp({ reference }) {
      if (reference === null) return undefined;
      return eventOf(await ask((client) => client.checkout.sessions.retrieve(reference)));
    },
    async refund({ reference, amount, key, isPart }) {
      if (reference === null) throw new DeliveryError('refused', 'Stripe was never asked for this payment');
      await ask(async (client) => {
        const { payment_intent: intent } = await client.checkout.sessions.retrieve(reference);
        const payment_intent = typeof intent === 'string' ? intent : (intent?.id ?? '');
        // Stripe forgets keys after a day, but not what is written on refunds.
        const given = isPart ? await client.refunds.list({ payment_intent, limit: 100 }) : { data: [] };
        if (given.data.some(({ metadata, status }) => metadata?.refund === key && status !== 'failed')) return;
        const wish = { payment_intent, amount, metadata: { refund: key } };
        await client.refunds.create(wish, { idempotencyKey: `refund:${key}` });
      }).catch((error) => {
        if (isPart || !String(error).includes('charge_already_refunded')) throw error;
      });
      return 'returned';
    },
  };
}

async function openClient(secretKey: string, { origin, requestOptions }: ProviderEndpoint): Promise<Stripe> {
  const { Stripe: Client } = await import('stripe');
  const { hostname, port, protocol } = new URL(origin ?? 'https://api.stripe.com');
  return new Client(secretKey, {
    // Stripe's own client would follow redirects with our key, and read a reply of any size.
    httpClient: Client.createFetchHttpClient((url, init = {}) => fetchBounded(String(url), init)),
    timeout: requestOptions?.timeoutMilliseconds ?? defaultTimeout,
    maxNetworkRetries: 0,
    telemetry: false,
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
  });
}

/** Its sentences may quote keys and addresses; its kinds and codes do not. */
function problemOf(error: { type?: string; code?: string; statusCode?: number }): DeliveryError {
  const { type = 'fault', code, statusCode } = error;
  const words = `Stripe: ${[type, code, statusCode].filter(Boolean).join(', ')}`;
  if (type === 'StripeConnectionError') return new NoAnswer(words);
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError')
    return new DeliveryError('setup', words);
  if (type === 'StripeRateLimitError') return new DeliveryError('busy', words);
  const isRefusal = ['StripeInvalidRequestError', 'StripeIdempotencyError', 'StripeCardError'].includes(type);
  return new DeliveryError(isRefusal ? 'refused' : 'away', words);
}

function eventOf(session: Session): PaymentEvent | undefined {
  const { amount_total: amount, currency } = session;
  if (session.payment_status === 'paid' && amount !== null && currency !== null) {
    return { ...aboutOf(session, 'paid'), news: { kind: 'paid', amount, currency: currency.toUpperCase() } };
  }
  return session.status === 'expired' ? { ...aboutOf(session, 'expired'), news: { kind: 'canceled' } } : undefined;
}

function aboutOf({ id: reference, client_reference_id: id }: Session, what: string) {
  return { eventId: `${reference}:${what}`, payment: id === null ? { reference } : { id, reference } };
}
