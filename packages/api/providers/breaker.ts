import { minuteMilliseconds } from 'market/values/durations';
import { DeliveryError, type DeliveryErrorReason } from './delivery-error.ts';

export interface BreakerOptions {
  /** The provider's name, for messages. */
  name: string;
  now: () => Date;
  /** What it accepts; defaults to messages. */
  takes?: keyof typeof inVain;
  /** For the operator: a failure, but not each of them; when it opens, and when it closes again. */
  report?: (words: string) => void;
}

/** Errors that say nothing about the next call. */
const ofOneAlone = new Set<DeliveryErrorReason>(['recipient', 'refused']);
const maxFailures = 5;
const restMilliseconds = 30_000;
const reportEveryMilliseconds = minuteMilliseconds;
const inVain = {
  messages: 'A message was not sent',
  payments: 'A payment provider was asked in vain',
  answers: 'Answers of other nodes were asked for in vain',
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
export function breaker({ name, now, takes = 'messages', report = () => {} }: BreakerOptions) {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  let quietUntil = 0;

  const isOpen = () => failures >= maxFailures;

  function succeeded(): void {
    if (isOpen()) report(`${name} takes ${takes} again`);
    failures = 0;
    isTrying = false;
  }

  function failed(words: string): void {
    const moment = now().getTime();
    failures += 1;
    isTrying = false;
    if (isOpen()) restsUntil = moment + restMilliseconds;
    if (failures === maxFailures) report(`${name} has failed ${maxFailures} times in a row and is given a rest`);
    if (moment < quietUntil) return;
    quietUntil = moment + reportEveryMilliseconds;
    report(`${inVain[takes]}: ${words}`);
  }

  /** Of those that come after the rest only the first is let through. */
  function mayPass(): boolean {
    return !isOpen() || (!isTrying && now().getTime() >= restsUntil);
  }

  function judge(error: unknown): void {
    if (error instanceof DeliveryError && ofOneAlone.has(error.reason)) succeeded();
    else failed(error instanceof Error ? error.message : String(error));
  }

  return async function guard<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (!mayPass()) throw new DeliveryError('away', `${name} is given a rest`, secondsUntil(restsUntil, now()));
    isTrying = isOpen();
    try {
      const answer = await ask();
      succeeded();
      return answer;
    } catch (error) {
      judge(error);
      throw error;
    }
  };
}

function secondsUntil(moment: number, now: Date): number {
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000));
}
