import autocannon, { type Request } from 'autocannon';

export interface Load {
  base: string;
  /** Calls to choose from, in turn. */
  requests: Request[];
  seconds: number;
  /** Maximum rate; without it, as fast as replies come. */
  perSecond?: number;
  /** Concurrent people; defaults to the same number for both sides of a comparison. */
  people?: number;
}

export interface Rate {
  /** Successful replies per second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** The share of refusals and missing replies. */
  bad: number;
}

const peopleAtOnce = 8;

/** Sends requests as fast as replies arrive, and counts only successful ones. */
export async function measure(load: Load): Promise<Rate> {
  const rate = await ask(load);
  if (rate.bad > 0.01) {
    throw new Error(`Of ${load.base}${load.requests[0]?.path} ${Math.round(100 * rate.bad)} % were bad`);
  }
  return rate;
}

/** The same, also with many failures; at the given rate, if there is one. */
export async function ask({
  base,
  requests,
  seconds,
  perSecond,
  people: connections = peopleAtOnce,
}: Load): Promise<Rate> {
  const rate = perSecond && { overallRate: perSecond };
  const result = await autocannon({ url: base, connections, duration: seconds, requests, timeout: 10, ...rate });
  const [good, bad] = [result['2xx'], result.non2xx + result.errors + result.timeouts];
  const { p50, p99 } = result.latency;
  return { perSecond: good / result.duration, p50, p99, bad: bad / (good + bad) };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
