import { darajaPayments } from '#api/providers/payments/daraja-payments.ts';
import { flutterwavePayments } from '#api/providers/payments/flutterwave-payments.ts';
import type { PaymentProvider } from '#api/providers/payments/payment-provider.ts';
import { paystackPayments } from '#api/providers/payments/paystack-payments.ts';
import { sandboxPayments } from '#api/providers/payments/sandbox-payments.ts';
import { stripePayments } from '#api/providers/payments/stripe-payments.ts';
import { darajaAtStandIn, darajaDialect } from './payment-dialect-daraja.ts';
import { stripeAtStandIn, stripeDialect } from './payment-dialect-stripe.ts';
import { flutterwaveAtStandIn, flutterwaveDialect, paystackAtStandIn, paystackDialect } from './payment-dialects.ts';
import type { PaymentBook, PaymentDialect } from './payment-stand-in.ts';

/** A provider and its stand-in. */
export interface ProviderUnderTest {
  name: string;
  dialect: PaymentDialect;
  /** Values that no log and no reply may contain. */
  secrets: string[];
  /** Whether the provider reports that a shopper has left its page. */
  tellsCanceled: boolean;
  open: (origin: string, timeoutMilliseconds: number, book: PaymentBook) => PaymentProvider;
}

const sandbox = sandboxPayments();

/** Records the payments itself, because it has no server. */
function sandboxWith(book: PaymentBook): PaymentProvider {
  return {
    ...sandbox,
    start(request) {
      book.begin(request, () => request.id);
      return sandbox.start(request);
    },
  };
}

const sandboxDialect: PaymentDialect = {
  answer: () => ({ status: 404, body: {} }),
  event({ id, amount, currency, status }) {
    const kind = status === 'open' ? 'failed' : status;
    const { bytes, headers } = sandbox.eventOf(id, kind === 'paid' ? { kind, amount, currency } : { kind });
    return { bytes, headers: { ...headers, 'content-type': 'application/json' } };
  },
};

const optionsWith = (timeoutMilliseconds: number) => ({ timeoutMilliseconds, pause: async () => {} });

export const providersUnderTest: ProviderUnderTest[] = [
  {
    name: 'stripe',
    dialect: stripeDialect,
    secrets: [stripeAtStandIn.secretKey, stripeAtStandIn.webhookSecret],
    tellsCanceled: true,
    open: (origin, timeout) => stripePayments(stripeAtStandIn, { origin, requestOptions: optionsWith(timeout) }),
  },
  {
    name: 'paystack',
    dialect: paystackDialect,
    secrets: [paystackAtStandIn.secretKey],
    tellsCanceled: false,
    open: (origin, timeout) => paystackPayments(paystackAtStandIn, { origin, requestOptions: optionsWith(timeout) }),
  },
  {
    name: 'flutterwave',
    dialect: flutterwaveDialect,
    secrets: [flutterwaveAtStandIn.secretKey, flutterwaveAtStandIn.webhookHash],
    tellsCanceled: false,
    open: (origin, timeout) =>
      flutterwavePayments(flutterwaveAtStandIn, { origin, requestOptions: optionsWith(timeout) }),
  },
  {
    name: 'daraja',
    dialect: darajaDialect,
    secrets: [darajaAtStandIn.consumerKey, darajaAtStandIn.consumerSecret, darajaAtStandIn.passkey],
    tellsCanceled: true,
    open: (origin, timeout) => darajaPayments(darajaAtStandIn, { origin, requestOptions: optionsWith(timeout) }),
  },
  {
    name: 'sandbox',
    dialect: sandboxDialect,
    secrets: [],
    tellsCanceled: true,
    open: (_origin, _timeout, book) => sandboxWith(book),
  },
];
