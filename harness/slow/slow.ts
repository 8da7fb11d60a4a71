import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { startEmbeddedPostgres } from 'api/db/embedded/embedded-postgres';
import { migrate } from 'api/db/migrate';
import { seedMarket } from 'api/db/seed/seed-market';
import { scratchFolder } from '../../tools/scratch-folder.ts';
import { type BenchGoods, prepareGoods } from '../bench/bench-goods.ts';
import { type RunningServer, startOurs } from '../bench/bench-servers.ts';
import { workloadsFor } from '../bench/bench-workloads.ts';
import { plannedRequests, sendOpenLoop, sumOf } from '../bench/open-loop-requests.ts';
import type { SlowClients, SlowResult } from './slow-clients.ts';
import { type FrontName, frontNames, startFront } from './slow-fronts.ts';
import { type KindName, kindNames, slowKinds } from './slow-kinds.ts';

/**
 * Keeps slow sockets of each kind open while honest visitors browse and order, at the bare server and behind the
 * proxies of deploy/. The control gives a slot to a request as soon as its head is there: it must fail.
 */
const { values } = parseArgs({
  options: {
    kind: { type: 'string', multiple: true },
    front: { type: 'string', multiple: true },
    sockets: { type: 'string', default: '500' },
    addresses: { type: 'string', multiple: true, default: ['1', '50'] },
    seconds: { type: 'string', default: '15' },
    /** Two kinds at the bare server, and the control. */
    short: { type: 'boolean', default: false },
    port: { type: 'string', default: '3910' },
    json: { type: 'string' },
  },
});

interface Figure {
  front: FrontName | 'control';
  kind: KindName;
  addresses: number;
  /** Per cent of the looks and orders that were served within a second. */
  looks: number;
  orders: number;
  /** Slow sockets that were open at the end, and how many were ended by the server. */
  open: number;
  ended: number;
}

const short = values.short;
const sockets = short ? 100 : Number(values.sockets);
const seconds = short ? 3 : Number(values.seconds);
const port = Number(values.port);
const kinds = (values.kind ?? (short ? ['bodies', 'readers'] : [...kindNames])) as KindName[];
const fronts = (values.front ?? (short ? ['bare'] : [...frontNames])) as FrontName[];
const spreads = short ? [1] : values.addresses.map(Number);
const minShare = 95;
const [looksPerSecond, ordersPerSecond] = [20, 2];
/** No attacker uses this address. */
const honestAddress = '127.0.1.1';

using scratch = scratchFolder();
const postgres = await startEmbeddedPostgres(`${scratch.path}/postgres`);
const figures: Figure[] = [];
try {
  await migrate(postgres.url);
  await seedMarket(postgres.url, { size: 's' });
  const goods = await prepareGoods(postgres.url);
  for (const front of fronts) await measureFront(front, goods);
  await measureControl(goods);
} finally {
  await postgres.stop();
}

