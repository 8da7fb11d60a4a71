interface Sample {
  /** Bytes that the primary had written into its log. */
  position: number;
  /** Milliseconds of a clock that only goes forward. */
  at: number;
}

/** Positions older than this are forgotten. */
const cacheMilliseconds = 60_000;

export interface LagGauge {
  /** Where the log of the primary stood. */
  note: (sample: Sample) => void;
  /** How many milliseconds a replica at this position is behind; undefined if unknown. */
  lagAt: (sample: Sample) => number | undefined;
}

/**
 * Tells how old the state of a replica is, by where the log of the primary stood at which moment. Needs no clock but our
 * own and no right to look into PostgreSQL; a replica whose line to the primary is cut shows, also while it says nothing.
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
