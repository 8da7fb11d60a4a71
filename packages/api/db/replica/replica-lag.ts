import { minuteMilliseconds } from 'market/values/durations';

interface Sample {
  /** Bytes that the primary had written into its log. */
  position: number;
  /** Milliseconds of a monotonic clock. */
  at: number;
}

/** Positions older than this are forgotten. */
const cacheMilliseconds = minuteMilliseconds;

export interface LagGauge {
  /** Records the position of the primary's log at a moment. */
  note: (sample: Sample) => void;
  /** How many milliseconds a replica at this position is behind; undefined if unknown. */
  lagAt: (sample: Sample) => number | undefined;
}

/**
 * Measures the lag of a replica by the past positions of the primary's log. Needs no clock but our own and no
 * privileges in PostgreSQL; also detects a replica whose connection to the primary is cut.
 */
export function lagGauge(): LagGauge {
  let samples: Sample[] = [];
  return {
    note(sample) {
      samples = [...samples.filter(({ at }) => at > sample.at - cacheMilliseconds), sample];
    },
    lagAt({ position, at }) {
      const newest = samples.at(-1);
      if (!newest) return undefined;
      if (position >= newest.position) return 0;
      const reached = samples.findLast((sample) => sample.position <= position);
      return reached && at - reached.at;
    },
  };
}
