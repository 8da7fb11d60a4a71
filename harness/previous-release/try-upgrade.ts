import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'api/db/connection';
import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { findBreaches } from 'api/db/find-breaches';
import { migrate } from 'api/db/migrate';
import { callSoko } from 'api/testing/call-soko';
import { type PayeeKind, payeeBalances } from 'api/wallet/payouts/wallet-payouts.data';
import pg from 'pg';
import { type OrderingNode, type Stop, startOrdering, stopsIn } from './order-by-previous-release.ts';

/** The longest time without a good order that an upgrade may cost. */
const maxStopMilliseconds = 1000;
/** How long the control stops every order: a measurement that does not find it proves nothing. */
const controlMilliseconds = 2000;
const watchMilliseconds = 20;

/** Seeds a cluster in a folder with the code of the previous release, and stops it. */
export function seedByPreviousRelease(release: string, cluster: string, size: string): void {
  const script = join(release, 'seed-former.ts');
  writeFileSync(
    script,
    `import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
const [folder = '', size = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres(folder);
await migrate(postgres.url);
await seedMarket(postgres.url, { size: size as 's' });
await postgres.stop();
`,
  );
  execFileSync(process.execPath, [script, cluster, size], { cwd: release, stdio: 'inherit' });
}

/**
 * Brings a market of the previous release up to date while a node of that release takes orders: reports how long there was
 * no good order, how long the rest takes, and what does not hold. Returns how many faults there are: a stop that is too
 * long, refused orders, invariants that are violated before the upgrade, after it and in a restored backup.
 */
export async function tryUpgrade(cluster: string, release: string): Promise<number> {
  const postgres = await startEmbeddedPostgres(cluster);
  const { url } = postgres;
  try {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ orders: number }>('select count(*)::int as orders from orders');
    console.log(`${rows[0]?.orders} orders`);
    const invariants = readFileSync(join(release, 'api/db/invariants.sql'), 'utf8');
    const before = await timed('the invariants of the previous release', () => client.query<object>(invariants));
    await client.end();
    const stopped = await upgradeUnderOrders(url, release);
    const after = await timed('the invariants', () => findBreaches(url));
    for (const breach of [...before.rows, ...after].slice(0, 20)) console.log(breach);
    await balances(url);
    return stopped + before.rows.length + after.length + (await restored(url, release));
  } finally {
    await postgres.stop();
  }
}

/** Migrates while the previous release takes orders; returns how many faults there are. */
async function upgradeUnderOrders(url: string, release: string): Promise<number> {
  const node = await startOrdering(release, url);
  try {
    const control = await stopsDuring(node, () => lockOrders(url));
    const isFound = (control[0]?.milliseconds ?? 0) >= controlMilliseconds;
    console.log(`${isFound ? '✓' : '✗'} control, orders locked for 2 s: ${control[0]?.milliseconds} ms without one`);
    const names = await watchMigrations(url);
    const before = node.attempts.length;
    const stops = await stopsDuring(node, () => timed('all migrations', () => migrate(url)));
    const meanwhile = node.attempts.slice(before);
    const refused = meanwhile.filter(({ isGood }) => !isGood);
    const timeline = await names.stop();
    console.log(`${meanwhile.length} orders and cancellations meanwhile, ${refused.length} refused`);
    for (const { answer } of refused.slice(0, 5)) console.log(`  ${answer}`);
    console.log('Longest times without a good order, and the migrations that ended before and after:');
    for (const { from, milliseconds } of stops.slice(0, 8)) {
      console.log(`  ${milliseconds} ms ${newestAt(timeline, from)} … ${newestAt(timeline, from + milliseconds)}`);
    }
    const isShort = (stops[0]?.milliseconds ?? 0) <= maxStopMilliseconds;
    return [isFound, isShort, refused.length === 0].filter((holds) => !holds).length;
  } finally {
    await node.stop();
  }
}

/** How long to watch after some work: an order that waits for it ends later. */
const afterwardsMilliseconds = 1500;

async function stopsDuring(node: OrderingNode, work: () => Promise<unknown>): Promise<Stop[]> {
  const from = Date.now();
  await work();
  await sleep(afterwardsMilliseconds);
  return stopsIn(node.attempts, from, Date.now());
}

async function lockOrders(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin; lock table orders in access exclusive mode');
  await sleep(controlMilliseconds);
  await client.query('commit');
  await client.end();
}

interface Migrated {
  at: number;
  name: string;
}

/** Notes when which migration has ended. */
async function watchMigrations(url: string): Promise<{ stop: () => Promise<Migrated[]> }> {
  const client = new pg.Client({ connectionString: url });
  // A PostgreSQL that is stopped after a fault closes it; the fault itself is reported.
  client.on('error', () => {});
  await client.connect();
  const timeline: Migrated[] = [];
  let isOpen = true;
  const watching = (async () => {
    while (isOpen) {
      const names = await client
        .query<{ name: string }>('select max(name) as name from migrations')
        .catch(() => undefined);
      if (!names) break;
      const name = names.rows[0]?.name ?? '';
      if (timeline.at(-1)?.name !== name) timeline.push({ at: Date.now(), name });
      await sleep(watchMilliseconds);
    }
    await client.end().catch(() => {});
  })();
  return {
    async stop() {
      isOpen = false;
      await watching;
      return timeline;
    },
  };
}

function newestAt(timeline: readonly Migrated[], time: number): string {
  return timeline.findLast(({ at }) => at <= time)?.name ?? timeline[0]?.name ?? '';
}

/** Preparing payouts of every store and rider reads this. */
async function balances(url: string): Promise<void> {
  const db = connect({ url, poolSize: 1 });
  for (const payee of ['store', 'courier'] satisfies PayeeKind[]) {
    for (const run of ['first', 'second']) {
      const rows = await timed(`balances to pay out, kind ${payee}, ${run} time`, () =>
        payeeBalances(db, { payee, currency: 'NGN', zoneIds: null }),
      );
      console.log(`  ${rows.length} payees`);
    }
  }
  await db.destroy();
}

async function restored(url: string, scratch: string): Promise<number> {
  const backup = join(scratch, 'backup');
  const first = await timed('the backup', () => callSoko(['backup', backup, '--json'], { DATABASE_URL: url }));
  if (first.code !== 0) throw new Error(first.answer + first.stderr);
  const empty = new pg.Client({ connectionString: url });
  await empty.connect();
  await empty.query('create database restored');
  await empty.end();
  const address = new URL(url);
  address.pathname = '/restored';
  const environment = { DATABASE_URL: address.href, DATA_DIR: join(scratch, 'data') };
  const second = await timed('the restore, with its invariants', () =>
    callSoko(['restore', backup, '--json'], environment),
  );
  console.log(second.answer.slice(0, 300), second.stderr.slice(0, 300));
  return second.code === 0 ? 0 : 1;
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  console.log(`${((performance.now() - from) / 1000).toFixed(1)} s: ${what}`);
  return result;
}
