import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { prepareGoods } from '../bench/bench-goods.ts';
import { startFleet } from '../scale/fleet.ts';
import { queryPostgres, systemPostgres } from '../scale/postgres-pair.ts';
import { startEtcd, untilEtcdAnswers } from './etcd.ts';
import { type FailoverFigures, sumsOf } from './failover-figures.ts';
import { type Failover, failovers, type HaParts, losingFailover, runFailover } from './failovers.ts';
import { startHaproxy, startPgBouncer, startRedis } from './fronts.ts';
import { startCluster } from './patroni.ts';
import { groupsOf } from './refused-reads.ts';
import { safeEtcdApi } from './safe-etcd-api.ts';
import { takenPort } from './taken-port.ts';

/**
 * Soko on three PostgreSQL under Patroni with etcd, with HAProxy, PgBouncer and Redis, on one machine. Parts are killed,
 * frozen and cut off while people order, and the database is compared with the replies.
 */
const { values } = parseArgs({
  options: {
    /** How the nodes reach the primary: by several hosts in DATABASE_URL, or through PgBouncer and HAProxy. */
    way: { type: 'string', multiple: true, default: ['hosts', 'pooler'] },
    /** Requests each second; one of five is an order. */
    rate: { type: 'string', default: '25' },
    /** Patroni's time-outs, in seconds. */
    ttl: { type: 'string', default: '10' },
    loop: { type: 'string', default: '2' },
    retry: { type: 'string', default: '4' },
    /** The API of etcd, v2 or v3; by default one by which the installed Patroni loses no orders. */
    'etcd-api': { type: 'string' },
    /** Names of what happens, or "control". */
    only: { type: 'string', multiple: true },
    /** How often each of them happens. */
    rounds: { type: 'string', default: '1' },
    /** The first of forty ports. */
    port: { type: 'string', default: '4600' },
    /** A file for the rows, with each read that was refused. */
    json: { type: 'string' },
    /** A folder for the logs of all parts. */
    logs: { type: 'string' },
  },
});

const unavailable = 69;
const programs: Record<string, string> = {
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'redis-server': '/usr/bin/redis-server',
};
const binaries = systemPostgres();
const missing = [
  ...Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name])),
  ...(binaries ? [] : ['postgresql']),
];
if (missing.length > 0 || !binaries) {
  console.error(`This needs ${missing.join(', ')}: apt-get install -y --no-install-recommends ${missing.join(' ')}`);
  console.error('Stop and disable the services that Debian starts by itself: this starts its own.');
  process.exit(unavailable);
}
const times = { ttl: Number(values.ttl), loop: Number(values.loop), retry: Number(values.retry) };
if (times.loop + 2 * times.retry > times.ttl) {
  console.error(
    `Patroni needs loop + 2 × retry ≤ ttl, and ${times.loop} + 2 × ${times.retry} is more than ${times.ttl}`,
  );
  process.exit(64);
}

