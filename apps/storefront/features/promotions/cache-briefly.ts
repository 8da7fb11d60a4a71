import { type Clock, deviceClock } from './device-clock.ts';

/** Milliseconds for which an answer is fresh, and for which an unused one stays cached [PROMO-34]. */
export const freshMilliseconds = 10_000;
export const unusedMilliseconds = 5_000;

export interface CachedFor<Answer> {
  /** The cached answer, if any. */
  known: () => Answer | undefined;
  /** Starts using the answer: loads it unless a fresh one is cached [PROMO-33]. */
  look: () => Promise<Answer>;
  /** Stops using it. */
  leave: () => void;
}

export function cacheBriefly<Answer>(ask: () => Promise<Answer>, clock: Clock = deviceClock): CachedFor<Answer> {
  let cached: { answer: Answer; at: number } | undefined;
  let pending: Promise<Answer> | undefined;
  let forget = () => {};
  return {
    known: () => cached?.answer,
    look() {
      forget();
      if (cached && clock.now() - cached.at < freshMilliseconds) return Promise.resolve(cached.answer);
      pending ??= ask()
        .then((answer) => {
          cached = { answer, at: clock.now() };
          return answer;
        })
        .finally(() => {
          pending = undefined;
        });
      return pending;
    },
    leave() {
      forget = clock.after(unusedMilliseconds, () => {
        cached = undefined;
      });
    },
  };
}
