import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { trackingRefreshSeconds } from 'market/orders/orders.rules';
import type { BenchGoods } from './bench-goods.ts';
import type { RunningServer } from './bench-servers.ts';
import { workloadsFor } from './bench-workloads.ts';
import { coreSharesOf } from './core-share.ts';
import { measure, median } from './load.ts';

/** People who watch orders at once, and the number of watched orders. */
const [pollers, orders] = [1_000, 100];

export interface PollingFigures {
  /** Calls per second of all people. */
  perSecond: number;
  p99: number;
  /** Per cent of one core that the server takes, what it takes at rest taken off; the median of the rounds. */
  coreShare: number;
}

/** What it costs that many people watch where their order is. */
export async function benchPolling(
  ours: RunningServer,
  goods: BenchGoods,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<PollingFigures> {
  const requests = await watchedOrders(ours.base, goods);
  const perSecond = pollers / trackingRefreshSeconds;
  const load = { base: ours.base, requests, seconds, perSecond };
  await measure(load);
  const [shares, p99]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const [atRest = 0] = await coreSharesOf([ours.pid], () => sleep(seconds * 1000));
    const [busy = 0] = await coreSharesOf([ours.pid], async () => void p99.push((await measure(load)).p99));
    shares.push(busy - atRest);
    console.log(`  ${busy.toFixed(1)} % of a core while they watch, ${atRest.toFixed(1)} % at rest`);
  }
  return { perSecond, p99: median(p99), coreShare: Number(median(shares).toFixed(1)) };
}

/** Calls that each open an order by its signed link. */
async function watchedOrders(base: string, goods: BenchGoods): Promise<Request[]> {
  const wishes = workloadsFor(goods).find(({ name }) => name === 'order')?.ours ?? [];
  const placed: Request[] = [];
  for (let index = 0; placed.length < orders && index < 3 * orders; index++) {
    const wish = wishes[index % wishes.length];
    if (!wish || typeof wish.setupRequest !== 'function') continue;
    const { path, headers, body } = wish.setupRequest(wish, {});
    const reply = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'idempotency-key': randomUUID() },
      body: String(body),
    });
    if (!reply.ok) continue;
    const { order_id, tracking_token } = (await reply.json()) as { order_id: string; tracking_token: string };
    placed.push({ path: `/api/v1/customer/order/track?order_id=${order_id}&token=${tracking_token}` });
  }
  if (placed.length < orders) throw new Error(`Only ${placed.length} orders could be placed`);
  return placed;
}
