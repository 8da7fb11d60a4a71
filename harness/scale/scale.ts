import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { prepareGoods } from '../bench/bench-goods.ts';
import { breachesIn } from '../chaos/find-breaches-after-chaos.ts';
import type { Acknowledged } from '../chaos/shoppers.ts';
import { run, until } from './child.ts';
import { startFleet } from './fleet.ts';
import { openFrontProxy } from './front-proxy.ts';
import { queryPostgres, startPostgresPair, systemPostgres } from './postgres-pair.ts';
import { readOwnWrites } from './read-own-writes.ts';
import { measureProcessors, type Parts, runScenario, scenariosFor } from './scenarios.ts';
import { seeChanges } from './see-changes.ts';
import { watchSteadyRun } from './steady-run.ts';

/**
 * Soko on several nodes with the real parts of the system's packages, on one machine: nginx, three nodes, PostgreSQL with a
 * replica, Redis. Visitors come all the time, and meanwhile parts are killed, stopped, crashed and replaced.
 */
const { values } = parseArgs({
  options: {
    /** Visitors who come each second. */
    rate: { type: 'string', default: '40' },
    /** Seconds before and after what happens in a scenario. */
    seconds: { type: 'string', default: '10' },
    /** How often each of the nodes is replaced. */
    replacements: { type: 'string', default: '20' },
    /** Names of scenarios, "processor", "own writes" or "changes". */
    only: { type: 'string', multiple: true },
    /** Minutes of a steady run, instead of the scenarios. */
    steady: { type: 'string' },
    /** The first of ten ports. */
    port: { type: 'string', default: '4700' },
    json: { type: 'string' },
  },
});

const unavailable = 69;
const binaries = systemPostgres();
const missing = [
  ...['nginx', 'redis-server'].filter((name) => spawnSync(name, ['-v']).error !== undefined),
  ...(binaries ? [] : ['postgresql']),
];
if (missing.length > 0 || !binaries) {
  console.error(`The scale test needs ${missing.join(', ')}: apt-get install -y nginx redis-server postgresql`);
  process.exit(unavailable);
}

using scratch = scratchFolder();
const folder = scratch.path;
const first = Number(values.port);
const [proxyPort, primaryPort, replicaPort, redisPort] = [first, first + 1, first + 2, first + 3] as const;
const nodePorts = [first + 4, first + 5, first + 6];
const log = (words: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${words}`);

const postgres = await startPostgresPair(folder, binaries, [primaryPort, replicaPort], async (url) => {
  log('Filling the market');
  await migrate(url);
  await seedMarket(url, { size: 's' });
});
const goods = await prepareGoods(postgres.primary.url);
// The benchmark's stock does not match `stock_received`; the invariants at the end compare them.
await queryPostgres(
  postgres.primary.url,
  `update items set stock_received = stock + coalesce((
     select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
     where l.item_id = items.id and l.counted and o.order_status not in ('canceled', 'failed')), 0)
   where stock = 100000000`,
);
const startRedis = () =>
  run({
    program: 'redis-server',
    args: ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    log: join(folder, 'redis.log'),
  });
const redis = { running: startRedis(), start: startRedis };
await until('Redis', () => spawnSync('redis-cli', ['-p', String(redisPort), 'ping']).status === 0);

const environment = {
  NODE_ENV: 'production',
  DEMO: 'off',
  DATA_DIR: folder,
  DATABASE_URL: postgres.primary.url,
  DATABASE_REPLICA_URL: postgres.replica.url,
  REDIS_URL: `redis://127.0.0.1:${redisPort}`,
  TRUSTED_PROXIES: '127.0.0.1',
  // A few shoppers place thousands of orders here.
  OPEN_CASH_ORDERS: '999999',
  OPEN_UNPAID_ORDERS: '999999',
  OPEN_CASH_ORDERS_KNOWN: '999999',
  DRAIN_SECONDS: '2',
};
const acknowledged: Acknowledged[] = [];
const report: Record<string, unknown> = {};
const rate = Number(values.rate);
const isWanted = (name: string) => values.only === undefined || values.only.includes(name);

if (isWanted('processor') && !values.steady) {
  const plan = { folder, environment, postgres, goods, rate, proxyPort, seconds: Number(values.seconds) * 2 };
  log('Processor time of one node, then of three');
  report.processor = await measureProcessors(plan, nodePorts, acknowledged);
  console.table(report.processor);
}

const fleet = await startFleet({ folder, ports: nodePorts, environment });
const proxy = await openFrontProxy(folder, proxyPort, nodePorts);
const parts: Parts = { fleet, proxy, postgres, redis, goods, rate, acknowledged, folder };
if (values.steady) {
  log(`A steady run of ${values.steady} minutes at ${rate} visitors a second`);
  report.steady = await watchSteadyRun(parts, Number(values.steady), log);
  console.table(report.steady);
} else {
  if (isWanted('own writes')) {
    report['own writes'] = await readOwnWrites(parts);
    console.table(report['own writes']);
  }
  if (isWanted('changes')) {
    report.changes = await seeChanges(parts, environment.REDIS_URL);
    console.table(report.changes);
  }
  for (const scenario of scenariosFor(parts, Number(values.replacements))) {
    if (!isWanted(scenario.name)) continue;
    log(scenario.name);
    report[scenario.name] = await runScenario(parts, scenario, Number(values.seconds) * 1000);
    console.dir(report[scenario.name], { breakLength: 120 });
  }
}

await fleet.stop();
await proxy.stop();
const breaches = await breachesIn(postgres.primary.url, acknowledged);
report.orders = { acknowledged: new Set(acknowledged.map(({ orderId }) => orderId)).size, breaches: breaches.length };
console.table(report.orders);
for (const { invariant, breach, subject } of breaches.slice(0, 20)) console.log(`  ${invariant} ${breach}: ${subject}`);
if (values.json) writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
redis.running.signal('SIGTERM');
await postgres.stop();
process.exitCode = breaches.length > 0 ? 1 : 0;
