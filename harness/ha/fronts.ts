import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedUser } from 'api/db/embedded/unprivileged-user';
import { type Running, run } from '../scale/child.ts';
import type { DatabaseNode } from './patroni.ts';

export interface Service {
  running: Running;
  start: () => void;
}

function serviceOf(launch: () => Running): Service {
  const service: Service = {
    running: launch(),
    start() {
      service.running = launch();
    },
  };
  return service;
}

export interface FrontPorts {
  shoppers: number;
  primary: number;
  replicas: number;
}

/** HAProxy in front of the nodes, and in front of the primary and its standbys by Patroni's checks. */
export function startHaproxy(
  folder: string,
  ports: FrontPorts,
  databases: readonly DatabaseNode[],
  nodePorts: readonly number[],
): Service {
  const file = join(folder, 'haproxy.cfg');
  const servers = databases
    .map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}\n`)
    .join('');
  const tcp = (name: string, port: number, path: string) => `listen ${name}
  bind 127.0.0.1:${port}
  mode tcp
  option httpchk OPTIONS ${path}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers}`;
  const nodes = nodePorts.map((port) => `  server node${port} 127.0.0.1:${port} check\n`).join('');
  writeFileSync(
    file,
    `global
  maxconn 4000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
${tcp('primary', ports.primary, '/primary')}
${tcp('replicas', ports.replicas, '/replica')}
listen shoppers
  bind 127.0.0.1:${ports.shoppers}
  mode http
  option forwardfor
  option httpchk GET /readyz
  option redispatch
  http-response set-header x-node %s
  retries 2
  default-server inter 1s fall 2 rise 1
${nodes}`,
  );
  return serviceOf(() => run({ program: 'haproxy', args: ['-db', '-f', file], log: join(folder, 'haproxy.log') }));
}

/** PgBouncer, in the mode that Soko supports: it needs sessions. */
export function startPgBouncer(folder: string, port: number, primaryPort: number): Service {
  const user = unprivilegedUser(folder);
  const home = join(folder, 'pgbouncer');
  mkdirSync(home);
  chmodSync(home, 0o755);
  if (user) chownSync(home, user.uid, user.gid);
  const file = join(home, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
* = host=127.0.0.1 port=${primaryPort} user=soko password=soko
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = session
default_pool_size = 100
max_client_conn = 400
server_connect_timeout = 3
server_login_retry = 1
`,
  );
  return serviceOf(() =>
    run({ program: '/usr/sbin/pgbouncer', args: [file], log: join(folder, 'pgbouncer.log'), user }),
  );
}

/** Redis without a disk: it holds nothing that must not be lost. */
export function startRedis(folder: string, port: number): Service {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return serviceOf(() => run({ program: 'redis-server', args, log: join(folder, 'redis.log') }));
}
