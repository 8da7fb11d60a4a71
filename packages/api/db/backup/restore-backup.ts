import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import type pg from 'pg';
import { DatabaseClient } from '../client/database-client.ts';
import { knownMigrations, migrate, migrateBy, migrationLock } from '../migrate.ts';
import { copyInto } from '../seed/copy-rows.ts';
import { emptyTablesAndDropIndexes, rebuildIndexes } from '../seed/drop-indexes.ts';
import {
  type BackedUpTable,
  BackupFault,
  fileOfTable,
  fileOfUpload,
  type Manifest,
  measuring,
  readManifest,
} from './backup-manifest.ts';

export interface RestoreOptions {
  url: string;
  uploads: string;
  /** The folder of the backup. */
  source: string;
  onProgress: (done: number, total: number, what: string) => void;
}

/** Building indexes and references costs about this share of the time. */
const dressingShare = 0.5;

/**
 * Restores a backup into an empty database, all or nothing: tables, rows, indexes and references in one transaction.
 * Verifies the checksum of each file. Migrations that are newer than the backup run afterwards.
 */
export async function restoreBackup({ url, uploads, source, onProgress }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(source);
  await mustBeOfKnownRelease(manifest);
  mustBeWhole(manifest, source);
  await mustHaveRoom(uploads);
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  const unfinished = `${uploads}.unfinished-${process.pid}`;
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = 0; set local maintenance_work_mem = '256MB'`);
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await mustBeEmpty(client);
    await migrateBy(client, manifest.migrations);
    await fillTables(client, { manifest, source, onProgress });
    await bringUploads(manifest, source, unfinished);
    await rename(unfinished, uploads);
    await handOnAgain(client, manifest);
    await client.query('commit').catch(async (error) => {
      await rm(uploads, { recursive: true, force: true });
      throw error;
    });
  } catch (error) {
    await client.query('rollback').catch(() => {});
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
  await migrate(url);
  return manifest;
}

const jobMinutes = 10;

/** Jobs are not backed up, so messages whose jobs may not have run are queued again; their effects are idempotent. */
async function handOnAgain(client: pg.Client, { migrations, made_at: madeAt }: Manifest): Promise<void> {
  if (!migrations.some((name) => name.endsWith('_background_jobs.sql'))) return;
  await client.query(`update outbox set sent_at = null where sent_at > $1::timestamptz - make_interval(mins => $2)`, [
    madeAt,
    jobMinutes,
  ]);
}

/** The schema of a newer Soko has what this one would not write. */
async function mustBeOfKnownRelease({ migrations, soko }: Manifest): Promise<void> {
  const known = new Set(await knownMigrations());
  const unknown = migrations.find((name) => !known.has(name));
  if (!unknown) return;
  throw new BackupFault(
    'newer',
    `The backup has the migration ${unknown}, which this Soko does not know (it was made by ${soko}). ` +
      'Restore it with the Soko that made it, or a newer one.',
  );
}

function mustBeWhole({ tables, uploads }: Manifest, source: string): void {
  const files = [...tables.map(({ name }) => fileOfTable(name)), ...uploads.map(({ name }) => fileOfUpload(name))];
  const missing = files.map((file) => join(source, file)).find((file) => !existsSync(file));
  if (missing) throw new BackupFault('damaged', `The backup is not whole: ${missing} is missing.`);
}

async function mustHaveRoom(uploads: string): Promise<void> {
  if (!existsSync(uploads)) return;
  if ((await readdir(uploads)).length === 0) return rmdir(uploads);
  throw new BackupFault(
    'in the way',
    `There are uploads in ${uploads} already. Move them away, or set another DATA_DIR.`,
  );
}

async function mustBeEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e') order by c.relname`);
  if (rows.length === 0) return;
  throw new BackupFault(
    'in the way',
    `The database is not empty: it has ${rows.length} tables, such as ${rows[0]?.name}. A backup is restored into a new ` +
      'one: name another DATABASE_URL or DATA_DIR.',
  );
}

interface Filling extends Pick<RestoreOptions, 'source' | 'onProgress'> {
  manifest: Manifest;
}

async function fillTables(client: pg.Client, { manifest, source, onProgress }: Filling): Promise<void> {
  const bytes = manifest.tables.reduce((sum, table) => sum + table.bytes, 0);
  const total = Math.round(bytes * (1 + dressingShare)) + 1;
  const taken = await emptyTablesAndDropIndexes(client);
  // The backup already contains what triggers would write.
  const triggers = (state: 'disable' | 'enable') =>
    client.query(manifest.tables.map(({ name }) => `alter table ${name} ${state} trigger user`).join(';'));
  await triggers('disable');
  let read = 0;
  for (const table of manifest.tables) {
    await fillTable(client, source, table, (count) => {
      read += count;
      onProgress(read, total, table.name);
    });
  }
  await triggers('enable');
  await rebuildIndexes(client, taken, (share) =>
    onProgress(bytes + Math.round(bytes * dressingShare * share), total, 'indexes'),
  );
  for (const { name, value } of manifest.sequences) await client.query('select setval($1, $2)', [name, value]);
  onProgress(total, total, 'indexes');
}

async function fillTable(
  client: pg.Client,
  source: string,
  { name, columns, sha256 }: BackedUpTable,
  onBytes: (count: number) => void,
): Promise<void> {
  const file = join(source, fileOfTable(name));
  const counted = measuring(onBytes);
  const measured = measuring();
  const flowing = pipeline(createReadStream(file), counted.through, createZstdDecompress(), measured.through);
  // The reader of the rows receives this error; the handler keeps Node from reporting it as unhandled.
  flowing.catch(() => {});
  try {
    await copyInto(client, `${name} (${columns.join(', ')})`, measured.through);
  } catch (error) {
    throw asDamage(error, file);
  }
  if (measured.sha256() !== sha256) throw damageIn(file);
}

/** Rows that PostgreSQL cannot read and bytes that cannot be unpacked come from a file that has changed. */
function asDamage(error: unknown, file: string): unknown {
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  return /^(22|ZSTD|ERR_ZSTD|Z_)/.test(code) ? damageIn(file) : error;
}

function damageIn(file: string): BackupFault {
  return new BackupFault('damaged', `${file} is damaged: it is not what was backed up. Nothing was restored.`);
}

async function bringUploads({ uploads }: Manifest, source: string, folder: string): Promise<void> {
  await mkdir(dirname(folder), { recursive: true });
  await mkdir(folder, { mode: 0o700 });
  for (const { name, sha256 } of uploads) {
    const [from, to] = [join(source, fileOfUpload(name)), join(folder, name)];
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const measured = measuring();
    await pipeline(createReadStream(from), measured.through, createWriteStream(to, { mode: 0o600, flush: true }));
    if (measured.sha256() !== sha256) throw damageIn(from);
  }
}
