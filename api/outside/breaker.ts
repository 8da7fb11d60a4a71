import { NotTaken } from './not-taken.ts';

export interface BreakerOptions {
  /** Who is behind it, for the words of a refusal. */
  name: string;
  now: () => Date;
  /** Told once when it opens and once when it closes again. */
  onChange?: (news: string) => void;
}

const mostFailures = 5;
const restMilliseconds = 30_000;

/**
 * Spares a provider that is down, and everybody who would wait for it: after 5 failures in a row nothing is asked for
 * 30 s, then one message goes ahead and decides for the others. That a recipient was refused is no failure.
 */
export function withBreaker<Message>(
  sender: { send: (message: Message) => Promise<void> },
  { name, now, onChange = () => {} }: BreakerOptions,
): { send: (message: Message) => Promise<void> } {
  let failures = 0;
  let restsUntil = 0;
  let isTrying = false;

  const isOpen = () => failures >= mostFailures;

  function succeeded(): void {
    if (isOpen()) onChange(`${name} takes messages again`);
    failures = 0;
    isTrying = false;
  }

  function failed(message: string): void {
    failures += 1;
    isTrying = false;
    if (!isOpen()) return;
    restsUntil = now().getTime() + restMilliseconds;
    if (failures === mostFailures)
      onChange(`${name} has failed ${mostFailures} times in a row and is given a rest: ${message}`);
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
