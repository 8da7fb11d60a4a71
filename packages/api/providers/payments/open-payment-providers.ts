import type { ProviderNotes } from '../provider-notes.ts';
import { type DarajaAccount, darajaPayments } from './daraja-payments.ts';
import { type FlutterwaveAccount, flutterwavePayments } from './flutterwave-payments.ts';
import { guarded } from './guarded-payments.ts';
import type { PaymentProvider, PaymentProviders } from './payment-provider.ts';
import { type PaystackAccount, paystackPayments } from './paystack-payments.ts';
import { sandboxPayments } from './sandbox-payments.ts';
import { type StripeAccount, stripePayments } from './stripe-payments.ts';

/** The operator's accounts at payment providers; a missing one is off. */
export interface PaymentAccess {
  daraja?: DarajaAccount;
  paystack?: PaystackAccount;
  flutterwave?: FlutterwaveAccount;
  stripe?: StripeAccount;
}

interface PaymentContext {
  /** Whether the sandbox, which takes no money, is one of them. */
  hasSandbox?: boolean;
  access?: PaymentAccess;
  now?: () => Date;
  /** Words for the operator; no secret is in them. */
  report?: (words: string) => void;
  /** For the health page. */
  notes?: ProviderNotes | undefined;
}

/** Returns the providers that the configuration switches on, by name. */
export function openPaymentProviders({
  hasSandbox = false,
  access = {},
  ...context
}: PaymentContext): PaymentProviders {
  const { now = () => new Date(), report = () => {}, notes } = context;
  const { daraja, paystack, flutterwave, stripe } = access;
  const offered: PaymentProvider[] = [
    ...(daraja ? [darajaPayments(daraja, { now })] : []),
    ...(paystack ? [paystackPayments(paystack)] : []),
    ...(flutterwave ? [flutterwavePayments(flutterwave)] : []),
    ...(stripe ? [stripePayments(stripe)] : []),
  ];
  const providers = [
    ...(hasSandbox ? [sandboxPayments()] : []),
    ...offered.map((provider) => guarded(provider, { now, report, notes })),
  ];
  return new Map(providers.map((provider) => [provider.name, provider]));
}
