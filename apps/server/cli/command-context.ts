import { statfs } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from 'api/db/cannot-start';
import { connect, type Database } from 'api/db/connection';
import { joinDatabase, openOrJoin } from 'api/db/join-database';
import { type DatabaseLocation, openDatabase } from 'api/db/open-database';
import type { Configuration } from '../configuration/read-configuration.ts';
import { CommandFault, isLostConnection } from './terminal/exit-codes.ts';
import { listenForInterrupt } from './terminal/interruption.ts';
import type { Answer, Invocation } from './terminal/invocation.ts';

/** What commands need: the configuration, and its database. */
export interface CommandContext {
  configuration: Configuration;
  url: string;
  db: Database;
}

type Work = (context: CommandContext) => Promise<Answer>;

/** Runs a command beside a server, or without one; the tables must be those of this release. */
export function runWithDatabase(invocation: Invocation, work: Work): Promise<void> {
  return inContext(invocation, joinDatabase, work);
}

/** The same for a command that works with any schema version. */
export function runOnAnySchema(invocation: Invocation, work: Work): Promise<void> {
  return inContext(invocation, openOrJoin, work);
}

/** Runs a command that replaces everything: no server may use the included PostgreSQL meanwhile. */
export function runExclusively(invocation: Invocation, work: Work): Promise<void> {
  return inContext(invocation, (place) => openDatabase(place, invocation.print), work);
}

async function inContext(
  invocation: Invocation,
  open: (place: DatabaseLocation) => ReturnType<typeof openDatabase>,
  work: Work,
): Promise<void> {
  const configuration = invocation.configuration();
  using interrupted = listenForInterrupt();
  const { url, stop } = await open(databaseOf(configuration));
  const db = connect({ url, poolSize: 4 });
  const working = work({ configuration, url, db });
  try {
    invocation.finish(await Promise.race([working, interrupted.promise]));
  } catch (error) {
    throw (await fullDisk(configuration, error)) ?? error;
  } finally {
    // A database that went away meanwhile has nothing left to close.
    const closed = db.destroy().catch(() => {});
    if (!interrupted.wasInterrupted()) await closed;
    await stop();
    if (interrupted.wasInterrupted()) await Promise.race([working.catch(() => {}), sleep(cleanupMilliseconds)]);
  }
}

/** A command that loses its database removes its incomplete output. */
const cleanupMilliseconds = 1_000;

/** PostgreSQL stops if it cannot write its log, and then nothing can report why. */
const tooFewMegabytes = 64;

async function fullDisk({ market }: Configuration, error: unknown): Promise<CommandFault | undefined> {
  if (market.kind !== 'embedded' || !isLostConnection(error)) return undefined;
  const { bavail, bsize } = await statfs(market.dataDirectory);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  if (megabytes > tooFewMegabytes) return undefined;
  const words = `PostgreSQL has ended, with ${megabytes} MB left on the disk of ${market.dataDirectory}: it needs more room.`;
  return new CommandFault('disk', words);
}

export function databaseOf({ market }: Configuration): DatabaseLocation {
  if (market.kind !== 'api') return market;
  throw new CannotStart('API_URL leads to another deployment: run the command there.');
}
