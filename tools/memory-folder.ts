import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const folder = '/dev/shm';

/** What all tests write at the same time, several times over, in bytes. */
const neededBytes = 6 * 1024 ** 3;

/**
 * Returns a folder in memory that the tests can write to; undefined where there is none with room, as in most containers
 * and outside Linux. Making and deleting a database costs a disk some thousand files (decision 491).
 */
export function memoryFolder(): string | undefined {
  if (!existsSync('/proc/mounts') || !existsSync(folder)) return undefined;
  const { bavail, bsize } = statfsSync(folder);
  const hasRoom = Math.min(bavail * bsize, freemem()) >= neededBytes;
  return hasRoom && isMemory(readFileSync('/proc/mounts', 'utf8')) ? folder : undefined;
}

/** Returns whether a table of mounts has the folder in memory, with programs allowed: PostgreSQL may be copied there. */
export function isMemory(mounts: string): boolean {
  const mount = mounts.split('\n').findLast((line) => line.split(' ')[1] === folder);
  const [, , type, options = ''] = mount?.split(' ') ?? [];
  return type === 'tmpfs' && !options.split(',').includes('noexec');
}
