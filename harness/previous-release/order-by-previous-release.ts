import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** An order that a node of the previous release has tried to place, or to cancel. */
interface Attempt {
  /** Milliseconds since 1970. */
  endedAt: number;
  /** How long it took. */
  milliseconds: number;
  isGood: boolean;
  /** What it was answered where it is not good. */
  answer?: string;
}

export interface OrderingNode {
  /** So far, in the order of their ends. */
  attempts: Attempt[];
  stop: () => Promise<void>;
}

/**
 * A node of the previous release in a process of its own, with its background work. Four guests order at the same time
 * and cancel every fourth order, until the input ends.
 */
const script = `import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { openMarket } from 'api/open-market';
import pg from 'pg';
const [url = '', uploads = ''] = process.argv.slice(2);
let isOver = false;
const market = await openMarket({ url } as Parameters<typeof openMarket>[0], {
  isStopping: () => isOver, isDemo: false, carriers: { sms: { by: 'outbox' } }, identity: {}, payments: {}, push: {},
  uploads, growth: {}, onProgress: () => {},
} as Parameters<typeof openMarket>[1]);
const client = new pg.Client({ connectionString: url });
await client.connect();
const days = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];
const { rows: goods } = await client.query(
  \`with chosen as (
     select distinct on (s.id) s.id as store_id, i.id as item_id, s.module_id, s.lat, s.lng
     from stores s
     join zones z on z.id = s.zone_id and z.cash_on_delivery and z.area @> point(s.lng, s.lat)
     join items i on i.store_id = s.id and i.active and i.stock is not null and not i.is_prescription_required
       and i.choice_options = '[]' and i.food_variations = '[]' and i.price between 50000 and 400000
     order by s.id, i.id limit 200
   ), opened as (
     update stores set active = true, minimum_order = 0, opening_hours = $1::jsonb
     where id in (select store_id from chosen)
   ), filled as (
     update items set stock = stock + 1000000, stock_received = stock_received + 1000000, maximum_cart_quantity = null,
       available_from = null, available_until = null
     where id in (select item_id from chosen)
   )
   select item_id, module_id, lat, lng from chosen\`,
  [JSON.stringify(Object.fromEntries(days.map((day) => [day, [[0, 1439]]])))],
);
await client.end();
if (goods.length === 0) throw new Error('Nothing can be ordered');
process.stdin.on('end', () => { isOver = true; }).resume();

async function attempt(path: string, moduleId: number, payload: object) {
  const from = performance.now();
  const reply = await market.app.inject({
    method: 'POST', url: '/api/v1/customer/order/' + path, payload,
    headers: { moduleid: String(moduleId), 'idempotency-key': randomUUID() },
  });
  const isGood = reply.statusCode < 300;
  const milliseconds = performance.now() - from;
  console.log(JSON.stringify({ endedAt: Date.now(), milliseconds, isGood, ...(!isGood && { answer: reply.body }) }));
  return isGood ? reply.json() : undefined;
}

async function shop() {
  for (let count = 0; !isOver; count++) {
    const { item_id, module_id, lat, lng } = goods[randomInt(goods.length)];
    const guest_id = randomBytes(16).toString('base64url');
    const placed = await attempt('place', module_id, {
      guest_id, items: [{ item_id, quantity: 1 }], latitude: lat, longitude: lng, address: 'Near the blue water tank',
      contact_person_name: 'Ada Obi', contact_person_number: '+23480' + randomInt(10_000_000, 99_999_999),
      dm_tips: 100,
    });
    if (placed && count % 4 === 3) await attempt('cancel', module_id, { guest_id, order_id: placed.order_id, reason: 'Changed my mind' });
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
await Promise.all([shop(), shop(), shop(), shop()]);
await market.close();
`;

/** Starts a node of the previous release that places orders; resolves after the first good one. */
export async function startOrdering(release: string, url: string): Promise<OrderingNode> {
  const file = join(release, 'order-former.ts');
  writeFileSync(file, script);
  const child = spawn(process.execPath, [file, url, join(release, 'uploads')], {
    cwd: release,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const attempts: Attempt[] = [];
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return console.log(line);
      const attempt: Attempt = JSON.parse(line);
      attempts.push(attempt);
      if (attempt.isGood) resolve();
    });
    ended.then(() => reject(new Error('The node of the previous release has ended')));
  });
  return { attempts, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  child.stdin?.end();
  await ended;
}

/** A time without a good order. */
export interface Stop {
  from: number;
  milliseconds: number;
}

/** Returns the times between two good orders that follow each other, the longest first, within a span of time. */
export function stopsIn(attempts: readonly Attempt[], from: number, until: number): Stop[] {
  const good = attempts.filter(({ isGood, endedAt }) => isGood && endedAt > from && endedAt < until);
  const times = [from, ...good.map(({ endedAt }) => endedAt), until];
  return times
    .slice(1)
    .map((time, index) => ({ from: times[index] ?? time, milliseconds: time - (times[index] ?? time) }))
    .sort((one, other) => other.milliseconds - one.milliseconds);
}
