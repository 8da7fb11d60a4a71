import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface ServerUnderChaos {
  /** Kills it and starts it again. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
  kills: () => number;
  /** Milliseconds from each kill to the first successful reply. */
  recoveries: number[];
}

export interface ServerPlan {
  port: number;
  databaseUrl: string;
  /** A fault to plant, for the runs that must be caught. */
  defect?: string | undefined;
  log: (line: string) => void;
}

const root = new URL('../../', import.meta.url).pathname;

/** Runs the real server in its own process, and restarts it whenever it ends. */
export async function startServerUnderChaos(plan: ServerPlan): Promise<ServerUnderChaos> {
  let child = launch(plan);
  let kills = 0;
  let isEnding = false;
  const recoveries: number[] = [];

  const keep = (process: ChildProcess) =>
    process.once('exit', () => {
      if (isEnding) return;
      child = launch(plan);
      keep(child);
    });
  keep(child);
  await untilReady(plan.port);

  return {
    recoveries,
    kills: () => kills,
    async kill() {
      kills += 1;
      const since = performance.now();
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('exit', resolve));
      await untilReady(plan.port);
      recoveries.push(performance.now() - since);
    },
    async stop() {
      isEnding = true;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function launch({ port, databaseUrl, defect, log }: ServerPlan): ChildProcess {
  const planted = defect ? ['--import', './harness/chaos/plant-defect.ts'] : [];
  const child = spawn(process.execPath, [...planted, 'apps/server/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DEMO: 'on',
      ...(defect && { PLANTED_DEFECT: defect }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.on('data', (text) => log(String(text)));
  child.stderr?.on('data', (text) => log(String(text)));
  return child;
}

const timeoutSeconds = 180;

/** The database may be down at the same time, and the machine busy, so readiness is asked for patiently. */
async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + timeoutSeconds * 1000;
  while (Date.now() < deadline) {
    const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (reply?.ok) return;
    await sleep(20);
  }
  throw new Error(`The server did not come back within ${timeoutSeconds} s`);
}
