import { connect } from 'api/db/connection';
import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { migrate } from 'api/db/migrate';
import { openDatabase } from 'api/db/open-database';
import { seedMarket } from 'api/db/seed/seed-market';
import { callSoko } from 'api/testing/call-soko';
import type { Finding } from '../../apps/server/cli/doctor/finding.ts';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { lineOf } from '../../tools/tally.ts';
import { hasPooler, type PoolMode, startPooler } from './pooler.ts';

/**
 * Starts a real PgBouncer in each of its modes in front of a PostgreSQL, and looks whether the start of a node takes the
 * one that works (docs/scaling.md) and names the others.
 */
const tally = { passed: 0, failed: 0 };

if (!hasPooler()) {
  console.log("PgBouncer is not installed, so nothing was tried: Debian's package is pgbouncer");
} else {
  using data = scratchFolder();
  const postgres = await startEmbeddedPostgres(data.path, { durable: false });
  try {
    for (const mode of ['session', 'transaction', 'statement'] as const) await tryMode(postgres.url, mode);
  } finally {
    await postgres.stop();
  }
}
console.log(`\n${lineOf(tally)}`);
process.exit(tally.failed > 0 ? 1 : 0);

async function tryMode(databaseUrl: string, mode: PoolMode): Promise<void> {
  using folder = scratchFolder();
  const pooler = await startPooler(databaseUrl, mode, folder.path);
  try {
    const fault = await openDatabase({ kind: 'postgres', url: pooler.url }, () => {}, { waitSeconds: 5 }).then(
      () => undefined,
      (thrown: Error) => thrown.message,
    );
    if (mode === 'session') {
      note('a pooler that keeps sessions is taken', fault === undefined, fault);
      await useSession(pooler.url);
      await runDoctor(databaseUrl, pooler.url);
    } else note(`a pooler in ${mode} mode is named`, fault?.includes('pool_mode = session') === true, fault);
    if (mode === 'transaction') await fillTwice(pooler.url);
  } finally {
    await pooler.stop();
  }
}

async function useSession(url: string): Promise<void> {
  note('tables are made through it', (await migrate(url)).length > 0);
  const db = connect({ url, poolSize: 2 });
  try {
    const { rows } = await db.pool.query(`select current_setting('statement_timeout') as "limit"`);
    note('statements through it have their time limit', rows[0]?.limit === '10s', rows[0]?.limit);
  } finally {
    await db.destroy();
  }
}

/** The locks of migrations and of the seed end with their transactions, so that no pooler can pass them on. */
async function fillTwice(url: string): Promise<void> {
  await migrate(url);
  const seeds = await Promise.allSettled([seedMarket(url, { size: 's' }), seedMarket(url, { size: 's' })]);
  const faults = seeds.flatMap((seed) => (seed.status === 'rejected' ? [String(seed.reason)] : []));
  note('two that start together through it fill the market once', faults.length === 0, faults.join());
}

async function runDoctor(databaseUrl: string, poolerUrl: string): Promise<void> {
  const pooler = async (url: string) => {
    const { json } = await callSoko(['doctor', '--json'], { DATABASE_URL: url, DEMO: 'off' });
    return (json.findings as Finding[]).filter(({ what }) => what === 'pooler');
  };
  const [found] = await pooler(poolerUrl);
  note('the doctor names it', found?.words.includes('pool_mode = session') === true, JSON.stringify(found));
  note('the doctor names none where there is none', (await pooler(databaseUrl)).length === 0);
}

function note(what: string, holds: boolean, seen?: string): void {
  console.log(`${holds ? '✓' : '✗'} ${what}${seen && !holds ? `: ${seen}` : ''}`);
  if (holds) tally.passed += 1;
  else tally.failed += 1;
}
