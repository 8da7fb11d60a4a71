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

/** What the placing of an order writes to in the previous release. */
const tablesOfOrder = ['orders', 'order_lines', 'order_steps', 'journals', 'ledger_entries', 'items', 'outbox'];
const pauseMilliseconds = 20;

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
 * Brings a market of the previous release up to date while another connection takes, again and again, the locks of an
 * order: reports how long an order would have waited for each migration, how long the rest takes, and what does not hold.
 * Returns how many invariants are violated, before the upgrade, after it and in a restored backup.
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
    const waits = await orderLocksDuring(url, async () => {
      await timed('all migrations', () => migrate(url));
    });
    console.log('Longest waits of an order, by the migration that ran:');
    for (const { name, milliseconds } of waits) console.log(`  ${milliseconds} ms ${name}`);
    const after = await timed('the invariants', () => findBreaches(url));
    for (const breach of [...before.rows, ...after].slice(0, 20)) console.log(breach);
    await balances(url);
    return before.rows.length + after.length + (await restored(url, release));
  } finally {
    await postgres.stop();
  }
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

interface Wait {
  name: string;
  milliseconds: number;
}

/** Takes the locks of an order during some work; returns the longest wait for each migration that was reported meanwhile. */
async function orderLocksDuring(url: string, work: () => Promise<void>): Promise<Wait[]> {
  const [order, watcher] = [new pg.Client({ connectionString: url }), new pg.Client({ connectionString: url })];
  await Promise.all([order.connect(), watcher.connect()]);
  const longest = new Map<string, number>();
  let isOpen = true;
  const newest = async () => (await watcher.query('select max(name) as name from migrations')).rows[0].name as string;
  const ordering = async () => {
    while (isOpen) {
      const [before, from] = [await newest(), performance.now()];
      await order.query(`begin; lock table ${tablesOfOrder.join(', ')} in row exclusive mode; commit`);
      const milliseconds = Math.round(performance.now() - from);
      const during = `after ${before}, until ${await newest()}`;
      if (milliseconds > 50) longest.set(during, Math.max(longest.get(during) ?? 0, milliseconds));
      await sleep(pauseMilliseconds);
    }
  };
  const orders = ordering();
  await work();
  isOpen = false;
  await orders;
  await Promise.all([order.end(), watcher.end()]);
  return [...longest].map(([name, milliseconds]) => ({ name, milliseconds }));
}

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  console.log(`${((performance.now() - from) / 1000).toFixed(1)} s: ${what}`);
  return result;
}
