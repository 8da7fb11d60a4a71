import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Running, run, until } from './child.ts';

export interface FrontProxy {
  origin: string;
  /** Passes requests on to these nodes from now on. */
  leadTo: (ports: readonly number[]) => Promise<void>;
  pid: number;
  stop: () => Promise<void>;
}

const proxyRules = new URL('../../deploy/nginx/soko-proxy.conf', import.meta.url).pathname;

/** The real nginx, with the rules of the example for operators. */
export async function openFrontProxy(folder: string, port: number, ports: readonly number[]): Promise<FrontProxy> {
  const [file, nodes, log] = ['nginx.conf', 'nodes.conf', 'nginx.log'].map((name) => join(folder, name)) as Files;
  const pidFile = join(folder, 'nginx.pid');
  writeFileSync(nodes, upstreamOf(ports));
  writeFileSync(file, configurationFor({ folder, nodes, log, pidFile, port }));
  const origin = `http://127.0.0.1:${port}`;
  const nginx: Running = run({ program: 'nginx', args: ['-c', file, '-e', log, '-g', 'daemon off;'], log });
  await until('nginx', async () => {
    if (!nginx.isRunning()) throw new Error(`nginx ended: ${readFileSync(log, 'utf8').slice(-2000)}`);
    return (await fetch(`${origin}/readyz`).catch(() => undefined)) !== undefined;
  });
  return {
    origin,
    pid: nginx.pid,
    async leadTo(chosen) {
      writeFileSync(nodes, upstreamOf(chosen));
      const { status, stderr } = spawnSync('nginx', ['-c', file, '-e', log, '-t'], { encoding: 'utf8' });
      if (status !== 0) throw new Error(stderr);
      nginx.signal('SIGHUP');
    },
    async stop() {
      nginx.signal('SIGQUIT');
      await Promise.race([nginx.ended, new Promise((resolve) => setTimeout(resolve, 3_000).unref())]);
    },
  };
}

type Files = [file: string, nodes: string, log: string];

function upstreamOf(ports: readonly number[]): string {
  const servers = ports.map((port) => `  server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;\n`).join('');
  return `upstream soko {\n${servers}  keepalive 32;\n}\n`;
}

/** Makes nginx write here only, for users who may not write to its default folders. */
export function ownFolders(folder: string): string {
  const names = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `  access_log off;\n${names.map((name) => `  ${name}_temp_path ${join(folder, name)};\n`).join('')}`;
}

interface Plan {
  folder: string;
  nodes: string;
  log: string;
  pidFile: string;
  port: number;
}

function configurationFor({ folder, nodes, log, pidFile, port }: Plan): string {
  return `worker_processes 1;
pid ${pidFile};
error_log ${log} warn;
events { worker_connections 2048; }
http {
${ownFolders(folder)}  include ${nodes};
  server {
    listen 127.0.0.1:${port};
    include ${proxyRules};
  }
}
`;
}
