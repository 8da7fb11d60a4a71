import { type Clock, deviceClock } from './device-clock.ts';

/** Milliseconds: so long an answer counts as fresh, and so long one is kept that nobody looks at [PROMO-34]. */
export const freshMilliseconds = 10_000;
export const unseenMilliseconds = 5_000;

export interface CachedFor<Answer> {
  /** What is there already, if anything. */
  known: () => Answer | undefined;
  /** Somebody looks: asks unless a fresh answer is there [PROMO-33]. */
  look: () => Promise<Answer>;
  /** Nobody looks any more. */
  leave: () => void;
}

export function cacheBriefly<Answer>(ask: () => Promise<Answer>, clock: Clock = deviceClock): CachedFor<Answer> {
  let kept: { answer: Answer; at: number } | undefined;
  let asked: Promise<Answer> | undefined;
  let forget = () => {};
  return {
    known: () => kept?.answer,
    look() {
      forget();
      if (kept && clock.now() - kept.at < freshMilliseconds) return Promise.resolve(kept.answer);
      asked ??= ask()
        .then((answer) => {
          kept = { answer, at: clock.now() };
          return answer;
        })
        .finally(() => {
          asked = undefined;
        });
      return asked;
    },
    leave() {
      forget = clock.after(unseenMilliseconds, () => {
        kept = undefined;
      });
    },
  };
}
