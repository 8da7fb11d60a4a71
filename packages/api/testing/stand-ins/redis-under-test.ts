import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { freePort } from '#api/db/embedded/free-port.ts';
import { scratchFolder } from '../../../../tools/scratch-folder.ts';

const programs = ['redis-server', 'valkey-server'];
const program = programs.find((name) => spawnSync(name, ['--version']).status === 0);

/** Why tests with Redis cannot run on this machine; undefined where they can. */
export const withoutRedis = program ? undefined : 'no redis-server or valkey-server on this machine';

export interface RedisUnderTest {
  url: string;
  /** Ends it without a word. */
  kill: () => Promise<void>;
  /** Stays connected and stops responding. */
  freeze: () => void;
  thaw: () => void;
  /** Empty again, at the same address. */
  startAgain: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A real Redis or Valkey without persistence. */
export async function startRedisUnderTest(): Promise<RedisUnderTest> {
  const folder = scratchFolder();
  const port = await freePort();
  const start = async () => {
    const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path];
    const started = spawn(program ?? 'redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of createInterface(started.stdout)) if (/ready to accept connections/i.test(line)) break;
    return started;
  };
  let child = await start();
  const kill = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async startAgain() {
      child = await start();
    },
    async stop() {
      await kill();
      folder[Symbol.dispose]();
    },
  };
}
