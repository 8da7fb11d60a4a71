import type { Kind, Seen, Visitors } from './visitors.ts';

/** What visitors saw of something that happened. */
export interface SeenFigures {
  requests: number;
  /** Requests that failed at their first attempt, by kind. */
  bad: Record<Kind, number>;
  /** Percent of the reads. */
  badReads: number;
  /** Seconds from the event to the last failure; 0 without one. */
  goodAfterSeconds: number;
  failedOrders: number;
  /** Milliseconds of good reads: without anything happening, and while it did. */
  p50: number;
  p99: number;
}

/** Sums up the replies since `from`, with an event at `at`; milliseconds of the visitors' clock. */
export function seenFigures({ seen, failedOrders }: Visitors, from: number, at: number): SeenFigures {
  const here = seen.filter((one) => one.at + one.milliseconds >= from);
  const bad = (kind: Kind) => here.filter((one) => one.kind === kind && !one.isGood).length;
  const reads = here.filter(({ kind }) => kind === 'browse');
  const times = reads.filter(({ isGood }) => isGood).map(({ milliseconds }) => milliseconds);
  const lastBad = Math.max(at, ...here.filter(({ isGood }) => !isGood).map(endOf));
  return {
    requests: here.length,
    bad: { browse: bad('browse'), cart: bad('cart'), checkout: bad('checkout') },
    badReads: Number(((100 * bad('browse')) / Math.max(1, reads.length)).toFixed(2)),
    goodAfterSeconds: Number(((lastBad - at) / 1000).toFixed(2)),
    failedOrders: failedOrders.length,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };
}

function endOf({ at, milliseconds }: Seen): number {
  return at + milliseconds;
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

/** By how much a figure grows with each minute, by least squares. */
export function slopePerMinute(samples: readonly { minute: number; value: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const [minutes, values] = [samples.map(({ minute }) => minute), samples.map(({ value }) => value)];
  const [middle, level] = [mean(minutes), mean(values)];
  const [above, below] = samples.reduce(
    ([sum, square], { minute, value }) => [sum + (minute - middle) * (value - level), square + (minute - middle) ** 2],
    [0, 0],
  );
  return below === 0 ? 0 : above / below;
}
