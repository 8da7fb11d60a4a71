import autocannon, { type Request } from 'autocannon';

export interface Load {
  base: string;
  /** Calls to choose from, in turn. */
  requests: Request[];
  seconds: number;
}

export interface Rate {
  /** Good answers per second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** People at once; the same for both sides of a comparison. */
const connections = 8;

/** Asks as fast as answers come, and counts only good ones. */
export async function measure({ base, requests, seconds }: Load): Promise<Rate> {
  const result = await autocannon({ url: base, connections, duration: seconds, requests, timeout: 10 });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > result['2xx'] * 0.01) {
    throw new Error(`${bad} of ${bad + result['2xx']} answers of ${base}${requests[0]?.path} were bad`);
  }
  return { perSecond: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
