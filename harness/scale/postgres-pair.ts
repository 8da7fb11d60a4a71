import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedUser } from 'api/db/embedded/unprivileged-user';
import pg from 'pg';
import { type Running, run, until } from './child.ts';

export interface PostgresPair {
  primary: PostgresUnderLoad;
  replica: PostgresUnderLoad;
  stop: () => Promise<void>;
}

export interface PostgresUnderLoad {
  url: string;
  start: () => Promise<void>;
  /** An orderly shutdown: clients are notified. */
  stop: () => Promise<void>;
  /** As a crash: nothing is written any more, the next start recovers from the log. */
  crash: () => Promise<void>;
  pid: () => number;
}

/** Returns the folder of the system's PostgreSQL; undefined without one. */
export function systemPostgres(): string | undefined {
  const versions = '/usr/lib/postgresql';
  if (!existsSync(versions)) return undefined;
  const newest = readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0];
  const binaries = join(versions, newest ?? '', 'bin');
  return existsSync(join(binaries, 'pg_basebackup')) ? binaries : undefined;
}

/** Starts a primary with data, and a replica that streams from it. `fill` runs before the replica is created. */
export async function startPostgresPair(
  folder: string,
  binaries: string,
  [port, replicaPort]: [number, number],
  fill: (url: string) => Promise<void>,
): Promise<PostgresPair> {
  const user = unprivilegedUser(folder);
  const home = join(folder, 'postgres');
  mkdirSync(home);
  if (user) chownSync(home, user.uid, user.gid);
  const call = (program: string, args: string[]) => {
    const { status, stderr } = spawnSync(join(binaries, program), args, { cwd: '/', encoding: 'utf8', ...user });
    if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
  };
  const [data, copy] = [join(home, 'primary'), join(home, 'replica')];
  call('initdb', ['-D', data, '-U', 'soko', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const primary = underLoad({ binaries, user, data, port });
  await primary.start();
  await fill(primary.url);
  call('pg_basebackup', [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-U',
    'soko',
    '-D',
    copy,
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
  ]);
  chmodSync(copy, 0o700);
  const replica = underLoad({ binaries, user, data: copy, port: replicaPort });
  await replica.start();
  return {
    primary,
    replica,
    async stop() {
      await Promise.all([replica.stop(), primary.stop()]);
    },
  };
}

interface Place {
  binaries: string;
  user: { uid: number; gid: number } | undefined;
  data: string;
  port: number;
}

function underLoad({ binaries, user, data, port }: Place): PostgresUnderLoad {
  const url = `postgres://soko@127.0.0.1:${port}/postgres`;
  let running: Running | undefined;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    jit: 'off',
    max_connections: 200,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const end = async (signal: NodeJS.Signals) => {
    running?.signal(signal);
    await running?.ended;
  };
  return {
    url,
    pid: () => running?.pid ?? 0,
    async start() {
      running = run({ program: join(binaries, 'postgres'), args: ['-D', data, ...flags], log: `${data}.log`, user });
      await until(`PostgreSQL at ${port}`, () => answers(url));
    },
    stop: () => end('SIGINT'),
    crash: () => end('SIGQUIT'),
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  return client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
    .finally(() => client.end().catch(() => {}));
}

/** Asks a server one thing. */
export async function queryPostgres<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<Row>(text).finally(() => client.end());
  return rows;
}
