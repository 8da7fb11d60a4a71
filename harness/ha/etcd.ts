import { join } from 'node:path';
import { type Running, run, until } from '../scale/child.ts';

export interface EtcdMember {
  clientPort: number;
  running: Running;
  start: () => void;
}

/** Waits until all members have found each other. */
export async function untilEtcdAnswers(members: readonly EtcdMember[]): Promise<void> {
  await until('etcd', async () => {
    if (members.some(({ running }) => !running.isRunning())) throw new Error('etcd ended: is a port taken (--port)?');
    const replies = members.map(({ clientPort }) =>
      fetch(`http://127.0.0.1:${clientPort}/health`).catch(() => undefined),
    );
    return (await Promise.all(replies)).every((reply) => reply?.ok);
  });
}

/** Starts the members of an etcd. */
export function startEtcd(folder: string, ports: readonly (readonly [client: number, peer: number])[]): EtcdMember[] {
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const all = ports.map(([, peer], index) => `etcd${index}=${urlOf(peer)}`).join(',');
  return ports.map(([client, peer], index) => {
    const name = `etcd${index}`;
    const settings = {
      name,
      'data-dir': join(folder, name),
      'listen-client-urls': urlOf(client),
      'advertise-client-urls': urlOf(client),
      'listen-peer-urls': urlOf(peer),
      'initial-advertise-peer-urls': urlOf(peer),
      'initial-cluster': all,
      'heartbeat-interval': '200',
      'election-timeout': '2000',
      logger: 'zap',
      'enable-v2': 'true',
    };
    const args = Object.entries(settings).map(([key, value]) => `--${key}=${value}`);
    const start = () => run({ program: 'etcd', args, log: join(folder, `${name}.log`) });
    const member: EtcdMember = {
      clientPort: client,
      running: start(),
      start() {
        member.running = start();
      },
    };
    return member;
  });
}
