import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf, openFilesOf } from './fleet.ts';
import { queryPostgres } from './postgres-pair.ts';
import type { Parts } from './scenarios.ts';
import { seenFigures, slopePerMinute } from './seen-figures.ts';
import { startVisitors } from './visitors.ts';

interface Sample {
  minute: number;
  /** Megabytes of all nodes. */
  memory: number;
  files: number;
  connections: number;
}

const everyMilliseconds = 10_000;
/** Until then caches fill and code is compiled. */
const warmMinutes = 10;

/** Records memory, open files and connections of the nodes under a constant number of visitors. */
export async function watchSteadyRun(parts: Parts, minutes: number, log: (words: string) => void) {
  const visitors = startVisitors(parts.proxy.origin, parts.goods, parts.rate);
  const samples: Sample[] = [];
  while (visitors.now() < minutes * 60_000) {
    await sleep(everyMilliseconds);
    const sample = { minute: visitors.now() / 60_000, ...(await sampleOf(parts)) };
    samples.push(sample);
    if (samples.length % 30 === 0) log(wordsOf(sample));
    // The record would itself grow with the run.
    visitors.seen.splice(0, Math.max(0, visitors.seen.length - 50_000));
  }
  await visitors.stop();
  parts.acknowledged.push(...visitors.acknowledged);
  const settled = samples.filter(({ minute }) => minute > Math.min(warmMinutes, minutes / 3));
  const slope = (field: Exclude<keyof Sample, 'minute'>) =>
    Number(slopePerMinute(settled.map((sample) => ({ minute: sample.minute, value: sample[field] }))).toFixed(3));
  const { requests, badReads, p99 } = seenFigures(visitors, 0, 0);
  return {
    minutes,
    requests,
    badReads,
    failedOrders: visitors.failedOrders.length,
    p99,
    nodes: parts.fleet.nodes.length,
    megabytesAtFirst: Math.round(settled[0]?.memory ?? 0),
    megabytesAtLast: Math.round(settled.at(-1)?.memory ?? 0),
    megabytesPerMinute: slope('memory'),
    filesPerMinute: slope('files'),
    connectionsPerMinute: slope('connections'),
    filesAtLast: settled.at(-1)?.files,
    connectionsAtLast: settled.at(-1)?.connections,
  };
}

async function sampleOf({ fleet, postgres }: Parts): Promise<Omit<Sample, 'minute'>> {
  const pids = fleet.nodes.map(({ running }) => running.pid);
  const sum = (of: (pid: number) => number) => pids.reduce((total, pid) => total + of(pid), 0);
  const counts = await Promise.all(
    [postgres.primary, postgres.replica].map(({ url }) =>
      queryPostgres<{ count: number }>(
        url,
        `select count(*)::int as count from pg_stat_activity where usename = 'soko'`,
      ),
    ),
  );
  return {
    memory: sum(memoryOf),
    files: sum(openFilesOf),
    connections: counts.reduce((total, [row]) => total + (row?.count ?? 0), 0),
  };
}

function wordsOf({ minute, memory, files, connections }: Sample): string {
  return `minute ${minute.toFixed(0)}: ${memory.toFixed(0)} MB, ${files} open files, ${connections} connections`;
}
