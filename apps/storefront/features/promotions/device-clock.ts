/** The time as moving parts see it; a test hands in one that stands still. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs once after so many milliseconds; answers how to call it off. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** Runs before the next picture of the screen; answers how to call it off. */
  frame: (run: () => void) => () => void;
}

/** That of the device. */
export const deviceClock: Clock = {
  now: Date.now,
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  frame(run) {
    const frame = requestAnimationFrame(run);
    return () => cancelAnimationFrame(frame);
  },
};