console.table(figures);
if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`);
const faults = figures.filter(({ front, looks, orders }) => front !== 'control' && Math.min(looks, orders) < minShare);
const isControlled = figures.some(({ front, looks }) => front === 'control' && looks < minShare);
for (const { front, kind, addresses } of faults) console.log(`✗ ${kind} from ${addresses} addresses, ${front}`);
if (!isControlled) console.log('✗ The control serves its visitors, so this proves nothing');
process.exit(faults.length > 0 || !isControlled ? 1 : 0);

async function measureFront(front: FrontName, goods: BenchGoods): Promise<void> {
  const ours = await startOurs(postgres.url, port, {
    TRUSTED_PROXIES: front === 'bare' ? undefined : '127.0.0.1',
  });
  const place = { folder: scratch.path, port: port + 1, nodePort: port };
  const proxy = front === 'bare' ? undefined : await startFront(front, place);
  try {
    await warmUp(ours, goods);
    for (const kind of kinds) {
      for (const spread of spreads) await measureKind({ front, kind, spread, ours, goods });
    }
  } finally {
    await proxy?.stop();
    await ours.stop();
  }
}

async function measureControl(goods: BenchGoods): Promise<void> {
  const ours = await startOurs(postgres.url, port, { PLANTED_DEFECT: 'early-slots' });
  try {
    await warmUp(ours, goods);
    await measureKind({ front: 'control', kind: 'bodies', spread: 1, ours, goods });
  } finally {
    await ours.stop();
  }
}

/** Code, plans and caches are cold after a start, which is not measured. */
async function warmUp({ base }: RunningServer, goods: BenchGoods): Promise<void> {
  const perSecond = looksPerSecond + ordersPerSecond;
  await sendOpenLoop({ base, perSecond, seconds: 3, wishes: plannedRequests(honestRequests(goods), perSecond * 3) });
}

interface Measured {
  front: Figure['front'];
  kind: KindName;
  spread: number;
  ours: RunningServer;
  goods: BenchGoods;
}

async function measureKind({ front, kind, spread, ours, goods }: Measured): Promise<void> {
  const doorPort = front === 'caddy' || front === 'nginx' ? port + 1 : port;
  const slow: SlowClients = {
    ...slowKinds(`127.0.0.1:${doorPort}`, await pathOfEvents(ours.base, goods))[kind],
    port: doorPort,
    sockets,
    addresses: Array.from({ length: spread }, (_, index) => `127.0.0.${10 + index}`),
  };
  const worker = new Worker(new URL('./slow-clients.ts', import.meta.url), { workerData: slow });
  await new Promise((resolve) => setTimeout(resolve, sockets + 1_000));
  const requests = honestRequests(goods);
  const perSecond = looksPerSecond + ordersPerSecond;
  const result = await sendOpenLoop({
    base: `http://127.0.0.1:${doorPort}`,
    perSecond,
    seconds,
    wishes: plannedRequests(requests, perSecond * seconds),
    localAddress: honestAddress,
  });
  worker.postMessage('end');
  const [{ open, ended }] = (await once(worker, 'message')) as [SlowResult];
  await worker.terminate();
  const { order, ...looks } = result;
  const inTime = ({ sent, milliseconds }: { sent: number; milliseconds: number[] }) =>
    Number(((100 * milliseconds.filter((one) => one <= 1_000).length) / sent).toFixed(1));
  figures.push({
    front,
    kind,
    addresses: spread,
    looks: inTime(sumOf(Object.values(looks))),
    orders: order ? inTime(order) : 0,
    open,
    ended,
  });
  console.log(JSON.stringify(figures.at(-1)));
}

/** Ten looks for each order, in turn. */
function honestRequests(goods: BenchGoods) {
  const jobs = new Map(workloadsFor(goods).map((job) => [job.name, job.ours]));
  const mix = [
    'list',
    'detail',
    'home',
    'list',
    'detail',
    'search',
    'list',
    'detail',
    'home',
    'list',
    'order',
  ] as const;
  return Array.from({ length: 20 }, (_, turn) =>
    mix.map((kind, index) => {
      const ours = jobs.get(kind) ?? [];
      return { ...ours[(turn * mix.length + index) % ours.length], kind };
    }),
  ).flat();
}

async function pathOfEvents(base: string, goods: BenchGoods): Promise<string> {
  const [wish] = plannedRequests(
    (workloadsFor(goods).find(({ name }) => name === 'order')?.ours ?? []).map((request) => ({
      ...request,
      kind: 'order',
    })),
    1,
  );
  if (!wish) throw new Error('Nothing can be ordered');
  const { path, method, headers, body } = wish;
  const reply = await fetch(base + path, { method, headers, ...(body !== undefined && { body }) });
  if (!reply.ok) throw new Error(`No order was placed: ${reply.status} ${await reply.text()}`);
  const { order_id: id, tracking_token: token } = (await reply.json()) as { order_id: string; tracking_token: string };
  return `/api/v1/customer/order/events?order_id=${id}&token=${token}`;
}
