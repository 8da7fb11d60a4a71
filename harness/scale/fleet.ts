import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Running, run, until } from './child.ts';
import type { FrontProxy } from './front-proxy.ts';

export interface SokoNode {
  port: number;
  running: Running;
}

export interface Fleet {
  nodes: SokoNode[];
  /** Kills a node (SIGKILL). */
  kill: (node: SokoNode) => Promise<void>;
  /** Starts it again, until it is ready. */
  startAgain: (node: SokoNode) => Promise<void>;
  /** As at an upgrade: the node drains and ends, and a new one replaces it. */
  replace: (node: SokoNode) => Promise<void>;
  stop: () => Promise<void>;
}

export interface FleetPlan {
  folder: string;
  ports: readonly number[];
  environment: Record<string, string>;
}

const root = new URL('../../', import.meta.url).pathname;

/** Nodes as an operator runs them. */
export async function startFleet({ folder, ports, environment }: FleetPlan): Promise<Fleet> {
  const logOf = (port: number) => join(folder, `node-${port}.log`);
  const start = (port: number): Running =>
    run({
      program: process.execPath,
      args: ['--max-semi-space-size=16', '--max-old-space-size=512', 'apps/server/main.ts'],
      log: logOf(port),
      cwd: root,
      environment: { ...environment, PORT: String(port), HOST: '127.0.0.1' },
    });
  const untilReady = ({ port, running }: SokoNode) =>
    until(`node ${port}`, async () => {
      if (!running.isRunning()) throw new Error(`Node ${port} ended: ${endOf(logOf(port))}`);
      return isReady(port);
    });
  const startAgain = async (node: SokoNode) => {
    node.running = start(node.port);
    await untilReady(node);
  };
  const nodes: SokoNode[] = ports.map((port) => ({ port, running: start(port) }));
  for (const node of nodes) await untilReady(node);
  return {
    nodes,
    startAgain,
    async kill({ running }) {
      running.signal('SIGKILL');
      await running.ended;
    },
    async replace(node) {
      node.running.signal('SIGTERM');
      await node.running.ended;
      await startAgain(node);
    },
    async stop() {
      for (const { running } of nodes) running.signal('SIGTERM');
      await Promise.all(nodes.map(({ running }) => running.ended));
    },
  };
}

function endOf(log: string): string {
  return readFileSync(log, 'utf8').slice(-2000);
}

export async function isReady(port: number): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  await reply?.body?.cancel();
  return reply?.ok ?? false;
}

const lookMilliseconds = 200;

/**
 * Does what Kubernetes and Caddy do themselves, and nginx needs a script for: asks each node whether it is ready, and
 * routes to those that are. If none is, all stay, so that there is a reply. Returns a function that ends it.
 */
export function routeToReadyNodes(fleet: Fleet, proxy: FrontProxy): () => Promise<void> {
  let isOver = false;
  let known = fleet.nodes.map(({ port }) => port).join();
  const watching = (async () => {
    while (!isOver) {
      const ready = await Promise.all(fleet.nodes.map(async ({ port }) => ((await isReady(port)) ? [port] : [])));
      const ports = ready.flat();
      if (ports.length > 0 && ports.join() !== known) {
        known = ports.join();
        await proxy.leadTo(ports);
      }
      await sleep(lookMilliseconds);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
  };
}

const ticksPerSecond = 100;

/** Seconds of a processor that processes have used so far, with those of their threads. */
export function processorSeconds(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + usedBy(pid).own, 0);
}

/** The same of a process and all that it has started, also of those that have ended since. */
export function familySeconds(pid: number): number {
  const { own, ofEnded } = usedBy(pid);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return own + ofEnded + children.reduce((sum, child) => sum + usedBy(Number(child)).own, 0);
}

function usedBy(pid: number): { own: number; ofEnded: number } {
  const fields = statOf(pid).split(') ')[1]?.split(' ') ?? [];
  const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
  return { own: (user + system) / ticksPerSecond, ofEnded: (userOfEnded + systemOfEnded) / ticksPerSecond };
}

/** The parent of a process that has just ended reports it. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** Resident megabytes of a process. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
}

/** Open files of a process, connections among them. */
export function openFilesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