const scratch = scratchFolder();
// The end of this process is an exit, however it comes.
process.on('exit', () => scratch[Symbol.dispose]());
const folder = scratch.path;
let port = Number(values.port);
const nextPort = () => port++;
const log = (words: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${words}`);
const isWanted = (name: string) => values.only === undefined || values.only.includes(name);

const taken = await takenPort(Number(values.port), 40);
if (taken !== undefined) {
  console.error(`Another program listens on port ${taken}; choose the first of forty free ones by --port`);
  process.exit(unavailable);
}
const patroni = execFileSync('patroni', ['--version'], { encoding: 'utf8' }).trim().replace('patroni ', '');
const etcdApi = values['etcd-api'] ?? safeEtcdApi(patroni);
if (etcdApi !== 'v2' && etcdApi !== 'v3') throw new Error('--etcd-api is v2 or v3');
log(`Starting etcd and three PostgreSQL under Patroni ${patroni} by etcd's API ${etcdApi}: ${JSON.stringify(times)}`);
if (etcdApi !== safeEtcdApi(patroni)) log('This version loses orders in this way when a frozen primary wakes up');
const etcd = startEtcd(
  folder,
  [1, 2, 3].map(() => [nextPort(), nextPort()] as const),
);
await untilEtcdAnswers(etcd);
const etcdPorts = etcd.map(({ clientPort }) => clientPort);
const cluster = await startCluster({ folder, binaries, etcdPorts, etcdApi, nextPort, ...times });
await cluster.untilWhole();
const first = `postgres://soko@127.0.0.1:${(await cluster.primary()).port}/postgres`;
log('Filling the market');
await migrate(first);
await seedMarket(first, { size: 's' });
const goods = await prepareGoods(first);
// The stock of the benchmarks does not match `stock_received`; the invariants compare them.
await queryPostgres(
  first,
  `update items set stock_received = stock + coalesce((
     select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
     where l.item_id = items.id and l.counted and o.order_status not in ('canceled', 'failed')), 0)
   where stock = 100000000`,
);

const nodePorts = [nextPort(), nextPort(), nextPort()];
const front = { shoppers: nextPort(), primary: nextPort(), replicas: nextPort() };
const [redisPort, poolerPort] = [nextPort(), nextPort()];
const haproxy = startHaproxy(folder, front, cluster.nodes, nodePorts);
const redis = startRedis(folder, redisPort);
const pooler = startPgBouncer(folder, poolerPort, front.primary);

const hosts = cluster.nodes.map((node) => `127.0.0.1:${node.port}`).join(',');
const addressesOf: Record<string, { DATABASE_URL: string; DATABASE_REPLICA_URL: string }> = {
  hosts: {
    DATABASE_URL: `postgres://soko@${hosts}/postgres?target_session_attrs=read-write`,
    DATABASE_REPLICA_URL: `postgres://soko@${hosts}/postgres?target_session_attrs=prefer-standby`,
  },
  pooler: {
    DATABASE_URL: `postgres://soko@127.0.0.1:${poolerPort}/postgres?target_session_attrs=read-write`,
    DATABASE_REPLICA_URL: `postgres://soko@127.0.0.1:${front.replicas}/postgres`,
  },
};

const rows: (FailoverFigures & { way: string; name: string })[] = [];
const details: Record<string, unknown>[] = [];
let isSound = true;
for (const way of values.way) {
  const addresses = addressesOf[way];
  if (!addresses) throw new Error(`--way is ${Object.keys(addressesOf).join(' or ')}`);
  log(`Starting three nodes by way of ${way}`);
  const environment = {
    NODE_ENV: 'production',
    DEMO: 'off',
    DATA_DIR: folder,
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    TRUSTED_PROXIES: '127.0.0.1',
    // A few shoppers place hundreds of orders here.
    OPEN_CASH_ORDERS: '999999',
    OPEN_UNPAID_ORDERS: '999999',
    OPEN_CASH_ORDERS_KNOWN: '999999',
    ...addresses,
  };
  const fleet = await startFleet({ folder, ports: nodePorts, environment });
  const parts: HaParts = {
    origin: `http://127.0.0.1:${front.shoppers}`,
    cluster,
    etcd,
    redis,
    pooler: way === 'pooler' ? pooler : undefined,
    fleet,
    goods,
    rate: Number(values.rate),
  };
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const failover of failovers(parts)) if (isWanted(failover.name)) await note(way, parts, failover);
  }
  if (way === values.way.at(-1) && isWanted('control')) {
    await cluster.replicateAsynchronously();
    const { lost } = await note(way, parts, losingFailover(), true);
    log(lost > 0 ? `The control lost ${lost} orders, as it must` : 'The control lost no order: nothing is proved');
    isSound &&= lost > 0;
  }
  await fleet.stop();
}

console.table(rows);
if (Number(values.rounds) > 1) {
  const groups = Map.groupBy(rows, ({ way, name }) => `${way}: ${name}`);
  console.table(Object.fromEntries([...groups].map(([name, ofOne]) => [name, sumsOf(ofOne)])));
}
if (values.json) writeFileSync(values.json, `${JSON.stringify({ times, rows: details }, null, 2)}\n`);
for (const { running } of [haproxy, pooler, redis]) running.signal('SIGTERM');
await cluster.close();
for (const { running } of etcd) running.signal('SIGTERM');
await Promise.all([haproxy, pooler, redis, ...etcd].map(({ running }) => running.ended));
if (values.logs) copyLogs([folder, join(folder, 'cluster')], values.logs);
process.exit(isSound ? 0 : 1);

async function note(way: string, parts: HaParts, failover: Failover, mayLose = false) {
  log(failover.name);
  const { orderSeconds, readSeconds, refusedReads, ...figures } = await runFailover(parts, failover);
  rows.push({ way, name: failover.name, ...figures });
  details.push({ way, name: failover.name, ...figures, orderSeconds, readSeconds, refusedReads });
  console.log(JSON.stringify({ way, name: failover.name, ...figures }));
  console.log(`  orders ${orderSeconds}\n  reads  ${readSeconds}`);
  for (const line of groupsOf(refusedReads)) console.log(`  refused  ${line}`);
  if (!mayLose) isSound &&= figures.lost + figures.doubled === 0;
  return figures;
}

function copyLogs(from: readonly string[], to: string) {
  mkdirSync(to, { recursive: true });
  for (const folder of from) {
    for (const name of readdirSync(folder)) if (name.endsWith('.log')) copyFileSync(join(folder, name), join(to, name));
  }
}
