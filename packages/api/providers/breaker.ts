import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen, isBrokenCircuitError } from 'cockatiel';
import { minuteMilliseconds } from 'market/values/durations';
import { DeliveryError, type DeliveryErrorReason } from './delivery-error.ts';
import { noteFault, type ProviderNotes } from './provider-notes.ts';

export interface BreakerOptions {
  /** The provider's name, for messages. */
  name: string;
  /** What it accepts; defaults to messages. */
  takes?: keyof typeof failureTexts;
  /** For the operator: a failure, but not each of them; when it opens, and when it closes again. */
  report?: (words: string) => void;
  /** For the health page. */
  notes?: ProviderNotes | undefined;
}

/** Errors that say nothing about the next call. */
const ofOneAlone = new Set<DeliveryErrorReason>(['recipient', 'refused']);
const maxFailures = 5;
const restMilliseconds = 30_000;
const reportEveryMilliseconds = minuteMilliseconds;
const failureTexts = {
  messages: 'A message was not sent',
  calls: 'A call was not connected',
  payments: 'A payment provider did not answer',
  answers: 'The cached answers of other nodes could not be read',
  ways: 'A routing service did not answer',
  places: 'A geocoder did not answer',
  tiles: 'A map tile did not come',
};

/** Wraps a sender with its own circuit breaker. */
export function withBreaker<Message>(
  sender: { send: (message: Message) => Promise<void> },
  options: BreakerOptions,
): { send: (message: Message) => Promise<void> } {
  const guard = breaker(options);
  return { send: (message) => guard(() => sender.send(message)) };
}

/**
 * Protects a provider that is down, and its callers: after 5 consecutive failures no request is sent for 30 s, then one
 * request tests it for the others. A refused recipient or payment does not count as a failure.
 */
export function breaker({ name, takes = 'messages', report = () => {}, notes }: BreakerOptions) {
  const circuit = circuitBreaker(
    handleWhen((error) => !(error instanceof DeliveryError && ofOneAlone.has(error.reason))),
    { halfOpenAfter: restMilliseconds, breaker: new ConsecutiveBreaker(maxFailures) },
  );
  const note = notes?.of(name);
  if (note) note.state = () => circuit.state;
  let isResting = false;
  let restsUntil = 0;
  let quietUntil = 0;
  circuit.onSuccess(() => {
    if (note) note.lastSuccessAt = new Date();
  });
  circuit.onFailure(({ handled, reason }) => {
    if (handled && note) noteFault(note, 'error' in reason ? reason.error : reason.value);
    if (!handled || Date.now() < quietUntil) return;
    quietUntil = Date.now() + reportEveryMilliseconds;
    report(`${failureTexts[takes]}: ${wordsOf('error' in reason ? reason.error : reason.value)}`);
  });
  circuit.onBreak(() => {
    restsUntil = Date.now() + restMilliseconds;
    if (!isResting) report(`${name} has failed ${maxFailures} times in a row and is not called for 30 seconds`);
    isResting = true;
  });
  circuit.onReset(() => {
    isResting = false;
    report(`${name} takes ${takes} again`);
  });

  const atRest = () => new DeliveryError('away', `${name} is not called for now`, secondsUntil(restsUntil));

  return async function guard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    // Cockatiel would let others wait for the request that tests, as long as that takes.
    if (circuit.state === CircuitState.HalfOpen) throw atRest();
    return circuit.execute(ask).catch((error: unknown) => {
      throw isBrokenCircuitError(error) ? atRest() : error;
    });
  };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function secondsUntil(moment: number): number {
  return Math.max(1, Math.ceil((moment - Date.now()) / 1000));
}
