import { spawn } from 'node:child_process';
import { chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export type PoolMode = 'session' | 'transaction' | 'statement';

const program = '/usr/sbin/pgbouncer';

/** Returns whether PgBouncer, as Debian installs it, is on this machine. */
export function hasPooler(): boolean {
  return existsSync(program);
}

export interface Pooler {
  url: string;
  stop: () => Promise<void>;
}

/** Starts PgBouncer in front of a database, with its own defaults but the mode; it listens on a socket in the folder. */
export async function startPooler(databaseUrl: string, mode: PoolMode, folder: string): Promise<Pooler> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const isRoot = process.getuid?.() === 0;
  // It refuses to run as root, and then needs a folder of the other user.
  if (isRoot) chmodSync(folder, 0o777);
  const file = join(folder, `${mode}.ini`);
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${port || 5432} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_port = 6432
unix_socket_dir = ${folder}
auth_type = any
pool_mode = ${mode}
`,
    { mode: isRoot ? 0o644 : 0o600 },
  );
  const child = spawn(program, [...(isRoot ? ['-u', 'nobody'] : []), file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `postgres://${pathname}?user=soko&host=${encodeURIComponent(folder)}&port=6432`;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended: ${output}`);
    await sleep(50);
  }
  return {
    url,
    async stop() {
      child.kill('SIGINT');
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
