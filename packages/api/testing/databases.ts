import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '#api/db/embedded/embedded-postgres.ts';
import { findPostmaster } from '#api/db/embedded/postmaster.ts';
import { foldersLeftBehind, scratchFolder } from '../../../tools/scratch-folder.ts';

export interface DatabaseServer {
  url: string;
  stop: () => Promise<void>;
}

/** A PostgreSQL to make databases in: that of DATABASE_URL, or one of our own that leaves no trace. */
export async function databaseServer(): Promise<DatabaseServer> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  await Promise.all(foldersLeftBehind().map(remove));
  const folder = scratchFolder();
  const { url, stop } = await startEmbeddedPostgres(folder.path, { durable: false });
  return {
    url,
    async stop() {
      await stop();
      folder[Symbol.dispose]();
    },
  };
}

/** A run that was killed leaves its PostgreSQL running. */
async function remove(folder: string): Promise<void> {
  const cluster = join(folder, 'postgres/cluster');
  const postmaster = findPostmaster(cluster);
  if (postmaster) process.kill(postmaster.pid, 'SIGQUIT');
  while (findPostmaster(cluster)) await sleep(25);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** A name that no other run takes, since they may share a server. */
export function databaseName(): string {
  return `soko_test_${randomBytes(6).toString('hex')}`;
}

/**
 * Creates a database, from the template if one is named, and returns its address. The files of the template are copied:
 * writing each page to the log takes three times as long.
 */
export async function createDatabase(server: string, name: string, template = 'template0'): Promise<string> {
  await ask(server, `create database ${name} template ${template} encoding 'UTF8' strategy file_copy`);
  const url = new URL(server);
  url.pathname = name;
  return url.href;
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await ask(server, `drop database if exists ${name} with (force)`);
}

async function ask(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
