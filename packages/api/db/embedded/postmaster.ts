import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './is-alive.ts';

/** The contents of PostgreSQL's pid file. */
export interface Postmaster {
  pid: number;
  port: number;
  /** The folder of its socket; empty without one. */
  socketFolder: string;
  state: 'starting' | 'ready' | 'stopping';
}

/** PostgreSQL makes its pid file first and writes into it at once; one that stays empty was left by a crash. */
const emptyMilliseconds = 10_000;

/** The PostgreSQL that serves this cluster, or nothing. */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const lines = linesOf(pidFileOf(cluster));
  const pid = Number(lines?.[0]);
  if (!lines || !isPostgres(pid)) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '', state: stateIn(lines[7]) };
}

/** Whether the pid file is being written at this moment. */
export function isBeingStarted(cluster: string): boolean {
  const file = statSync(pidFileOf(cluster), { throwIfNoEntry: false });
  return file !== undefined && file.size === 0 && Date.now() - file.mtimeMs < emptyMilliseconds;
}

/** Takes away the pid file that a crash has left. */
export function removeStalePidFile(cluster: string): void {
  if (!findPostmaster(cluster) && !isBeingStarted(cluster)) rmSync(pidFileOf(cluster), { force: true });
}

function pidFileOf(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

function stateIn(line: string | undefined): Postmaster['state'] {
  const state = line?.trim();
  return state === 'ready' || state === 'stopping' ? state : 'starting';
}

function linesOf(file: string): string[] | undefined {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** A process id alone proves little: it may be a zombie, or belong to another program by now. */
function isPostgres(pid: number): boolean {
  if (!(pid > 0)) return false;
  if (process.platform !== 'linux') return isAlive(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const state = stat.slice(stat.lastIndexOf(')') + 2).charAt(0);
    return name === 'postgres' && state !== 'Z';
  } catch {
    return false;
  }
}
