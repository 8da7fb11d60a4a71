import type { Clock } from '#features/promotions/device-clock.ts';

export interface FakeClock extends Clock {
  /** Lets time go on, timers and frames included. */
  pass: (milliseconds: number) => void;
  /** Whether something waits for it: before that, advancing it has no effect. */
  isAwaited: () => boolean;
}

/** A fake clock: it advances in steps of a frame when a test says so. */
export function fakeClock(start = Date.parse('2026-11-21T12:00:00Z')): FakeClock {
  let now = start;
  let waiting: { at: number; run: () => void }[] = [];
  const wait = (at: number, run: () => void) => {
    const entry = { at, run };
    waiting.push(entry);
    return () => {
      waiting = waiting.filter((other) => other !== entry);
    };
  };
  const runDue = () => {
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { run } of due) run();
  };
  const frame = 10;
  return {
    now: () => now,
    after: (milliseconds, run) => wait(now + milliseconds, run),
    frame: (run) => wait(now + frame, run),
    isAwaited: () => waiting.length > 0,
    pass(milliseconds) {
      const until = now + milliseconds;
      while (now < until) {
        now = Math.min(until, now + frame);
        runDue();
      }
    },
  };
}
