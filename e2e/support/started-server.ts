import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from 'api/db/embedded/free-port';

export interface StartedServer {
  url: string;
  output: () => string;
  /** Resolves with the exit code, or nothing when a signal ended it. */
  ended: Promise<number | null>;
  kill: (signal: NodeJS.Signals) => Promise<unknown>;
}

/** Starts the server as an operator does, with these settings and the texts of the specification, and no others. */
export async function startServer(settings: Record<string, string>): Promise<StartedServer> {
  const port = settings.PORT ?? String(await freePort());
  const { PATH = '', HOME = '/' } = process.env;
  const child = spawn(process.execPath, ['apps/server/main.ts'], {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: port, TEXTS: 'specification', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const started = { url: `http://127.0.0.1:${port}`, output: () => output, ended };
  await Promise.race([ended, untilReady(child, () => output)]);
  return {
    ...started,
    kill(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

async function untilReady(child: ChildProcess, output: () => string): Promise<void> {
  while (child.exitCode === null && !output().includes('Soko is ready')) await sleep(20);
}

export function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}
