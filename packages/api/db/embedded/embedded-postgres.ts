import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';
import { makeCluster } from './cluster.ts';
import { type ClusterPaths, clusterPaths } from './cluster-paths.ts';
import { freePort } from './free-port.ts';
import { findPostmaster, isBeingStarted, type Postmaster, removeStalePidFile } from './postmaster.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Ends every connection and waits until the data is safe. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  /** False for disposable data: faster, but lost on a power failure. */
  durable?: boolean;
}

const startSeconds = 60;
const launches = 5;
const fleeting = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts the PostgreSQL of a data directory, or takes over the one that a crash of ours left
 * running. Should it die, it is started again at the same address.
 */
export async function startEmbeddedPostgres(
  dataDirectory: string,
  { durable = true }: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const paths = clusterPaths(dataDirectory);
  makeCluster(paths, { durable });
  if (!paths.home.startsWith(resolve(dataDirectory))) {
    console.log(`> PostgreSQL may not enter ${dataDirectory}; its data lies in ${paths.home}`);
  }
  const run = (port?: number) => runningPostmaster(paths, durable ? {} : fleeting, port);
  const postmaster = await run();
  const letGo = keepRunning(paths, () => run(postmaster.port));
  return {
    url: addressOf(paths, postmaster),
    async stop() {
      letGo();
      await stop(paths);
    },
  };
}

/** Whether a PostgreSQL was ever made in a data directory. */
export function hasPostgres(dataDirectory: string): boolean {
  return existsSync(dataDirectory) && existsSync(clusterPaths(dataDirectory).cluster);
}

/** The address of the PostgreSQL that runs on a data directory at this moment; starts none. */
export function findRunningPostgres(dataDirectory: string): string | undefined {
  const paths = clusterPaths(dataDirectory);
  const found = findPostmaster(paths.cluster);
  return found?.state === 'ready' ? addressOf(paths, found) : undefined;
}

/** Clients that know sockets, as ours and those of PostgreSQL do, take `host` before the name of the machine. */
function addressOf({ password }: ClusterPaths, { port, socketFolder }: Postmaster): string {
  const address = new URL(`postgres://soko:${readFileSync(password, 'utf8').trim()}@127.0.0.1:${port}/postgres`);
  if (socketFolder) address.searchParams.set('host', socketFolder);
  return address.href;
}

/** Returns the running PostgreSQL; starts one if there is none. */
async function runningPostmaster(paths: ClusterPaths, settings: object, port?: number): Promise<Postmaster> {
  const deadline = Date.now() + startSeconds * 1000;
  let launched: ChildProcess | undefined;
  for (let count = 0; Date.now() < deadline; await sleep(10)) {
    const found = findPostmaster(paths.cluster);
    if (found?.state === 'ready') return found;
    const nobodyTries = !launched || launched.exitCode !== null || launched.signalCode !== null;
    if (found || !nobodyTries || isBeingStarted(paths.cluster)) continue;
    if (count === launches) break;
    // After a crash its last processes may hold the shared memory for a moment.
    await sleep(count * 500);
    removeStalePidFile(paths.cluster);
    launched = await launch(paths, { ...settings, port: port ?? (await freePort()) });
    count += 1;
  }
  throw new CannotStart(`PostgreSQL did not start. The end of its log, ${paths.log}:\n${endOf(paths.log)}`);
}

async function launch(paths: ClusterPaths, settings: object): Promise<ChildProcess> {
  const { user, binaries, cluster, log } = paths;
  const always = { listen_addresses: '127.0.0.1', unix_socket_directories: socketFolder(paths), jit: 'off' };
  const flags = Object.entries({ ...always, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const output = openSync(log, 'a', 0o600);
  const child = spawn(join(binaries, 'postgres'), ['-D', cluster, ...flags], {
    ...user,
    cwd: '/',
    // In its own process group: Ctrl-C reaches only us, and we stop PostgreSQL after the last request.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
  return child;
}

/** What macOS takes; Linux takes four more. */
const maxSocketPath = 103;

/** A socket costs less than a port, and only this user may open it. None where its path would be too long. */
function socketFolder({ home }: ClusterPaths): string {
  return Buffer.byteLength(join(home, '.s.PGSQL.65535')) > maxSocketPath ? '' : home;
}

const lookEveryMilliseconds = 500;

/** Restarts PostgreSQL for as long as the server lives; returns a function that stops watching. */
function keepRunning({ cluster }: ClusterPaths, start: () => Promise<unknown>): () => void {
  let isStarting = false;
  const timer = setInterval(async () => {
    if (isStarting || findPostmaster(cluster)) return;
    isStarting = true;
    console.error('PostgreSQL has ended without being asked to; starting it again');
    await start().catch(({ message }: Error) => console.error(message));
    isStarting = false;
  }, lookEveryMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

/** Longer than the last checkpoint of a busy database. */
const timeoutSeconds = 60;

/**
 * SIGINT is PostgreSQL's fast shutdown. On a full disk it never comes to its end; then SIGQUIT ends it at once, and what
 * was committed is recovered at the next start.
 */
async function stop({ cluster }: ClusterPaths): Promise<void> {
  const pid = findPostmaster(cluster)?.pid;
  if (!pid) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + timeoutSeconds * 1000;
  let isPatient = true;
  for (; findPostmaster(cluster)?.pid === pid; await sleep(10)) {
    if (!isPatient || Date.now() < deadline) continue;
    isPatient = false;
    process.kill(pid, 'SIGQUIT');
  }
}

function endOf(log: string): string {
  return readFileSync(log, 'utf8').slice(-2000);
}
