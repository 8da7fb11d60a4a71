import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';

export interface Running {
  pid: number;
  /** Answers when it has ended, however that came. */
  ended: Promise<void>;
  signal: (name: NodeJS.Signals) => void;
  isRunning: () => boolean;
}

interface Start {
  program: string;
  args: string[];
  /** Where its words go. */
  log: string;
  environment?: Record<string, string | undefined>;
  cwd?: string;
  user?: { uid: number; gid: number } | undefined;
}

const children = new Set<ChildProcess>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

function add(child: ChildProcess): void {
  if (children.size === 0) {
    process.on('exit', endChildren);
    for (const signal of signals) process.on(signal, exit);
  }
  children.add(child);
}

/** Without children the signals are left to others: tests share a process. */
function remove(child: ChildProcess): void {
  children.delete(child);
  if (children.size > 0) return;
  process.off('exit', endChildren);
  for (const signal of signals) process.off(signal, exit);
}

function endChildren(): void {
  // Of nginx only the first process would end by SIGKILL, and its workers would keep the port.
  for (const child of children) child.kill(child.spawnfile === 'nginx' ? 'SIGTERM' : 'SIGKILL');
}

const exit = () => process.exit(1);

/** Starts a program that ends no later than this one. */
export function run({ program, args, log, environment = {}, cwd = '/', user = undefined }: Start): Running {
  const output = openSync(log, 'a');
  const env = { ...process.env, ...environment };
  const child: ChildProcess = spawn(program, args, { cwd, env, stdio: ['ignore', output, output], ...user });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve()).once('error', () => resolve());
  });
  add(child);
  ended.then(() => remove(child));
  return {
    pid: child.pid ?? 0,
    ended,
    signal: (name) => void child.kill(name),
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

/** Polls until the condition holds. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, seconds = 240): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Timed out after ${seconds} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}
