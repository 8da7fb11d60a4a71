import type { Request } from 'autocannon';
import type { BenchGoods } from './bench-goods.ts';
import { type WorkloadName, workloadsFor } from './bench-workloads.ts';
import { ask, median } from './load.ts';
import type { WorkerResult } from './open-loop.ts';
import { emptyResult, plannedRequests, sendOpenLoop, sumOf } from './open-loop-requests.ts';

/** Percent of requests: people browse, fill carts and order; only pages are rendered per visitor. */
const mix: readonly [WorkloadName, number][] = [
  ['home', 10],
  ['list', 25],
  ['detail', 25],
  ['search', 20],
  ['cart', 15],
  ['order', 5],
];
/** As many at once as the server has slots: more would only wait. */
const people = 16;

export interface OverloadFigures {
  /** Successful replies per second at most, and under overload. */
  peak: number;
  served: number;
  /** Percent of the peak: of all served requests, and of reads only. */
  servedShare: number;
  looksShare: number;
  /** Milliseconds, of all served requests, and of orders. */
  p99: number;
  orderP99: number;
  /** Percent of the sent ones. */
  ordersServed: number;
  browsingShed: number;
  failed: number;
  /** Milliseconds from the end of the overload until a look takes less than 100 ms again. */
  recovery: number;
}

/** Measures the service under a load several times above capacity; returns the medians of the rounds. */
export async function benchOverload(
  base: string,
  goods: BenchGoods,
  { rounds, seconds, times }: { rounds: number; seconds: number; times: number },
): Promise<OverloadFigures> {
  const requests = mixedRequests(goods);
  await ask({ base, requests, seconds: 4, people });
  const figures: OverloadFigures[] = [];
  for (let round = 0; round < rounds; round++) {
    const peak = (await ask({ base, requests, seconds, people })).perSecond;
    const perSecond = times * peak;
    const wishes = plannedRequests(requests, Math.round(perSecond * seconds));
    const result = await sendOpenLoop({ base, perSecond, seconds, wishes });
    const recovery = await recoveryOf(base, requests);
    figures.push({ ...figuresOf(result, peak, seconds), recovery });
    console.log(`  round ${round + 1}: ${JSON.stringify(figures.at(-1))}`);
  }
  return medians(figures);
}

function mixedRequests(goods: BenchGoods): (Request & { kind: string })[] {
  const workloads = new Map(workloadsFor(goods).map((workload) => [workload.name, workload.ours]));
  return Array.from({ length: 20 }, (_, turn) =>
    mix.flatMap(([name, share]) => {
      const ours = workloads.get(name) ?? [];
      return Array.from({ length: share }, (_, n) => ({ ...ours[(turn * share + n) % ours.length], kind: name }));
    }),
  )
    .flat()
    .map((request, index) => ({ request, key: Math.imul(index + 1, 2_654_435_761) }))
    .sort((one, other) => one.key - other.key)
    .map(({ request }) => request);
}

const quickMilliseconds = 100;

/** Milliseconds until a look is served quickly again. */
async function recoveryOf(base: string, requests: (Request & { kind: string })[]): Promise<number> {
  const look = requests.find(({ kind }) => kind === 'detail');
  const since = performance.now();
  for (;;) {
    const startedAt = performance.now();
    const reply = await fetch(base + (look?.path ?? '/'), { headers: look?.headers as Record<string, string> });
    await reply.text();
    if (reply.ok && performance.now() - startedAt < quickMilliseconds) return Math.round(startedAt - since);
  }
}

function figuresOf(
  result: Record<string, WorkerResult>,
  peak: number,
  seconds: number,
): Omit<OverloadFigures, 'recovery'> {
  const all = sumOf(Object.values(result));
  const orders = sumOf([result.order ?? emptyResult]);
  const browsing = sumOf(
    Object.entries(result).flatMap(([kind, one]) => (kind === 'order' || kind === 'cart' ? [] : [one])),
  );
  const served = all.served / seconds;
  const percent = (part: number, whole: number) => Number(((100 * part) / whole).toFixed(1));
  return {
    peak: Math.round(peak),
    served: Math.round(served),
    servedShare: percent(served, peak),
    looksShare: percent(browsing.served / seconds, peak),
    p99: p99Of(all.milliseconds),
    orderP99: p99Of(orders.milliseconds),
    ordersServed: percent(orders.served, orders.sent),
    browsingShed: percent(browsing.shed, browsing.sent),
    failed: percent(all.failed, all.sent),
  };
}

function p99Of(milliseconds: number[]): number {
  const sorted = [...milliseconds].sort((one, other) => one - other);
  return Math.round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}

function medians(figures: OverloadFigures[]): OverloadFigures {
  const names = Object.keys(figures[0] ?? {}) as (keyof OverloadFigures)[];
  return Object.fromEntries(names.map((name) => [name, median(figures.map((one) => one[name]))])) as never;
}
