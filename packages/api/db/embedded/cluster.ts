import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { type ClusterPaths, partsOf } from './cluster-paths.ts';
import { isAlive } from './is-alive.ts';

/**
 * Creates an empty database beside its place and moves it there when it is complete: an interrupted start leaves
 * nothing incomplete, and of two concurrent starts one wins.
 */
export function makeCluster({ home, binaries, user }: ClusterPaths, { durable }: { durable: boolean }): void {
  if (existsSync(home)) return;
  removeLeftovers(home);
  const unfinished = partsOf(`${home}.${process.pid}`);
  mkdirSync(unfinished.home, { mode: 0o700 });
  writeFileSync(unfinished.password, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (user) for (const path of [unfinished.home, unfinished.password]) chownSync(path, user.uid, user.gid);
  const access = ['-U', 'soko', '-A', 'scram-sha-256', `--pwfile=${unfinished.password}`];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-collate=C', '--lc-ctype=C'];
  const { status, stderr, error } = spawnSync(
    join(binaries, 'initdb'),
    ['-D', unfinished.cluster, '-E', 'UTF8', ...access, ...locale, ...(durable ? [] : ['--no-sync'])],
    { ...user, cwd: '/', encoding: 'utf8' },
  );
  if (status !== 0) {
    rmSync(unfinished.home, { recursive: true, force: true });
    throw new CannotStart(`PostgreSQL could not make its data folder:\n${stderr || error?.message}`);
  }
  moveInto(home, unfinished.home);
}

function moveInto(home: string, finished: string): void {
  try {
    renameSync(finished, home);
  } catch (cause) {
    if (!existsSync(home)) throw cause;
    rmSync(finished, { recursive: true, force: true });
  }
}

/** Half-made homes carry the number of their maker; those whose maker is gone are rubbish. */
function removeLeftovers(home: string): void {
  for (const name of readdirSync(dirname(home))) {
    const maker = name.startsWith(`${basename(home)}.`) ? Number(name.split('.').at(-1)) : Number.NaN;
    if (maker > 0 && !isAlive(maker)) rmSync(join(dirname(home), name), { recursive: true, force: true });
  }
}
