import type { Breach } from '../chaos/find-breaches-after-chaos.ts';
import type { Seen } from '../scale/visitors.ts';

/** What shoppers saw of something that happened. */
export interface FailoverFigures {
  /** Orders that were acknowledged, and of those the ones that the database does not have, or has twice. */
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Seconds until a standby was the primary. */
  promotedAfter: number | undefined;
  /** The longest time without a good order. */
  secondsWithoutOrder: number;
  reads: number;
  refused: number;
  /** Percent of the reads. */
  refusedShare: number;
}

/** Sums up the replies from an event at `at` on; milliseconds of the visitors' clock. */
export function failoverFigures(
  seen: readonly Seen[],
  at: number,
  {
    acknowledged,
    breaches,
    promotedAfter,
  }: { acknowledged: number; breaches: readonly Breach[]; promotedAfter?: number | undefined },
): FailoverFigures {
  const here = seen.filter((one) => one.at + one.milliseconds >= at);
  const reads = here.filter(({ kind }) => kind === 'browse');
  const refused = reads.filter(({ isGood }) => !isGood).length;
  const count = (invariant: string) => breaches.filter((one) => one.invariant === invariant).length;
  return {
    acknowledged,
    lost: count('I1'),
    doubled: count('I2'),
    promotedAfter,
    secondsWithoutOrder: Number((maxGap(here, at) / 1000).toFixed(1)),
    reads: reads.length,
    refused,
    refusedShare: Number(((100 * refused) / Math.max(1, reads.length)).toFixed(1)),
  };
}

/** The figures of the same event that happened several times. */
export interface FailoverSums {
  times: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  /** The middle and the longest. */
  secondsWithoutOrder: string;
  reads: number;
  refused: number;
  refusedShare: number;
}

/** Adds up what happened several times. */
export function sumsOf(figures: readonly FailoverFigures[]): FailoverSums {
  const sum = (of: (one: FailoverFigures) => number) => figures.reduce((total, one) => total + of(one), 0);
  const gaps = figures.map(({ secondsWithoutOrder }) => secondsWithoutOrder).sort((one, other) => one - other);
  const [reads, refused] = [sum((one) => one.reads), sum((one) => one.refused)];
  return {
    times: figures.length,
    acknowledged: sum((one) => one.acknowledged),
    lost: sum((one) => one.lost),
    doubled: sum((one) => one.doubled),
    secondsWithoutOrder: `${gaps[Math.floor(gaps.length / 2)]}, ${gaps.at(-1)}`,
    ...{ reads, refused, refusedShare: Number(((100 * refused) / Math.max(1, reads)).toFixed(2)) },
  };
}

/** Milliseconds of the longest time in which no order was answered well. */
function maxGap(seen: readonly Seen[], from: number): number {
  const ends = seen
    .filter(({ kind, isGood }) => kind === 'checkout' && isGood)
    .map(({ at, milliseconds }) => at + milliseconds)
    .sort((one, other) => one - other);
  const last = Math.max(from, ...seen.map(({ at, milliseconds }) => at + milliseconds));
  const moments = [from, ...ends, last];
  return Math.max(...moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0)));
}

/** Returns how reads and orders went, second by second: `.` all good, `o` some bad, `x` all bad, a space for none. */
export function seconds(seen: readonly Seen[], at: number, kind: Seen['kind']): string {
  const ofKind = seen.filter((one) => one.kind === kind && one.at >= at);
  const count = Math.ceil(Math.max(0, ...ofKind.map((one) => one.at - at)) / 1000);
  return Array.from({ length: count }, (_, second) => {
    const here = ofKind.filter((one) => Math.floor((one.at - at) / 1000) === second);
    const good = here.filter(({ isGood }) => isGood).length;
    if (here.length === 0) return ' ';
    return good === here.length ? '.' : good === 0 ? 'x' : 'o';
  }).join('');
}
