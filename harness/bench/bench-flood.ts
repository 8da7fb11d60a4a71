import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Request } from 'autocannon';
import type { BenchGoods } from './bench-goods.ts';
import { workloadsFor } from './bench-workloads.ts';
import { ask, median } from './load.ts';

/** Wrong logins a second, and pages and calls of those who browse meanwhile. */
const [logins, browsing] = [300, 10];

export interface FloodFigures {
  /** Milliseconds, medians over the rounds. */
  p99Alone: number;
  p99InFlood: number;
  ratio: number;
  /** Per cent of those who browse in the flood that got no page. */
  turnedAway: number;
  /** Passwords that were compared, and calls that were refused before, per second. */
  compared: number;
  refused: number;
}

/** What a flood of logins does to those who browse: with and without in turns, in the same run. */
export async function benchFlood(
  base: string,
  goods: BenchGoods,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<FloodFigures> {
  const requests = wishes(goods);
  const browse = () => ask({ base, requests, seconds, perSecond: browsing });
  await browse();
  const [alone, inFlood]: [number[], number[]] = [[], []];
  const bad: number[] = [];
  const result = { sent: 0, compared: 0, refused: 0, failed: 0 };
  for (let round = 0; round < rounds; round++) {
    alone.push((await browse()).p99);
    const flood = new Worker(new URL('./login-flood.ts', import.meta.url), { workerData: { base, perSecond: logins } });
    const rate = await browse();
    inFlood.push(rate.p99);
    bad.push(rate.bad);
    flood.postMessage('end');
    const [counts] = (await once(flood, 'message')) as [typeof result];
    for (const name of Object.keys(result) as (keyof typeof result)[]) result[name] += counts[name];
    console.log(`  p99 ${alone.at(-1)} ms alone, ${inFlood.at(-1)} ms in the flood, ${JSON.stringify(counts)}`);
  }
  const [p99Alone, p99InFlood] = [median(alone), median(inFlood)];
  const perSecond = (count: number) => Math.round(count / (rounds * seconds));
  return {
    p99Alone,
    p99InFlood,
    ratio: Number((p99InFlood / p99Alone).toFixed(2)),
    turnedAway: Number(((100 * bad.reduce((sum, share) => sum + share, 0)) / rounds).toFixed(1)),
    compared: perSecond(result.compared),
    refused: perSecond(result.refused),
  };
}

/** The home page, and the calls of lists, items and the search. */
function wishes(goods: BenchGoods): Request[] {
  const { zoneId } = goods;
  const cookie = `zoneid=${encodeURIComponent(`[${zoneId}]`)}; location=Yaba`;
  const calls = workloadsFor(goods).filter(({ name }) => name === 'list' || name === 'detail' || name === 'search');
  const turns = Array.from({ length: 20 }, (_, turn) => calls.flatMap(({ ours }) => ours[turn % ours.length] ?? []));
  return turns.flatMap((turn) => [{ path: '/home', headers: { cookie } }, ...turn]);
}
