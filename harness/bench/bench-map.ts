import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { browserOptions } from '../../tools/system-browser.ts';
import { orderAt } from '../day/city/crowd.ts';
import { openStores } from '../day/city/demo-city.ts';
import { move, type Rider, signInLive } from './bench-live.ts';
import type { RunningServer } from './bench-servers.ts';

const [orderCount, riderCount, perSecond] = [1_000, 500, 100];
/** Frames a second that the map of the city has at least. */
const goal = 30;

export interface MapFigures {
  /** Of the whole measurement. */
  framesPerSecond: number;
  /** Milliseconds of the slowest frame. */
  maxFrame: number;
  goal: number;
}

/** How smooth the live map is with 1,000 orders and 500 riders, 100 of whom move each second: at rest, and while it is dragged [OPS-002]. */
export async function benchMap(
  ours: RunningServer,
  url: string,
  { seconds }: { seconds: number },
): Promise<Record<string, MapFigures>> {
  await placeRunningOrders(ours.base, url);
  const { riders } = await signInLive(url);
  const login = await addOperator(url);
  const browser = await chromium.launch(browserOptions());
  try {
    const page = await browser.newPage({ baseURL: ours.base, viewport: { width: 1440, height: 900 } });
    const reply = await page.request.post('/api/v1/auth/login', {
      headers: { 'x-software-id': 'soko-web', 'sec-fetch-site': 'same-origin' },
      data: { login_type: 'manual', email_or_phone: login, password: 'soko-demo' },
    });
    if (!reply.ok()) throw new Error(`The operator cannot sign in: ${await reply.text()}`);
    const ending = new AbortController();
    const riding = rideUntil(ending.signal, ours.base, riders);
    await page.goto('/admin/live');
    await page.locator('.leaflet-container').waitFor();
    await sleep(5_000);
    const figures = {
      'map at rest': await framesOf(page, seconds, () => sleep(seconds * 1000)),
      'map that is dragged': await framesOf(page, seconds, () => drag(page, seconds)),
    };
    ending.abort();
    await riding;
    return figures;
  } finally {
    await browser.close();
  }
}

async function placeRunningOrders(base: string, url: string): Promise<void> {
  const db = new pg.Pool({ connectionString: url, max: 1 });
  const stores = await openStores(db, 20).finally(() => db.end());
  for (let placed = 0; placed < orderCount; placed++) {
    const store = stores[placed % stores.length];
    if (store) await orderAt(base, store);
  }
}

/** An owner of the market with the password of the demo. */
async function addOperator(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const email = 'map@bench.invalid';
  await client.query(
    `with operator as (
       insert into customers (f_name, l_name, email, is_email_verified, password_hash, ref_code)
       select 'Map', 'Reader', $1, true, password_hash, 'MAPREADER1' from customers
       where email = 'bisi@demo.invalid' returning id
     ) insert into operators (customer_id, roles) select id, array['owner'] from operator`,
    [email],
  );
  await client.end();
  return email;
}

async function rideUntil(signal: AbortSignal, base: string, riders: readonly Rider[]): Promise<void> {
  const calls: Promise<void>[] = [];
  for (let count = 0; !signal.aborted; count++) {
    const rider = riders[count % riderCount];
    if (rider) calls.push(move(base, rider, count, new Map()));
    await sleep(1000 / perSecond);
  }
  await Promise.all(calls);
}

/** Of the page, where the function below runs; this program has none. */
declare const requestAnimationFrame: (callback: (now: number) => void) => number;

/** Counts the frames of a page while something happens. */
async function framesOf(page: Page, seconds: number, happens: () => Promise<void>): Promise<MapFigures> {
  const counted = page.evaluate(
    (milliseconds) =>
      new Promise<{ frames: number; max: number }>((resolve) => {
        const start = performance.now();
        let [frames, max, last] = [0, 0, start];
        const count = (now: number) => {
          frames += 1;
          max = Math.max(max, now - last);
          last = now;
          if (now - start < milliseconds) requestAnimationFrame(count);
          else resolve({ frames, max });
        };
        requestAnimationFrame(count);
      }),
    seconds * 1000,
  );
  await happens();
  const { frames, max } = await counted;
  return { framesPerSecond: Number((frames / seconds).toFixed(1)), maxFrame: Math.round(max), goal };
}

async function drag(page: Page, seconds: number): Promise<void> {
  const box = await page.locator('.leaflet-container').boundingBox();
  if (!box) throw new Error('The map is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const end = Date.now() + seconds * 1000;
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; Date.now() < end; step++) {
    await page.mouse.move(x + 120 * Math.sin(step / 10), y + 80 * Math.cos(step / 10));
    await sleep(16);
  }
  await page.mouse.up();
}
