import type { BenchGoods } from './bench-goods.ts';
import type { RunningServer } from './bench-servers.ts';
import { type WorkloadName, workloadsFor } from './bench-workloads.ts';
import { measure, median, type Rate } from './load.ts';

/** Calls per second: few enough for both servers, so that no queue is measured. */
const pace: readonly [WorkloadName, perSecond: number][] = [
  ['list', 40],
  ['detail', 40],
  ['search', 20],
  ['narrowed', 10],
  ['suggestions', 20],
];

export interface GrowthSide {
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

/** Measures what a larger catalog costs visitors: the same calls on both, in turns and at the same pace. */
export async function benchGrowth(
  small: GrowthSide,
  large: GrowthSide,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Record<string, GrowthFigures>> {
  const figures: Record<string, GrowthFigures> = {};
  for (const [name, perSecond] of pace) {
    const ask = ({ ours, goods }: GrowthSide) => {
      const requests = workloadsFor(goods).find((workload) => workload.name === name)?.ours ?? [];
      return measure({ base: ours.base, requests, seconds, perSecond });
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

function compared(smalls: Rate[], larges: Rate[]): GrowthFigures {
  const middle = (rates: Rate[], what: 'p50' | 'p99') => median(rates.map((rate) => rate[what]));
  const [smallP99, largeP99] = [middle(smalls, 'p99'), middle(larges, 'p99')];
  const ratio = Number((largeP99 / smallP99).toFixed(2));
  return { smallP50: middle(smalls, 'p50'), largeP50: middle(larges, 'p50'), smallP99, largeP99, ratio };
}
