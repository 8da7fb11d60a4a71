import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A file for operators with the addresses of this machine. */
function shippedWith(name: string, changes: readonly (readonly [from: string, to: string])[]): string {
  const source = readFileSync(new URL(`../../deploy/patroni/${name}`, import.meta.url), 'utf8');
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/patroni/${name} does not say ${from}`);
    return text.replaceAll(from, to);
  }, source);
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
  const hosts = ['a', 'b', 'c'].flatMap((host, place) => {
    const { port, restPort } = databases[place] as DatabaseNode;
    return [
      [`db-${host}:5432 check port 8008`, `127.0.0.1:${port} check port ${restPort}`],
      [`soko-${host}:3000`, `127.0.0.1:${nodePorts[place]}`],
    ] as const;
  });
  const fronts = [
    ['127.0.0.1:5000', `127.0.0.1:${ports.primary}`],
    ['127.0.0.1:5001', `127.0.0.1:${ports.replicas}`],
    // So that a refused read says which node it was.
    ['127.0.0.1:8080', `127.0.0.1:${ports.shoppers}\n  http-response set-header x-node %s`],
  ] as const;
  writeFileSync(file, shippedWith('haproxy.cfg', [...hosts, ...fronts]));
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
  const changes = [
    ['soko = host=127.0.0.1 port=5000', `* = host=127.0.0.1 port=${primaryPort} user=soko password=soko`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['auth_type = scram-sha-256', 'auth_type = any'],
    ['auth_file = /etc/pgbouncer/userlist.txt', ''],
  ] as const;
  writeFileSync(file, shippedWith('pgbouncer.ini', changes));
  return serviceOf(() =>
    run({ program: '/usr/sbin/pgbouncer', args: [file], log: join(folder, 'pgbouncer.log'), user }),
  );
}

/** Redis without a disk: it holds nothing that must not be lost. */
export function startRedis(folder: string, port: number): Service {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return serviceOf(() => run({ program: 'redis-server', args, log: join(folder, 'redis.log') }));
}
