/** The time for moving parts; tests pass a fixed one. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs once after some milliseconds; returns a function that cancels it. */
  after: (milliseconds: number, run: () => void) => () => void;
  /** Runs before the next frame; returns a function that cancels it. */
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
