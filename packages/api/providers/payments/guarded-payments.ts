import { breaker } from '../breaker.ts';
import { NoAnswer } from '../call-provider.ts';
import type { ProviderNotes } from '../provider-notes.ts';
import type { PaymentProvider, PaymentRequest } from './payment-provider.ts';

interface GuardContext {
  now: () => Date;
  /** Words for the operator; no secret is in them. */
  report: (words: string) => void;
  /** For the health page. */
  notes?: ProviderNotes | undefined;
}

type Started = ReturnType<PaymentProvider['start']>;

const maxRemembered = 1_000;
/** A page that waits for its payment asks more often than a provider allows. */
const betweenLooksMilliseconds = 4_000;

/**
 * Wraps an external provider: skipped while it is down, called once to start a payment, and at most every four seconds
 * for its state.
 */
export function guarded(provider: PaymentProvider, { now, report, notes }: GuardContext): PaymentProvider {
  const { title, asksByPhone } = provider;
  const guard = breaker({ name: title, takes: 'payments', report, notes });
  const started = new Map<string, Started>();
  const looked = new Map<string, number>();

  async function begin(request: PaymentRequest): Started {
    try {
      return await guard(() => provider.start(request));
    } catch (error) {
      // The phone may be ringing; a later event says whether it does.
      if (asksByPhone && error instanceof NoAnswer) return { redirectUrl: request.returnUrl, reference: null };
      started.delete(request.id);
      throw error;
    }
  }

  return {
    ...provider,
    start(request) {
      const known = started.get(request.id);
      if (known) return known;
      const beginning = begin(request);
      remember(started, request.id, beginning);
      return beginning;
    },
    async lookUp(payment) {
      const moment = now().getTime();
      if (moment - (looked.get(payment.id) ?? 0) < betweenLooksMilliseconds) return undefined;
      remember(looked, payment.id, moment);
      return guard(() => provider.lookUp(payment));
    },
    refund: (refund) => guard(() => provider.refund(refund)),
  };
}

/** Evicts the oldest entries beyond the limit. */
function remember<Value>(memory: Map<string, Value>, id: string, value: Value): void {
  memory.set(id, value);
  const [oldest] = memory.keys();
  if (memory.size > maxRemembered && oldest !== undefined) memory.delete(oldest);
}
