import { readFileSync } from 'node:fs';

/** Freezes a process with all that it has started: its connections stay open, and nothing answers. */
export function freeze(pid: number): void {
  // Frozen first, it starts no other.
  process.kill(pid, 'SIGSTOP');
  for (const child of childrenOf(pid)) freeze(child);
}

/** Ends that. */
export function thaw(pid: number): void {
  for (const child of childrenOf(pid)) thaw(child);
  process.kill(pid, 'SIGCONT');
}

/** Returns the processes that a process has started and that still run. */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);
}
