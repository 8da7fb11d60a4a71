import { type BrowserContext, chromium } from '@playwright/test';
import { cuttingProxy } from '../../chaos/cutting-proxy.ts';
import { offlineLaunch } from './offline-tablet.ts';
import {
  openTabletStore,
  type PlacedOrder,
  percentile,
  placeTakeAway,
  seenIn,
  signTabletIn,
  stepByCall,
  tabletViewport,
} from './tablet-store.ts';

/** Milliseconds until the board is there, on a slow processor and without a network [SEAT-30]. */
const goal = 1_500;
const slowdown = 4;
const [orders, loads] = [20, 30];

export interface SecondLoadFigures {
  loads: number;
  /** From the address to the frame with the cards, in milliseconds. */
  p50: number;
  p95: number;
  max: number;
  goal: number;
  isWithinGoal: boolean;
}

/** Notes when the first card is rendered, counted from the moment of the address. */
const noteFirstCard = `
  const look = new MutationObserver(() => {
    if (!document.querySelector('article h3')) return;
    look.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.cardAt = performance.now())));
  });
  look.observe(document, { childList: true, subtree: true });
`;

/** Loads what the board does not need beside it, as if the page were idle at once. */
const neverWait = 'window.requestIdleCallback = (work) => void work()';

/** How soon a tablet that was opened before shows its board without a network, on a processor four times as slow. */
export async function benchSecondLoad(base: string, databaseUrl: string): Promise<Record<string, SecondLoadFigures>> {
  const store = await openTabletStore(databaseUrl);
  const proxy = await cuttingProxy(Number(new URL(base).port), Math.random);
  const url = `http://127.0.0.1:${proxy.port}`;
  const browser = await chromium.launch(offlineLaunch());
  try {
    const context = await browser.newContext({ viewport: tabletViewport });
    await signTabletIn(context, url, store);
    const placed: PlacedOrder[] = [];
    while (placed.length < orders) {
      const order = await placeTakeAway(base, store);
      await stepByCall(context, base, { store, order, step: 'accept', body: { version: 1, minutes: 20 } });
      placed.push(order);
    }
    const first = await context.newPage();
    await first.goto(`${url}/vendor/`);
    await first
      .getByRole('article')
      .nth(orders - 1)
      .waitFor();
    await first.evaluate('navigator.serviceWorker.ready');
    // What is saved on the device is written a second after the last answer.
    await first.waitForTimeout(3_000);
    await first.close();
    proxy.pointTo(1);
    proxy.endAll();
    await context.setOffline(true);
    const times: number[] = [];
    const ofControl: number[] = [];
    // In turns: what else the machine does is the same for both.
    for (let load = 0; load < loads; load++) {
      times.push(await timeOfLoad(context, url));
      ofControl.push(await timeOfLoad(context, url, neverWait));
    }
    // The next run on this database has as many cards.
    await context.setOffline(false);
    for (const order of placed) {
      await stepByCall(context, base, { store, order, step: 'ready', body: { version: 2 } });
      await stepByCall(context, base, { store, order, step: 'hand-over', body: { version: 4, code: order.code } });
    }
    return {
      'second load without a network': figuresOf(times),
      'control: loads all parts at once': figuresOf(ofControl),
    };
  } finally {
    await browser.close();
    proxy.close();
  }
}

async function timeOfLoad(context: BrowserContext, url: string, before = ''): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(before);
  await page.addInitScript(noteFirstCard);
  await page.goto(`${url}/vendor/`, { waitUntil: 'commit' });
  const time = await seenIn<number>(page, 'window.cardAt');
  await page.close();
  return time;
}

function figuresOf(times: readonly number[]): SecondLoadFigures {
  const p95 = percentile(times, 0.95);
  const figures = { loads: times.length, p50: percentile(times, 0.5), p95, max: percentile(times, 1) };
  return { ...figures, goal, isWithinGoal: p95 <= goal };
}
