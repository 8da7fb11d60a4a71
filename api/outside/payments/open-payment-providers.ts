import type { PaymentProvider, PaymentProviders } from './payment-provider.ts';
import { sandboxPayments } from './sandbox-payments.ts';

/** The providers that the configuration switches on; a demo plays with the sandbox. */
export function openPaymentProviders({ isDemo }: { isDemo: boolean }): PaymentProviders {
  const providers: PaymentProvider[] = isDemo ? [sandboxPayments()] : [];
  return new Map(providers.map((provider) => [provider.name, provider]));
}
