import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unprivilegedUser } from 'api/db/embedded/unprivileged-user';
import { parse, stringify } from 'yaml';
import { type Running, run, until } from '../scale/child.ts';
import { freeze, thaw } from '../scale/freeze.ts';
import { type CuttableLine, openLine } from './cuttable-line.ts';

/** Patroni's own time-outs, in seconds; its rule is loop + 2 retries ≤ ttl. */
export interface PatroniTimes {
  ttl: number;
  loop: number;
  retry: number;
}

export type EtcdApi = 'v2' | 'v3';

export interface ClusterPlan extends PatroniTimes {
  folder: string;
  binaries: string;
  etcdPorts: readonly number[];
  /** The version of etcd's API that Patroni speaks. */
  etcdApi: EtcdApi;
  nextPort: () => number;
}

/** One PostgreSQL with its Patroni. */
export interface DatabaseNode {
  name: string;
  /** Where clients connect. */
  port: number;
  /** Patroni's REST API, for clients. */
  restPort: number;
  /** Kills both, as a machine that loses its power. */
  kill: () => Promise<void>;
  freeze: () => void;
  thaw: () => void;
  /** Cuts all lines of the machine, or only those of its peers. */
  cut: (which?: 'all' | 'peers') => void;
  heal: () => void;
  start: () => void;
  stop: () => Promise<void>;
}

export interface Cluster {
  nodes: DatabaseNode[];
  /** The node that is the primary of a whole cluster. */
  primary: () => Promise<DatabaseNode>;
  /** Waits until another node than this one is the primary, for so many seconds; returns whether one is. */
  untilPromoted: (former: DatabaseNode, seconds: number) => Promise<boolean>;
  /** Waits until a primary and two standbys share a timeline, one of them synchronous where that is wanted. */
  untilWhole: () => Promise<void>;
  /** Replication without acknowledgement of a standby. */
  replicateAsynchronously: () => Promise<void>;
  close: () => Promise<void>;
}

interface Member {
  name: string;
  role: string;
  state: string;
  timeline?: number;
}

const password = 'soko';

/** Starts three PostgreSQL under Patroni, each behind lines of its own. */
export async function startCluster(plan: ClusterPlan): Promise<Cluster> {
  const user = unprivilegedUser(plan.folder);
  const home = join(plan.folder, 'cluster');
  mkdirSync(home);
  if (user) chownSync(home, user.uid, user.gid);
  const nodes: DatabaseNode[] = [];
  for (const name of ['pg1', 'pg2', 'pg3']) nodes.push(await startNode(name, home, plan));
  let isSynchronous = true;
  const cluster: Cluster = {
    nodes,
    async primary() {
      let name: string | undefined;
      await until('a primary', async () => {
        const view = (await Promise.all(nodes.map(viewOf))).find((one) => one.length > 0) ?? [];
        name = view.find(({ role, state }) => role === 'leader' && state === 'running')?.name;
        return name !== undefined;
      });
      return nodes.find((node) => node.name === name) as DatabaseNode;
    },
    async untilPromoted(former, seconds) {
      const others = nodes.filter((node) => node !== former);
      const isPrimary = async () => (await Promise.all(others.map(isPrimaryAt))).includes(true);
      return until('another primary', isPrimary, seconds).then(
        () => true,
        () => false,
      );
    },
    async untilWhole() {
      await until('a whole cluster', async () => {
        // One that has been frozen believes for a moment that nothing has changed.
        const views = await Promise.all(nodes.map(viewOf));
        const leaders = new Set(views.map((view) => view.find(({ role }) => role === 'leader')?.name));
        return leaders.size === 1 && views.every((view) => isWhole(view, isSynchronous));
      });
    },
    async replicateAsynchronously() {
      const reply = await fetch(`http://127.0.0.1:${nodes[0]?.restPort}/config`, {
        method: 'PATCH',
        body: JSON.stringify({ synchronous_mode: false }),
      });
      if (!reply.ok) throw new Error(`Patroni refused the setting: ${await reply.text()}`);
      isSynchronous = false;
    },
    async close() {
      await Promise.all(nodes.map((node) => node.stop()));
    },
  };
  return cluster;
}

async function isPrimaryAt({ restPort }: DatabaseNode): Promise<boolean> {
  const reply = await fetch(`http://127.0.0.1:${restPort}/primary`, { signal: AbortSignal.timeout(500) }).catch(
    () => undefined,
  );
  await reply?.body?.cancel();
  return reply?.ok ?? false;
}

