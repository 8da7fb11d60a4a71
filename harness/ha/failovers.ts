import { setTimeout as sleep } from 'node:timers/promises';
import { type HostRole, roleQuery } from 'api/db/client/pick-host';
import type { BenchGoods } from '../bench/bench-goods.ts';
import { breachesIn } from '../chaos/find-breaches-after-chaos.ts';
import { until } from '../scale/child.ts';
import type { Fleet, SokoNode } from '../scale/fleet.ts';
import { queryPostgres } from '../scale/postgres-pair.ts';
import { type Kind, startVisitors } from '../scale/visitors.ts';
import type { EtcdMember } from './etcd.ts';
import { type FailoverFigures, failoverFigures, seconds } from './failover-figures.ts';
import type { Service } from './fronts.ts';
import type { Cluster, DatabaseNode } from './patroni.ts';
import { type RefusedRead, refusedReads } from './refused-reads.ts';

/** Everything that runs on this machine. */
export interface HaParts {
  origin: string;
  cluster: Cluster;
  etcd: EtcdMember[];
  redis: Service;
  /** Where statements go through one. */
  pooler?: Service | undefined;
  fleet: Fleet;
  goods: BenchGoods;
  /** Visitors who come each second: of five, four read and one orders. */
  rate: number;
}

export interface Failover {
  name: string;
  happen: (primary: DatabaseNode) => Promise<void> | void;
  /** Whether a standby takes over. */
  hasPromotion?: true;
  /** Restores what does not recover by itself; gets the former primary. */
  restore?: (former: DatabaseNode) => Promise<void> | void;
}

/** What systemd waits before it starts again what has crashed. */
const supervisorMilliseconds = 1_000;

async function crash(service: Service | EtcdMember): Promise<void> {
  service.running.signal('SIGKILL');
  await service.running.ended;
}

export function failovers({ cluster, etcd, redis, pooler, fleet }: HaParts): Failover[] {
  const [node] = fleet.nodes as [SokoNode];
  const [member] = etcd as [EtcdMember];
  return [
    { name: 'nothing happens', happen: () => {} },
    {
      name: 'primary killed',
      hasPromotion: true,
      happen: (primary) => primary.kill(),
      restore: (former) => former.start(),
    },
    {
      name: 'primary frozen',
      hasPromotion: true,
      happen: (primary) => primary.freeze(),
      restore: (former) => former.thaw(),
    },
    {
      name: 'primary cut off',
      hasPromotion: true,
      happen: (primary) => primary.cut(),
      restore: (former) => former.heal(),
    },
    {
      name: 'standby killed',
      happen: (primary) => standbyOf(cluster, primary).kill(),
      restore: (former) => standbyOf(cluster, former).start(),
    },
    { name: 'etcd member killed', happen: () => crash(member), restore: () => member.start() },
    ...(pooler
      ? [
          {
            name: 'pooler killed',
            async happen() {
              await crash(pooler);
              await sleep(supervisorMilliseconds);
              pooler.start();
            },
          },
        ]
      : []),
    {
      name: 'Redis killed',
      happen: () => crash(redis),
      restore: () => redis.start(),
    },
    { name: 'node killed', happen: () => fleet.kill(node), restore: () => fleet.startAgain(node) },
  ];
}

function standbyOf(cluster: Cluster, primary: DatabaseNode): DatabaseNode {
  return cluster.nodes.find(({ name }) => name !== primary.name) as DatabaseNode;
}

/**
 * The control: without synchronous replication, a primary whose standbys are cut off acknowledges orders that only it
 * has, and then it is killed. The harness must count them as lost.
 */
export function losingFailover(): Failover {
  return {
    name: 'control: asynchronous, standbys cut off for 5 s, then the primary killed',
    hasPromotion: true,
    async happen(primary) {
      primary.cut('peers');
      await sleep(5_000);
      await primary.kill();
    },
    restore(former) {
      former.heal();
      former.start();
    },
  };
}

const turns: readonly Kind[] = ['browse', 'browse', 'checkout', 'browse', 'browse'];
const quietMilliseconds = 6_000;
const maxSeconds = 90;

/** What happened, to find out why. */
interface Course {
  orderSeconds: string;
  readSeconds: string;
  refusedReads: RefusedRead[];
}

/** Lets something happen under load, waits until orders are taken again, and compares the database with the replies. */
export async function runFailover(
  { origin, cluster, goods, rate }: HaParts,
  { happen, hasPromotion, restore }: Failover,
): Promise<FailoverFigures & Course> {
  await cluster.untilWhole();
  const primary = await cluster.primary();
  const visitors = startVisitors(origin, goods, rate, { turns, pause: 1_000 });
  await sleep(quietMilliseconds);
  const at = visitors.now();
  await happen(primary);
  const isPromoted = hasPromotion && (await cluster.untilPromoted(primary, maxSeconds));
  const promotedAfter = isPromoted ? Number(((visitors.now() - at) / 1000).toFixed(1)) : undefined;
  await sleep(quietMilliseconds);
  const isGood = () => {
    const recent = visitors.seen.filter((one) => one.kind === 'checkout' && one.at > visitors.now() - 3_000);
    return recent.length > 0 && recent.every((one) => one.isGood);
  };
  await until('orders are taken again', isGood, maxSeconds).catch(() => {});
  await sleep(quietMilliseconds);
  await visitors.stop();
  await restore?.(primary);
  await cluster.untilWhole();
  const breaches = await breachesIn(await onlyPrimary(cluster), visitors.acknowledged);
  return {
    ...failoverFigures(visitors.seen, at, { acknowledged: visitors.acknowledged.length, breaches, promotedAfter }),
    refusedReads: refusedReads(visitors.seen, at),
    orderSeconds: seconds(visitors.seen, at, 'checkout'),
    readSeconds: seconds(visitors.seen, at, 'browse'),
  };
}

/**
 * The address of the primary by what each PostgreSQL says of itself, once all answer and one alone says that it is it: a
 * former primary that has just been thawed still accepts writes, whatever its Patroni knows by then.
 */
async function onlyPrimary({ nodes }: Cluster): Promise<string> {
  const addresses = nodes.map(({ port }) => `postgres://soko@127.0.0.1:${port}/postgres`);
  let primary = '';
  await until('a single primary', async () => {
    const answers = await Promise.all(
      addresses.map((address) => queryPostgres<HostRole>(address, roleQuery).catch(() => [])),
    );
    const roles = answers.flatMap(([role]) => role ?? []);
    primary = addresses[answers.findIndex(([role]) => role?.isStandby === false)] ?? '';
    return roles.length === addresses.length && roles.filter(({ isStandby }) => !isStandby).length === 1;
  });
  return primary;
}
