import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks per second of the counters of a process. */
const ticks = 100;

/** Returns how much of one core some processes take during some work, with the processes that each has started, in per cent. */
export async function coreSharesOf(pids: readonly number[], work: () => Promise<void>): Promise<number[]> {
  const [from, at] = [pids.map(processorSeconds), performance.now()];
  await work();
  const seconds = (performance.now() - at) / 1000;
  return pids.map((pid, index) => (100 * (processorSeconds(pid) - (from[index] ?? 0))) / seconds);
}

/** Returns the process that started another one. */
export function parentOf(pid: number): number {
  return countersOf(pid)?.parent ?? 0;
}

/** Of all threads of a process, of the processes that it has started, and of those that have ended. */
function processorSeconds(pid: number): number {
  const known = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [countersOf(Number(name))] : []));
  const children = known.filter((counters) => counters?.parent === pid);
  const own = countersOf(pid);
  return (
    ((own?.used ?? 0) + (own?.usedByEnded ?? 0) + children.reduce((sum, child) => sum + (child?.used ?? 0), 0)) / ticks
  );
}

/** Undefined for a process that has ended. */
function countersOf(pid: number): { parent: number; used: number; usedByEnded: number } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const used = (fields[11] ?? 0) + (fields[12] ?? 0);
    return { parent, used, usedByEnded: (fields[13] ?? 0) + (fields[14] ?? 0) };
  } catch {
    return undefined;
  }
}