function isWhole(view: readonly Member[], isSynchronous: boolean): boolean {
  const running = view.filter(({ state }) => state === 'running' || state === 'streaming');
  const count = (wanted: string) => running.filter(({ role }) => role === wanted).length;
  return (
    running.length === 3 &&
    new Set(running.map(({ timeline }) => timeline)).size === 1 &&
    count('leader') === 1 &&
    count('sync_standby') === (isSynchronous ? 1 : 0)
  );
}

/** What a node says of all; nothing if it does not answer. */
function viewOf({ restPort }: DatabaseNode): Promise<Member[]> {
  return fetch(`http://127.0.0.1:${restPort}/cluster`, { signal: AbortSignal.timeout(1_000) })
    .then(async (reply) => ((await reply.json()) as { members: Member[] }).members)
    .catch(() => []);
}

async function startNode(name: string, home: string, plan: ClusterPlan): Promise<DatabaseNode> {
  const user = unprivilegedUser(home);
  const own = { postgres: plan.nextPort(), rest: plan.nextPort() };
  const lines = {
    peers: await openLine(plan.nextPort(), [own.postgres]),
    clients: await openLine(plan.nextPort(), [own.postgres]),
    rest: await openLine(plan.nextPort(), [own.rest]),
    etcd: await openLine(plan.nextPort(), plan.etcdPorts),
  };
  const file = join(home, `${name}.yml`);
  const data = join(home, name);
  writeFileSync(file, stringify(configurationOf(name, home, plan, own, lines)));
  const start = () =>
    run({ program: 'patroni', args: [file], log: join(home, `${name}.log`), user, environment: { HOME: home } });
  let running: Running = start();
  const processes = () => [...(running.isRunning() ? [running.pid] : []), ...postmasterIn(data)];
  const killAll = () => {
    for (const pid of processes()) process.kill(pid, 'SIGKILL');
  };
  let isFrozen = false;
  const thawAll = () => {
    if (isFrozen) processes().forEach(thaw);
    isFrozen = false;
  };
  // Patroni does not take its PostgreSQL along when it is killed, whose children would stay if they were frozen. They are
  // found by their files, so this comes before the end of those.
  const endAll = () => {
    thawAll();
    killAll();
  };
  process.prependListener('exit', endAll);
  return {
    name,
    port: lines.clients.port,
    restPort: lines.rest.port,
    async kill() {
      killAll();
      await running.ended;
      await until(`the end of ${name}`, () => postmasterIn(data).length === 0);
    },
    freeze() {
      processes().forEach(freeze);
      isFrozen = true;
    },
    thaw: thawAll,
    cut(which = 'all') {
      for (const line of which === 'all' ? Object.values(lines) : [lines.peers]) line.cut();
    },
    heal() {
      for (const line of Object.values(lines)) line.heal();
    },
    start() {
      running = start();
    },
    async stop() {
      running.signal('SIGTERM');
      await Promise.race([running.ended, new Promise((resolve) => setTimeout(resolve, 20_000).unref())]);
      killAll();
      process.off('exit', endAll);
      for (const line of Object.values(lines)) line.close();
    },
  };
}

/** The first process of a PostgreSQL that runs; a file may be left behind by one that was killed. */
function postmasterIn(data: string): number[] {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? [pid] : [];
  } catch {
    return [];
  }
}

type Lines = Record<'peers' | 'clients' | 'rest' | 'etcd', CuttableLine>;

const shipped = new URL('../../deploy/patroni/patroni.yml', import.meta.url);

/** What the file for operators says of a host, with the addresses, folders and passwords of this one. */
function configurationOf(
  name: string,
  home: string,
  { binaries, ttl, loop, retry, etcdApi }: ClusterPlan,
  own: { postgres: number; rest: number },
  lines: Lines,
): object {
  const at = (port: number) => `127.0.0.1:${port}`;
  const superuser = { username: 'soko', password };
  const { etcd3: _, watchdog: __, ...source } = parse(readFileSync(shipped, 'utf8'));
  return {
    ...source,
    name,
    restapi: { listen: at(own.rest), connect_address: at(lines.rest.port) },
    [etcdApi === 'v2' ? 'etcd' : 'etcd3']: { hosts: [at(lines.etcd.port)], use_proxies: true },
    bootstrap: {
      ...source.bootstrap,
      dcs: { ...source.bootstrap.dcs, ttl, loop_wait: loop, retry_timeout: retry },
      initdb: [...source.bootstrap.initdb, { auth: 'trust' }],
    },
    postgresql: {
      ...source.postgresql,
      listen: at(own.postgres),
      connect_address: at(lines.peers.port),
      data_dir: join(home, name),
      bin_dir: binaries,
      pgpass: join(home, `${name}.pgpass`),
      authentication: { superuser, replication: { username: 'replicator', password }, rewind: superuser },
      parameters: { ...source.postgresql.parameters, unix_socket_directories: home },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
  };
}
