import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { clusterPaths } from 'api/db/embedded/cluster-paths';
import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { findPostmaster } from 'api/db/embedded/postmaster';

export interface DatabaseUnderChaos {
  url: string;
  port: () => number;
  /** Ends PostgreSQL as a crash does, without a last write, and waits until it is back. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDatabaseUnderChaos(folder: string): Promise<DatabaseUnderChaos> {
  const postgres = await startEmbeddedPostgres(folder);
  const { cluster } = clusterPaths(folder);
  return {
    url: postgres.url,
    port: () => Number(new URL(postgres.url).port),
    async crash() {
      const running = findPostmaster(cluster);
      if (!running) throw new Error('PostgreSQL is not running');
      // Its own "immediate" stop: every process quits, nothing is flushed, the next start recovers from the log.
      process.kill(running.pid, 'SIGQUIT');
      while (isThere(running.pid)) await sleep(10);
      // The server restarts it at the same address.
      while (findPostmaster(cluster)?.state !== 'ready') await sleep(10);
    },
    stop: () => postgres.stop(),
  };
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z');
  } catch {
    return false;
  }
}
