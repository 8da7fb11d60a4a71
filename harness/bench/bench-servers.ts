import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };

export interface RunningServer {
  base: string;
  pid: number;
  stop: () => Promise<void>;
}

const root = new URL('../../', import.meta.url).pathname;

/** The bounds of its memory, as `npm start` sets them. */
const bounds = manifest.scripts.start.split(' ').filter((word) => word.startsWith('--max-'));

/** Our server as an operator runs it, without the life of the demo; with `PLANTED_DEFECT` it has that fault. */
export function startOurs(databaseUrl: string, port: number, more: NodeJS.ProcessEnv = {}): Promise<RunningServer> {
  const defaults = {
    NODE_ENV: 'production',
    DEMO: 'off',
    ORDER_PHONE_PROOF: 'off',
    OPEN_CASH_ORDERS: '999999',
    OPEN_CASH_ORDERS_KNOWN: '999999',
    OPEN_UNPAID_ORDERS: '999999',
    HOST: '127.0.0.1',
    PORT: String(port),
  };
  const planted = more.PLANTED_DEFECT ? ['--import', './harness/chaos/plant-defect.ts'] : [];
  const environment = { ...defaults, DATABASE_URL: databaseUrl, ...more };
  return start([...bounds, ...planted, 'apps/server/main.ts'], environment, port, '/readyz');
}

/** Starts the smallest server for the same rows: the difference is the cost of the application. */
export function startBaseline(databaseUrl: string, port: number, ours: string): Promise<RunningServer> {
  const environment = { NODE_ENV: 'production', PORT: String(port), DATABASE_URL: databaseUrl, OURS: ours };
  return start(['harness/bench/baseline-server.ts'], environment, port, '/ready');
}

async function start(
  args: string[],
  environment: NodeJS.ProcessEnv,
  port: number,
  ready: string,
): Promise<RunningServer> {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const base = `http://127.0.0.1:${port}`;
  await untilAnswers(child, base + ready);
  return {
    base,
    pid: child.pid ?? 0,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const timeoutSeconds = 120;

async function untilAnswers(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < timeoutSeconds * 20; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(50);
  }
  throw new Error(`No answer from ${url}`);
}
