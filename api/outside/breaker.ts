import { NotTaken } from './not-taken.ts';

export interface BreakerOptions {
  /** Who is behind it, for the words of a refusal. */
  name: string;
  now: () => Date;
  /** For the operator: a failure, but not each of them; when it opens, and when it closes again. */
  report?: (words: string) => void;
}

const mostFailures = 5;
const restMilliseconds = 30_000;
const reportEveryMilliseconds = 60_000;

/**
 * Spares a provider that is down, and everybody who would wait for it: after 5 failures in a row nothing is asked for
 * 30 s, then one message goes ahead and decides for the others. That a recipient was refused is no failure.
 */
export function withBreaker<Message>(
  sender: { send: (message: Message) => Promise<void> },
  { name, now, report = () => {} }: BreakerOptions,
): { send: (message: Message) => Promise<void> } {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;
  let quietUntil = 0;

  const isOpen = () => failures >= mostFailures;

  function succeeded(): void {
    if (isOpen()) report(`${name} takes messages again`);
    failures = 0;
    isTrying = false;
  }

  function failed(words: string): void {
    const moment = now().getTime();
    failures += 1;
    isTrying = false;
    if (isOpen()) restsUntil = moment + restMilliseconds;
    if (failures === mostFailures) report(`${name} has failed ${mostFailures} times in a row and is given a rest`);
    if (moment < quietUntil) return;
    quietUntil = moment + reportEveryMilliseconds;
    report(`A message was not sent: ${words}`);
  }

  /** Of those that come after the rest only the first is let through. */
  function mayPass(): boolean {
    return !isOpen() || (!isTrying && now().getTime() >= restsUntil);
  }

  function judge(error: unknown): void {
    if (error instanceof NotTaken && error.reason === 'recipient') succeeded();
    else failed(error instanceof Error ? error.message : String(error));
  }

  return {
    async send(message) {
      if (!mayPass()) throw new NotTaken('away', `${name} is given a rest`, secondsUntil(restsUntil, now()));
      isTrying = isOpen();
      await sender.send(message).then(succeeded, (error) => {
        judge(error);
        throw error;
      });
    },
  };
}

function secondsUntil(moment: number, now: Date): number {
  return Math.max(1, Math.ceil((moment - now.getTime()) / 1000));
}
