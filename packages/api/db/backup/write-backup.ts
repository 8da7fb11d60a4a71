import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import type pg from 'pg';
import { DatabaseClient } from '../client/database-client.ts';
import { makeFolders } from '../make-folders.ts';
import { finishedNames } from '../migrate.ts';
import {
  type BackedUpTable,
  BackupFault,
  backupFormat,
  fileOfTable,
  fileOfUpload,
  type Manifest,
  manifestFile,
  measuring,
  ownVersion,
} from './backup-manifest.ts';
import { copyOut } from './copy-out.ts';

export interface BackupOptions {
  url: string;
  /** The folder of the files that people send. */
  uploads: string;
  /** The folder that is made. */
  target: string;
  onProgress: (done: number, total: number, what: string) => void;
}

interface TableToCopy {
  name: string;
  columns: string[];
  size: number;
}

/** Error codes of a path at which no folder can be created. */
const impossiblePathCodes = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

/**
 * Writes a backup of the running database into a new folder: all tables as of one moment, then the uploads. The folder
 * appears when it is complete; after a failure nothing is left.
 */
export async function writeBackup({ url, uploads, target, onProgress }: BackupOptions): Promise<Manifest> {
  if (existsSync(target)) throw new BackupFault('in the way', `${target} already exists. Name a new folder.`);
  const unfinished = `${target}.unfinished-${process.pid}`;
  // The backup contains all personal data, so only its owner may read it.
  makePrivateFolder(join(unfinished, 'tables'), target);
  try {
    const contents = await atOneMoment(url, (client) => copyTables(client, unfinished, onProgress));
    // After the tables, so that every file that they name is there; files never change under their name.
    const files = await copyUploads(uploads, unfinished);
    const manifest = { format: backupFormat, soko: ownVersion(), ...contents, uploads: files };
    await writeFile(join(unfinished, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
    await mkdir(dirname(target), { recursive: true });
    await rename(unfinished, target);
    await syncFolder(dirname(target));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function makePrivateFolder(path: string, target: string): void {
  try {
    makeFolders(path, 0o700);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!impossiblePathCodes.has(code)) throw error;
    throw new BackupFault('in the way', `${target} cannot be made (${code}). Name another folder.`);
  }
}

async function atOneMoment<Result>(url: string, read: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new DatabaseClient({ connectionString: url });
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin isolation level repeatable read read only');
    return await read(client);
  } finally {
    await client.end().catch(() => {});
  }
}

async function copyTables(
  client: pg.Client,
  folder: string,
  onProgress: BackupOptions['onProgress'],
): Promise<Omit<Manifest, 'format' | 'soko' | 'uploads'>> {
  const migrations = await finishedNames(client);
  if (migrations.length === 0)
    throw new BackupFault('missing', 'The database holds no market: there is nothing to back up.');
  const { rows: server } = await client.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, now()`,
  );
  const copying = await tablesToCopy(client);
  const total = copying.reduce((sum, { size }) => sum + size, 0);
  const tables: BackedUpTable[] = [];
  let before = 0;
  for (const table of copying) {
    let read = 0;
    tables.push(
      await copyTable(client, folder, table, (bytes) => {
        read += bytes;
        // The size on disk only approximates what its rows take as text.
        onProgress(before + Math.min(read, table.size), total + 1, table.name);
      }),
    );
    before += table.size;
  }
  // Sequences are not transactional: read last, they are not behind the rows.
  const sequences = await sequencesOf(client);
  onProgress(total + 1, total + 1, 'tables');
  const { version = '', now = new Date() } = server[0] ?? {};
  return { postgres: version, made_at: now.toISOString(), migrations, tables, sequences };
}

async function copyTable(
  client: pg.Client,
  folder: string,
  { name, columns }: TableToCopy,
  onBytes: (count: number) => void,
): Promise<BackedUpTable> {
  const { rows, count } = copyOut(client, `${name} (${columns.join(', ')})`);
  const measured = measuring(onBytes);
  const file = join(folder, fileOfTable(name));
  await pipeline(rows, measured.through, createZstdCompress(), createWriteStream(file, { mode: 0o600, flush: true }));
  const { size } = await stat(file);
  return { name, columns, rows: count(), bytes: size, sha256: measured.sha256() };
}

async function tablesToCopy(client: pg.Client): Promise<TableToCopy[]> {
  const { rows } = await client.query<TableToCopy>(`
    select c.relname as name, pg_table_size(c.oid) as size,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migrations'
      and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    group by c.oid, c.relname order by c.relname`);
  return rows;
}

async function sequencesOf(client: pg.Client): Promise<Manifest['sequences']> {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);
  return rows;
}

async function copyUploads(uploads: string, folder: string): Promise<Manifest['uploads']> {
  const copied: Manifest['uploads'] = [];
  for (const name of await filesIn(uploads)) {
    const measured = measuring();
    const file = join(folder, fileOfUpload(name));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    try {
      await pipeline(createReadStream(join(uploads, name)), measured.through, createWriteStream(file, { mode: 0o600 }));
    } catch (error) {
      // A picture was removed just now; the tables of the backup may still refer to it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      await rm(file, { force: true });
      continue;
    }
    copied.push({ name, bytes: measured.bytes(), sha256: measured.sha256() });
  }
  return copied;
}

/** Complete files only: a file that is being written has a different name, and no backup needs it. */
const wholeFile = /^[\w-]+\/[\w-]+\.[a-z]{3,4}$/;

async function filesIn(folder: string): Promise<string[]> {
  const found = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  return found
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => wholeFile.test(name))
    .sort();
}

/** A rename is durable only after its folder has been synced too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}
