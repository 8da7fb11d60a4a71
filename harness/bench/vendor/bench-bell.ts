import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../../tools/system-browser.ts';
import {
  openTabletStore,
  percentile,
  placeTakeAway,
  seenIn,
  signTabletIn,
  stepByCall,
  type TabletStore,
  tabletViewport,
} from './tablet-store.ts';

/** Milliseconds within which card and bell are there, of 95 of 100 orders [STO-001] [STO-003]. */
const goal = 1_000;
/** Orders that a kitchen has in work at once; the others are handed over. */
const maxInWork = 12;

export interface BellFigures {
  orders: number;
  /** From the call of the customer to the answer that brings the order to the tablet, in milliseconds. */
  readP50: number;
  readP95: number;
  /** To the frame with the card. */
  cardP50: number;
  cardP95: number;
  cardMax: number;
  /** To the first stroke of the bell. */
  bellP50: number;
  bellP95: number;
  bellMax: number;
  goal: number;
  isWithinGoal: boolean;
}

/**
 * Notes when the bell strikes and when a frame with the card of an order is rendered. Written as text, for this program knows
 * no page.
 */
const noteCardsAndBells = `
  window.seen = { cards: {}, bells: [] };
  performance.setResourceTimingBufferSize(100_000);
  const now = () => performance.timeOrigin + performance.now();
  const start = AudioScheduledSourceNode.prototype.start;
  AudioScheduledSourceNode.prototype.start = function (...rest) {
    window.seen.bells.push(now());
    return start.apply(this, rest);
  };
  new MutationObserver(() => {
    for (const heading of document.querySelectorAll('article h3')) {
      const code = heading.textContent.trim().slice(-4);
      if (code in window.seen.cards) continue;
      window.seen.cards[code] = 0;
      requestAnimationFrame(() => setTimeout(() => (window.seen.cards[code] = now())));
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

/** How long it takes from placing an order to its card and bell on the tablet of the store. */
export async function benchBell(base: string, databaseUrl: string): Promise<Record<string, BellFigures>> {
  const store = await openTabletStore(databaseUrl);
  const browser = await chromium.launch(browserOptions());
  try {
    return {
      'card and bell': await measureBell(browser, { base, store, count: 100, isDeaf: false }),
      'control: a board without events': await measureBell(browser, { base, store, count: 5, isDeaf: true }),
    };
  } finally {
    await browser.close();
  }
}

interface Run {
  base: string;
  store: TabletStore;
  count: number;
  isDeaf: boolean;
}

async function measureBell(browser: Browser, { base, store, count, isDeaf }: Run): Promise<BellFigures> {
  const context = await browser.newContext({ viewport: tabletViewport });
  const page = await context.newPage();
  await page.addInitScript(noteCardsAndBells);
  if (isDeaf) await page.route('**/events', (route) => route.abort());
  await signTabletIn(context, base, store);
  await page.goto(`${base}/vendor/`);
  await page.getByRole('heading', { name: 'Orders' }).waitFor({ state: 'attached' });
  if (!isDeaf) await page.getByText('Live', { exact: true }).waitFor();
  await page.getByRole('button', { name: /^(Try|Stop) the bell$/ }).click();
  const [cards, bells, reads]: [number[], number[], number[]] = [[], [], []];
  const working: { id: string; code: string }[] = [];
  for (let placed = 0; placed < count; placed++) {
    const from = performance.timeOrigin + performance.now();
    const order = await placeTakeAway(base, store);
    const seen = await seenOf(page, order.code, from);
    reads.push(seen.read - from);
    cards.push(seen.card - from);
    bells.push(seen.bell - from);
    await page
      .getByRole('article', { name: `Order ${order.code}` })
      .getByRole('button', { name: /^Accept/ })
      .click();
    await page.getByRole('button', { name: 'Stop the bell' }).waitFor({ state: 'hidden' });
    working.push(order);
    if (working.length > maxInWork) await handOver(working.shift() as { id: string; code: string });
  }
  await Promise.all(working.map(handOver));
  await context.close();
  const figures = {
    orders: count,
    ...{ readP50: percentile(reads, 0.5), readP95: percentile(reads, 0.95) },
    ...{ cardP50: percentile(cards, 0.5), cardP95: percentile(cards, 0.95), cardMax: percentile(cards, 1) },
    ...{ bellP50: percentile(bells, 0.5), bellP95: percentile(bells, 0.95), bellMax: percentile(bells, 1) },
  };
  return { ...figures, goal, isWithinGoal: Math.max(figures.cardP95, figures.bellP95) <= goal };

  async function handOver(order: { id: string; code: string }): Promise<void> {
    await stepByCall(context, base, { store, order, step: 'ready', body: { version: 2 } });
    await stepByCall(context, base, { store, order, step: 'hand-over', body: { version: 4, code: order.code } });
  }
}

function seenOf(page: Page, code: string, from: number): Promise<{ card: number; bell: number; read: number }> {
  return seenIn(
    page,
    `(() => {
      const card = window.seen.cards['${code}'];
      const bell = window.seen.bells.find((at) => at > ${from});
      if (!card || !bell) return null;
      const reads = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/board'));
      const ends = reads.map(({ responseEnd }) => performance.timeOrigin + responseEnd);
      return { card, bell, read: ends.findLast((at) => at > ${from} && at <= card) ?? card };
    })()`,
  );
}
