import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Running, run, until } from '../scale/child.ts';
import { ownFolders } from '../scale/front-proxy.ts';

export const frontNames = ['bare', 'caddy', 'nginx'] as const;
export type FrontName = (typeof frontNames)[number];

interface Place {
  folder: string;
  /** Of the proxy, and of the node behind it. */
  port: number;
  nodePort: number;
}

/** Starts the proxy with the file for operators: only its port, its certificate and its node are those of this machine. */
export async function startFront(
  name: Exclude<FrontName, 'bare'>,
  place: Place,
): Promise<{ stop: () => Promise<void> }> {
  const log = join(place.folder, `${name}.log`);
  writeFileSync(log, '');
  const proxy: Running = run({ ...(name === 'nginx' ? nginxIn(place, log) : caddyIn(place)), log });
  await until(name, async () => {
    if (!proxy.isRunning()) throw new Error(`${name} ended: ${readFileSync(log, 'utf8').slice(-2000)}`);
    const reply = await fetch(`http://127.0.0.1:${place.port}/api/v1/config`).catch(() => undefined);
    return reply?.ok ?? false;
  });
  return {
    async stop() {
      proxy.signal('SIGTERM');
      await Promise.race([proxy.ended, new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    },
  };
}

const shipped = (file: string) => new URL(`../../deploy/${file}`, import.meta.url).pathname;

function caddyIn({ folder, port, nodePort }: Place) {
  const file = join(folder, 'Caddyfile');
  const source = readFileSync(shipped('caddy/Caddyfile'), 'utf8')
    .replace('{\n\tservers', '{\n\tadmin off\n\tservers')
    .replace('soko.example {', `http://127.0.0.1:${port} {`)
    .replace('127.0.0.1:3000', `127.0.0.1:${nodePort}`);
  writeFileSync(file, source);
  return { program: 'caddy', args: ['run', '--adapter', 'caddyfile', '--config', file] };
}

function nginxIn({ folder, port, nodePort }: Place, log: string) {
  const file = join(folder, 'nginx.conf');
  const site = readFileSync(shipped('nginx/soko.conf'), 'utf8')
    .replace(/server \{\n {2}listen 80;[^}]*\}\n/, '')
    .replace(/ {2}listen \[::\]:443.*\n/, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replaceAll(/ {2}ssl_.*\n/g, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${nodePort}`)
    .replace('/etc/nginx/soko-proxy.conf', shipped('nginx/soko-proxy.conf'));
  writeFileSync(join(folder, 'soko.conf'), site);
  writeFileSync(
    file,
    `worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${log} error;
events { worker_connections 8192; }
http {
${ownFolders(folder)}  include ${folder}/soko.conf;
}
`,
  );
  return { program: 'nginx', args: ['-c', file, '-e', log, '-g', 'daemon off;'] };
}
