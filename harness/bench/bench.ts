import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { isSeeded } from 'api/db/is-seeded';
import { migrate } from 'api/db/migrate';
import { type SizeName, seedMarket } from 'api/db/seed/seed-market';
import { showProgress } from '../../apps/server/cli/terminal/show-progress.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { benchFlood, type FloodFigures } from './bench-flood.ts';
import { type BenchGoods, prepareGoods } from './bench-goods.ts';
import { benchGrowth, type GrowthFigures } from './bench-growth.ts';
import { benchLive, type LiveFigures } from './bench-live.ts';
import { benchLog, type LogFigures } from './bench-log.ts';
import { benchMap, type MapFigures } from './bench-map.ts';
import { benchMessages, type JobFigures } from './bench-messages.ts';
import { benchOrders, type OrderFigures } from './bench-orders.ts';
import { benchOverload, type OverloadFigures } from './bench-overload.ts';
import { benchPolling, type PollingFigures } from './bench-polling.ts';
import { type RunningServer, startBaseline, startOurs } from './bench-servers.ts';
import { type Workload, workloadsFor } from './bench-workloads.ts';
import { addEarlierSpans } from './earlier-spans.ts';
import { measure, median } from './load.ts';
import { benchVendor, type VendorFigures } from './vendor/bench-vendor.ts';

/**
 * Compares our server with a minimal one: the same rows, the same database, the same run, in turns, so that other load
 * on the machine affects both.
 */
const { values } = parseArgs({
  options: {
    size: { type: 'string', multiple: true, default: ['s'] },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string' },
    json: { type: 'string' },
    /** Measures the effect of a flood of logins on browsing, instead of the calls. */
    flood: { type: 'boolean', default: false },
    /** Measures customers who follow their orders, instead of the calls. */
    polling: { type: 'boolean', default: false },
    /** Measures riders who move and operators who follow them, instead of the calls; also a control that is too slow. */
    live: { type: 'boolean', default: false },
    /** Measures how operators find orders and read reports, instead of the calls; the size `orders` has a million. */
    orders: { type: 'boolean', default: false },
    /** Measures how smooth the map of the city is, instead of the calls. */
    map: { type: 'boolean', default: false },
    /** Measures the application of stores in a browser, instead of the calls; `--only` names a part. */
    vendor: { type: 'boolean', default: false },
    /** How long the network of a store is away. */
    minutes: { type: 'string', default: '20' },
    /** Measures an overload, instead of the calls. */
    overload: { type: 'boolean', default: false },
    /** Multiple of the data. */
    times: { type: 'string', default: '2' },
    /** Measures how many messages of orders one node processes, instead of the calls. */
    jobs: { type: 'boolean', default: false },
    /** Measures the cost of log lines, instead of the calls. */
    log: { type: 'boolean', default: false },
    /** Measures what the larger of two sizes costs people, instead of the calls; `--only` takes a part of a name. */
    growth: { type: 'boolean', default: false },
    /** Keeps the databases in this folder for the next run. */
    keep: { type: 'string' },
  },
});

interface Figure {
  ours: number;
  baseline: number;
  ratio: number;
  p99: number;
}

/** The size `xl` is that of a million orders with copies of them in nine earlier spans of 150 days. */
type MarketSize = SizeName | 'xl';
const earlierSpans = 9;

const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
type AnyFigure =
  | Figure
  | FloodFigures
  | PollingFigures
  | LiveFigures
  | OverloadFigures
  | OrderFigures
  | MapFigures
  | VendorFigures
  | GrowthFigures
  | LogFigures
  | JobFigures;
const report: Partial<Record<MarketSize | 'log', Record<string, AnyFigure>>> = {};

if (values.log) {
  report.log = benchLog(rounds);
  console.table(report.log);
} else if (values.growth) {
  const [small = 'sm', large = 'l'] = values.size as MarketSize[];
  report[large] = await growthOf(small, large);
  console.table(report[large]);
} else {
  for (const size of values.size as MarketSize[]) {
    report[size] = await onMarket(size, (market) => benchSize(size, market));
    console.table(report[size]);
  }
}
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
process.exit();

interface Market {
  url: string;
  goods: BenchGoods;
}

/** Runs work on a database of a size, with its own PostgreSQL. */
async function onMarket<Result>(size: MarketSize, work: (market: Market) => Promise<Result>): Promise<Result> {
  using scratch = values.keep ? undefined : scratchFolder();
  const postgres = await startEmbeddedPostgres(scratch?.path ?? `${values.keep}/${size}`);
  try {
    await migrate(postgres.url);
    if (!(await isSeeded(postgres.url))) await seed(postgres.url, size);
    return await work({ url: postgres.url, goods: await prepareGoods(postgres.url) });
  } finally {
    await postgres.stop();
  }
}

async function seed(url: string, size: MarketSize): Promise<void> {
  await seedMarket(url, { size: size === 'xl' ? 'orders' : size, onProgress: showProgress('Seeding') });
  if (size === 'xl') await addEarlierSpans(url, earlierSpans);
}

async function growthOf(small: MarketSize, large: MarketSize): Promise<Record<string, GrowthFigures>> {
  return onMarket(small, (one) =>
    onMarket(large, async (other) => {
      const [little, much] = [await startOurs(one.url, 3902), await startOurs(other.url, 3903)];
      try {
        console.log(`\nSize ${large} beside ${small}: ${rounds} rounds of ${seconds} s`);
        const sides = [
          { ours: little, ...one },
          { ours: much, ...other },
        ] as const;
        return await benchGrowth(...sides, { rounds, seconds, only: values.only });
      } finally {
        await Promise.all([little.stop(), much.stop()]);
      }
    }),
  );
}

