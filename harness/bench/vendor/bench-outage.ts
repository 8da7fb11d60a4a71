import { setTimeout as sleep } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { reopened } from '../../../e2e/support/rough-shift.ts';
import { type CuttingProxy, cuttingProxy } from '../../chaos/cutting-proxy.ts';
import { seededRandom } from '../../chaos/seeded-random.ts';
import { offlineLaunch } from './offline-tablet.ts';
import {
  act,
  actionsOf,
  type Compared,
  compare,
  isReadyBefore,
  orderKinds,
  type StoreAction,
} from './store-actions.ts';
import {
  openTabletStore,
  type PlacedOrder,
  placeTakeAway,
  signTabletIn,
  stepByCall,
  type TabletStore,
  tabletViewport,
} from './tablet-store.ts';

export interface Outage {
  /** How long the network is away; the actions are spread over it. */
  minutes: number;
  outages: number;
  /** The place of the store of the first one. */
  firstStore: number;
  /** How often the app dies in each outage, and once more while it sends. */
  kills: number;
  /** The control: the tablet forgets at a death what it has not sent. */
  forgets?: boolean;
}

export interface OutageFigures extends Compared {
  kills: number;
  /** Milliseconds from the network to the last step sent, of the slowest outage. */
  sent: number;
  isSound: boolean;
}

/** The app has saved what waits; the text is for the page. */
const waiting = (query: string) => `(async () => {
  const open = (name) => new Promise((resolve, reject) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const all = (store) => new Promise((resolve) => {
    const reading = store.getAll();
    reading.onsuccess = () => resolve(reading.result);
  });
  ${query}
})()`;
const savedBoard = waiting(`
  const database = await open('soko-vendor');
  const saved = JSON.stringify(await all(database.transaction('queries').objectStore('queries')));
  database.close();
  return saved;`);
const waitingCount = waiting(`
  const database = await open('soko-vendor-waiting');
  const [saved] = await all(database.transaction('mutations').objectStore('mutations'));
  database.close();
  return saved ? saved.mutations.length : 0;`);
const forget = waiting(`
  const database = await open('soko-vendor-waiting');
  const transaction = database.transaction('mutations', 'readwrite');
  transaction.objectStore('mutations').clear();
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  database.close();`);

/** Works at a tablet while the network is away, and compares what was done with what the server has afterwards [STO-007] [SEAT-30]. */
export async function benchOutage(base: string, databaseUrl: string, outage: Outage): Promise<OutageFigures> {
  const { firstStore } = outage;
  const random = seededRandom(16);
  const proxy = await cuttingProxy(Number(new URL(base).port), random);
  const url = `http://127.0.0.1:${proxy.port}`;
  const browser = await chromium.launch(offlineLaunch());
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const total: OutageFigures = { actions: 0, lost: 0, doubled: 0, kills: 0, sent: 0, isSound: true };
  try {
    for (let number = 0; number < outage.outages; number++) {
      // Each outage begins with a board of its own.
      const store = await openTabletStore(databaseUrl, firstStore + number);
      const context = await browser.newContext({ viewport: tabletViewport, baseURL: url });
      await signTabletIn(context, url, store);
      const tablet = { page: await context.newPage(), context, url, base, store, proxy, random };
      const { actions, kills, sent } = await workThrough(tablet, outage);
      const compared = await compare(db, actions);
      total.actions += compared.actions;
      total.lost += compared.lost;
      total.doubled += compared.doubled;
      total.kills += kills;
      total.sent = Math.max(total.sent, sent);
      console.log(`  outage ${number + 1}: ${JSON.stringify(compared)}, ${kills} kills, all sent after ${sent} ms`);
      await context.close();
    }
  } finally {
    await browser.close();
    await db.end();
    proxy.close();
  }
  return { ...total, isSound: total.lost === 0 && total.doubled === 0 };
}

interface Tablet {
  page: Page;
  context: BrowserContext;
  /** Through the proxy, and past it. */
  url: string;
  base: string;
  store: TabletStore;
  proxy: CuttingProxy;
  random: () => number;
}

async function workThrough(tablet: Tablet, { minutes, kills: wantedKills, forgets }: Outage) {
  const { context, url, base, proxy, random } = tablet;
  const orders = await acceptedOrders(tablet);
  const actions = actionsOf(orders, random);
  await tablet.page.goto(`${url}/vendor/`);
  await tablet.page.getByText('Live', { exact: true }).waitFor();
  await tablet.page.evaluate('navigator.serviceWorker.ready');
  const last = orders.at(-1)?.id ?? '';
  await until(async () => String(await tablet.page.evaluate(savedBoard)).includes(last));
  const port = Number(new URL(base).port);
  proxy.pointTo(1);
  proxy.endAll();
  await context.setOffline(true);
  const start = Date.now();
  const deaths = new Set(
    Array.from({ length: wantedKills }, (_, kill) => Math.floor(((kill + 1) * actions.length) / (wantedKills + 1))),
  );
  let kills = 0;
  const die = async () => {
    kills += 1;
    if (forgets) await tablet.page.evaluate(forget);
    tablet.page = await reopened(tablet.page, '/vendor/');
  };
  for (const [place, action] of actions.entries()) {
    await act(tablet.page, action);
    if (deaths.has(place)) await die();
    const next = start + ((place + 1) * minutes * 60_000) / actions.length;
    await sleep(Math.max(0, next - Date.now()));
  }
  // First the steps arrive, and their replies do not.
  proxy.cutChance = 1;
  proxy.pointTo(port);
  await context.setOffline(false);
  await sleep(3_000);
  if (wantedKills > 0) await die();
  proxy.cutChance = 0;
  proxy.endAll();
  const back = Date.now();
  if (wantedKills > 0) {
    await sleep(random() * 1_500);
    await die();
  }
  await until(async () => (await tablet.page.evaluate(waitingCount)) === 0);
  return { actions: actions satisfies StoreAction[], kills, sent: Date.now() - back };
}

/** Orders that the store has accepted, some of them ready. */
async function acceptedOrders({ context, base, store }: Tablet): Promise<PlacedOrder[]> {
  const count = Object.values(orderKinds).reduce((sum, one) => sum + one, 0);
  const orders: PlacedOrder[] = [];
  for (let place = 0; place < count; place++) {
    const order = await placeTakeAway(base, store);
    await stepByCall(context, base, { store, order, step: 'accept', body: { version: 1, minutes: 20 } });
    if (isReadyBefore(place)) await stepByCall(context, base, { store, order, step: 'ready', body: { version: 2 } });
    orders.push(order);
  }
  return orders;
}

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    if (await isDone()) return;
    await sleep(250);
  }
  throw new Error('It did not end within five minutes');
}
