import { NoAnswer } from '../ask-provider.ts';
import { breaker } from '../breaker.ts';
import type { PaymentProvider, PaymentRequest } from './payment-provider.ts';

interface GuardNeeds {
  now: () => Date;
  /** Words for the operator; no secret is in them. */
  report: (words: string) => void;
}

type Begun = ReturnType<PaymentProvider['start']>;

const mostRemembered = 1_000;

/** A provider of another house: rested when it is down, and asked once to begin one payment. */
export function guarded(provider: PaymentProvider, { now, report }: GuardNeeds): PaymentProvider {
  const { title, asksByPhone } = provider;
  const guard = breaker({ name: title, now, takes: 'payments', report });
  const begun = new Map<string, Begun>();

  async function begin(request: PaymentRequest): Begun {
    try {
      return await guard(() => provider.start(request));
    } catch (error) {
      // The phone may be ringing: whether it does is told later.
      if (asksByPhone && error instanceof NoAnswer) return { redirectUrl: request.returnUrl, reference: null };
      begun.delete(request.id);
      throw error;
    }
  }

  return {
    ...provider,
    start(request) {
      const known = begun.get(request.id);
      if (known) return known;
      const beginning = begin(request);
      begun.set(request.id, beginning);
      const [oldest] = begun.keys();
      if (begun.size > mostRemembered && oldest !== undefined) begun.delete(oldest);
      return beginning;
    },
    lookUp: (payment) => guard(() => provider.lookUp(payment)),
    refund: (refund) => guard(() => provider.refund(refund)),
  };
}
