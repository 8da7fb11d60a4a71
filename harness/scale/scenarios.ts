import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchGoods } from '../bench/bench-goods.ts';
import type { Acknowledged } from '../chaos/shoppers.ts';
import type { Running } from './child.ts';
import {
  type Fleet,
  familySeconds,
  memoryOf,
  processorSeconds,
  routeToReadyNodes,
  type SokoNode,
  startFleet,
} from './fleet.ts';
import { type FrontProxy, openFrontProxy } from './front-proxy.ts';
import { type PostgresPair, queryPostgres } from './postgres-pair.ts';
import { type SeenFigures, seenFigures } from './seen-figures.ts';
import { startVisitors } from './visitors.ts';

/** Everything that runs on this machine. */
export interface Parts {
  fleet: Fleet;
  proxy: FrontProxy;
  postgres: PostgresPair;
  redis: { running: Running; start: () => Running };
  goods: BenchGoods;
  rate: number;
  /** Replies about orders that visitors got, over all scenarios. */
  acknowledged: Acknowledged[];
  folder: string;
}

export interface Scenario {
  name: string;
  /** What happens while visitors come. */
  happen: () => Promise<void>;
  /** Restores everything that does not recover automatically. */
  restore?: () => Promise<void>;
}

/** What systemd waits before it starts again what has crashed. */
const supervisorMilliseconds = 1_000;

export function scenariosFor(parts: Parts, replacements: number): Scenario[] {
  const { fleet, proxy, postgres, redis } = parts;
  const [node] = fleet.nodes as [SokoNode];
  return [
    { name: 'nothing happens', happen: async () => {} },
    { name: 'a node is killed', happen: () => fleet.kill(node), restore: () => fleet.startAgain(node) },
    { name: 'the replica is stopped', happen: postgres.replica.stop, restore: postgres.replica.start },
    {
      name: 'the replica is held back',
      happen: () => replay(postgres, 'pause'),
      restore: () => replay(postgres, 'resume'),
    },
    {
      name: 'Redis is restarted',
      async happen() {
        redis.running.signal('SIGKILL');
        await redis.running.ended;
        redis.running = redis.start();
      },
    },
    {
      name: 'the primary crashes and is started again, as its supervisor does',
      async happen() {
        await postgres.primary.crash();
        await sleep(supervisorMilliseconds);
        await postgres.primary.start();
      },
    },
    {
      name: `each node is replaced ${replacements} times`,
      async happen() {
        const endWatch = routeToReadyNodes(fleet, proxy);
        for (let round = 0; round < replacements; round++) for (const one of fleet.nodes) await fleet.replace(one);
        await sleep(500);
        await endWatch();
      },
    },
  ];
}

async function replay({ replica }: PostgresPair, how: 'pause' | 'resume'): Promise<void> {
  await queryPostgres(replica.url, `select pg_wal_replay_${how}()`);
}

export interface Outcome extends SeenFigures {
  seconds: number;
  /** Log lines of the nodes meanwhile, each once. */
  logLines: string[];
}

/** Runs a scenario: visitors, then an event while they continue; then everything is restored. */
export async function runScenario(
  parts: Parts,
  { happen, restore }: Scenario,
  quietMilliseconds: number,
): Promise<Outcome> {
  const { proxy, goods, rate, fleet, folder } = parts;
  const before = wordsOf(folder, fleet);
  const visitors = startVisitors(proxy.origin, goods, rate);
  await sleep(quietMilliseconds / 2);
  const at = visitors.now();
  await happen();
  await sleep(quietMilliseconds);
  await restore?.();
  await sleep(quietMilliseconds / 2);
  const seconds = Math.round(visitors.now() / 1000);
  await visitors.stop();
  parts.acknowledged.push(...visitors.acknowledged);
  const words = wordsOf(folder, fleet).flatMap((lines, node) => lines.slice(before[node]?.length));
  const logLines = [...new Set(words)].filter((line) => !line.startsWith('Soko is ready'));
  return { seconds, ...seenFigures(visitors, 0, at), logLines: logLines.slice(0, 12) };
}

/** Log lines of each node so far. */
function wordsOf(folder: string, { nodes }: Fleet): string[][] {
  return nodes.map(({ port }) =>
    readFileSync(join(folder, `node-${port}.log`), 'utf8')
      .split('\n')
      .slice(0, -1),
  );
}

interface ProcessorPlan {
  folder: string;
  environment: Record<string, string>;
  postgres: PostgresPair;
  goods: BenchGoods;
  rate: number;
  proxyPort: number;
  seconds: number;
}

interface ProcessorFigures {
  nodes: number;
  perSecond: number;
  requests: number;
  /** Milliseconds of processor time, of all nodes together: per request, and per second at rest. */
  perRequest: number;
  atRest: number;
  /** The same for each request, of the primary and of the replica. */
  primary: number;
  replica: number;
  p99: number;
  memory: string;
}

const restMilliseconds = 10_000;
const turns = [
  [1, 1],
  [3, 3],
  [1, 1],
  [3, 3],
  [3, 1],
] as const;

/**
 * What the nodes cost for each request: one node, and three of which each has as much to do, in turns; then three nodes
 * that share the visitors of the one.
 */
export async function measureProcessors(
  plan: ProcessorPlan,
  ports: readonly number[],
  acknowledged: Acknowledged[],
): Promise<ProcessorFigures[]> {
  const figures: ProcessorFigures[] = [];
  for (const [count, times] of turns) {
    const rate = plan.rate * times;
    figures.push(await measureFleet({ ...plan, rate }, ports.slice(0, count), acknowledged));
  }
  return figures;
}

async function measureFleet(
  { folder, environment, postgres, goods, rate, proxyPort, seconds }: ProcessorPlan,
  ports: readonly number[],
  acknowledged: Acknowledged[],
): Promise<ProcessorFigures> {
  const fleet = await startFleet({ folder, ports, environment });
  const proxy = await openFrontProxy(folder, proxyPort, ports);
  const pids = fleet.nodes.map(({ running }) => running.pid);
  // Plans, caches and compiled code: each node has to warm up.
  const warming = startVisitors(proxy.origin, goods, rate);
  await sleep(seconds * 1000);
  await warming.stop();
  const restingFrom = processorSeconds(pids);
  await sleep(restMilliseconds);
  const before = processorSeconds(pids);
  const atRest = Number(((before - restingFrom) / (restMilliseconds / 1e6)).toFixed(1));
  const databases = [postgres.primary, postgres.replica];
  const cpuBefore = databases.map(({ pid }) => familySeconds(pid()));
  const visitors = startVisitors(proxy.origin, goods, rate);
  await sleep(seconds * 1000);
  await visitors.stop();
  const used = processorSeconds(pids) - before;
  const taken = databases.map(({ pid }, index) => familySeconds(pid()) - (cpuBefore[index] ?? 0));
  const memory = pids.map((pid) => Math.round(memoryOf(pid))).join(', ');
  acknowledged.push(...warming.acknowledged, ...visitors.acknowledged);
  await fleet.stop();
  await proxy.stop();
  const { requests, p99 } = seenFigures(visitors, 0, 0);
  const each = (total = 0) => Number(((1000 * total) / requests).toFixed(3));
  return {
    nodes: ports.length,
    perSecond: rate,
    requests,
    perRequest: each(used),
    atRest,
    primary: each(taken[0]),
    replica: each(taken[1]),
    p99,
    memory,
  };
}
