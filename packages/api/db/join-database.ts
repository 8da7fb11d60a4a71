import type pg from 'pg';
import { CannotStart } from './cannot-start.ts';
import { DatabaseClient } from './client/database-client.ts';
import { findRunningPostgres, hasPostgres } from './embedded/embedded-postgres.ts';
import { isServed } from './embedded/sole-server.ts';
import { pendingMigrations } from './migrate.ts';
import { type DatabaseLocation, type OpenDatabase, openDatabase } from './open-database.ts';

/** Any fixed number other than those of migrations, seed and server. */
const commandLock = 7_306_514;

/** A person waits at the terminal; the standard output is for the answer. */
const commandOptions = { waitSeconds: 10, report: (words: string) => console.error(words) };

/**
 * Opens the database for a command, next to a running server or without one. The process that started PostgreSQL stops
 * it, but not while other commands use it.
 */
export async function joinDatabase(place: DatabaseLocation): Promise<OpenDatabase> {
  mustExist(place);
  const { url, stop } = await openOrJoin(place);
  try {
    await mustBeCurrent(url);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A command that only reads creates no database. */
function mustExist(place: DatabaseLocation): void {
  if (place.kind === 'postgres' || hasPostgres(place.dataDirectory)) return;
  throw new CannotStart(
    `There is no database in ${place.dataDirectory} yet. \`soko up\` or \`soko migrate\` makes one.`,
  );
}

/** The same, whatever the tables are. */
export async function openOrJoin(place: DatabaseLocation): Promise<OpenDatabase> {
  if (place.kind === 'postgres') return openDatabase(place, () => {}, commandOptions);
  const running = findRunningPostgres(place.dataDirectory);
  if (running && (await isServed(running))) return { url: running, stop: await registerCommand(running) };
  const { url, stop } = await openDatabase(place, () => {}, commandOptions);
  return {
    url,
    async stop() {
      await waitForOtherCommands(url);
      await stop();
    },
  };
}

/** Registers this command, so that the database is not stopped under it; returns a function that ends that. */
async function registerCommand(url: string): Promise<() => Promise<void>> {
  const client = await connected(url);
  await client.query('select pg_advisory_lock_shared($1)', [commandLock]);
  return () => client.end();
}

/** Waits until every other command has ended. */
async function waitForOtherCommands(url: string): Promise<void> {
  const client = await connected(url);
  await client.query('select pg_advisory_lock($1)', [commandLock]).finally(() => client.end());
}

async function connected(url: string): Promise<pg.Client> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  return client;
}

/** Commands need the tables of this release. */
async function mustBeCurrent(url: string): Promise<void> {
  const pending = await pendingMigrations(url);
  if (pending.length === 0) return;
  throw new CannotStart(
    `The tables of the database are ${pending.length} migrations behind, from ${pending[0]} on. ` +
      'Bring them up to date first: soko migrate',
  );
}
