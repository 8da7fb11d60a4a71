import type { Request } from 'autocannon';
import type { BenchGoods } from './bench-goods.ts';
import type { RunningServer } from './bench-servers.ts';
import { type WorkloadName, workloadsFor } from './bench-workloads.ts';
import { measure, median, type Rate } from './load.ts';
import { orderReadersOf } from './order-readers.ts';

/** Calls per second: few enough for both servers, so that no queue is measured. */
const pace: readonly [WorkloadName, perSecond: number][] = [
  ['list', 40],
  ['detail', 40],
  ['search', 20],
  ['narrowed', 10],
  ['suggestions', 20],
  ['order', 10],
];
const readersPerSecond = 10;

export interface GrowthSide {
  /** Of the database. */
  url: string;
  ours: RunningServer;
  goods: BenchGoods;
}

export interface GrowthFigures {
  /** Milliseconds, the medians of the rounds. */
  smallP50: number;
  largeP50: number;
  smallP99: number;
  largeP99: number;
  ratio: number;
}

/** Measures what a larger market costs people: the same calls on both, in turns and at the same pace. */
export async function benchGrowth(
  small: GrowthSide,
  large: GrowthSide,
  { rounds, seconds, only }: { rounds: number; seconds: number; only?: string | undefined },
): Promise<Record<string, GrowthFigures>> {
  const figures: Record<string, GrowthFigures> = {};
  const [callsOfSmall, callsOfLarge] = [await pacedCalls(small), await pacedCalls(large)];
  for (const [name, { perSecond, requests }] of Object.entries(callsOfSmall)) {
    if (only && !name.includes(only)) continue;
    const ask = (side: GrowthSide) => {
      const ofSide = side === small ? requests : (callsOfLarge[name]?.requests ?? []);
      return measure({ base: side.ours.base, requests: ofSide, seconds, perSecond });
    };
    await ask(small);
    await ask(large);
    const [smalls, larges]: [Rate[], Rate[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      smalls.push(await ask(small));
      larges.push(await ask(large));
    }
    figures[name] = compared(smalls, larges);
    console.log(`  ${name}: p99 by round ${smalls.map(({ p99 }) => p99)} against ${larges.map(({ p99 }) => p99)} ms`);
  }
  return figures;
}

async function pacedCalls({
  goods,
  url,
}: GrowthSide): Promise<Record<string, { perSecond: number; requests: Request[] }>> {
  const workloads = workloadsFor(goods);
  const ofCatalog = pace.map(([name, perSecond]) => {
    const requests = workloads.find((workload) => workload.name === name)?.ours ?? [];
    return [name, { perSecond, requests }] as const;
  });
  const ofOrders = Object.entries(await orderReadersOf(url)).map(
    ([name, requests]) => [name, { perSecond: readersPerSecond, requests }] as const,
  );
  return Object.fromEntries([...ofCatalog, ...ofOrders]);
}

function compared(smalls: Rate[], larges: Rate[]): GrowthFigures {
  const middle = (rates: Rate[], what: 'p50' | 'p99') => median(rates.map((rate) => rate[what]));
  const [smallP99, largeP99] = [middle(smalls, 'p99'), middle(larges, 'p99')];
  const ratio = Number((largeP99 / smallP99).toFixed(2));
  return { smallP50: middle(smalls, 'p50'), largeP50: middle(larges, 'p50'), smallP99, largeP99, ratio };
}