async function benchSize(size: MarketSize, { url, goods }: Market): Promise<Record<string, AnyFigure>> {
  if (values.jobs) return { jobs: await benchMessages(url, 20_000) };
  if (values.flood) return { flood: await floodOurs(url, goods) };
  if (values.live) return followOurs(url);
  if (values.polling) return { polling: await pollOurs(url, goods) };
  if (values.map) return dragMap(url);
  if (values.orders) return findOrders(url);
  if (values.vendor) return benchVendor(url, { part: values.only, seconds, rounds, minutes: Number(values.minutes) });
  if (values.overload) return { overload: await overloadOurs(url, goods) };
  const ours = await startOurs(url, 3902);
  const baseline = await startBaseline(url, 3901, ours.base);
  try {
    console.log(`\nSize ${size}: ${rounds} rounds of ${seconds} s, resident memory of ours ${memoryOf(ours)} MB idle`);
    const figures = await benchWorkloads(goods, baseline, ours);
    console.log(`Resident memory of ours after the load: ${memoryOf(ours)} MB`);
    return figures;
  } finally {
    await Promise.all([baseline.stop(), ours.stop()]);
  }
}

async function floodOurs(databaseUrl: string, goods: BenchGoods): Promise<FloodFigures> {
  const ours = await startOurs(databaseUrl, 3902);
  try {
    console.log(`\nA flood of logins: ${rounds} rounds of ${seconds} s without and with it`);
    return await benchFlood(ours.base, goods, { rounds, seconds });
  } finally {
    await ours.stop();
  }
}

async function pollOurs(databaseUrl: string, goods: BenchGoods): Promise<PollingFigures> {
  const ours = await startOurs(databaseUrl, 3902);
  try {
    console.log(`\nPeople who watch their orders: ${rounds} rounds of ${seconds} s`);
    return await benchPolling(ours, goods, { rounds, seconds });
  } finally {
    await ours.stop();
  }
}

/** The control must be found: riders who are shown five seconds later. */
async function followOurs(databaseUrl: string): Promise<Record<string, LiveFigures>> {
  console.log(`\nRiders who move and operators who follow them: ${rounds} rounds of twice ${seconds} s`);
  const figures: Record<string, LiveFigures> = {};
  for (const [name, more] of [
    ['live', {}],
    ['control late-positions', { PLANTED_DEFECT: 'late-positions' }],
  ] as const) {
    const ours = await startOurs(databaseUrl, 3902, more);
    try {
      figures[name] = await benchLive(ours, databaseUrl, { rounds, seconds });
    } finally {
      await ours.stop();
    }
  }
  const [live, control] = Object.values(figures);
  if (!live?.isWithinGoals || control?.isWithinGoals) process.exitCode = 1;
  return figures;
}

async function findOrders(databaseUrl: string): Promise<Record<string, OrderFigures>> {
  const ours = await startOurs(databaseUrl, 3902);
  try {
    console.log('\nOperators who find orders and read reports');
    const figures = await benchOrders(ours, databaseUrl);
    if (Object.values(figures).some(({ p95, goal }) => p95 > goal)) process.exitCode = 1;
    return figures;
  } finally {
    await ours.stop();
  }
}

async function dragMap(databaseUrl: string): Promise<Record<string, MapFigures>> {
  const ours = await startOurs(databaseUrl, 3902);
  try {
    console.log('\nThe map of a city with 1,000 orders and 500 riders');
    const figures = await benchMap(ours, databaseUrl, { seconds });
    if (Object.values(figures).some(({ framesPerSecond, goal }) => framesPerSecond < goal)) process.exitCode = 1;
    return figures;
  } finally {
    await ours.stop();
  }
}

async function overloadOurs(databaseUrl: string, goods: BenchGoods): Promise<OverloadFigures> {
  const ours = await startOurs(databaseUrl, 3902);
  try {
    const times = Number(values.times);
    console.log(`\n${times} times as many as can be served: ${rounds} rounds of ${seconds} s`);
    return await benchOverload(ours.base, goods, { rounds, seconds, times });
  } finally {
    await ours.stop();
  }
}

async function benchWorkloads(
  goods: BenchGoods,
  baseline: RunningServer,
  ours: RunningServer,
): Promise<Record<string, Figure>> {
  const figures: Record<string, Figure> = {};
  for (const workload of workloadsFor(goods)) {
    if (values.only && workload.name !== values.only) continue;
    figures[workload.name] = await benchWorkload(workload, baseline, ours);
  }
  return figures;
}

async function benchWorkload(workload: Workload, baseline: RunningServer, ours: RunningServer): Promise<Figure> {
  // Both sides warm up: plans, caches and compiled code.
  await measure({ base: baseline.base, requests: workload.baseline, seconds: 1 });
  await measure({ base: ours.base, requests: workload.ours, seconds: 2 });
  const [baselineRates, ourRates]: [number[], number[]] = [[], []];
  const p99: number[] = [];
  for (let round = 0; round < rounds; round++) {
    baselineRates.push((await measure({ base: baseline.base, requests: workload.baseline, seconds })).perSecond);
    const rate = await measure({ base: ours.base, requests: workload.ours, seconds });
    ourRates.push(rate.perSecond);
    p99.push(rate.p99);
  }
  const shares = ourRates.map((rate, round) => rate / (baselineRates[round] ?? rate)).map((share) => share.toFixed(2));
  console.log(`  ${workload.name}: shares by round ${shares.join(' ')}`);
  const [oursMedian, baselineMedian] = [median(ourRates), median(baselineRates)];
  return {
    ours: Math.round(oursMedian),
    baseline: Math.round(baselineMedian),
    ratio: Number((oursMedian / baselineMedian).toFixed(3)),
    p99: median(p99),
  };
}

function memoryOf({ pid }: RunningServer): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
