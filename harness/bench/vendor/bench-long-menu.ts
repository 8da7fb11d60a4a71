import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { browserOptions } from '../../../tools/system-browser.ts';
import { copyItems, openTabletStore, signTabletIn, type TabletStore, tabletViewport } from './tablet-store.ts';

const itemCount = 5_000;
/** Milliseconds: of the slowest task while the menu is scrolled, and of a change of all prices [STO-047] [STO-053]. */
const goals = { maxTask: 100, change: 3_000 };
/** What a hand scrolls in one step, in pixels, and how often a second. */
const [step, stepsPerSecond] = [240, 20];

export interface LongMenuFigures {
  [figure: string]: number | boolean;
  isWithinGoal: boolean;
}

/** How a menu of 5,000 items scrolls, and how long a change of all its prices takes. */
export async function benchLongMenu(
  base: string,
  databaseUrl: string,
  { seconds }: { seconds: number },
): Promise<Record<string, LongMenuFigures>> {
  const store = await openTabletStore(databaseUrl);
  await fillMenu(databaseUrl, store);
  const browser = await chromium.launch(browserOptions());
  try {
    const context = await browser.newContext({ viewport: tabletViewport });
    await signTabletIn(context, base, store);
    const page = await context.newPage();
    const from = performance.now();
    await page.goto(`${base}/vendor/menu`);
    await page.getByRole('switch').first().waitFor();
    const shown = Math.round(performance.now() - from);
    await page.waitForLoadState('networkidle');
    // The first visit stores the app on the device, which a tablet in use did long ago.
    await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
    const scroll = await scrollThrough(page, seconds);
    const plain = await scrollPlainLines(page, seconds);
    const isWithinGoal = scroll.maxTask <= goals.maxTask;
    const change = await changePrices(page);
    return {
      'menu of 5,000 items, scrolled': { shown, ...scroll, goal: goals.maxTask, isWithinGoal },
      'plain lines, scrolled': { ...plain, goal: goals.maxTask, isWithinGoal: plain.maxTask <= goals.maxTask },
      'change of 5,000 prices': { ...change, goal: goals.change, isWithinGoal: change.saved <= goals.change },
    };
  } finally {
    await browser.close();
  }
}

/** Adds copies of the items of a store until there are enough. */
async function fillMenu(databaseUrl: string, { storeId }: TabletStore): Promise<void> {
  const db = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  try {
    const { rows } = await db.query<{ id: number }>('select id from items where store_id = $1', [storeId]);
    if (rows.length < itemCount)
      await copyItems(
        db,
        rows.map(({ id }) => id),
        itemCount - rows.length,
      );
    // A store of an earlier run may have more, which one change does not take.
    await db.query(
      `delete from items where id in (
         select id from items where store_id = $1 and slug like '%-copy-%'
           and not exists (select from order_lines l where l.item_id = items.id) order by id desc limit $2)`,
      [storeId, Math.max(0, rows.length - itemCount)],
    );
    await db.query('analyze items');
  } finally {
    await db.end();
  }
}

/** Scrolls like a hand that is in a hurry, and counts frames and tasks. The texts are for the page. */
async function scrollThrough(page: Page, seconds: number) {
  await page.evaluate(`(() => {
    window.trace = { frames: 0, maxFrame: 0, tasks: [] };
    let last = performance.now();
    const count = (now) => {
      window.trace.frames += 1;
      window.trace.maxFrame = Math.max(window.trace.maxFrame, now - last);
      last = now;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.trace.tasks.push(duration);
    }).observe({ type: 'longtask' });
  })()`);
  await page.mouse.move(tabletViewport.width / 2, tabletViewport.height / 2);
  const start = performance.now();
  for (let steps = 0; steps < seconds * stepsPerSecond; steps++) {
    await page.mouse.wheel(0, step);
    await sleep(Math.max(0, start + ((steps + 1) * 1000) / stepsPerSecond - performance.now()));
  }
  const lasted = (performance.now() - start) / 1000;
  const trace = (await page.evaluate('({ ...window.trace, at: Math.round(window.scrollY) })')) as {
    frames: number;
    maxFrame: number;
    tasks: number[];
    at: number;
  };
  return {
    framesPerSecond: Number((trace.frames / lasted).toFixed(1)),
    maxFrame: Math.round(trace.maxFrame),
    longTasks: trace.tasks.length,
    maxTask: Math.round(Math.max(0, ...trace.tasks)),
    pixels: trace.at,
  };
}

/** What this machine scrolls at best: lines of text without any script. */
async function scrollPlainLines(page: Page, seconds: number) {
  const plain = await page.context().newPage();
  await plain.setContent(
    Array.from({ length: 5_000 }, (_, line) => `<p style="height: 48px">Line ${line}</p>`).join(''),
  );
  const scroll = await scrollThrough(plain, seconds);
  await plain.close();
  return scroll;
}

/** Raises all prices by a tenth, as a person does: chosen, looked at, changed. */
async function changePrices(page: Page) {
  await page.reload();
  await page.getByRole('button', { name: 'Change several' }).click();
  await page.getByRole('button', { name: 'Choose all shown' }).click();
  await page.getByRole('button', { name: 'Change…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('How much').fill('10');
  const requestedAt = performance.now();
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  const change = dialog.getByRole('button', { name: /^Change [\d,]+ items$/ });
  await change.waitFor({ timeout: 60_000 });
  const seen = performance.now();
  const count = Number((await change.textContent())?.replace(/\D/g, ''));
  await change.click();
  await page.getByText(/^Saved\. Items changed/).waitFor({ timeout: 60_000 });
  const saved = performance.now();
  return { items: count, preview: Math.round(seen - requestedAt), saved: Math.round(saved - seen) };
}
