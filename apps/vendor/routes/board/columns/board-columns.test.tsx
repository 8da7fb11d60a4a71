import { renderInApp } from 'app-kit/testing/render-in-app.tsx';
import type { BoardColumn } from 'market/orders/orders-board.rules';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { cardSizes } from '../card-size.ts';
import type { ShownOrder } from '../use-store-board.ts';
import { BoardColumns } from './board-columns.tsx';

const now = new Date('2026-11-23T12:30:00.000Z');
const line = { line_number: 1, name: 'Jollof rice', quantity: 2, choices: [], add_ons: [], ticked: [] };

function order(index: number, column: BoardColumn): ShownOrder {
  const status = { new: 'pending', work: 'processing', ready: 'handover', gone: 'picked_up', later: 'confirmed' }[
    column
  ];
  return {
    id: `100000471${index}`,
    code: `471${index}`,
    column,
    order_status: status,
    order_type: index % 2 ? 'delivery' : 'take_away',
    version: 1,
    customer_name: 'Oluwaseun-Temitope',
    order_note: index % 2 ? 'No pepper' : '',
    payment: 'cash',
    total: 12_400,
    currency: 'NGN',
    lines: [line],
    changes: [],
    bag_count: column === 'ready' ? 2 : null,
    placed_at: '2026-11-23T12:29:00.000Z',
    schedule_at: column === 'later' ? '2026-11-23T15:00:00.000Z' : null,
    rings_at: '2026-11-23T12:29:00.000Z',
    confirmed_at: '2026-11-23T12:20:00.000Z',
    ready_at: '2026-11-23T12:50:00.000Z',
    handover_at: '2026-11-23T12:25:00.000Z',
    left_at: '2026-11-23T12:28:00.000Z',
    expected_at: '2026-11-23T12:58:00.000Z',
    courier_name: 'Musa',
    courier_here_at: null,
    returning_at: null,
    canceled_by: null,
    cancel_reason: null,
    test_ends_at: null,
    busyMinutes: 0,
    waiting: undefined,
  } as unknown as ShownOrder;
}

const columns: BoardColumn[] = ['new', 'new', 'work', 'work', 'ready', 'ready', 'gone', 'gone', 'later', 'later'];
const orders = columns.map((column, index) => order(index, column));
const actions = { take: () => undefined, takeBack: () => undefined, stop: () => undefined, open: () => undefined };

async function open(width: number, height: number, size: string) {
  await page.viewport(width, height);
  const element = (
    <div data-size={size}>
      <BoardColumns {...{ storeId: 7, orders, now, actions }} shown="new" onShow={() => undefined} />
    </div>
  );
  const { screen } = await renderInApp([{ path: '/', element }], {});
  await expect.element(screen.getByRole('article').first()).toBeVisible();
  return screen;
}

/** Pixels of the tablet that the bar above the board and the strip below it take, and the menu beside it. */
const barPixels = 60 + 52;
const menuPixels = 76;

it.each(cardSizes)(
  '[STO-005] ten cards of size %s fit a tablet without scrolling, with large numbers',
  async (size) => {
    const screen = await open(1180 - menuPixels, 800 - barPixels, size);
    const cards = screen.getByRole('article').elements();
    expect(cards).toHaveLength(10);
    const number = screen.getByRole('heading', { name: /4710/ }).element();
    expect(Number.parseFloat(getComputedStyle(number).fontSize)).toBeGreaterThanOrEqual(26);
    for (const card of cards) expect(card.getBoundingClientRect().bottom).toBeLessThanOrEqual(800 - barPixels);
    expect(document.documentElement.scrollWidth).toBe(1180 - menuPixels);
  },
);

it('[STO-005] a phone shows one column, below the names of all with their counts', async () => {
  const screen = await open(360, 640, 'm');
  const cards = screen.getByRole('article').elements();
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    const { left, right } = card.getBoundingClientRect();
    expect([left >= 0, right <= 360]).toEqual([true, true]);
  }
  for (const name of ['New 2', 'Preparing 2', 'Ready 2', 'Gone 2', 'Later 2']) {
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeInTheDocument();
  }
  // Screen readers find a heading above the cards.
  await expect.element(screen.getByRole('heading', { name: /^New/, level: 2 })).toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(360);
});

it('[DEL-28] the board says for how long a courier waits at the counter', async () => {
  await page.viewport(1180, 800);
  const here = (column: BoardColumn, seconds: number) => ({
    ...order(1, column),
    courier_here_at: new Date(now.getTime() - seconds * 1000).toISOString(),
  });
  const shown = [here('work', 7 * 60), { ...here('ready', 20), id: '1000004719', code: '4719' }];
  const element = (
    <BoardColumns {...{ storeId: 7, orders: shown, now, actions }} shown="new" onShow={() => undefined} />
  );
  const { screen } = await renderInApp([{ path: '/', element }], {});
  await expect.element(screen.getByText('The rider waits for 7 minutes')).toBeVisible();
  await expect.element(screen.getByText('The rider is here')).toBeVisible();
});
